import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createAttempts } from './server/adapter/attempts.ts'
import { nodeSecrets } from './server/adapter/node-secrets.ts'
import { openSqlite } from './server/adapter/node-sqlite.ts'
import { createApp } from './server/app.ts'
import { openDemo } from './server/demo/open-demo.ts'
import { prune } from './server/store/prune.ts'
import { rederive } from './server/store/rederive.ts'
import { createStore } from './server/store/store.ts'

/** Where the service stands on the site. */
export const servicePath = '/api'

/** The service on this machine: the embedded database opened (and filled with the demo where that is wanted), and its handler. */
export const openService = async (config: Config, log: Logger) => {
  await mkdir(config.dataDir, { recursive: true })
  const store = createStore(await openSqlite(join(config.dataDir, 'tandem.sqlite')), config.capacity, () => new Date())
  if (await rederive(store)) log.info({}, 'wrote anew what follows from the records')
  if (config.demo) await openDemo(store)
  const { signUp, demo, uploadLimit, undoDays } = config
  const handle = createApp(
    {
      store,
      secrets: nodeSecrets,
      attempts: createAttempts(),
      options: { signUp, demo, uploadLimit, undoDays },
      log,
    },
    servicePath,
  )
  const forget = () =>
    prune(store, new Date(), undoDays).catch((error: unknown) => log.error({ err: error }, 'could not forget what is past its time'))
  void forget()
  const daily = setInterval(forget, 86_400_000)
  daily.unref()
  const close = async () => {
    clearInterval(daily)
    await store.close()
  }
  return { handle, store, close }
}
