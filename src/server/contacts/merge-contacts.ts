import type { mergeContacts as mergeEndpoint, SingleValue } from '../../contract/contacts/contacts.ts'
import type { QueryOf } from '../../contract/wire/endpoint.ts'
import type { Actor } from '../actor.ts'
import { refuse, unacceptable } from '../errors.ts'
import { attachedFiles } from '../files/attachments.ts'
import { replaceContact } from '../involved/replace-contact.ts'
import { refuseWiderProjects, replaceInProjects } from '../projects/contact-in-projects.ts'
import { describe, rowsWith } from '../resources/rows.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { ContactRow } from '../store/tables.ts'
import { moveTasks } from '../tasks/order/place-tasks.ts'
import { intersectAcl, type Members, membersOf } from '../visibility/intersect-acl.ts'
import { employeesOf, isOwnCompany, refuseClients } from './company-people.ts'
import { type ReadRow, toContact } from './contact-record.ts'
import { findContactRow, ownColumns, readContact } from './find/find-contacts.ts'

type MergeQuery = QueryOf<typeof mergeEndpoint>

const both = (winner: string, looser: string, sameAs: (item: never) => string) => {
  const items = [...(JSON.parse(winner) as never[])]
  const known = new Set(items.map(sameAs))
  for (const item of JSON.parse(looser) as never[]) if (!known.has(sameAs(item))) items.push(item)
  return JSON.stringify(items)
}
const withoutId = ({ id: _, ...rest }: { id: string }) => JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
const nested = (winner: string, looser: string) => both(winner, looser, withoutId as (item: never) => string)
const names = (winner: string, looser: string) => both(winner, looser, ((name: string) => name.toLowerCase()) as (item: never) => string)

/** Returns the winner with its own values and those that it takes, plus values and nested entries that only the looser has. */
const combined = (winner: ReadRow, looser: ReadRow, taken: readonly SingleValue[]) => {
  const first = (value: SingleValue) => (taken.includes(value) ? [looser, winner] : [winner, looser]) as [ReadRow, ReadRow]
  const named = taken.includes('name') ? looser : { name: winner.name, lastName: winner.lastName || looser.lastName }
  const employed = first('company').find(({ companyId }) => companyId !== null) ?? winner
  const [titled, other] = first('title')
  const [described, otherwise] = first('background')
  return {
    type: winner.type,
    name: named.name,
    lastName: named.lastName,
    title: titled.title || other.title,
    companyId: employed.companyId,
    companyName: employed.companyName,
    backgroundInfo: described.backgroundInfo || otherwise.backgroundInfo,
    contactData: nested(winner.contactData, looser.contactData),
    importantDates: nested(winner.importantDates, looser.importantDates),
    addresses: nested(winner.addresses, looser.addresses),
    attachment: names(winner.attachment, looser.attachment),
    tags: names(winner.tags, looser.tags),
  }
}

const pair = async (tx: ReadTx, actor: Actor, looserId: string, winnerId: string) => {
  const looser = await findContactRow(tx, actor, looserId)
  const winner = await findContactRow(tx, actor, winnerId)
  if (looserId === winnerId) throw refuse(409, 'same', 'A contact cannot be merged with itself.', 'winner_id')
  if (looser.type !== winner.type) throw unacceptable('looser_id', 'type', 'A person and a company cannot be merged.')
  // The users of another company must not become colleagues by a merge.
  if (await isOwnCompany(tx, actor, winnerId)) await refuseClients(tx, looser, 'looser_id')
  if (await isOwnCompany(tx, actor, looserId))
    throw refuse(409, 'own-company', 'You can’t merge the workspace’s own company into another contact.', 'looser_id')
  return { looser, winner }
}

/** Returns both contacts and what comes out of a merge. @throws 404, 409 or 422 where they cannot be merged */
const prepare = async (tx: ReadTx, actor: Actor, { looser_id, winner_id, xTake = [] }: MergeQuery) => {
  const { looser, winner } = await pair(tx, actor, looser_id, winner_id)
  const members = await membersOf(tx, actor)
  const acl = intersectAcl(members, winner, looser)
  if (!acl) throw unacceptable('winner_id', 'wider', 'The author of the winner may not see the looser. Merge them the other way round.')
  await refuseWiderProjects(tx, actor, looser, winner)
  return { looser, winner, members, changes: { ...combined(winner, looser, xTake), ...acl } }
}

/** Returns what a merge would make of the winner. */
export const previewMerge = async (tx: ReadTx, actor: Actor, query: MergeQuery) => {
  const { winner, changes } = await prepare(tx, actor, query)
  const contact = toContact({ ...winner, ...changes })
  return { ...contact, files: await attachedFiles(tx, actor, contact.attachment) }
}

const onlyAuthor = { visibility: 'only-me', groupId: null, allowedUsers: '[]' } as const
/** Moves all notes of a merged contact. Each is then visible only to those who saw both it and its contact. */
const moveNotes = async (tx: WriteTx, members: Members, from: ContactRow, toId: string) => {
  const notes = await rowsWith(tx, from, 'notes', { ownerKind: 'contacts', ownerId: from.id })
  await tx.updateMany('notes', notes, (row) => ({ ownerId: toId, ...(intersectAcl(members, row, from) ?? onlyAuthor) }))
}

/** Merges the looser into the winner, which is then visible to those who saw both. */
export const mergeContacts = async (tx: WriteTx, actor: Actor, query: MergeQuery) => {
  const { looser: removed, winner: kept, members, changes } = await prepare(tx, actor, query)
  const [looser, winner] = [ownColumns(removed), ownColumns(kept)]
  const { companyName: _, ...columns } = changes
  await moveNotes(tx, members, looser, winner.id)
  await replaceInProjects(tx, actor, looser.id, winner.id)
  await replaceContact(tx, actor, looser.id, winner.id)
  await moveTasks(tx, actor, looser.id, winner.id)
  const toWinner = () => ({ companyId: winner.id })
  await tx.updateMany('contacts', await employeesOf(tx, actor, looser.id), toWinner)
  await tx.updateMany('users', await rowsWith(tx, actor, 'users', { companyId: looser.id }), toWinner)
  await tx.remove('contacts', looser)
  const merged = await tx.touch('contacts', winner, columns)
  describe(tx, 'merged', 'contacts', merged)
  return readContact(tx, actor, winner.id)
}
