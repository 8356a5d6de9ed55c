import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createCase } from '../../../../contract/cases.ts'
import { createContact, listContacts } from '../../../../contract/contacts/contacts.ts'
import { addTags, listTags } from '../../../../contract/contacts/tags.ts'
import { search } from '../../../../contract/x/search.ts'
import { checkStore } from '../../../service.ts'
import { contentOf, everythingIn } from '../../../testing/database/database.ts'
import { statementsOf } from '../../../testing/database/statements.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { rebuildDerived } from './rebuild-derived.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('rebuilds the derived data of an older version once, and changes nothing else', async () => {
  const { admin, id } = await world.account()
  const person = { type: 'person' as const, name: 'Łukasz', lastName: 'Żuraw', companyName: 'Bibliothek am Wall' }
  const { reply } = await admin.call(createContact, { body: { contact: person } })
  await admin.call(addTags, { params: { contactId: reply.contactId }, body: { tags: 'client, libraries' } })
  await rebuildDerived(world.store)
  const before = await contentOf(world.store, id)
  await world.store.write(async ({ db }) => {
    await sql`update "listedContacts" set "sortKey" = 'old'`.execute(db)
    await sql`update "contactCounts" set used = used + 1`.execute(db)
    await sql`delete from "contactGrams"`.execute(db)
    await sql`update "contactTags" set "sortKey" = 'old'`.execute(db)
    await sql`update sequence set value = 0 where name = 'derived'`.execute(db)
  })
  expect(await checkStore(world.store)).not.toEqual([])
  expect(await rebuildDerived(world.store)).toBe(true)
  expect(await checkStore(world.store)).toEqual([])
  expect(await contentOf(world.store, id)).toEqual(before)
  expect(await rebuildDerived(world.store)).toBe(false)
})

it('answers rightly once it has opened a database with names normalized the old way', async () => {
  const { admin } = await world.account()
  const title = `${'Roof '.repeat(40)}O’Rourke`
  await admin.call(createCase, { body: { case: { name: title } } })
  const { reply } = await admin.call(createContact, { body: { contact: { type: 'company', name: 'O’Rourke‐Tools' } } })
  await admin.call(addTags, { params: { contactId: reply.contactId }, body: { tags: 'fair' } })
  await world.store.write(async ({ db }) => {
    await sql`update "searchTexts" set text = substr(${title.toLowerCase()}, 1, 160) where resource = 'cases'`.execute(db)
    await sql`delete from "searchGrams"`.execute(db)
    await sql`update "listedContacts" set "searchName" = 'o’rourke‐tools', "sortKey" = 'o’rourke‐tools' where "contactId" = ${reply.contactId}`.execute(
      db,
    )
    await sql`delete from "contactGrams"`.execute(db)
    await sql`update contacts set tags = ${'["trade-fair","trade fair","fair"]'} where id = ${reply.contactId}`.execute(db)
    await sql`update sequence set value = 9 where name = 'derived'`.execute(db)
  })
  expect(await rebuildDerived(world.store)).toBe(true)
  expect(await checkStore(world.store)).toEqual([])
  const found = (await admin.call(search, { query: { term: "o'rourke" } })).reply
  expect([found.contacts.map((hit) => hit.title), found.cases.map((hit) => hit.title)]).toEqual([['O’Rourke‐Tools'], [title]])
  expect((await admin.call(listContacts, { query: { term: "o'rourke tools" } })).reply.contacts.map(({ name }) => name)).toEqual([
    'O’Rourke‐Tools',
  ])
  expect((await admin.call(listTags)).reply.tags).toEqual([
    ['fair', 1],
    ['trade fair', 1],
  ])
})

it('reads at most a thousand rows at a time', async () => {
  const { id: accountId, admin } = await world.account()
  const kept = { accountId, authorId: admin.id, createdAt: '2026-11-17 09:00:00', updatedAt: '2026-11-17 09:00:00' }
  await world.store.write(async (tx) => {
    for (let n = 0; n < 1001; n += 1) await tx.load('eventCategories', { ...kept, name: `Category ${n}` })
    await sql`update sequence set value = 0 where name = 'derived'`.execute(tx.db)
  })
  const asked = await statementsOf(world.store, () => rebuildDerived(world.store))
  expect(Math.max(...asked.map(({ rows }) => rows))).toBe(1000)
})

it('refuses the writes of an older process once a newer one has rebuilt the database, and the start of the older one', async () => {
  // A database of its own: a write that was still under way while another test had set the version back has made that store outdated.
  const world = await openWorld()
  onTestFinished(() => world.end())
  const { admin } = await world.account()
  const contact = { body: { contact: { type: 'person' as const, name: 'Ada' } } }
  await rebuildDerived(world.store)
  expect(world.store.isCurrent()).toBe(true)
  await world.store.write(({ db }) => sql`update sequence set value = 1000000 where name = 'derived'`.execute(db))
  const before = await everythingIn(world.store)
  const refused = await admin.call(createContact, contact)
  expect([refused.status, refused.errors[0]?.code, refused.headers.get('retry-after')]).toEqual([503, 'outdated', '60'])
  expect((await admin.call(listContacts)).status).toBe(200)
  expect(await everythingIn(world.store)).toBe(before)
  expect(world.store.isCurrent()).toBe(false)
  await expect(rebuildDerived(world.store)).rejects.toThrow('newer version')
})
