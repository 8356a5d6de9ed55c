import { inWords } from '../../../lib/service-error.ts'
import { contactsInWords } from '../contact-words.ts'
import type { BulkOutcome } from './run-bulk.ts'

/** What is done, in the words of each moment: "Tagging", "tagged ferries", "tagged". */
export interface BulkVerb {
  doing: string
  done: string
  undone: string
}

/** "3 contacts tagged ferries. 2 of 5 were not tagged: …" */
export const outcomeInWords = ({ done, refused, left, broken }: BulkOutcome<unknown>, verb: BulkVerb): string => {
  const all = done.length + refused.length + left.length
  const missed = all - done.length
  const what = done.length ? `${contactsInWords(done.length)} ${verb.done}` : ''
  if (!missed) return what
  const reason = refused[0] ? inWords(refused[0].error) : broken ? inWords(broken) : 'You stopped it.'
  const count = all === 1 ? 'It' : `${missed.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')}`
  return `${what ? `${what}. ` : ''}${count} ${missed === 1 ? 'was' : 'were'} not ${verb.undone}: ${lowerFirst(reason)}`
}

const lowerFirst = (sentence: string) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
