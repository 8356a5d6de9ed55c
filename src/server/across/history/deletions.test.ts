import { expect, it } from 'vitest'
import { createContact, deleteContact, listContacts, mergeContacts, updateContact } from '../../../contract/contacts/contacts.ts'
import { createDeal, listDeals, updateDeal } from '../../../contract/deals/deals.ts'
import { createWorkgroup, updateWorkgroup } from '../../../contract/workgroups.ts'
import { listDeletions, undoChange } from '../../../contract/x/changes.ts'
import { openForTests } from '../../testing/each-test.ts'
import { openWorld, type Person } from '../../testing/world.ts'

const { world, here } = await openForTests()

const contact = async (by: Person, more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name: 'Ada', ...more } } })).reply.contactId
const update = (by: Person, id: string, more: object) => by.call(updateContact, { params: { id }, body: { contact: more } })
const remove = (by: Person, id: string) => by.call(deleteContact, { params: { id } })
const start = '2026-11-17 09:00:00'
const lost = async (by: Person, since = start) =>
  (await by.call(listDeletions, { query: { since } })).reply.deletions.map(({ id, mergedInto }) => (mergedInto ? [id, mergedInto] : id))

it('lists what was deleted, merged or hidden, for those who saw it, until they see it again', async () => {
  const { admin, member: ben } = here
  const [gone, hidden, looser, winner, last] = [
    await contact(admin),
    await contact(admin),
    await contact(admin),
    await contact(admin),
    await contact(admin),
  ]
  const secret = await contact(admin, { visibility: 'only-me' })
  const removed = await remove(ben, gone)
  await update(admin, hidden, { visibility: 'only-me' })
  await update(admin, hidden, { visibility: 'selected-people', allowedUsers: [admin.id] })
  await admin.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })
  await remove(admin, secret)
  expect(await lost(ben)).toEqual([gone, hidden, [looser, winner]])
  expect(await lost(admin)).toEqual([gone, [looser, winner], secret])
  await admin.call(mergeContacts, { query: { looser_id: winner, winner_id: last } })
  await ben.call(undoChange, { params: { id: removed.change } })
  expect(await lost(ben)).toEqual([hidden, [looser, last], [winner, last]])
  await update(admin, hidden, { visibility: 'public' })
  await remove(admin, hidden)
  expect(await lost(ben)).toEqual([hidden, [looser, last], [winner, last], hidden])
})

it('lists what a workgroup shares for those who left it, and since then what it shares for those who joined', async () => {
  const { admin, member: ben } = here
  const { workgroupId: id } = (await admin.call(createWorkgroup, { body: { group: { name: 'Build', users: [ben.id] } } })).reply
  const [kept, opened, later] = [await contact(admin), await contact(admin), await contact(admin)]
  for (const one of [kept, opened]) await update(admin, one, { visibility: 'group', groupId: id })
  const deal = { name: 'Ferry', visibility: 'group' as const, groupId: id }
  const { dealId } = (await admin.call(createDeal, { body: { case: deal } })).reply
  expect(await lost(ben)).toEqual([])
  world.pass(60)
  const left = await admin.call(updateWorkgroup, { params: { id }, body: { group: { users: [`-${ben.id}`] } } })
  const since = '2026-11-17 09:00:30'
  world.pass(60)
  await update(admin, later, { visibility: 'group', groupId: id })
  await update(admin, opened, { visibility: 'public' })
  expect(await lost(ben)).toEqual([kept, dealId, later].toSorted((a, b) => Number(a) - Number(b)))
  expect(await lost(admin)).toEqual([])
  const found = async () => {
    const contacts = (await ben.call(listContacts, { query: { since, contactType: 'person' } })).reply.contacts
    const deals = (await ben.call(listDeals, { query: { xSince: since } })).reply.deals
    return [...contacts, ...deals].map((one) => one.id).toSorted((a, b) => Number(a) - Number(b))
  }
  expect(await found()).toEqual([opened])
  expect((await admin.call(undoChange, { params: { id: left.change } })).status).toBe(200)
  expect(await found()).toEqual([kept, opened, later, dealId].toSorted((a, b) => Number(a) - Number(b)))
  expect(await lost(ben)).toEqual([])
})

it('is read page by page, whole changes at a time', async () => {
  const { admin, member: ben } = here
  const ids: string[] = []
  for (let n = 0; n < 205; n += 1) ids.push(await contact(admin))
  for (const id of ids) await remove(admin, id)
  const page = async (path?: string) => (await ben.call(listDeletions, path ? { path } : { query: { since: start } })).reply
  const [first, rest]: [string[], string[]] = [[], []]
  let { deletions, continuedAt } = await page()
  first.push(...deletions.map(({ id }) => id))
  while (continuedAt !== undefined) {
    ;({ deletions, continuedAt } = await page(continuedAt))
    rest.push(...deletions.map(({ id }) => id))
  }
  expect([first.length, [...first, ...rest]]).toEqual([100, ids])
  const third = (await ben.call(listDeletions, { query: { since: start, page: '3' } })).reply
  expect([third.deletions.length, third.continuedAt]).toEqual([5, undefined])
})

it('finds an undone change of a deal by its time', async () => {
  const { admin } = here
  const { dealId: id } = (await admin.call(createDeal, { body: { case: { name: 'Ferry' } } })).reply
  const { change } = await admin.call(updateDeal, { params: { id }, body: { case: { name: 'Tram' } } })
  world.pass(3600)
  await admin.call(undoChange, { params: { id: change } })
  const { deals } = (await admin.call(listDeals, { query: { xSince: '1 hour ago' } })).reply
  expect(deals.map(({ name }) => name)).toEqual(['Ferry'])
})

it('refuses a time from which deletions are no longer kept', async () => {
  const short = await openWorld({ options: { undoDays: 0 } })
  const { admin } = await short.account()
  const asked = (since: string) => admin.call(listDeletions, { query: { since } })
  expect((await asked('20200101000000')).status).toBe(200)
  short.pass(60)
  const answer = await asked('20261117090000')
  expect([answer.status, answer.errors[0]?.code]).toEqual([400, 'too-old'])
  expect((await asked('now')).status).toBe(200)
  await short.end()
})

it('says from when to ask next', async () => {
  const other = await openWorld()
  const { admin } = await other.account()
  const until = async () => (await admin.call(listDeletions, { query: { since: 'now' } })).reply.until
  await contact(admin)
  other.pass(60)
  expect(await until()).toBe('2026-11-17 09:00:00')
  await contact(admin)
  expect(await until()).toBe('2026-11-17 09:01:00')
  other.pass(7200)
  expect(await until()).toBe('2026-11-17 10:01:00')
  await other.end()
})
