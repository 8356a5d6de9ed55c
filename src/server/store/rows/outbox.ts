import type { TableName } from '../tables.ts'

/** A notification that waits to be mailed, and is kept for the app to show. Not journaled: what was sent is not undone. */
export interface OutboxRow {
  accountId: string
  id: string
  /** Who is told. */
  userId: string
  /** What happened: `message created`. */
  kind: string
  /** The table and id of what it is about; that may have gone since. */
  resource: TableName
  resourceId: string
  createdAt: string
  sentAt: string | null
  attempts: number
  /** When it is tried next; UTC `YYYY-MM-DD HH:MM:SS`. */
  nextAttemptAt: string
  error: string
}
