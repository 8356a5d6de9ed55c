import { errorMessage } from '../../lib/service-error.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { countOf, type Noun } from '../../ui/text/noun.ts'
import type { BulkOutcome } from './run-bulk.ts'

/** Words for a step: `done` when it has finished ("tagged ferries"), `short` while it runs and for failures ("tagged"). */
export interface BulkVerb {
  readonly done: string
  readonly short: string
  /** The words of the step instead of a count if it changed a single record: "“Fare finder” moved to Won". */
  readonly one?: string
}

/** "3 contacts tagged ferries" */
export const doneInWords = (count: number, { one, done }: BulkVerb, noun: Noun): string =>
  count === 1 && one !== undefined ? one : `${countOf(count, noun)} ${done}`

/** "3 contacts tagged ferries. 2 of 5 not tagged. Only…" */
export const outcomeInWords = ({ done, refused, left, failure }: BulkOutcome<unknown>, verb: BulkVerb, noun: Noun): string => {
  const all = done.length + refused.length + left.length
  const what = done.length > 0 ? doneInWords(done.length, verb, noun) : ''
  if (done.length === all) return what
  const reason = refused[0] ? errorMessage(refused[0].error) : failure ? errorMessage(failure) : 'You stopped it.'
  const missed = all === 1 ? 'Not' : `${formatCount(all - done.length)} of ${formatCount(all)} not`
  return `${what && `${what}. `}${missed} ${verb.short}. ${reason}`
}
