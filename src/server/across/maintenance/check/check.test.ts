import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCase } from '../../../../contract/cases.ts'
import { createContact } from '../../../../contract/contacts/contacts.ts'
import { addTags } from '../../../../contract/contacts/tags.ts'
import { contactNotes } from '../../../../contract/notes/notes.ts'
import { dealCategories } from '../../../../contract/x/named-categories.ts'
import { checkStore } from '../../../service.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('finds nothing in a sound database, and every kind of fault in a damaged one', async () => {
  const { admin, id } = await world.account()
  const person = { type: 'person' as const, name: 'Sigrid', companyName: 'Fjordlys' }
  const { contactId } = (await admin.call(createContact, { body: { contact: person } })).reply
  await admin.call(contactNotes.create, { params: { ownerId: contactId }, body: { note: { body: 'Hello.' } } })
  await admin.call(addTags, { params: { contactId }, body: { tags: 'client' } })
  for (const name of ['Plan', 'Sketch']) await admin.call(dealCategories.create, { body: { category: { name } } })
  await admin.call(createCase, { body: { case: { name: 'Refund', caseResponsibleId: admin.id, backgroundInfo: 'Paid twice.' } } })
  const seen: number[] = []
  expect(await checkStore(world.store, (done, all) => seen.push(done / all))).toEqual([])
  expect(seen.at(-1)).toBe(1)
  await world.store.write(async ({ db }) => {
    await sql`update contacts set "companyId" = 999, attachment = '["998"]' where id = ${contactId}`.execute(db)
    await sql`update cases set "caseResponsibleId" = 996, "sortKey" = 'x'`.execute(db)
    await sql`update "listedContacts" set "searchName" = 'x'`.execute(db)
    await sql`update "tagCounts" set used = 9`.execute(db)
    await sql`update notes set "ownerId" = 997`.execute(db)
    await sql`update "dealCategories" set name = 'PLAN' where name = 'Sketch'`.execute(db)
    await sql`update usage set used = 7`.execute(db)
    await sql`insert into "workgroupUsers" ("accountId", "workgroupId", "userId") values (${id}, 1, 1)`.execute(db)
  })
  const faults = (await checkStore(world.store)).join('\n')
  for (const fault of [
    'companyId 999',
    'caseResponsibleId 996',
    'sortKey that differs from its derived value',
    'files 998',
    'ownerId 997',
    'listedContacts lacks',
    'is 9 but should be',
    'the counter says 7',
    'entries but should hold',
    'same unique value as deal category',
  ])
    expect(faults).toContain(fault)
})
