import { type Store, type WriteTx, wholeService } from '../store.ts'

/** At most so many rows go in one transaction, so that nobody waits long for it. */
export const batch = 500

/** Milliseconds between two transactions, in which others write. */
const breath = 10
export const breathe = () => new Promise((resolve) => setTimeout(resolve, breath))

/** Takes some away, each time in a transaction of its own, until `take` has found less than `most`. */
export const inBatches = async (store: Store, take: (tx: WriteTx) => Promise<number>, most = batch) => {
  while ((await store.write(take, { account: wholeService })) >= most) await breathe()
}
