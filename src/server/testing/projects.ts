import { createContact } from '../../contract/contacts/contacts.ts'
import { createMessage, type NewMessage } from '../../contract/projects/messages.ts'
import { createProject } from '../../contract/projects/projects.ts'
import { uploadFile } from '../../contract/x/files.ts'
import { changeProjectCompanies } from '../../contract/x/projects/projects.ts'
import type { Account, Person } from './world.ts'

/** A project with a member and a client, and a client of another company without access. */
export const openProject = async (account: Account, more: object = {}) => {
  const { admin } = account
  const { contactId } = (await admin.call(createContact, { body: { contact: { type: 'company', name: 'Harbour Works' } } })).reply
  const { projectId } = (await admin.call(createProject, { body: { project: { name: 'Signage', ...more } } })).reply
  await admin.call(changeProjectCompanies, { params: { id: projectId }, body: { companies: [contactId] } })
  const people = { member: await account.member(), client: await account.person('client', contactId), outside: await account.client() }
  return { id: projectId, companyId: contactId, admin, ...people }
}

export const writeMessage = async (by: Person, projectId: string, more: Partial<NewMessage> = {}) =>
  (await by.call(createMessage, { params: { projectId }, body: { message: { title: 'Plan', ...more } } })).reply.messageId

export const uploadTo = async (by: Person, parts: { [part: string]: string } = {}) => {
  const body = new FormData()
  body.append('file', new File(['hello'], 'hello.txt', { type: 'text/plain' }))
  for (const [part, value] of Object.entries(parts)) body.append(part, value)
  const response = await by.send('POST', uploadFile.path, { body })
  return ((await response.json()) as { 'file-id': string })['file-id']
}
