import { addresses, pageOf, servicePath } from '../../../addresses.ts'
import { addressOf } from '../../../contract/wire/address.ts'
import { unsubscribe } from '../../../contract/x/people/unsubscribe.ts'
import { actorFor } from '../../core/actor.ts'
import type { MailLinks } from '../../core/mail-links.ts'
import type { Mail } from '../../core/mailer.ts'
import { invited, toConfirm } from '../../core/notify.ts'
import { ancestorsOf, recordsOf, titlesOf, writtenOn } from '../../core/rows/belonging.ts'
import { isTurnedOff, readOff } from '../../core/rows/mail-off.ts'
import { rowWith } from '../../core/rows/rows.ts'
import { everybody } from '../../core/store/conditions.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { AnyRow, OutboxRow, Row, UserRow } from '../../core/store/tables.ts'
import { seesPrivate } from '../../core/visibility/private.ts'
import { composeMail } from './compose-mail.ts'
import { confirmationWords } from './confirmation-words.ts'
import { invitationWords } from './invitation-words.ts'
import type { MailText } from './mail-body.ts'
import { type About, mailPart } from './mail-part.ts'
import { notSent } from './states.ts'

/** A notification with the row that it is about. */
type Note = OutboxRow & { row: AnyRow }

/** The most characters of a record in a mail about it, and in one about several. */
const mostAlone = 5000
const mostAmongOthers = 500
/** The most notifications that a mail shows. */
const mostShown = 50

