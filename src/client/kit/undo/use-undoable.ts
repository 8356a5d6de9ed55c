import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { writesAnswered, writesSettled } from '../../lib/cache/follow-up.ts'
import { refreshAll } from '../../lib/cache/long-list.ts'
import { refreshTouched, type Touched } from '../../lib/live/event-handlers.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { clearNotification, type NextAction, notify } from '../../ui/float/undo-note.tsx'
import { appLocation } from '../../ui/page/app-location.ts'
import { findStep } from './find-step.ts'
import { reversible } from './reversible.ts'
import { type Redirect, type Step, undoStack } from './undo-stack.ts'

interface Done {
  /** Describes the action, without a full stop: `Deleted Rui Tavares`. */
  message: string
  /** The id of the change; of a group any one id. Without one there is nothing to undo. */
  changeId: string | undefined
  /** Shows the notification for a short time only: for small edits. */
  quiet?: boolean
  /** What the notification offers beside Undo. */
  next?: NextAction | undefined
  /** Where to go from a page that the undo or the redo removes. */
  redirect?: Redirect
  /** Reverts the change in the cache, as a refused optimistic edit does: the undo then shows at once. */
  restore?: () => void
  /** The records that changed: after the undo only these are brought up to date. */
  touched?: readonly Touched[]
}

/** A step of many writes, begun with the first of them. */
interface Begun {
  message: string
  changeId: string
  /** Where to go from a page that the undo removes. */
  redirect?: Redirect
  /** Ends it early; resolves when none of its writes is running any more. */
  stop: () => Promise<unknown>
}

const ways = {
  undo: {
    move: undoStack.undo,
    done: 'Undone',
    failed: "Couldn't undo.",
    none: 'Nothing to undo',
    waits: "Saving. It'll be undone after that",
    next: 'Redo',
    keys: 'mod+shift+Z',
  },
  redo: {
    move: undoStack.redo,
    done: 'Redone',
    failed: "Couldn't redo.",
    none: 'Nothing to redo',
    waits: 'Saving. Redo follows after that',
    next: 'Undo',
    keys: 'mod+Z',
  },
} as const

/** The ms after which a notification says that Undo or Redo waits for an answer. */
const noticeDelay = 300
let presses: Promise<unknown> = Promise.resolve()

/** Runs what several presses of the keys ask for one after the other. */
const inOrder = <T>(act: () => Promise<T>): Promise<T> => {
  const result = presses.then(act)
  presses = result.catch(() => undefined)
  return result
}

/** Reports an action with an Undo button and adds it to the undo stack. Works after the calling component unmounts. */
export const useUndoable = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMemo(() => {
    const run = async (which: 'undo' | 'redo', chosen?: Step): Promise<void> => {
      const { move, done, failed, none, waits, next, keys } = ways[which]
      const find = which === 'undo' ? findStep(client, undoStack) : () => writesAnswered(client)
      const takeNewest = async () => {
        const step = await find()
        if (step === 'refused') return step
        // A refetch still running after a write would overwrite the undo.
        await writesSettled()
        return step === 'none' ? undefined : move(step ?? undefined)
      }
      const timer = !chosen && client.isMutating() > 0 ? setTimeout(() => notify({ message: waits }), noticeDelay) : undefined
      try {
        const back = await (chosen ? writesSettled().then(() => move(chosen)) : inOrder(takeNewest))
        clearTimeout(timer)
        // Whoever sent the refused write has said so.
        if (back === 'refused') return
        if (!back) return notify({ message: none })
        const onUndo = () => void run(which === 'undo' ? 'redo' : 'undo', back)
        notify({ message: `${done}: ${back.message}`, actionLabel: next, keys, onUndo })
        if (back.redirect?.by === which && back.redirect.from === appLocation().pathname)
          await navigate(back.redirect.to, { replace: true })
        await (back.touched ? refreshTouched(client, back.touched, which) : refreshAll(client))
      } catch (error) {
        notify({ message: `${failed} ${errorMessage(error)}`, tone: 'red' })
      } finally {
        clearTimeout(timer)
      }
    }
    const done = ({ message, changeId, quiet = false, next, restore, redirect, touched }: Done) => {
      const more = {
        ...(redirect && { redirect }),
        ...(touched && { touched }),
        ...(restore && { restore: () => reversible(client, restore) }),
      }
      const step = changeId !== undefined ? undoStack.push({ message, changeId, ...more }) : undefined
      // Replaces the notification of the step before: its key now undoes this step.
      notify({ message, brief: quiet, next, ...(step && { onUndo: () => void run('undo', step) }) })
    }
    /**
     * Starts a step that is still running: Undo stops it first. Call the result at its end, with what it did, the notification and what that
     * offers; it returns the function that undoes the step.
     */
    const begin = ({ stop, changeId, ...rest }: Begun) => {
      let stopped = false
      // The notification of the step before names a key that now undoes this step.
      clearNotification()
      const step = undoStack.push({
        ...rest,
        changeId,
        stop: () => {
          stopped = true
          return stop()
        },
      })
      return (result: Pick<Step, 'message' | 'touched'>, note: string, next?: NextAction) => {
        undoStack.finish(step, result)
        const undo = () => void run('undo', step)
        if (!stopped) notify({ message: note, next, onUndo: undo })
        return undo
      }
    }
    return { done, begin, undoLast: () => run('undo'), redoLast: () => run('redo') }
  }, [client, navigate])
}
