import { expect, it } from 'vitest'
import { createContact, getContact, mergeContacts, updateContact } from '../../../../contract/contacts/contacts.ts'
import { contactNotes, getNote } from '../../../../contract/notes/notes.ts'
import { createWorkgroup, updateWorkgroup } from '../../../../contract/workgroups.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { updateUser } from '../../../../contract/x/people/users.ts'
import { openForTests } from '../../../testing/each-test.ts'
import type { Person } from '../../../testing/world.ts'

const { here } = await openForTests()

const contact = async (by: Person, more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name: 'Ada', ...more } } })).reply.contactId
const merge = async (by: Person, looser: string, winner: string) => {
  const answer = await by.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })
  return [answer.status, answer.errors[0]?.message]
}
const seen = async (by: Person, id: string) => (await by.call(getContact, { params: { id } })).status
const own = { visibility: 'only-me' }

it('does not take a contact from others whose visibility the user may not change', async () => {
  const ben = here.member
  const open = await contact(here.admin, { name: 'Sigrid' })
  const secret = await contact(ben, own)
  expect(await merge(ben, open, secret)).toEqual([
    403,
    expect.stringMatching(/^“Sigrid” would no longer be visible to Admin \d+\. Only its author or an administrator can do this\.$/),
  ])
  const group = (await here.admin.call(createWorkgroup, { body: { group: { name: 'Build', users: [ben.id] } } })).reply.workgroupId
  const cleo = await here.account.member()
  const shared = await contact(here.admin, { visibility: 'group', groupId: group })
  const both = await contact(ben, { visibility: 'selected-people', allowedUsers: [here.admin.id] })
  await here.admin.call(updateWorkgroup, { params: { id: group }, body: { group: { users: [cleo.id] } } })
  expect((await merge(ben, shared, both))[0]).toBe(403)
  expect([await seen(cleo, shared), await seen(cleo, open), await seen(here.admin, open)]).toEqual([200, 200, 200])
})

it('lets the author narrow their own contact by a merge, as by changing its visibility', async () => {
  const [open, secret] = [await contact(here.member), await contact(here.member, own)]
  expect((await merge(here.member, open, secret))[0]).toBe(200)
})

it('never takes a contact from its author, whoever merges', async () => {
  const [open, secret] = [await contact(here.member, { name: 'Sigrid' }), await contact(here.admin, own)]
  expect(await merge(here.admin, open, secret)).toEqual([
    422,
    expect.stringMatching(/^Person \d+ created “Sigrid” and would lose access\./),
  ])
  await here.admin.call(updateUser, { params: { id: here.member.id }, body: { user: { active: false } } })
  expect((await merge(here.admin, open, secret))[0]).toBe(200)
})

it('keeps a moved note visible to its readers where its author could no longer see the contact', async () => {
  const ben = here.member
  const cleo = await here.account.member()
  const looser = await contact(here.admin, { visibility: 'selected-people', allowedUsers: [ben.id, cleo.id] })
  const { noteId: id } = (await ben.call(contactNotes.create, { params: { ownerId: looser }, body: { note: { body: 'Rang.' } } })).reply
  await here.admin.call(updateContact, { params: { id: looser }, body: { contact: { allowedUsers: [`-${ben.id}`] } } })
  const winner = await contact(here.admin)
  expect((await merge(here.admin, looser, winner))[0]).toBe(200)
  const read = async (by: Person) => (await by.call(getNote, { params: { id } })).status
  expect([await read(here.admin), await read(cleo)]).toEqual([200, 200])
})

it('says by name why the winner cannot take in a contact that its author does not see', async () => {
  const [open, secret] = [await contact(here.admin, { name: 'Kai' }), await contact(here.member, { ...own, name: 'Kay' })]
  expect(await merge(here.member, secret, open)).toEqual([
    422,
    expect.stringMatching(/^Admin \d+ created “Kai” and can’t see “Kay”, which would become part of it\. Give Admin \d+ access first\.$/),
  ])
})

const author = async (by: Person, id: string) => (await by.call(getContact, { params: { id } })).reply.contact.author
const narrow = async (by: Person, id: string, visibility: object) =>
  (await by.call(updateContact, { params: { id }, body: { contact: visibility } })).status

it('gives nobody a contact of somebody else: merged into one’s own, it keeps its author', async () => {
  const ben = here.member
  const ada = await here.account.member()
  const [adas, bens] = [await contact(ada), await contact(ben)]
  expect((await merge(ben, adas, bens))[0]).toBe(200)
  expect(await author(ben, bens)).toBe(ada.id)
  expect([await narrow(ben, bens, own), await seen(ada, bens), await seen(here.admin, bens)]).toEqual([403, 200, 200])
  const [third, other] = [await contact(ben), await contact(ada)]
  expect((await merge(ben, third, other))[0]).toBe(200)
  expect((await merge(here.admin, await contact(ben), await contact(ada)))[0]).toBe(200)
  expect(await author(ben, other)).toBe(ada.id)
})

