import { undoChange } from '../../../contract/x/changes.ts'
import { api } from '../../lib/api.ts'
import { ServiceError } from '../../lib/service-error.ts'
import { type StepStorage, tabStorage } from './undo-storage.ts'

/** The way on from a page that is gone by an undo or by a redo, as addresses of the app. */
export interface Leads {
  by: 'undo' | 'redo'
  from: string
  to: string
}

/** A step that can be taken back. Changes of one group are undone by any one of their ids, so only one is listed. */
export interface Step {
  /** What was done, as a sentence: `Deleted 3 contacts`. */
  message: string
  changeIds: readonly string[]
  /** When it broke off half way: the changes that took back what is no longer in `changeIds`. */
  back?: readonly string[]
  /** Names its requests, so that one whose answer was lost is not made twice. */
  key?: string
  /** Whose page is gone when the step is taken back, or when it is done again: who stands on it is led on. */
  leads?: Leads
  /** Stops what is still adding to the step; asked before it is taken back. */
  stop?: () => Promise<unknown>
}

/** `key` is the same each time that this change of this step is tried. */
type Undo = (changeId: string, key: string) => Promise<string>

const most = 50
/** The service will say the same another time: it is not there any more, not allowed, or was changed since. */
const isFinal = (error: unknown) => error instanceof ServiceError && [403, 404, 409].includes(error.status)
const drop = (steps: Step[], step: Step) => {
  const place = steps.indexOf(step)
  if (place >= 0) steps.splice(place, 1)
}

/** What was done, newest last, and what was taken back. Undoing is one at a time, in the order it was asked for. */
export const createUndoStack = (undo: Undo, storage?: StepStorage) => {
  const done: Step[] = []
  const undone: Step[] = []
  let person: string | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const keep = () => {
    if (done.length > most) done.splice(0, done.length - most)
    if (person !== undefined) storage?.write(person, { done, undone })
  }

  const takeBack = async (step: Step): Promise<Step> => {
    await step.stop?.()
    step.key ??= crypto.randomUUID()
    keep()
    for (let id = step.changeIds.at(-1); id !== undefined; id = step.changeIds.at(-1)) {
      const made = await undo(id, `${step.key} ${id}`)
      step.changeIds = step.changeIds.slice(0, -1)
      step.back = [...(step.back ?? []), made]
      keep()
    }
    return { message: step.message, changeIds: step.back ?? [], ...(step.leads && { leads: step.leads }) }
  }

  /** Moves the newest step, or the one given, from one side to the other; resolves to what it has become there. */
  const move = (from: Step[], to: Step[], chosen?: Step) => {
    const moved = queue.then(async () => {
      const step = chosen ?? from.at(-1)
      // What has been taken back already cannot be once more.
      if (!step || step.changeIds.length === 0) return undefined
      try {
        const back = await takeBack(step)
        drop(from, step)
        to.push(back)
        return back
      } catch (error) {
        // Whatever else went wrong, a busy service or a session that ended, the step stays to be tried again.
        if (isFinal(error)) drop(from, step)
        throw error
      } finally {
        keep()
      }
    })
    queue = moved.catch(() => undefined)
    return moved
  }

  return {
    /** Says whose steps these are, and finds again what they did before a reload. */
    open(whose: string) {
      if (whose === person) return
      person = whose
      const kept = storage?.read(whose)
      done.unshift(...(kept?.done ?? []))
      undone.unshift(...(kept?.undone ?? []))
      keep()
    },
    push(step: Step): Step {
      done.push(step)
      undone.length = 0
      keep()
      return step
    },
    /** A step that went on after it was pushed has come to its end: what it did in all, and nothing is left to stop. */
    finish(step: Step, message: string) {
      step.message = message
      delete step.stop
      keep()
    },
    /** Takes back the step given, or the last one. Rejects with a ServiceError (409) when it can no longer be taken back. */
    undo: (step?: Step) => move(done, undone, step),
    /** What would be taken back next. */
    last: () => done.at(-1)?.message,
    redo: (step?: Step) => move(undone, done, step),
    clear() {
      done.length = 0
      undone.length = 0
      person = undefined
      storage?.remove()
    },
  }
}

export const undoStack = createUndoStack(
  async (id, idempotencyKey) => (await api(undoChange, { params: { id }, headers: { idempotencyKey } })).changeId,
  tabStorage,
)
