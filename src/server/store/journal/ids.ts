import type { ReadTx } from '../store.ts'

/** At most so many ids are taken at once by a transaction that goes on and on. */
const most = 256

/** Gives new ids, which are taken from the database several at a time. */
export const openIds = ({ db, dialect }: ReadTx) => {
  let ready: string[] = []
  let next = 2
  return async () => {
    if (!ready.length) {
      ready = await dialect.nextIds(db, next)
      next = Math.min(most, next * 2)
    }
    const id = ready.shift()
    if (id === undefined) throw new Error('the database gave no id')
    return id
  }
}
