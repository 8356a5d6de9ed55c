import { errorMessage, Unreachable } from '../../../lib/service-error.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { contactsInWords, lowerFirst } from '../contact-words.ts'

interface Refusal<Item> {
  item: Item
  error: unknown
}

/** How it went: what was done, what was refused and why, and what was not tried because it was stopped or no answer came. */
export interface BulkOutcome<Item> {
  done: Item[]
  refused: Refusal<Item>[]
  left: Item[]
  /** One of the changes; undoing it undoes all of the group. */
  changeId: string | undefined
  /** Why it stopped before the end, where no answer came. */
  broken: unknown
}

interface BulkRun<Item> {
  items: readonly Item[]
  write: (item: Item) => Promise<{ changeId: string | undefined }>
  onProgress?: ((done: number) => void) | undefined
  /** Hears of the first change as soon as it is made. */
  onFirst?: ((changeId: string) => void) | undefined
  signal?: AbortSignal | undefined
  /** How many requests are under way at once. */
  width?: number
}

/** Does one thing to many, a few at a time. A refusal does not stop the rest; a service that does not answer does. */
export const runBulk = async <Item>({
  items,
  write,
  onProgress,
  onFirst,
  signal,
  width = 4,
}: BulkRun<Item>): Promise<BulkOutcome<Item>> => {
  const outcome: BulkOutcome<Item> = { done: [], refused: [], left: [], changeId: undefined, broken: undefined }
  const waiting = items.values()
  const one = async (item: Item) => {
    try {
      const { changeId } = await write(item)
      if (changeId !== undefined && outcome.changeId === undefined) onFirst?.(changeId)
      outcome.changeId ??= changeId
      outcome.done.push(item)
    } catch (error) {
      if (error instanceof Unreachable) {
        outcome.broken ??= error
        outcome.left.push(item)
      } else outcome.refused.push({ item, error })
    }
    onProgress?.(outcome.done.length + outcome.refused.length)
  }
  const worker = async () => {
    for (const item of waiting) {
      if (signal?.aborted || outcome.broken !== undefined) outcome.left.push(item)
      else await one(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return outcome
}

/** What is done, in the words of each moment: "tagged ferries" when it is done, "tagged" on the way and where it was not. */
export interface BulkVerb {
  done: string
  short: string
}

/** "3 contacts tagged ferries. 2 of 5 were not tagged: …" */
export const outcomeInWords = ({ done, refused, left, broken }: BulkOutcome<unknown>, verb: BulkVerb): string => {
  const all = done.length + refused.length + left.length
  const missed = all - done.length
  const what = done.length ? `${contactsInWords(done.length)} ${verb.done}` : ''
  if (!missed) return what
  const reason = refused[0] ? errorMessage(refused[0].error) : broken ? errorMessage(broken) : 'You stopped it.'
  const count = all === 1 ? 'It' : `${formatCount(missed)} of ${formatCount(all)}`
  return `${what ? `${what}. ` : ''}${count} ${missed === 1 ? 'was' : 'were'} not ${verb.short}: ${lowerFirst(reason)}`
}
