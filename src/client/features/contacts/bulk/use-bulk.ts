import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Contact } from '../../../../contract/contacts.ts'
import { showNote } from '../../../ui/float/undo-note.tsx'
import { useUndoable } from '../../undo/use-undoable.ts'
import { bulkMutation } from './bulk-mutation.ts'
import type { BulkStep } from './bulk-steps.ts'
import { outcomeInWords } from './run-bulk.ts'

/** A bulk step that is under way. */
export interface BulkProgress {
  doing: string
  done: number
  of: number
}

const worthShowing = 1000

/** Runs bulk steps: shows how far one is when it takes over a second, and says what it did, with one Undo for all. */
export const useBulk = () => {
  const { mutateAsync, isPending } = useMutation(bulkMutation())
  const { done } = useUndoable()
  const [progress, setProgress] = useState<BulkProgress>()
  const control = useRef<AbortController>(undefined)

  const run = async (task: BulkStep): Promise<readonly Contact[]> => {
    if (!task.contacts.length) {
      showNote({ message: 'Nothing to change: they are like this already' })
      return []
    }
    control.current = new AbortController()
    const began = performance.now()
    const onProgress = (count: number) => {
      if (performance.now() - began > worthShowing) setProgress({ doing: task.verb.short, done: count, of: task.contacts.length })
    }
    const outcome = await mutateAsync({ ...task, onProgress, signal: control.current.signal })
    setProgress(undefined)
    const message = outcomeInWords(outcome, task.verb)
    if (outcome.done.length) done({ message, changeId: outcome.changeId })
    else showNote({ message, tone: 'red' })
    return outcome.done
  }
  return { run, progress, busy: isPending, stop: () => control.current?.abort() }
}

export type Bulk = ReturnType<typeof useBulk>
