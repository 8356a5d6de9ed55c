import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createAttempts } from './server/adapter/attempts.ts'
import { nodeSecrets } from './server/adapter/node-secrets.ts'
import { type Opening, openSqlite } from './server/adapter/sqlite/node-sqlite.ts'
import { createDeferredWrites } from './server/deferred-writes.ts'
import { openDemo } from './server/demo/open-demo.ts'
import { NoDatabase } from './server/errors.ts'
import { createLiveEvents } from './server/events/live.ts'
import { createApp } from './server/http/app.ts'
import { runOutbox } from './server/outbox/run-outbox.ts'
import { mailInvitation } from './server/people/invitations.ts'
import { rebuildDerived } from './server/store/derived/rebuild-derived.ts'
import { runPruning } from './server/store/pruning/run-pruning.ts'
import { createStore } from './server/store/store.ts'

/** Where the service stands on the site. */
export const servicePath = '/api'

const reasons: Record<string, string> = {
  EEXIST: 'is a file and no folder',
  ENOTDIR: 'lies below a file, and so can be no folder',
  EACCES: 'is no folder that this user may write in',
  EPERM: 'is no folder that this user may write in',
  EROFS: 'lies on a disk that cannot be written to',
  ENOSPC: 'cannot be made: its disk is full',
}

/** Makes the folder of the embedded database, for this user alone, where it is not there. */
const prepareFolder = async (dataDir: string) => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new NoDatabase(`DATA_DIR is "${dataDir}", which ${reasons[code] ?? `cannot be used: ${code || String(error)}`}.`, {
      cause: error,
    })
  }
}

/** The database that the configuration names, loaded with what only it needs, in its newest form, and what counts tries at signing in: for all processes where they share one. */
export const openDatabase = async ({ databaseUrl, databaseConnections, dataDir, capacity, signUps }: Config, sqlite: Opening = {}) => {
  const clock = (database?: Date) => database ?? new Date()
  if (databaseUrl) {
    const [{ openPostgres }, { createSharedAttempts }] = await Promise.all([
      import('./server/adapter/postgres/postgres.ts'),
      import('./server/adapter/postgres/postgres-attempts.ts'),
    ])
    const postgres = await openPostgres(databaseUrl, { connections: databaseConnections })
    return { store: createStore(postgres, capacity, clock), attempts: createSharedAttempts(postgres.pool, signUps) }
  }
  await prepareFolder(dataDir)
  return {
    store: createStore(await openSqlite(join(dataDir, 'tandem.sqlite'), sqlite), capacity, clock),
    attempts: createAttempts(undefined, signUps),
  }
}

/** The service on this machine: its database opened (and filled with the demo where that is wanted), and its handler. */
export const openService = async (config: Config, log: Logger) => {
  const { store, attempts } = await openDatabase(config)
  if (await rebuildDerived(store)) log.info({}, 'wrote anew what follows from the records')
  if (config.demo) await openDemo(store)
  const { signUp, demo, demoContent, uploadLimit, undoDays, invitationDays, appUrl, mail } = config
  const options = { signUp, demo, demoContent, uploadLimit, undoDays, invitationDays, appUrl, mailFrom: mail?.from }
  const live = createLiveEvents(store, log)
  const deferred = createDeferredWrites(store, log)
  const handle = createApp(
    {
      store,
      secrets: nodeSecrets,
      attempts,
      options,
      log,
      live,
      deferred,
    },
    servicePath,
  )
  const pruning = runPruning(store, undoDays, log)
  const { createMailer } = mail ? await import('./server/adapter/node-mailer.ts') : {}
  const outbox =
    mail && createMailer && runOutbox(store, createMailer(mail), appUrl, log, mailInvitation({ secrets: nodeSecrets, options }))
  const close = async () => {
    live.close()
    await pruning.close()
    await outbox?.close()
    await deferred.close()
    await store.close()
  }
  /** Whether the database answers. */
  const isUp = () =>
    store
      .read(({ db }) => db.selectFrom('sequence').select('name').limit(1).execute())
      .then(
        () => true,
        () => false,
      )
  return { handle, store, live, health: { isUp, hasDiskSpace: store.hasDiskSpace, isCurrent: store.isCurrent }, close }
}
