import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { keepPageOpen } from '../../lib/keep-page-open.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import type { Noun } from '../../ui/text/noun.ts'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource } from '../resource/resource.ts'
import { sendInCache } from '../resource/use-write.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { type BulkStep, runBulkJob } from './bulk-job.ts'
import { doneInWords, outcomeInWords } from './bulk-words.ts'
import { type BulkProgress, isLongRun } from './progress.ts'
import type { BulkOutcome } from './run-bulk.ts'

/**
 * Runs bulk steps: shows the progress of one that takes over a second, and says what it did, with one undo for all of it. Undo works from the first
 * change on and stops the step; leaving the page while it runs asks first.
 */
export const useBulk = <R extends Row>(resource: AnyResource<R>, noun: Noun) => {
  const client = useQueryClient()
  const undoable = useUndoable()
  const [progress, setProgress] = useState<BulkProgress>()
  const control = useRef<AbortController>(undefined)

  /** Resolves with what was done, before the changed records have been read again. */
  const run = useCallback(
    async (step: BulkStep<R>): Promise<BulkOutcome<R>> => {
      const { records, verb } = step
      if (records.length === 0) {
        notify({ message: 'Nothing to change' })
        return { done: [], refused: [], unknown: [], left: [], changeId: undefined, failure: undefined }
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
        finish = undoable.begin({ message: doneInWords(records.length, verb, noun), changeId, stop })
      }
      const leave = keepPageOpen()
      onProgress(0)
      try {
        // Reports its outcome before it ends, and does not reject: refused writes are part of the outcome.
        const job = { step, onProgress, onFirst, onOutcome, signal: stopper.signal }
        const changes = { resource: resource.name, ids: records.map(({ id }) => id) }
        void sendInCache(client, () => runBulkJob(client, resource, job), { changes })
        const did = await outcome
        const message = outcomeInWords(did, verb, noun, resource.titleOf)
        const touched = did.done.map(({ id }) => ({ resource: resource.name, id, ...(!step.edit && { action: 'deleted' as const }) }))
        if (finish) finish({ message: doneInWords(did.done.length, verb, noun), touched }, message, step.next?.(did.done))
        else notify({ message, ...(did.done.length === 0 && { tone: 'red' }) })
        return did
      } finally {
        leave()
        setProgress(undefined)
      }
    },
    [client, undoable, resource, noun],
  )
  const stop = useCallback(() => control.current?.abort(), [])
  return useMemo(() => ({ run, progress, stop }), [run, progress, stop])
}
