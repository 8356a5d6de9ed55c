import type { Store, WriteTx } from './store.ts'

/** The most rows in one transaction, so nobody waits long for it. */
export const batch = 500

/** Milliseconds between two transactions, so others can write. */
const pauseMilliseconds = 10
export const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))

/** Deletes rows of an account in separate transactions until `take` finds fewer than `most`. */
export const inBatches = async (store: Store, account: string, take: (tx: WriteTx) => Promise<number>, most = batch) => {
  while ((await store.write(take, { account })) >= most) await pause()
}
