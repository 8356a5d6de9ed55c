import { text } from './wire/values.ts'
import { coded, type Schema } from './wire/wire.ts'

/** What a change did to its record: the end of an `action`, which is `<resource> <verb>` on the wire. */
export const verbs = [
  ...(['created', 'updated', 'deleted', 'restored', 'merged', 'imported', 'tagged', 'untagged', 'uploaded'] as const),
  ...(['won', 'lost', 'closed', 'reopened', 'completed', 'started', 'stopped', 'done', 'assigned', 'moved', 'reordered'] as const),
  ...(['announced', 'shared', 'unshared', 'archived', 'reactivated', 'invited', 'joined', 'given a new password'] as const),
] as const
export type Verb = (typeof verbs)[number]

/** What a change did. Undoing a change and redoing it are changes of their own, with its verb. */
export interface Action {
  /** Its form on the wire: `undone: case updated`. */
  readonly text: string
  /** Undefined for a verb that this version does not know. */
  readonly verb: Verb | undefined
  readonly step: 'do' | 'undo' | 'redo'
}

const form = new RegExp(`^(undone: |redone: )?(?:.* (${verbs.join('|')})|.*)$`)

/** Reads an action from its form on the wire. */
export const readAction = (written: string): Action => {
  const [, prefix, verb] = form.exec(written) ?? []
  return { text: written, verb: verb as Verb | undefined, step: prefix === 'undone: ' ? 'undo' : prefix === 'redone: ' ? 'redo' : 'do' }
}

/** An action in an answer. */
export const action: Schema<Action> = coded(text, readAction, (of) => of.text)
