import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { lastAuthor } from '../../lib/last-author.ts'

/** A text being written, and the files that have already been sent for it. */
export interface Written {
  readonly body: string
  readonly files: readonly FileRecord[]
}

export const nothingWritten: Written = { body: '', files: [] }

/** With a file that has arrived. */
export const withFile = <Draft extends Written>(now: Draft, file: FileRecord): Draft => ({ ...now, files: [...now.files, file] })

/** What is still to be sent when `sent` has arrived: what was typed and attached meanwhile. */
export const withoutSent = <Draft extends Written>(now: Draft, sent: Written): Draft => {
  const had = new Set(sent.files.map(({ id }) => id))
  const body = now.body.startsWith(sent.body) ? now.body.slice(sent.body.length).trimStart() : now.body
  return { ...now, body, files: now.files.filter(({ id }) => !had.has(id)) }
}

export const isBlank = ({ body, files }: Written) => body === '' && files.length === 0

/** What an update sends: only what changed; files taken off carry a minus sign. Undefined when nothing changed. */
export const changeOf = (before: Written, after: Written): { body?: string; attachments?: string[] } | undefined => {
  const had = new Set(before.files.map(({ id }) => id))
  const has = new Set(after.files.map(({ id }) => id))
  const attachments = [...[...has].filter((id) => !had.has(id)), ...[...had].filter((id) => !has.has(id)).map((id) => `-${id}`)]
  const body = after.body.trim()
  const change = { ...(body === before.body ? {} : { body }), ...(attachments.length > 0 ? { attachments } : {}) }
  return Object.keys(change).length > 0 ? change : undefined
}

/** Somebody else changed the same text: nothing was sent over theirs. */
export class TextClash extends Error {
  override name = 'TextClash'
  readonly theirs: string
  /** The user who changed it; undefined when that cannot be told. */
  readonly by: string | undefined
  constructor(theirs: string, by: string | undefined) {
    super('Somebody changed this text meanwhile.')
    this.theirs = theirs
    this.by = by
  }
}

/** A text as the service has it, with its version. */
interface Held {
  resource: 'notes' | 'comments'
  id: string
  body: string
  etag: string | undefined
}

/**
 * The version to send a new text on top of, as `ifMatch`; `was` is the text that the editor was opened on.
 *
 * @throws TextClash when it has another text by now
 */
export const untouched = async ({ resource, id, body, etag }: Held, was: string) => {
  if (body !== was) throw new TextClash(body, await lastAuthor(resource, id))
  return etag
}
