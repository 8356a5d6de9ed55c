import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { createLiveEvents } from '../../server/across/events/live.ts'
import { runPruning } from '../../server/across/maintenance/pruning/run-pruning.ts'
import { openWasm } from '../../server/adapter/browser/wasm-sqlite.ts'
import { webSecrets } from '../../server/adapter/browser/web-secrets.ts'
import { createDeferredWrites } from '../../server/core/deferred-writes.ts'
import type { AttemptLimit } from '../../server/core/deps.ts'
import { rebuildDerived } from '../../server/core/store/derived/rebuild-derived.ts'
import { createService, openStore, prune } from '../../server/service.ts'

const undoDays = 30
const capacity = { contacts: 100_000, deals: 100_000, cases: 100_000, files: 200 * 1024 }
const log = { info: () => {}, error: (fields: object, message: string) => reportError(new Error(message, { cause: fields })) }
/** Nobody else can reach a database in the browser, so attempts are not limited. */
const attempts: AttemptLimit = { begin: async () => 0, giveBack: async () => {}, succeeded: async () => {} }

/** The service on the database of this browser. */
export const openService = async (sqlite: Sqlite3Static, raw: Database, base: URL) => {
  const store = openStore(await openWasm(sqlite, raw), capacity, () => new Date())
  await rebuildDerived(store)
  const live = createLiveEvents(store, log)
  const deferred = createDeferredWrites(store, log)
  const pruning = runPruning(store, undoDays, log, prune)
  const options = {
    signUp: 'open' as const,
    demo: true,
    signInAsAnyone: true,
    demoContent: false,
    uploadLimit: 10 * 1024 * 1024,
    undoDays,
    invitationDays: 7,
    // The page's router keeps its path in the fragment.
    appUrl: `${base.href}#`,
    mailFrom: undefined,
  }
  const handle = createService({ store, secrets: webSecrets, attempts, options, log, live, deferred }, new URL('api', base).pathname)
  return {
    handle: (request: Request) => Promise.resolve(handle(request)),
    /** Fills an empty database with a sample in which the first person sees this many contacts. */
    fill: async (seen: number, onProgress: (part: number) => void) => {
      const [{ openDemo }, { contactsSeenByFirst }] = await Promise.all([
        import('../../server/demo/open-demo.ts'),
        import('../../server/demo/workspace.ts'),
      ])
      await openDemo(store, contactsSeenByFirst(seen, new Date()), (done, all) => onProgress(done / all))
    },
    close: async () => {
      live.close()
      await pruning.close()
      await deferred.close()
      await store.close()
    },
  }
}
