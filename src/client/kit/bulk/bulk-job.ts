import type { QueryClient } from '@tanstack/react-query'
import { changeGroup } from '../../lib/request-keys.ts'
import type { NextAction } from '../../ui/float/undo-note.tsx'
import type { Row } from '../resource/list-page.ts'
import { dropRows } from '../resource/list-rows.ts'
import type { AnyResource } from '../resource/resource.ts'
import { settleWrite } from '../resource/use-write.ts'
import type { BulkVerb } from './bulk-words.ts'
import { type BulkOutcome, runBulk } from './run-bulk.ts'

/** A write of many records that is one step to the user. */
export interface BulkStep<R> {
  readonly records: readonly R[]
  readonly verb: BulkVerb
  /** Writes one record. `changeGroup` makes all of them one step to undo. */
  readonly write: (record: R, changeGroup: string) => Promise<{ changeId: string | undefined }>
  /** The group of changes of what was created for the step. */
  readonly group?: string | undefined
  /** Returns the record after the write, shown at once. Without it the records are deleted. */
  readonly edit?: (record: R) => R
  /** Returns what the notification offers beside Undo, for the records that were written. */
  readonly next?: (done: readonly R[]) => NextAction | undefined
}

export interface BulkJob<R> {
  step: BulkStep<R>
  onProgress: (done: number) => void
  onFirst: (changeId: string) => void
  onOutcome: (outcome: BulkOutcome<R>) => void
  signal: AbortSignal
}

/** Shows the effect on all records at once, and reverts it for those that failed. */
export const runBulkJob = async <R extends Row>(
  client: QueryClient,
  resource: AnyResource<R>,
  { step: { records, edit, write, group = changeGroup() }, onOutcome, ...run }: BulkJob<R>,
): Promise<{ changeId: string | undefined }> => {
  const ids = records.map(({ id }) => id)
  const forget = resource.pending.add(ids, edit ?? (() => undefined))
  try {
    const outcome = await runBulk({ ...run, items: records, write: (record) => write(record, group) })
    const done = outcome.done.map(({ id }) => id)
    if (!edit) dropRows(client, resource.keys.lists, done)
    forget(new Set(ids).difference(new Set(done)))
    onOutcome(outcome)
    const action = edit ? 'updated' : 'deleted'
    const written = done.map((id) => ({ id, action }) as const)
    await settleWrite(client, resource, { written, apply: edit, forget })
    return { changeId: outcome.changeId }
  } finally {
    forget()
  }
}
