import type { TableName } from '../tables.ts'

/** A notification for the app to show and, unless turned off, to mail. Not journaled, because sent mail cannot be undone. */
export interface OutboxRow {
  accountId: string
  id: string
  /** The notified user. */
  userId: string
  /** The user who did it. */
  authorId: string
  /** The action, such as `message created`. */
  kind: string
  /** The table and id of the record, which may have been deleted since. */
  resource: TableName
  resourceId: string
  createdAt: string
  sentAt: string | null
  attempts: number
  /** When to send it next, UTC `YYYY-MM-DD HH:MM:SS`. */
  nextAttemptAt: string
  error: string
}
