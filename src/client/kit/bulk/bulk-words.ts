import { errorMessage } from '../../lib/service-error.ts'
import { plural } from '../../locale.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { countOf, type Noun } from '../../ui/text/noun.ts'
import type { BulkOutcome } from './run-bulk.ts'

/** Words for a step: `done` when it has finished ("tagged ferries"), `short` while it runs ("tagged"), `act` for failures ("tag"). */
export interface BulkVerb {
  readonly done: string
  readonly short: string
  readonly act: string
  /** The words of the step instead of a count if it changed a single record: "“Fare finder” moved to Won". */
  readonly one?: string
}

/** "3 contacts tagged ferries" */
export const doneInWords = (count: number, { one, done }: BulkVerb, noun: Noun): string =>
  count === 1 && one !== undefined ? one : `${countOf(count, noun)} ${done}`

/** "Can't reach the server. The change to Ada may be saved; you will see it here when the server answers again." */
export const unknownInWords = (failure: unknown, name: string): string =>
  `${errorMessage(failure)} The change to ${name} may be saved; you will see it here when the server answers again.`

/** "3 contacts tagged ferries. Couldn't tag 2 of 5 contacts. Only…", or "Couldn't delete Ada. Only…" */
export const outcomeInWords = <R>(outcome: BulkOutcome<R>, verb: BulkVerb, noun: Noun, titleOf: (record: R) => string): string => {
  const { done, refused, unknown, left, failure } = outcome
  const missed = [...refused.map(({ item }) => item), ...left]
  const what = done.length > 0 ? doneInWords(done.length, verb, noun) : ''
  if (unknown.length > 0) {
    const name = unknown.length === 1 && unknown[0] ? titleOf(unknown[0]) : countOf(unknown.length, noun)
    const others =
      missed.length > 0 ? ` ${countOf(missed.length, noun)} ${plural(missed.length, { one: 'was', other: 'were' })} not changed.` : ''
    return `${what && `${what}. `}${unknownInWords(failure, name)}${others}`
  }
  const [first] = missed
  if (first === undefined) return what
  const all = done.length + missed.length
  const count = `${formatCount(missed.length)} of ${countOf(all, noun)}`
  const error = refused[0]?.error ?? failure
  const rest = error
    ? `Couldn't ${verb.act} ${all === 1 ? titleOf(first) : count}. ${errorMessage(error)}`
    : `You stopped it with ${count} left.`
  return `${what && `${what}. `}${rest}`
}
