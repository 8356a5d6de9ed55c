import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inWords } from '../../lib/service-error.ts'
import { type Step, undoStack } from './undo-stack.ts'
import { showNote } from '../../ui/float/undo-note.tsx'

interface Done {
  /** What was done, as a sentence without a full stop: `Rui Tavares deleted`. */
  message: string
  /** The id of the change, or several in the order they were made; of one group any one id. */
  changeId: string | readonly string[] | undefined
  /** Does without the note: for small edits that only Ctrl/Cmd+Z takes back. */
  quiet?: boolean
}

const lists = {
  undo: { move: undoStack.undo, done: 'Undone', failed: 'Not undone', none: 'There is nothing to undo', way: 'Redo', keys: 'mod+shift+Z' },
  redo: {
    move: undoStack.redo,
    done: 'Done again',
    failed: 'Not done again',
    none: 'There is nothing to redo',
    way: 'Undo',
    keys: 'mod+Z',
  },
} as const

/** Says what was done and lets it be taken back, from the note and with Ctrl/Cmd+Z. Nothing of this waits for the page it was called on. */
export const useUndoable = () => {
  const client = useQueryClient()
  return useMemo(() => {
    const turn = async (which: 'undo' | 'redo', chosen?: Step): Promise<void> => {
      const { move, done, failed, none, way, keys } = lists[which]
      try {
        const back = await move(chosen)
        if (!back) return showNote({ message: none })
        const onUndo = () => void turn(which === 'undo' ? 'redo' : 'undo', back)
        showNote({ message: `${done}: ${back.message}`, actionLabel: way, keys, onUndo })
        await client.invalidateQueries()
      } catch (error) {
        showNote({ message: `${failed}. ${inWords(error)}`, tone: 'red' })
      }
    }
    const done = ({ message, changeId, quiet = false }: Done) => {
      const changeIds = changeId === undefined ? [] : typeof changeId === 'string' ? [changeId] : changeId
      const step = changeIds.length > 0 ? undoStack.push({ message, changeIds }) : undefined
      if (!quiet) showNote(step ? { message, onUndo: () => void turn('undo', step) } : { message })
    }
    return { done, undoLast: () => turn('undo'), redoLast: () => turn('redo') }
  }, [client])
}
