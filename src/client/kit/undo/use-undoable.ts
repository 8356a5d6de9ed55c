import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { clearNotification, notify } from '../../ui/float/undo-note.tsx'
import { type Leads, type Step, undoStack } from './undo-stack.ts'

interface Done {
  /** What was done, as a sentence without a full stop: `Rui Tavares deleted`. */
  message: string
  /** The id of the change, or several in the order they were made; of one group any one id. */
  changeId: string | readonly string[] | undefined
  /** Says it for a short while only: for small edits. */
  quiet?: boolean
  /** The page that is gone when it is taken back, or when it is done again, and the way on from there. */
  leads?: Leads
  /** Reverts the change in the cache, as a refused optimistic edit does: the undo then shows at once. */
  restore?: () => void
  /** The records that changed: after the undo only these are brought up to date. */
  touched?: readonly Pick<LiveEvent, 'resource' | 'id' | 'on'>[]
}

/** A step of many writes, begun with the first of them. */
interface Begun {
  message: string
  changeId: string
  /** Ends it early; resolves when nothing of it is under way any more. */
  stop: () => Promise<unknown>
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
  const navigate = useNavigate()
  return useMemo(() => {
    const turn = async (which: 'undo' | 'redo', chosen?: Step): Promise<void> => {
      const { move, done, failed, none, way, keys } = lists[which]
      try {
        const back = await move(chosen)
        if (!back) return notify({ message: none })
        const onUndo = () => void turn(which === 'undo' ? 'redo' : 'undo', back)
        notify({ message: `${done}: ${back.message}`, actionLabel: way, keys, onUndo })
        if (back.leads?.by === which && back.leads.from === window.location.pathname) await navigate(back.leads.to)
        await refresh(client)
      } catch (error) {
        notify({ message: `${failed}. ${errorMessage(error)}`, tone: 'red' })
      }
    }
    const done = ({ message, changeId, quiet = false, leads }: Done) => {
      const changeIds = changeId === undefined ? [] : typeof changeId === 'string' ? [changeId] : changeId
      const step = changeIds.length > 0 ? undoStack.push({ message, changeIds, ...(leads && { leads }) }) : undefined
      // Every step has its note: one that stood on would name the key that by now takes back the newer step.
      notify({ message, brief: quiet, ...(step && { onUndo: () => void turn('undo', step) }) })
    }
    /** A step that is still going on: Undo stops it first. Call what it returns at its end, with what it did and what the note says. */
    const begin = ({ message, changeId, stop }: Begun) => {
      let takenBack = false
      // The note of the step before names a key that from now on takes back this one.
      clearNotification()
      const step = undoStack.push({
        message,
        changeIds: [changeId],
        stop: () => {
          takenBack = true
          return stop()
        },
      })
      return (did: string, note: string) => {
        undoStack.finish(step, did)
        if (!takenBack) notify({ message: note, onUndo: () => void turn('undo', step) })
      }
    }
    return { done, begin, undoLast: () => turn('undo'), redoLast: () => turn('redo') }
  }, [client, navigate])
}
