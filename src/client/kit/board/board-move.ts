import { errorMessage } from '../../lib/service-error.ts'
import type { Noun } from '../../ui/text/noun.ts'
import type { BulkStep } from '../bulk/bulk-job.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource } from '../resource/resource.ts'

/** A move that was refused for some of the cards: those that stay on the board carry the reason. */
export class MoveRefused extends Error {
  override name = 'MoveRefused'
  readonly ids: readonly string[]

  constructor(reason: string, ids: readonly string[]) {
    super(reason)
    this.ids = ids
  }
}

/** Returns why a move failed. */
export const refusalOf = (error: unknown): string => (error instanceof MoveRefused ? error.message : errorMessage(error))

/** Returns the function that moves cards by a bulk step, with one undo. It rejects with the reason when a card is refused. */
export const useBoardMove = <R extends Row>(resource: AnyResource<R>, noun: Noun) => {
  const { run } = useBulk(resource, noun)
  return async (step: BulkStep<R>): Promise<void> => {
    const { refused, left, failure } = await run(step)
    const back = [...refused.map(({ item }) => item.id), ...left.map(({ id }) => id)]
    if (refused[0] || failure) throw new MoveRefused(errorMessage(refused[0]?.error ?? failure), back)
  }
}
