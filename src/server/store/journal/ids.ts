import { mostIds } from '../dialect/dialect.ts'
import type { ReadTx } from '../store.ts'

/** Returns a function that gives new ids, which it takes from the database several at a time. */
export const openIds = ({ db, dialect }: ReadTx) => {
  let ready: string[] = []
  let given = 0
  return async () => {
    if (!ready.length) ready = (await dialect.nextIds(db, Math.min(mostIds, given + 4))).reverse()
    const id = ready.pop()
    if (id === undefined) throw new Error('the database returned no id')
    given += 1
    return id
  }
}
