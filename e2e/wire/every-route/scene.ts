import { randomUUID } from 'node:crypto'
import { accepted, textAt } from '../../fixtures/answers.ts'
import type { Cast } from '../../fixtures/cast.ts'
import type { Json } from '../../fixtures/client.ts'
import {
  addTags,
  makeCase,
  makeComment,
  makeContact,
  makeDeal,
  makeDealCategory,
  makeNote,
  makeWorkgroup,
  upload,
} from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { newEmail } from '../../fixtures/workspace.ts'
import type { Visibility } from './rules.ts'

/** The creator's records by the placeholders in routes. */
export type Scene = Record<string, string>

const shownTo = (cast: Cast, visibility: Visibility, group = 'group-id'): { [key: string]: Json } => {
  if (visibility === 'group') return { visibility, [group]: cast.groupId }
  if (visibility === 'selected-people') return { visibility, 'allowed-users': [cast.selectedPerson.id] }
  return { visibility }
}

/** A contact with a record of each resource, a deal and a case, all with the given visibility. */
export const setScene = async (cast: Cast, visibility: Visibility): Promise<Scene> => {
  const { creator, groupMember, member } = cast
  const shown = shownTo(cast, visibility)
  const file = await upload(creator)
  const contact = await makeContact(creator, { attachment: [file], ...shown })
  await addTags(creator, contact, 'vip')
  const note = await makeNote(creator, contact)
  const comment = await makeComment(creator, note)
  const looser = await makeContact(creator, shown)
  const change = accepted(await creator.put(`/contacts/${looser}`, { contact: { title: 'Acting head' } })).headers['x-change'] ?? ''
  const deal = await makeDeal(creator, { ...shown, 'deal-with': contact, 'involved-people': [looser] })
  const oneCase = await makeCase(creator, { ...shownTo(cast, visibility, 'workgroup-id'), 'involved-people': [contact] })
  const dealCategory = await makeDealCategory(cast.admin, `Unused ${randomUUID()}`)
  const workgroup = await makeWorkgroup(creator, `Unused ${randomUUID()}`, [groupMember.id])
  const eventCategory = textAt(
    accepted(await cast.admin.post('/x/events/categories', { category: { name: `Kind ${randomUUID()}` } }), 201),
    'category-id',
  )
  const token = textAt(accepted(await creator.post('/x/tokens', { token: { name: 'Mine' } }), 201), 'token-id')
  const nia = { name: 'Nia', email: newEmail('nia'), role: 'member' }
  const invited = accepted(await cast.admin.post('/x/users', { user: nia }), 201)
  const invitation = textAt(invited, 'invitation.link').split('/').at(-1) ?? ''
  const otherVisibility = visibility === 'only-me' ? 'public' : 'only-me'
  const task = await makeTask(creator, `/contacts/${contact}/tasks`, 'Call', { responsibles: [creator.id] })
  const people = { user: member.id, email: member.email, creator: creator.id, task, invited: textAt(invited, 'user-id'), invitation }
  const customers = { deal, case: oneCase, dealCategory, eventCategory }
  return { contact, looser, ...customers, note, comment, file, change, workgroup, token, otherVisibility, ...people }
}

const fresh: Record<string, () => string> = { newEmail: () => newEmail('new'), newName: () => `New ${randomUUID()}` }

/** Replaces placeholders with the scene's ids; new names and addresses are unique. */
export const fill = (text: string, scene: Scene) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => fresh[name]?.() ?? scene[name] ?? whole)