export const accountName = async ({ db }: ReadTx, accountId: string) =>
  (await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name

/** Reads what the mails of notifications name. The number of statements does not depend on the number of notifications. */
const aboutAll = async (tx: ReadTx, accountId: string, notes: Note[], filesShown = everybody): Promise<About[]> => {
  const projectNamed = ({ resource, row }: Note) => ({ resource: 'projects' as const, resourceId: tx.definitions.projectOf(resource, row) })
  const authorNamed = ({ authorId }: Note) => ({ resource: 'users' as const, resourceId: authorId })
  const filesNamed = ({ resource, row }: Note) =>
    tx.definitions.filesOf(resource, row).map((resourceId) => ({ resource: 'files' as const, resourceId }))
  const named = notes.flatMap((note) => [projectNamed(note), authorNamed(note), writtenOn(tx, note.resource, note.row) ?? []].flat())
  const titleOf = await titlesOf(tx, accountId, named)
  const fileOf = await recordsOf(tx, accountId, notes.flatMap(filesNamed), () => filesShown)
  const above = await ancestorsOf(tx, accountId, notes)
  return notes.map((note, at) => {
    const on = writtenOn(tx, note.resource, note.row)
    return {
      note,
      row: note.row,
      noun: tx.definitions.of(note.resource).noun,
      title: tx.definitions.of(note.resource).titleOf(note.row),
      on: on && { ...on, title: titleOf(on) ?? '' },
      shown: [note, ...(above[at] ?? [])].find(({ resource }) => pageOf[resource] !== undefined),
      project: titleOf(projectNamed(note)),
      author: titleOf(authorNamed(note)),
      files: filesNamed(note).flatMap((file) => (fileOf(file) as Row<'files'> | undefined) ?? []),
    }
  })
}

/**
 * Returns functions that write the mail of notifications, each by itself, by their ids. They can run after the transaction, and leave out what
 * only the reader may have.
 */
export const mailTexts = async (tx: ReadTx, accountId: string, notes: Note[], appUrl: string) => {
  const account = await accountName(tx, accountId)
  const abouts = await aboutAll(tx, accountId, notes)
  const words = notes.map((note, at): [string, () => Promise<MailText>] => {
    const about = abouts[at] as About
    if (note.kind === invited) return [note.id, async () => invitationWords({ author: about.author, account })]
    if (note.kind === toConfirm) return [note.id, async () => confirmationWords({ account })]
    const part = () => mailPart(about, appUrl, mostAlone)
    return [note.id, async () => composeMail([await part()], { account, appUrl, more: 0, unsubscribeUrl: undefined })]
  })
  return new Map(words)
}

/** Returns whether the reader has been taken off the record again. */
const isTakenBack = ({ kind, row, userId }: Note) => {
  if (kind === 'task assigned') return !(row as Row<'tasks'>).responsibles.includes(userId)
  return kind.startsWith('message ') && !(row as Row<'messages'>).subscribers.includes(userId)
}

/** Returns the notifications whose record the reader sees now, each thing once, and why the others are not mailed. */
const mailable = async (tx: ReadTx, reader: UserRow, notes: OutboxRow[]) => {
  const actor = actorFor(reader)
  const off = await readOff(tx, actor)
  const recordOf = await recordsOf(tx, reader.accountId, notes, (table) => tx.definitions.sees(actor, table))
  const reasons = new Map<string, string>()
  const once = new Map<string, Note>()
  for (const note of notes) {
    const row = recordOf(note)
    if (isTurnedOff(off, note.kind)) reasons.set(note.id, notSent.turnedOff)
    else if (!row) reasons.set(note.id, notSent.noAccess)
    else if (isTakenBack({ ...note, row })) reasons.set(note.id, notSent.takenBack)
    else once.set(`${note.kind} ${note.resourceId}`, { ...note, row })
  }
  return { shown: [...once.values()], reasons }
}

/** A mail, written after the transaction, and why some of its notifications are left out, by their ids. */
export interface Composed {
  mail: (() => Promise<Mail>) | undefined
  reasons: Map<string, string>
}

export interface Linking {
  appUrl: string
  links: MailLinks
}

/** Returns the URL where a person stops e-mail, for the header of a mail and for its text. */
export const unsubscribeUrls = async (tx: WriteTx, { appUrl, links }: Linking, person: { accountId: string; userId: string }) => {
  const token = await links.unsubscribeToken(tx, person)
  return { header: appUrl + servicePath + addressOf(unsubscribe, { token }), page: appUrl + addresses.unsubscribe.replace(':token', token) }
}

/** Writes one mail about notifications of one person, with current data. */
export const mailOf = async (tx: WriteTx, notes: [OutboxRow, ...OutboxRow[]], linking: Linking): Promise<Composed> => {
  const [{ accountId, userId, id }] = notes
  const { appUrl } = linking
  const refused = (reason: string) => ({ mail: undefined, reasons: new Map(notes.map((note) => [note.id, reason])) })
  const reader = await rowWith(tx, { accountId }, 'users', { id: userId, active: 1 })
  if (!reader) return refused(notSent.noAccess)
  // Otherwise a workspace could send anything to the address of a stranger.
  const credentials = await rowWith(tx, { accountId }, 'credentials', { userId })
  if (!credentials) return refused(notSent.notJoined)
  if (credentials.confirmedKey !== reader.emailKey) return refused(notSent.unconfirmed)
  const { shown, reasons } = await mailable(tx, reader, notes)
  if (!shown.length) return { mail: undefined, reasons }
  const account = await accountName(tx, accountId)
  const abouts = await aboutAll(tx, accountId, shown.slice(0, mostShown), seesPrivate(actorFor(reader), 'files'))
  const host = new URL(appUrl).hostname
  const stop = await unsubscribeUrls(tx, linking, { accountId, userId })
  const mail = async () => {
    const most = abouts.length > 1 ? mostAmongOthers : mostAlone
    const parts = []
    for (const about of abouts) parts.push(await mailPart(about, appUrl, most))
    const more = shown.length - abouts.length
    const conversations = new Set(
      parts.map(({ conversation: { resource, resourceId } }) => `<${resource}-${accountId}-${resourceId}@${host}>`),
    )
    return {
      to: reader.email,
      ...composeMail(parts, { account, appUrl, more, unsubscribeUrl: stop.page }),
      unsubscribeUrl: stop.header,
      messageId: `<notification-${accountId}-${id}@${host}>`,
      conversationId: conversations.size === 1 && more === 0 ? [...conversations][0] : undefined,
    }
  }
  return { mail, reasons }
}
