import { expect, it } from 'vitest'
import { createContact, getContact, mergeContacts, updateContact } from '../../../../contract/contacts/contacts.ts'
import { contactNotes, getNote } from '../../../../contract/notes/notes.ts'
import { createWorkgroup, updateWorkgroup } from '../../../../contract/workgroups.ts'
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
