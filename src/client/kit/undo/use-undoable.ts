import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { writesAnswered, writesSettled } from '../../lib/cache/follow-up.ts'
import { refreshAll } from '../../lib/cache/long-list.ts'
import { refreshTouched, type Touched } from '../../lib/live/event-handlers.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { clearNotification, type NextAction, notify } from '../../ui/float/undo-note.tsx'
import { appLocation } from '../../ui/page/app-location.ts'
import { doneElsewhere } from './done-elsewhere.ts'
import { findStep } from './find-step.ts'
import { reversible } from './reversible.ts'
import { undoStack } from './undo-stack.ts'
import type { Redirect, Step } from './undo-step.ts'

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
  /** A record that the undo brings back. */
  restored?: Step['restored']
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
/** The step that the keys have asked about. Pressed again, they undo it. */
let asked: Step | undefined
let presses: Promise<unknown> = Promise.resolve()

const placeNow = () => ({ path: appLocation().pathname, title: document.title.replace(/ · Tandem$/, ''), at: Date.now() })

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
    const restoredNext = ({ restored }: Step): NextAction | undefined =>
      restored && { label: `Open ${restored.name}`, onClick: () => void navigate(restored.path) }
    const run = async (which: 'undo' | 'redo', chosen?: Step): Promise<void> => {
      const { move, done, failed, none, waits, next, keys } = ways[which]
      const find = which === 'undo' ? findStep(client, undoStack) : () => writesAnswered(client)
      const takeNewest = async () => {
        const step = await find()
        if (step === 'refused') return step
        // A refetch still running after a write would overwrite the undo.
        await writesSettled()
        const newest = step === 'none' ? undefined : (step ?? undefined)
        const where = which === 'undo' && newest && newest !== asked && doneElsewhere(newest, appLocation().pathname, Date.now())
        if (where) {
          asked = newest
          return { newest, where }
        }
        asked = undefined
        return step === 'none' ? undefined : move(newest)
      }
      const timer = !chosen && client.isMutating() > 0 ? setTimeout(() => notify({ message: waits }), noticeDelay) : undefined
      try {
        const back = await (chosen ? writesSettled().then(() => move(chosen)) : inOrder(takeNewest))
        clearTimeout(timer)
        // Whoever sent the refused write has said so.
        if (back === 'refused') return
        if (!back) return notify({ message: none })
        if ('where' in back) {
          const { newest, where } = back
          return notify({ message: `Undo “${newest.message}” in ${where}?`, onUndo: () => void run('undo', newest) })
        }
        const onUndo = () => void run(which === 'undo' ? 'redo' : 'undo', back)
        notify({
          message: `${done}: ${back.message}`,
          actionLabel: next,
          keys,
          next: which === 'undo' ? restoredNext(back) : undefined,
          onUndo,
        })
        if (back.redirect?.by === which && back.redirect.from === appLocation().pathname)
          await navigate(back.redirect.to, { replace: true })
        await (back.touched ? refreshTouched(client, back.touched, which) : refreshAll(client))
      } catch (error) {
        notify({ message: `${failed} ${errorMessage(error)}`, tone: 'red' })
      } finally {
        clearTimeout(timer)
      }
    }
    const done = ({ message, changeId, quiet = false, next, restore, redirect, restored, touched }: Done) => {
      const more = {
        place: placeNow(),
        ...(redirect && { redirect }),
        ...(restored && { restored }),
        ...(touched && { touched }),
        ...(restore && { restore: () => reversible(client, restore) }),
      }
      const step = changeId !== undefined ? undoStack.push({ message, changeId, ...more }) : undefined
      // Replaces the notification of the step before: its key now undoes this step.
      notify({ message, brief: quiet, next, ...(step && { onUndo: () => void run('undo', step) }) })
    }
    /**
     * Starts a step that is still running: Undo stops it first. Call the result at its end, with what it did, the notification and what that
     * offers; it returns the function that undoes the step. Without a notification the page itself says so.
     */
    const begin = ({ stop, changeId, ...rest }: Begun) => {
      let stopped = false
      // The notification of the step before names a key that now undoes this step.
      clearNotification()
      const step = undoStack.push({
        ...rest,
        place: placeNow(),
        changeId,
        stop: () => {
          stopped = true
          return stop()
        },
      })
      return (result: Pick<Step, 'message' | 'touched'>, note: string | undefined, next?: NextAction) => {
        undoStack.finish(step, result)
        const undo = () => void run('undo', step)
        if (!stopped && note !== undefined) notify({ message: note, next, onUndo: undo })
        return undo
      }
    }
    return { done, begin, undoLast: () => run('undo'), redoLast: () => run('redo') }
  }, [client, navigate])
}