it('keeps both authors’ access where a contact comes from a workgroup', async () => {
  const ben = here.member
  const ada = await here.account.member()
  const group = (await ben.call(createWorkgroup, { body: { group: { name: 'Quay', users: [ada.id, ben.id] } } })).reply.workgroupId
  const shared = { visibility: 'group', groupId: group }
  const [adas, bens] = [await contact(ada, shared), await contact(ben, shared)]
  expect((await merge(ben, adas, bens))[0]).toBe(200)
  await ben.call(updateWorkgroup, { params: { id: group }, body: { group: { users: [`-${ada.id}`] } } })
  expect([await seen(ada, bens), await seen(ben, bens)]).toEqual([200, 200])
  const openly = await contact(ben)
  const chosen = await contact(ada, { visibility: 'selected-people', allowedUsers: [ben.id] })
  expect((await merge(ben, chosen, openly))[0]).toBe(200)
  const list = { visibility: 'selected-people', allowedUsers: [`-${ada.id}`] }
  expect([await seen(ada, openly), await seen(ben, openly), await narrow(ben, openly, list)]).toEqual([200, 200, 422])
})

it('does not redo a merge that by now would take a contact from somebody', async () => {
  const ben = here.member
  const [ada, cleo] = [await here.account.member(), await here.account.member()]
  const group = (await ada.call(createWorkgroup, { body: { group: { name: 'Pier', users: [ben.id] } } })).reply.workgroupId
  const adas = await contact(ada, { name: 'Sigrid', visibility: 'group', groupId: group })
  const other = await contact(ada, { visibility: 'selected-people', allowedUsers: [ben.id] })
  const merged = await ben.call(mergeContacts, { query: { looser_id: adas, winner_id: other } })
  const undone = await ben.call(undoChange, { params: { id: merged.change } })
  await ada.call(updateWorkgroup, { params: { id: group }, body: { group: { users: [cleo.id] } } })
  const redone = await ben.call(undoChange, { params: { id: undone.change } })
  expect([redone.status, redone.errors[0]?.message]).toEqual([
    403,
    expect.stringMatching(/^“Sigrid” would no longer be visible to Person \d+\. Only its author or an administrator can do this\.$/),
  ])
  expect([await seen(cleo, adas), await seen(ben, other)]).toEqual([200, 200])
  await ada.call(updateWorkgroup, { params: { id: group }, body: { group: { users: [`-${cleo.id}`] } } })
  expect((await ben.call(undoChange, { params: { id: undone.change } })).status).toBe(200)
})

it('never hides a contact from those whose contacts were merged into it', async () => {
  const ben = here.member
  const [ada, cleo, dora] = [await here.account.member(), await here.account.member(), await here.account.member()]
  const [adas, doras, cleos] = [await contact(ada, { name: 'Sigrid' }), await contact(dora), await contact(cleo)]
  expect((await merge(ben, adas, doras))[0]).toBe(200)
  const merged = await ben.call(mergeContacts, { query: { looser_id: doras, winner_id: cleos } })
  const change = async (visibility: object) => {
    const answer = await cleo.call(updateContact, { params: { id: cleos }, body: { contact: visibility } })
    return [answer.status, answer.errors[0]?.field, answer.errors[0]?.message]
  }
  expect(await change(own)).toEqual([
    422,
    'contact.visibility',
    expect.stringMatching(
      /^Person \d+ created “\w+”, which was merged into this contact, and would lose access\. Give Person \d+ access\.$/,
    ),
  ])
  expect((await change({ visibility: 'selected-people', allowedUsers: [ada.id] }))[0]).toBe(422)
  expect((await change({ visibility: 'selected-people', allowedUsers: [ada.id, dora.id] }))[0]).toBe(200)
  expect((await change({ visibility: 'selected-people', allowedUsers: [`-${ada.id}`] }))[0]).toBe(422)
  expect((await change({ visibility: 'public' }))[0]).toBe(200)
  expect(await merge(cleo, cleos, await contact(cleo, own))).toEqual([422, expect.stringContaining('and would lose access')])
  expect([await seen(ada, cleos), await seen(dora, cleos)]).toEqual([200, 200])
  expect((await ben.call(undoChange, { params: { id: merged.change } })).status).toBe(200)
  expect(await change(own)).toEqual([200, undefined, undefined])
})

it('does not undo the opening of a contact that somebody else’s was merged into since', async () => {
  const ben = here.member
  const [ada, cleo] = [await here.account.member(), await here.account.member()]
  const [adas, cleos] = [await contact(ada), await contact(cleo, own)]
  const opened = await cleo.call(updateContact, { params: { id: cleos }, body: { contact: { visibility: 'public' } } })
  expect((await merge(ben, adas, cleos))[0]).toBe(200)
  const undone = await cleo.call(undoChange, { params: { id: opened.change } })
  expect([undone.status, undone.errors[0]?.code]).toEqual([409, 'creator'])
  expect(await seen(ada, cleos)).toBe(200)
})
