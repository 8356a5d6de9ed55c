import type { FileRecord } from '../../../contract/file-record.ts'

/** A text being written, and the files that have already been sent for it. */
export interface Written {
  readonly body: string
  readonly files: readonly FileRecord[]
}

export const nothingWritten: Written = { body: '', files: [] }

/** What an update sends: only what changed; files taken off carry a minus sign. Undefined when nothing changed. */
export const changeOf = (before: Written, after: Written): { body?: string; attachments?: string[] } | undefined => {
  const had = new Set(before.files.map(({ id }) => id))
  const has = new Set(after.files.map(({ id }) => id))
  const attachments = [...[...has].filter((id) => !had.has(id)), ...[...had].filter((id) => !has.has(id)).map((id) => `-${id}`)]
  const body = after.body.trim()
  const change = { ...(body === before.body ? {} : { body }), ...(attachments.length > 0 ? { attachments } : {}) }
  return Object.keys(change).length > 0 ? change : undefined
}
