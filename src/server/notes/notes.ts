import { sql } from 'kysely'
import type { NewNote, Note, NoteChange } from '../../contract/notes.ts'
import type { Actor } from '../actor.ts'
import { findContactRow } from '../contacts/find-contacts.ts'
import { touchContact } from '../contacts/touch-contact.ts'
import { forbidden, notFound } from '../errors.ts'
import { attachedFiles, usableFiles } from '../files/attachments.ts'
import { changeGuard } from '../guard.ts'
import { changeIds } from '../id-list.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../page.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { NoteRow } from '../store/tables.ts'
import { readGuard, seesNote } from '../visibility.ts'
import { removeNoteRow } from './remove-notes.ts'

const notesPerPage = 25
const fields = { root: 'note', group: 'workgroup-id' } as const
/** A note names its workgroup `workgroup-id`, a contact `group-id`. */
const guardOf = ({ visibility, workgroupId, allowedUsers }: NoteChange) => ({ visibility, groupId: workgroupId, allowedUsers })
type ReadNote = NoteRow & { commentsCount: number }
export type NoteRecord = Note & { changeId: string }

const newestFirst: Order<ReadNote> = {
  name: 'newest',
  descending: true,
  keys: [
    { column: sql.ref('notes.date'), read: (row) => row.date },
    { column: sql.ref('notes.id'), read: (row) => row.id },
  ],
}

const selectNotes = (actor: Actor, where: ReturnType<typeof sql>) => sql<ReadNote>`select notes.*,
  (select count(*) from comments c where c."accountId" = notes."accountId" and c."resourceKind" = 'notes' and c."resourceId" = notes.id) as "commentsCount"
  from notes where notes."accountId" = ${actor.accountId} and ${seesNote(actor)} and ${where}`

const toNote = async (tx: ReadTx, actor: Actor, row: ReadNote): Promise<NoteRecord> => {
  const { groupId, ...guard } = readGuard(row)
  const attachments = JSON.parse(row.attachments) as string[]
  return {
    id: row.id,
    body: row.body,
    date: row.date,
    ...guard,
    ...(groupId ? { workgroupId: groupId } : {}),
    attachments,
    files: await attachedFiles(tx, actor, attachments),
    commentsCount: Number(row.commentsCount),
    contactId: row.ownerId,
    author: row.authorId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    changeId: row.changeId,
  }
}

export const findNoteRow = async (tx: ReadTx, actor: Actor, id: string): Promise<NoteRow> => {
  const row = await tx.db
    .selectFrom('notes')
    .selectAll()
    .where('accountId', '=', actor.accountId)
    .where('id', '=', id)
    .where(seesNote(actor))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const findNote = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectNotes(actor, sql`notes.id = ${id}`).execute(tx.db)
  if (!rows[0]) throw notFound()
  return toNote(tx, actor, rows[0] as ReadNote)
}

/** The notes of a contact that one may see, newest first. */
export const listNotes = async (tx: ReadTx, actor: Actor, contactId: string, at: PageAt) => {
  await findContactRow(tx, actor, contactId)
  const clause = pageClause(newestFirst, at, notesPerPage)
  const { rows } =
    await sql<ReadNote>`${selectNotes(actor, sql`notes."ownerKind" = 'contacts' and notes."ownerId" = ${contactId} and ${clause.after}`)} ${clause.end}`.execute(
      tx.db,
    )
  const page = cutPage(newestFirst, rows, notesPerPage)
  const notes: NoteRecord[] = []
  for (const row of page.items) notes.push(await toNote(tx, actor, row))
  return { notes, next: page.next }
}

const journalAs = (tx: WriteTx, verb: string, row: NoteRow) =>
  tx.describe({ action: `note ${verb}`, resource: 'notes', resourceId: row.id, title: row.body.slice(0, 80) })

export const createNote = async (tx: WriteTx, actor: Actor, contactId: string, asked: NewNote) => {
  const contact = await findContactRow(tx, actor, contactId)
  const guard = await changeGuard(tx, actor, guardOf(asked), fields)
  const attachments = changeIds([], asked.attachments, 'note.attachments', true)
  await usableFiles(tx, actor, asked.attachments, [], 'note.attachments')
  const row = await tx.insert(actor, 'notes', {
    ownerKind: 'contacts',
    ownerId: contactId,
    body: asked.body,
    date: asked.date ?? tx.now,
    ...guard,
    attachments: JSON.stringify(attachments),
  })
  await touchContact(tx, contact)
  journalAs(tx, 'created', row)
  return row
}

export const editableBy = (actor: Actor, row: { authorId: string }, what: string) => {
  if (row.authorId !== actor.userId && actor.role !== 'admin')
    throw forbidden(`Only who wrote this ${what}, or an administrator, can change it.`)
}

export const updateNote = async (tx: WriteTx, actor: Actor, id: string, change: NoteChange) => {
  const row = await findNoteRow(tx, actor, id)
  editableBy(actor, row, 'note')
  const guard = await changeGuard(tx, actor, guardOf(change), fields, row)
  const before = JSON.parse(row.attachments) as string[]
  const attachments = changeIds(before, change.attachments, 'note.attachments', false)
  await usableFiles(tx, actor, change.attachments, before, 'note.attachments')
  const next = await tx.update('notes', row, { body: change.body, date: change.date, ...guard, attachments: JSON.stringify(attachments) })
  await touchContact(tx, await findContactRow(tx, actor, row.ownerId))
  journalAs(tx, 'updated', next)
}

export const deleteNote = async (tx: WriteTx, actor: Actor, id: string) => {
  const row = await findNoteRow(tx, actor, id)
  editableBy(actor, row, 'note')
  await removeNoteRow(tx, actor, row)
  await touchContact(tx, await findContactRow(tx, actor, row.ownerId))
  journalAs(tx, 'deleted', row)
}
