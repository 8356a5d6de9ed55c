import { undoChange } from '../../../contract/x/changes.ts'
import { api } from '../../lib/api.ts'
import { ServiceError } from '../../lib/service-error.ts'
import { randomId } from '../../random-id.ts'
import type { Step } from './undo-step.ts'
import { type StepStorage, tabStorage } from './undo-storage.ts'

/** Undoes one change and returns the id of the change that did so. `key` is the same each time the same undo is tried. */
type Undo = (changeId: string, key: string) => Promise<string>

const most = 50
/** The service would refuse again: the record is gone, not allowed, or has changed since. */
const isFinal = (error: unknown) => error instanceof ServiceError && [403, 404, 409].includes(error.status)
const drop = (steps: Step[], step: Step) => {
  const place = steps.indexOf(step)
  if (place >= 0) steps.splice(place, 1)
}

/** Keeps the steps to undo and to redo, newest last. Runs one at a time, in the order requested. */
export const createUndoStack = (undo: Undo, storage?: StepStorage) => {
  const done: Step[] = []
  const undone: Step[] = []
  let person: string | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const persist = () => {
    if (done.length > most) done.splice(0, done.length - most)
    if (person !== undefined) storage?.write(person, { done, undone })
  }

  const undoStep = async (step: Step): Promise<Step> => {
    await step.stop?.()
    step.key ??= randomId()
    persist()
    const showAgain = step.restore?.()
    try {
      const { message, redirect, touched, restored } = step
      const changeId = await undo(step.changeId, step.key)
      return { message, changeId, ...(redirect && { redirect }), ...(touched && { touched }), ...(restored && { restored }) }
    } catch (error) {
      showAgain?.()
      throw error
    }
  }

  /** Moves the given step, or the newest, from one side to the other and returns its counterpart. */
  const move = (from: Step[], to: Step[], chosen?: Step) => {
    const moved = queue.then(async () => {
      const step = chosen ?? from.at(-1)
      if (!step || !from.includes(step)) return undefined
      try {
        const back = await undoStep(step)
        drop(from, step)
        to.push(back)
        return back
      } catch (error) {
        // After any other failure the step stays and can be tried again.
        if (isFinal(error)) drop(from, step)
        throw error
      } finally {
        persist()
      }
    })
    queue = moved.catch(() => undefined)
    return moved
  }

  return {
    /** Sets whose steps these are, and adds the ones kept before a reload. */
    open(whose: string) {
      if (whose === person) return
      person = whose
      const kept = storage?.read(whose)
      done.unshift(...(kept?.done ?? []))
      undone.unshift(...(kept?.undone ?? []))
      persist()
    },
    push(step: Step): Step {
      done.push(step)
      undone.length = 0
      persist()
      return step
    },
    /** Ends a step that was still running when it was pushed, with its result. */
    finish(step: Step, result: Pick<Step, 'message' | 'touched'>) {
      Object.assign(step, result)
      delete step.stop
      persist()
    },
    /** Whether a step is still running; its undo stops it. */
    isRunning: () => done.some(({ stop }) => stop !== undefined),
    /** Undoes the given step, or the last one. @throws ServiceError (409) when the record has changed since */
    undo: (step?: Step) => move(done, undone, step),
    /** The steps that can be undone, newest last. */
    steps: (): readonly Step[] => [...done],
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
