import type { Log } from '../../../core/log.ts'
import type { Store } from '../../../core/store/store.ts'

const hour = 3_600_000

type Prune = (store: Store, now: Date, undoDays: number) => Promise<void>

/** Deletes expired data now and every hour. */
export const runPruning = (store: Store, undoDays: number, log: Log, prune: Prune) => {
  let working: Promise<void> | undefined
  const work = () => {
    working ??= prune(store, new Date(), undoDays)
      .catch((error: unknown) => log.error({ err: error }, 'could not delete expired data'))
      .finally(() => {
        working = undefined
      })
  }
  work()
  const timer = setInterval(work, hour)
  return {
    close: async () => {
      clearInterval(timer)
      await working
    },
  }
}
