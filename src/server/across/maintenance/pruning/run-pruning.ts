import type { Log } from '../../../core/log.ts'
import type { Store } from '../../../core/store/store.ts'
import { prune } from './prune.ts'

const hour = 3_600_000

/** Deletes expired data now and every hour. */
export const runPruning = (store: Store, undoDays: number, log: Log, forget = prune) => {
  let working: Promise<void> | undefined
  const work = () => {
    working ??= forget(store, new Date(), undoDays)
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
