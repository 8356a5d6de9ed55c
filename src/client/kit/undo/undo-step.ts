import type { Touched } from '../../lib/live/event-handlers.ts'

/** Where to go from a page that an undo or a redo removes. `from` and `to` are paths of the app. */
export interface Redirect {
  by: 'undo' | 'redo'
  from: string
  to: string
}

/** The path and the title of a page, and when something was done there, in ms. */
interface StepPlace {
  readonly path: string
  readonly title: string
  readonly at: number
}

/** An action that can be undone. One change id is enough for a whole group of changes. */
export interface Step {
  /** Describes the action: `Deleted 3 contacts`. */
  message: string
  changeId: string
  /** The idempotency key of the undo's requests. */
  key?: string
  redirect?: Redirect
  /** The page where it was done, and when (ms): an undo on another page asks first. */
  place?: StepPlace
  /** A record that the undo brings back, to open from the notification. */
  restored?: { readonly name: string; readonly path: string }
  /** The records to bring up to date afterwards; without it, everything on the page. */
  touched?: readonly Touched[]
  /** Shows the undo at once; the result shows the step again. */
  restore?: () => () => void
  /** Stops a step that is still running, before its undo. */
  stop?: () => Promise<unknown>
}
