import { Unreachable } from '../../lib/service-error.ts'

interface Refusal<Item> {
  item: Item
  error: unknown
}

/**
 * The result of a bulk step: items done, items refused, items whose write got no answer, and items left because it was stopped or lost the
 * server.
 */
export interface BulkOutcome<Item> {
  done: Item[]
  refused: Refusal<Item>[]
  /** They may be done. */
  unknown: Item[]
  left: Item[]
  /** One of the changes; undoing it undoes the whole group. */
  changeId: string | undefined
  /** Why it ended early, where the server could not be reached. */
  failure: unknown
}

interface BulkRun<Item> {
  items: readonly Item[]
  write: (item: Item) => Promise<{ changeId: string | undefined }>
  onProgress?: ((done: number) => void) | undefined
  /** Called with the first change as soon as it is made. */
  onFirst?: ((changeId: string) => void) | undefined
  signal?: AbortSignal | undefined
  /** The number of requests at once. */
  width?: number
}

/** Does one thing to many items, a few at a time. A refusal does not stop the rest; a server that can't be reached does. */
export const runBulk = async <Item>(run: BulkRun<Item>): Promise<BulkOutcome<Item>> => {
  const { items, write, onProgress, onFirst, signal, width = 4 } = run
  const outcome: BulkOutcome<Item> = { done: [], refused: [], unknown: [], left: [], changeId: undefined, failure: undefined }
  const queue = items.values()
  const one = async (item: Item) => {
    try {
      const { changeId } = await write(item)
      if (changeId !== undefined && outcome.changeId === undefined) onFirst?.(changeId)
      outcome.changeId ??= changeId
      outcome.done.push(item)
    } catch (error) {
      if (error instanceof Unreachable) {
        outcome.failure ??= error
        outcome.unknown.push(item)
      } else outcome.refused.push({ item, error })
    }
    onProgress?.(outcome.done.length + outcome.refused.length)
  }
  const worker = async () => {
    for (const item of queue) {
      if (signal?.aborted || outcome.failure !== undefined) outcome.left.push(item)
      else await one(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return outcome
}
