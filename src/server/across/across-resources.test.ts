import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContact, mergeContacts } from '../../contract/contacts/contacts.ts'
import { createDeal, getDeal, updateDeal } from '../../contract/deals/deals.ts'
import { fileComments } from '../../contract/notes/comments.ts'
import { getFile } from '../../contract/notes/files.ts'
import { createMessage } from '../../contract/projects/messages.ts'
import { createProject } from '../../contract/projects/projects.ts'
import { listRecordingsSince } from '../../contract/recordings.ts'
import { undoChange } from '../../contract/x/changes.ts'
import { uploadFile } from '../../contract/x/files.ts'
import { updateUser } from '../../contract/x/people/users.ts'
import { changeProjectCompanies } from '../../contract/x/projects/projects.ts'
import { search } from '../../contract/x/search.ts'
import { openWorld, type Person, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const company = async (by: Person, name: string) =>
  (await by.call(createContact, { body: { contact: { type: 'company', name } } })).reply.contactId

it('a client who sees a file through one project can comment on it and learns of no other project', async () => {
  const { admin, person } = await world.account()
  const companyId = await company(admin, 'Fjordlys')
  const client = await person('client', companyId)
  const project = async (name: string) => (await admin.call(createProject, { body: { project: { name } } })).reply.projectId
  const [hidden, shared] = [await project('Hidden'), await project('Shared')]
  await admin.call(changeProjectCompanies, { params: { id: shared }, body: { companies: [companyId] } })
  const form = new FormData()
  form.append('file', new File(['plan'], 'plan.txt', { type: 'text/plain' }))
  form.append('project-id', hidden)
  const uploaded = await admin.send('POST', uploadFile.path, { body: form })
  const fileId = ((await uploaded.json()) as Record<string, string>)['file-id'] ?? ''
  const message = { title: 'Plan', attachments: [fileId] }
  await admin.call(createMessage, { params: { projectId: shared }, body: { message } })
  await admin.call(fileComments.create, { params: { resourceId: fileId }, body: { comment: { body: 'Look.' } } })
  expect((await client.call(getFile, { params: { id: fileId } })).reply.file.projectId).toBeUndefined()
  const read = async () => (await client.call(fileComments.list, { params: { resourceId: fileId } })).reply.comments
  expect((await read()).map(({ projectId }) => projectId)).toEqual([undefined])
  expect((await client.call(search, { query: { term: 'plan' } })).reply.files.map(({ projectId }) => projectId)).toEqual([undefined])
  const answer = await client.call(fileComments.create, { params: { resourceId: fileId }, body: { comment: { body: 'Thanks.' } } })
  expect([answer.status, (await read()).length]).toEqual([201, 2])
})

it('a company with users cannot be merged into the own company', async () => {
  const { admin, person, ownCompanyId } = await world.account()
  const companyId = await company(admin, 'Fjordlys')
  await person('client', companyId)
  const answer = await admin.call(mergeContacts, { query: { looser_id: companyId, winner_id: ownCompanyId } })
  expect([answer.status, answer.errors[0]?.code]).toEqual([409, 'has-users'])
})

it('a hidden contact cannot be removed from a deal', async () => {
  const { admin, member } = await world.account()
  const other = await member()
  const contact = { type: 'person' as const, name: 'Mira', visibility: 'only-me' as const }
  const dealWith = (await admin.call(createContact, { body: { contact } })).reply.contactId
  const id = (await admin.call(createDeal, { body: { case: { name: 'Site', dealWith } } })).reply.dealId
  const answer = await other.call(updateDeal, { params: { id }, body: { case: { dealWith: '' } } })
  expect([answer.status, answer.errors[0]?.field]).toEqual([422, 'case.deal-with'])
  expect((await admin.call(getDeal, { params: { id } })).reply.deal.dealWith).toBe(dealWith)
})

it('If-Match accepts a later change that left the record as it was, and no other', async () => {
  const { admin, member } = await world.account()
  const { id } = await member()
  const change = (user: { name?: string; password?: string }, version?: string) =>
    admin.call(updateUser, { params: { id }, body: { user }, ...(version ? { headers: { 'if-match': `"${version}"` } } : {}) })
  const first = await change({ name: 'Mia' })
  const secret = await change({ password: 'correct horse battery' })
  expect(secret.change).toMatch(/^\d+$/)
  expect((await change({ name: 'Mina' }, secret.change)).status).toBe(200)
  expect((await change({ name: 'Mira' }, first.change)).status).toBe(412)
  expect((await change({ name: 'Mira' }, '999999999')).status).toBe(412)
})

it('the feed lists redone changes again for clients that poll', async () => {
  const { admin } = await world.account()
  const { change } = await admin.call(createDeal, { body: { case: { name: 'Site' } } })
  const undone = await admin.call(undoChange, { params: { id: change } })
  world.pass(60)
  const since = '20261117090030'
  const poll = async () => (await admin.call(listRecordingsSince, { params: { since } })).reply.contacts.map(({ action }) => action.text)
  expect(await poll()).toEqual([])
  await admin.call(undoChange, { params: { id: undone.change } })
  expect(await poll()).toEqual(['deal created'])
})
