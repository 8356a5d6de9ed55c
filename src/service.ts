import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { servicePath } from './addresses.ts'
import type { Config } from './config.ts'
import { createLiveEvents } from './server/across/events/live.ts'
import { runPruning } from './server/across/maintenance/pruning/run-pruning.ts'
import { runOutbox } from './server/across/notifications/run-outbox.ts'
import { createAttempts } from './server/adapter/attempts.ts'
import { createNodeSecrets } from './server/adapter/node-secrets.ts'
import { checkFile } from './server/adapter/sqlite/check-file.ts'
import { type Opening, openSqlite } from './server/adapter/sqlite/node-sqlite.ts'
import { createDeferredWrites } from './server/core/deferred-writes.ts'
import { NoDatabase } from './server/core/errors.ts'
import { rebuildDerived } from './server/core/store/derived/rebuild-derived.ts'
import { openDemo } from './server/demo/open-demo.ts'
import { createMailLinks } from './server/resources/people/create-mail-links.ts'
import { createService, openStore, prune } from './server/service.ts'

const reasons: Record<string, string> = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'is inside a file, so it cannot be a folder',
  EACCES: 'is a folder that this user cannot write to',
  EPERM: 'is a folder that this user cannot write to',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'cannot be created, because the disk is full',
}

/** Creates the folder of the SQLite database unless it exists. Only this user can read it. */
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

/** Opens the configured database, migrated to the current schema, and the counter of sign-in attempts. On PostgreSQL all processes share that counter. */
export const openDatabase = async ({ databaseUrl, databaseConnections, dataDir, capacity, signUps }: Config, sqlite: Opening = {}) => {
  const clock = (database?: Date) => database ?? new Date()
  if (databaseUrl) {
    const [{ openPostgres }, { createSharedAttempts }] = await Promise.all([
      import('./server/adapter/postgres/postgres.ts'),
      import('./server/adapter/postgres/postgres-attempts.ts'),
    ])
    const postgres = await openPostgres(databaseUrl, { connections: databaseConnections })
    const check = async () => undefined
    return { store: openStore(postgres, capacity, clock), attempts: createSharedAttempts(postgres.pool, signUps), check }
  }
  await prepareFolder(dataDir)
  const file = join(dataDir, 'tandem.sqlite')
  return {
    store: openStore(await openSqlite(file, sqlite), capacity, clock),
    attempts: createAttempts(undefined, signUps),
    /** Returns what is wrong with the file, or undefined. */
    check: () => checkFile(file),
  }
}

/** Opens the database, adds the demo if configured, and returns the request handler with everything that runs beside it. */
export const openService = async (config: Config, log: Logger) => {
  const { store, attempts, check } = await openDatabase(config)
  let sound = true
  const checked = check().then((fault) => {
    if (fault === undefined) return
    sound = false
    log.error({ fault }, 'the database is damaged: stop the service and restore a backup')
  })
  checked.catch((error: unknown) => log.error({ err: error }, 'the database file could not be checked'))
  if (await rebuildDerived(store)) log.info({}, 'rebuilt derived data')
  if (config.demo) await openDemo(store)
  const { signUp, demo, demoContent, uploadLimit, undoDays, invitationDays, appUrl, mail } = config
  const options = { signUp, demo, signInAsAnyone: false, demoContent, uploadLimit, undoDays, invitationDays, appUrl, mailFrom: mail?.from }
  const secrets = createNodeSecrets(config.passwordWork)
  const live = createLiveEvents(store, log)
  const deferred = createDeferredWrites(store, log)
  const handle = createService(
    {
      store,
      secrets,
      attempts,
      options,
      log,
      live,
      deferred,
    },
    servicePath,
  )
  const pruning = runPruning(store, undoDays, log, prune)
  const { createMailer } = mail ? await import('./server/adapter/node-mailer.ts') : {}
  const outbox =
    mail &&
    createMailer &&
    runOutbox({
      store,
      send: createMailer(mail),
      appUrl,
      log,
      links: createMailLinks({ secrets, options }),
      quietMinutes: mail.quietMinutes,
    })
  const close = async () => {
    live.close()
    await pruning.close()
    await outbox?.close()
    await deferred.close()
    await store.close()
  }
  /** Returns whether the database can be reached. */
  const isUp = () =>
    store
      .read(({ db }) => db.selectFrom('sequence').select('name').limit(1).execute())
      .then(
        () => true,
        () => false,
      )
  return {
    handle,
    store,
    live,
    health: { isUp, hasDiskSpace: store.hasDiskSpace, isCurrent: store.isCurrent, isSound: () => sound && store.isSound() },
    close,
  }
}
