import { errorMessage } from '../../lib/service-error.ts'
import type { Noun } from '../../ui/text/noun.ts'
import type { BulkStep } from '../bulk/bulk-job.ts'
import { unknownInWords } from '../bulk/bulk-words.ts'
import type { BulkOutcome } from '../bulk/run-bulk.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import { isUnreachable } from '../drafts/send-when-back.ts'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource } from '../resource/resource.ts'

/** A move that was refused for some of the cards: those that stay on the board carry the reason. */
export class MoveRefused extends Error {
  override name = 'MoveRefused'
  readonly ids: readonly string[]
  /** The service did not answer: the cards may have been moved. */
  readonly isUnknown: boolean

  constructor(reason: string, ids: readonly string[], isUnknown = false) {
    super(reason)
    this.ids = ids
    this.isUnknown = isUnknown
  }
}

/** Returns why a move failed. */
export const refusalOf = (error: unknown): string => (error instanceof MoveRefused ? error.message : errorMessage(error))

/** Returns the refusal of a move, which says where it is not known whether the cards were moved. */
export const refusedMove = <R extends Row>(error: unknown, moved: readonly R[], titleOf: (record: R) => string): MoveRefused => {
  const isUnknown = isUnreachable(error)
  const name = moved.length === 1 && moved[0] ? titleOf(moved[0]) : `${moved.length} cards`
  const ids = moved.map(({ id }) => id)
  return new MoveRefused(isUnknown ? unknownInWords(error, name) : errorMessage(error), ids, isUnknown)
}

/** Throws the refusal of a move by a bulk step, if one of its cards was not moved. */
export const throwRefused = <R extends Row>(outcome: BulkOutcome<R>, titleOf: (record: R) => string): void => {
  const { refused, unknown, left, failure } = outcome
  const back = [...refused.map(({ item }) => item), ...unknown, ...left]
  if (refused[0] || failure) throw refusedMove(refused[0]?.error ?? failure, back, titleOf)
}

/** Returns the function that moves cards by a bulk step, with one undo. It rejects with the reason when a card is refused. */
export const useBoardMove = <R extends Row>(resource: AnyResource<R>, noun: Noun) => {
  const { run } = useBulk(resource, noun)
  return async (step: BulkStep<R>): Promise<void> => {
    throwRefused(await run(step), resource.titleOf)
  }
}
