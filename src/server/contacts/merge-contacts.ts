import type { Actor } from '../actor.ts'
import { refuse, unacceptable } from '../errors.ts'
import { replaceContact } from '../involved/replace-contact.ts'
import { describe } from '../kinds/find.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import { moveNotes } from '../notes/move-notes.ts'
import { moveProjects, refuseWiderProjects } from '../projects/contact-in-projects.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { WriteTx } from '../store/store.ts'
import { moveTasks } from '../tasks/order/move-tasks.ts'
import { customerSide } from '../tasks/task-owner.ts'
import { membersOf, narrower } from '../visibility/narrower.ts'
import { readContact } from './contacts.ts'
import { findContactRow, ownColumns } from './find/find-contacts.ts'
import { isOwnCompany, peopleOf, refuseClients } from './remove-contact.ts'

const both = (winner: string, looser: string, sameAs: (item: never) => string) => {
  const items = [...(JSON.parse(winner) as never[])]
  const known = new Set(items.map(sameAs))
  for (const item of JSON.parse(looser) as never[]) if (!known.has(sameAs(item))) items.push(item)
  return JSON.stringify(items)
}
const withoutId = ({ id: _, ...rest }: { id: string }) => JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
const nested = (winner: string, looser: string) => both(winner, looser, withoutId as (item: never) => string)
const names = (winner: string, looser: string) => both(winner, looser, ((name: string) => name.toLowerCase()) as (item: never) => string)

/** The winner keeps its own values and gains what it lacks, with everything nested that only the looser has. */
const combined = (winner: ContactRow, looser: ContactRow) => {
  const named = { type: winner.type, name: winner.name, lastName: winner.lastName || looser.lastName, title: winner.title || looser.title }
  return {
    ...named,
    companyId: winner.companyId ?? looser.companyId,
    backgroundInfo: winner.backgroundInfo || looser.backgroundInfo,
    contactData: nested(winner.contactData, looser.contactData),
    importantDates: nested(winner.importantDates, looser.importantDates),
    addresses: nested(winner.addresses, looser.addresses),
    attachment: names(winner.attachment, looser.attachment),
    tags: names(winner.tags, looser.tags),
  }
}

const pair = async (tx: WriteTx, actor: Actor, looserId: string, winnerId: string) => {
  const looser = ownColumns(await findContactRow(tx, actor, looserId))
  const winner = ownColumns(await findContactRow(tx, actor, winnerId))
  if (looserId === winnerId) throw refuse(409, 'same', 'A contact cannot be merged with itself.', 'winner_id')
  if (looser.type !== winner.type) throw unacceptable('looser_id', 'type', 'A person and a company cannot be merged.')
  // The people of another company do not become one's own by a merge.
  if (await isOwnCompany(tx, actor, winnerId)) await refuseClients(tx, looser, 'looser_id')
  if (await isOwnCompany(tx, actor, looserId))
    throw refuse(409, 'own-company', 'This is the company of the workspace itself; it stays.', 'looser_id')
  return { looser, winner }
}

/** Merges the looser into the winner. Nobody sees more than before: the winner is then seen by those who saw both. */
export const mergeContacts = async (tx: WriteTx, actor: Actor, looserId: string, winnerId: string) => {
  const { looser, winner } = await pair(tx, actor, looserId, winnerId)
  const members = await membersOf(tx, actor)
  const guard = narrower(members, winner, looser)
  if (!guard)
    throw unacceptable(
      'winner_id',
      'wider',
      'Who created the contact that stays may not see the one that goes. Merge them the other way round.',
    )
  await refuseWiderProjects(tx, actor, looser, winner)
  await moveNotes(tx, members, looser, winner.id)
  await moveProjects(tx, actor, looser.id, winner.id)
  await replaceContact(tx, actor, looser.id, winner.id)
  await moveTasks(tx, actor, customerSide('contacts', looser.id), customerSide('contacts', winner.id))
  const toWinner = <Row>(rows: Row[]) => rows.map((row) => ({ row, patch: { companyId: winner.id } }))
  await tx.updateMany('contacts', toWinner(await peopleOf(tx, actor, looser.id)))
  await tx.updateMany('users', toWinner(await rowsWith(tx, actor, 'users', { companyId: looser.id })))
  await tx.remove('contacts', looser)
  const merged = await tx.touch('contacts', winner, { ...combined(winner, looser), ...guard })
  describe(tx, 'merged', 'contacts', merged)
  return readContact(tx, actor, winner.id)
}
