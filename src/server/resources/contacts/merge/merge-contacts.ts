import type { Actor } from '../../../core/actor.ts'
import { refuse, unacceptable } from '../../../core/errors.ts'
import { describe, rowsWith, rowWith } from '../../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../../core/store/store.ts'
import type { ContactRow } from '../../../core/store/tables.ts'
import { intersectAcl, type Members, membersOf, narrowedAcl } from '../../../core/visibility/intersect-acl.ts'
import { refuseLosingMerged } from '../../../core/visibility/merged-authors.ts'
import { refuseLosing } from '../../../core/visibility/refuse-losing.ts'
import { attachedFiles } from '../../files/attachments.ts'
import { replaceContact } from '../../involved/replace-contact.ts'
import { refuseWiderProjects, replaceInProjects } from '../../project-access/contact-in-projects.ts'
import { moveTasks } from '../../tasks/order/place-tasks.ts'
import { employeesOf, isOwnCompany, refuseClients } from '../company-people.ts'
import { contactDefinition } from '../contact-definition.ts'
import { toContact } from '../contact-record.ts'
import { findContactRow, ownColumns, readContact } from '../find/find-contacts.ts'
import { combined, type MergeQuery } from './combine-contacts.ts'

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

const { titleOf } = contactDefinition

/** Refuses a merge that would show the looser to the author of the winner, who always keeps access to it. */
const wider = async (tx: ReadTx, actor: Actor, looser: ContactRow, winner: ContactRow) => {
  const author = (await rowWith(tx, actor, 'users', { id: winner.authorId }))?.name ?? 'Somebody'
  return unacceptable(
    'winner_id',
    'wider',
    `${author} created “${titleOf(winner)}” and can’t see “${titleOf(looser)}”, which would become part of it. Give ${author} access first.`,
  )
}

/**
 * Returns both contacts, first the one whose author becomes that of the result: the winner's, unless it is the actor's own. Otherwise anybody could
 * take a contact from everybody by merging it into their own, and then change who can see it.
 */
const byAuthor = async (tx: ReadTx, actor: Actor, looser: ContactRow, winner: ContactRow): Promise<[ContactRow, ContactRow]> => {
  if (winner.authorId !== actor.userId) return [winner, looser]
  const author = await rowWith(tx, actor, 'users', { id: looser.authorId })
  return author?.active === 1 && author.role !== 'client' ? [looser, winner] : [winner, looser]
}

/** Returns both contacts and what comes out of a merge. @throws 403, 404, 409 or 422 where they cannot be merged */
const prepare = async (tx: ReadTx, actor: Actor, query: MergeQuery) => {
  const { looser, winner } = await pair(tx, actor, query.looser_id, query.winner_id)
  const members = await membersOf(tx, actor)
  const [authored, other] = await byAuthor(tx, actor, looser, winner)
  const acl = intersectAcl(members, authored, other)
  const merged = acl ? { authorId: authored.authorId, ...acl } : winner
  for (const [row, field] of [
    [looser, 'looser_id'],
    [winner, 'winner_id'],
  ] as const) {
    await refuseLosing(tx, actor, members, { row, title: titleOf(row), field }, merged)
    await refuseLosingMerged(tx, members, { table: 'contacts', row, field }, merged)
  }
  if (!acl) throw await wider(tx, actor, looser, winner)
  await refuseWiderProjects(tx, actor, looser, winner)
  return { looser, winner, members, changes: { ...combined(winner, looser, query), ...acl, authorId: authored.authorId } }
}

/** Returns what a merge would make of the winner. */
export const previewMerge = async (tx: ReadTx, actor: Actor, query: MergeQuery) => {
  const { winner, changes } = await prepare(tx, actor, query)
  const contact = toContact({ ...winner, ...changes })
  return { ...contact, files: await attachedFiles(tx, actor, contact.attachment) }
}

/** Moves all notes of a merged contact. Each is then visible only to those who saw both it and its contact, and to its author. */
const moveNotes = async (tx: WriteTx, members: Members, from: ContactRow, toId: string) => {
  const notes = await rowsWith(tx, from, 'notes', { ownerKind: 'contacts', ownerId: from.id })
  await tx.updateMany('notes', notes, (row) => ({ ownerId: toId, ...narrowedAcl(members, row, from) }))
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
