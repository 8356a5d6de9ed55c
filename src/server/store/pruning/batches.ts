import { type Store, type WriteTx, wholeService } from '../store.ts'

/** The most rows in one transaction, so nobody waits long for it. */
export const batch = 500

/** Milliseconds between two transactions, so others can write. */
const pauseMilliseconds = 10
export const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))

/** Deletes rows in separate transactions until `take` finds fewer than `most`. */
export const inBatches = async (store: Store, take: (tx: WriteTx) => Promise<number>, most = batch) => {
  while ((await store.write(take, { account: wholeService })) >= most) await pause()
}
