import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { keepPageOpen } from '../../../lib/keep-page-open.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { contactsInWords } from '../contact-words.ts'
import { bulkMutation } from './bulk-mutation.ts'
import type { BulkStep } from './bulk-steps.ts'
import { outcomeInWords } from './run-bulk.ts'

/** A bulk step that is under way. */
export interface BulkProgress {
  doing: string
  done: number
  of: number
  /** It has taken over a second: the bar says how far it is. */
  long: boolean
}

/** From how many ms on it is shown how far something is. */
export const worthShowing = 1000

/**
 * Runs bulk steps: shows how far one is when it takes over a second, and says what it did, with one Undo for all. From its first change
 * on the step can be taken back, which stops it; leaving the page meanwhile asks.
 */
export const useBulk = () => {
  const { mutateAsync } = useMutation(bulkMutation())
  const undoable = useUndoable()
  const [progress, setProgress] = useState<BulkProgress>()
  const control = useRef<AbortController>(undefined)

  const run = async ({ contacts, verb, ...task }: BulkStep): Promise<readonly Contact[]> => {
    if (!contacts.length) {
      notify({ message: 'Nothing to change: they are like this already' })
      return []
    }
    const stopper = new AbortController()
    control.current = stopper
    const began = performance.now()
    const onProgress = (done: number) =>
      setProgress({ doing: verb.short, done, of: contacts.length, long: performance.now() - began > worthShowing })
    const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
    const stop = () => {
      stopper.abort()
      return settled
    }
    let finish: ReturnType<typeof undoable.begin> | undefined
    const onFirst = (changeId: string) => {
      finish = undoable.begin({ message: `${contactsInWords(contacts.length)} ${verb.done}`, changeId, stop })
    }
    const leave = keepPageOpen()
    onProgress(0)
    try {
      const outcome = await mutateAsync({ contacts, verb, ...task, onProgress, onFirst, signal: stopper.signal })
      const message = outcomeInWords(outcome, verb)
      if (finish) finish(`${contactsInWords(outcome.done.length)} ${verb.done}`, message)
      else notify({ message, ...(outcome.done.length === 0 && { tone: 'red' }) })
      return outcome.done
    } finally {
      leave()
      setProgress(undefined)
      settle()
    }
  }
  return { run, progress, busy: progress !== undefined, stop: () => control.current?.abort() }
}

export type Bulk = ReturnType<typeof useBulk>
