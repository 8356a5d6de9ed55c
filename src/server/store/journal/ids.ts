import { mostIds } from '../dialect/dialect.ts'
import type { ReadTx } from '../store.ts'

/** Gives new ids, which are taken from the database several at a time; the first are those at hand, where the transaction began with some. */
export const openIds = ({ db, dialect }: ReadTx, atHand?: Promise<string[]>) => {
  let ready: string[] | undefined
  let given = 0
  return async () => {
    ready ??= (await atHand)?.toReversed() ?? []
    if (!ready.length) ready = (await dialect.nextIds(db, Math.min(mostIds, given + 2))).reverse()
    const id = ready.pop()
    if (id === undefined) throw new Error('the database gave no id')
    given += 1
    return id
  }
}
