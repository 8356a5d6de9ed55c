import { type QueryClient, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keepPageOpen } from '../../lib/keep-page-open.ts'
import { changeGroup } from '../../lib/request-keys.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { countOf, type Noun } from '../../ui/text/noun.ts'
import type { Row } from '../resource/list-page.ts'
import { dropRows } from '../resource/list-rows.ts'
import type { AnyResource } from '../resource/resource.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { type BulkVerb, outcomeInWords } from './bulk-words.ts'
import { type BulkProgress, isLongRun } from './progress.ts'
import { type BulkOutcome, runBulk } from './run-bulk.ts'

/** A write of many records that is one step to the user. */
export interface BulkStep<R> {
  readonly records: readonly R[]
  readonly verb: BulkVerb
  /** Writes one record. `changeGroup` makes all of them one step to undo. */
  readonly write: (record: R, changeGroup: string) => Promise<{ changeId: string | undefined }>
  /** Returns the record after the write, shown at once. Without it the records are deleted. */
  readonly edit?: (record: R) => R
}

interface Job<R> {
  step: BulkStep<R>
  onProgress: (done: number) => void
  onFirst: (changeId: string) => void
  onOutcome: (outcome: BulkOutcome<R>) => void
  signal: AbortSignal
}

/** Shows the effect on all records at once, and reverts it for those that failed. */
const runJob = async <R extends Row>(
  client: QueryClient,
  resource: AnyResource<R>,
  { step: { records, edit, write }, onOutcome, ...run }: Job<R>,
): Promise<void> => {
  const ids = records.map(({ id }) => id)
  const group = changeGroup()
  const forget = resource.pending.add(ids, edit ?? (() => undefined))
  try {
    const outcome = await runBulk({ ...run, items: records, write: (record) => write(record, group) })
    const done = outcome.done.map(({ id }) => id)
    if (!edit) dropRows(client, resource.keys.lists, done)
    forget(new Set(ids).difference(new Set(done)))
    onOutcome(outcome)
    const action = edit ? 'updated' : 'deleted'
    await resource.settle(
      client,
      done.map((id) => ({ id, action })),
    )
  } finally {
    forget()
  }
}

/**
 * Runs bulk steps: shows the progress of one that takes over a second, and says what it did, with one undo for all of it. Undo works from the first
 * change on and stops the step; leaving the page while it runs asks first.
 */
export const useBulk = <R extends Row>(resource: AnyResource<R>, noun: Noun) => {
  const { mutateAsync } = useMutation({ mutationFn: (job: Job<R>, { client }) => runJob(client, resource, job) })
  const undoable = useUndoable()
  const [progress, setProgress] = useState<BulkProgress>()
  const control = useRef<AbortController>(undefined)

  /** Resolves with what was done, before the changed records have been read again. */
  const run = async (step: BulkStep<R>): Promise<BulkOutcome<R>> => {
    const { records, verb } = step
    if (records.length === 0) {
      notify({ message: 'Nothing to change' })
      return { done: [], refused: [], left: [], changeId: undefined, broken: undefined }
    }
    const stopper = new AbortController()
    control.current = stopper
    const began = performance.now()
    const onProgress = (done: number) =>
      setProgress({ doing: verb.short, done, of: records.length, long: isLongRun(began), removes: !step.edit })
    const { promise: outcome, resolve: onOutcome } = Promise.withResolvers<BulkOutcome<R>>()
    let finish: ReturnType<typeof undoable.begin> | undefined
    const onFirst = (changeId: string) => {
      const stop = () => {
        stopper.abort()
        return outcome
      }
      finish = undoable.begin({ message: `${countOf(records.length, noun)} ${verb.done}`, changeId, stop })
    }
    const leave = keepPageOpen()
    onProgress(0)
    try {
      // If the changed records can't be refetched, their rows stay as they are; the changes are saved.
      mutateAsync({ step, onProgress, onFirst, onOutcome, signal: stopper.signal }).catch(() => undefined)
      const did = await outcome
      const message = outcomeInWords(did, verb, noun)
      const touched = did.done.map(({ id }) => ({ resource: resource.name, id }))
      if (finish) finish({ message: `${countOf(did.done.length, noun)} ${verb.done}`, touched }, message)
      else notify({ message, ...(did.done.length === 0 && { tone: 'red' }) })
      return did
    } finally {
      leave()
      setProgress(undefined)
    }
  }
  return { run, progress, stop: () => control.current?.abort() }
}
