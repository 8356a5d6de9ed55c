import { type RawBuilder, sql } from 'kysely'
import * as wire from '../../../contract/notes/notes.ts'
import type { Actor } from '../../core/actor.ts'
import { writtenText } from '../../core/html/written-text.ts'
import type { Route } from '../../core/http/call.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { byColumns, type Order, type PageAt, readPage } from '../../core/lists/page.ts'
import { ofCompany } from '../../core/rows/of-company.ts'
import { describe, findRow, found, updateRow } from '../../core/rows/rows.ts'
import { titlesOf } from '../../core/rows/titles-of.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import { countOf, idsIn } from '../../core/store/many-rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { NoteRow, Row } from '../../core/store/tables.ts'
import { changeAcl } from '../../core/visibility/acl.ts'
import { commentsCount } from '../../core/visibility/comments-count.ts'
import { readWorkgroupAcl } from '../../core/visibility/visibility.ts'
import { notifyOfWriting } from '../comments/notify-of-writing.ts'
import { type Attached, attachedTo, changeAttachments } from '../files/attachments.ts'
import { touchOwner } from './touch-owner.ts'

const notesPerPage = 25
/** Of the notes on many contacts, which are read for a file. */
const exportedPerPage = 200
const fields = { root: 'note', group: 'workgroup-id' } as const
/** The field with the id of the record that a note is on. */
const ownerField = { contacts: 'contactId', deals: 'dealId', cases: 'caseId' } as const
type OwnerTable = NoteRow['ownerKind']
interface NoteOwner {
  kind: OwnerTable
  id: string
}
type ReadNote = NoteRow & { commentsCount: number }
type NoteRecord = wire.Note & { changeId: string }

const newestFirst: Order<ReadNote> = { name: 'newest', descending: true, keys: byColumns('notes', 'date', 'id') }

const visibleNotes = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) =>
  sql`notes where notes."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'notes')} and ${where}`
const selectNotes = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) =>
  sql<ReadNote>`select notes.*, ${commentsCount(actor, 'notes')} as "commentsCount" from ${visibleNotes(tx, actor, where)}`

const toNote = (row: ReadNote, attached: Attached): NoteRecord => ({
  ...stampsOf(row),
  body: row.body,
  ...(row.html ? { xHtml: row.html } : {}),
  date: row.date,
  ...readWorkgroupAcl(row),
  ...attached,
  commentsCount: Number(row.commentsCount),
  [ownerField[row.ownerKind]]: row.ownerId,
})

const toNotes = async (tx: ReadTx, actor: Actor, rows: ReadNote[]) => {
  const attachedOf = await attachedTo(tx, actor, rows)
  return rows.map((row) => toNote(row, attachedOf(row)))
}

const findNote = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectNotes(tx, actor, sql`notes.id = ${id}`).execute(tx.db)
  const [note] = await toNotes(tx, actor, rows)
  return found(note)
}

interface Asked {
  counted: boolean | undefined
  /** Whether the list of a company has the notes of its people. */
  withPeople?: boolean | undefined
}

/** Lists the visible notes of a record, newest first. With its people each names its contact. */
const listNotes = async (tx: ReadTx, actor: Actor, owner: NoteOwner, at: PageAt, { counted, withPeople }: Asked) => {
  await findRow(tx, actor, owner.kind, owner.id)
  const own = sql`notes."ownerKind" = ${owner.kind} and notes."ownerId" = ${owner.id}`
  const where = withPeople ? ofCompany(actor, 'notes', owner.id) : own
  const page = await readPage(tx, newestFirst, at, notesPerPage, (after) => selectNotes(tx, actor, sql`${where} and ${after}`))
  const total = counted ? await countOf(tx, visibleNotes(tx, actor, where)) : undefined
  const notes = await toNotes(tx, actor, page.items)
  if (!withPeople) return { notes, next: page.next, total }
  const names = await titlesOf(
    tx,
    actor,
    'contacts',
    page.items.map(({ ownerId }) => ownerId),
  )
  return { notes: notes.map((note) => ({ ...note, xBelongsTo: names.get(note.contactId ?? '') })), next: page.next, total }
}

/** Lists the visible notes on some contacts, newest first; contacts that the actor does not see have none. */
const listOfContacts = async (tx: ReadTx, actor: Actor, contacts: string[], at: PageAt) => {
  const where = sql`notes."ownerKind" = 'contacts' and notes."ownerId" in ${idsIn(tx, contacts)}`
  const page = await readPage(tx, newestFirst, at, exportedPerPage, (after) => selectNotes(tx, actor, sql`${where} and ${after}`))
  return { notes: await toNotes(tx, actor, page.items), next: page.next }
}

/** Adds a note to a record. Nobody is told, and the history does not name it: it is part of another change, such as an import. */
export const addNote = async (tx: WriteTx, actor: Actor, owner: OwnerTable, on: Row<OwnerTable>, asked: wire.NewNote) => {
  const acl = await changeAcl(tx, actor, asked, fields)
  const attachments = await changeAttachments(tx, actor, undefined, asked.attachments, 'note.attachments')
  const row = await tx.insert(actor, 'notes', {
    ownerKind: owner,
    ownerId: on.id,
    ...(await writtenText(asked, 'note')),
    date: asked.date ?? tx.now,
    ...acl,
    attachments,
  })
  await touchOwner(tx, actor, [row], on)
  return row
}

const createNote = async (tx: WriteTx, actor: Actor, owner: OwnerTable, on: Row<OwnerTable>, asked: wire.NewNote) => {
  const row = await addNote(tx, actor, owner, on, asked)
  describe(tx, 'created', 'notes', row)
  await notifyOfWriting(tx, actor, { resource: 'notes', row }, { resource: owner, row: on })
  return row
}

const updateNote = async (tx: WriteTx, actor: Actor, row: NoteRow, change: wire.NoteChange) => {
  const acl = await changeAcl(tx, actor, change, fields, row)
  const attachments = await changeAttachments(tx, actor, row.attachments, change.attachments, 'note.attachments')
  const next = await updateRow(tx, 'notes', row, { ...(await writtenText(change, 'note', row)), date: change.date, ...acl, attachments })
  if (next !== row) await touchOwner(tx, actor, [row, next])
}

const listOn = (kind: OwnerTable, { list }: wire.NoteCalls): Route =>
  onPage(list, ({ tx, actor, params, query, page }) => listNotes(tx, actor, { kind, id: params.ownerId }, page, { counted: query.xCount }))
const createOn = (kind: OwnerTable, { create }: wire.NoteCalls): Route =>
  onCreateIn(create, 'note', 'noteId', kind, (tx, actor, on, asked) => createNote(tx, actor, kind, on, asked))

export const noteRoutes: Route[] = [
  onPage(wire.contactNotes.list, ({ tx, actor, params, query, page }) =>
    listNotes(tx, actor, { kind: 'contacts', id: params.ownerId }, page, { counted: query.xCount, withPeople: query.xPeople }),
  ),
  createOn('contacts', wire.contactNotes),
  onPage(wire.listNotesOfContacts, ({ tx, actor, query, page }) => listOfContacts(tx, actor, query.contacts, page)),
  listOn('cases', wire.caseNotes),
  createOn('cases', wire.caseNotes),
  listOn('deals', wire.dealNotes),
  createOn('deals', wire.dealNotes),
  onOne(wire.getNote, 'note', findNote),
  onUpdate(wire.updateNote, 'notes', 'note', updateNote),
  onDelete(wire.deleteNote, 'notes', (tx, actor, note) => touchOwner(tx, actor, [note])),
]
