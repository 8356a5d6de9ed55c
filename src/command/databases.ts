import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { openSqlite, wholeCache } from '../server/adapter/sqlite/node-sqlite.ts'
import { backupSqlite, ownFile } from '../server/adapter/sqlite/sqlite-files.ts'
import { rebuildDerived, refuseOtherForm } from '../server/core/store/derived/rebuild-derived.ts'
import type { Store } from '../server/core/store/store.ts'
import { openStore } from '../server/service.ts'
import { openDatabase } from '../service.ts'
import { Misuse, withBar } from './io.ts'

const clock = (database?: Date) => database ?? new Date()

/** Runs `work` and then `clear`, also after a failure or Ctrl-C. */
export const clearing = async <T>(clear: () => Promise<unknown>, work: () => Promise<T>): Promise<T> => {
  const interrupted = () => void clear().then(() => process.exit(130))
  process.once('SIGINT', interrupted)
  try {
    return await work()
  } finally {
    process.off('SIGINT', interrupted)
    await clear()
  }
}

const closing = async <T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> => {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Closes a database after `work`, before which it gets the form of this version, or with `toRead` has to have it. */
const inCurrentForm = <T>(store: Store, work: (store: Store) => Promise<T>, { toRead = false } = {}): Promise<T> =>
  closing(store, async () => {
    await (toRead ? refuseOtherForm : rebuildDerived)(store)
    return work(store)
  })

/** Opens the database in a file, creating and migrating it as needed, and closes it after `work`. */
export const withFile = async <T>(file: string, { capacity }: Config, work: (store: Store) => Promise<T>): Promise<T> =>
  inCurrentForm(openStore(await openSqlite(file, { readers: 1, cache: wholeCache }), capacity, clock), work)

/** Opens a temporary copy of a file in `folder`, because opening a database migrates it and the file must not change. */
export const withCopyOf = async <T>(file: string, folder: string, config: Config, work: (store: Store) => Promise<T>): Promise<T> => {
  const own = await mkdtemp(join(folder, '.tandem-'))
  return clearing(
    () => rm(own, { recursive: true, force: true }),
    async () => {
      const copy = join(own, 'copy.sqlite')
      ownFile(copy)
      await withBar('Reading', (progress) => backupSqlite(file, copy, progress))
      return withFile(copy, config, work)
    },
  )
}

const isPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address)
/** Returns the file of an address such as `sqlite:data/tandem.sqlite`. */
const fileOf = (address: string) => {
  const file = /^sqlite:(?:\/\/)?(.+)$/.exec(address)?.[1]
  if (file) return file
  throw new Misuse(`"${address}" is not a database address. Use sqlite:data/tandem.sqlite or postgres://user:password@host/database.`)
}

const withPostgres = async <T>(
  address: string,
  { capacity }: Config,
  work: (store: Store) => Promise<T>,
  access?: { toRead: boolean },
): Promise<T> => {
  const { openPostgres } = await import('../server/adapter/postgres/postgres.ts')
  return inCurrentForm(openStore(await openPostgres(address), capacity, clock), work, access)
}

/** Returns the folder for a temporary copy: that of a SQLite file, created if needed, otherwise the system's. */
const folderFor = async (address: string) => {
  if (isPostgres(address)) return tmpdir()
  const folder = dirname(fileOf(address))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Opens two databases by address, `sqlite:FILE` or `postgres://…`: an existing one to read and one to fill. */
export const withBoth = async <T>(from: string, to: string, config: Config, work: (from: Store, to: Store) => Promise<T>): Promise<T> => {
  if (!isPostgres(from) && !existsSync(fileOf(from))) throw new Misuse(`There is no database in ${fileOf(from)}.`)
  const folder = await folderFor(to)
  const fill = (source: Store) =>
    isPostgres(to)
      ? withPostgres(to, config, (target) => work(source, target))
      : withFile(fileOf(to), config, (target) => work(source, target))
  return isPostgres(from) ? withPostgres(from, config, fill, { toRead: true }) : withCopyOf(fileOf(from), folder, config, fill)
}

/** Returns the file of a SQLite address. */
export const fileAt = (address: string) => (isPostgres(address) ? undefined : fileOf(address))

/** @throws Misuse if the configured SQLite file does not exist */
export const refuseMissing = ({ databaseUrl, dataDir }: Config) => {
  const file = join(dataDir, 'tandem.sqlite')
  if (!databaseUrl && !existsSync(file)) throw new Misuse(`There is no database in ${file}. Check DATA_DIR.`)
}

/** Opens the configured database and closes it after `work`; with `toRead` it must exist, and a service of another version may be using it. */
export const withStore = async <T>(config: Config, work: (store: Store) => Promise<T>, { toRead = false } = {}): Promise<T> => {
  if (toRead) refuseMissing(config)
  const { store } = await openDatabase(config, { cache: wholeCache })
  return inCurrentForm(store, work, { toRead })
}
