import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { openSqlite, wholeCache } from '../server/adapter/sqlite/node-sqlite.ts'
import { backupSqlite, ownFile } from '../server/adapter/sqlite/sqlite-files.ts'
import { rederive } from '../server/store/derived/rederive.ts'
import { createStore, type Store } from '../server/store/store.ts'
import { openDatabase } from '../service.ts'
import { Misuse, withBar } from './io.ts'

const clock = (database?: Date) => database ?? new Date()

/** Does work with something to clear away afterwards, whatever comes, Ctrl-C included. */
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

/** Works with the database of a file, made where there is none and brought to its newest form. */
export const withFile = async <T>(file: string, { capacity }: Config, work: (store: Store) => Promise<T>): Promise<T> =>
  closing(createStore(await openSqlite(file, { readers: 1, cache: wholeCache }), capacity, clock), work)

/** Works with what a file holds, on a passing copy in `folder`: opening a database brings it to its newest form, and the file has to stay as it is. */
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
/** The file of an address such as `sqlite:data/tandem.sqlite`. */
const fileOf = (address: string) => {
  const file = /^sqlite:(?:\/\/)?(.+)$/.exec(address)?.[1]
  if (file) return file
  throw new Misuse(`"${address}" is no address of a database: sqlite:data/tandem.sqlite or postgres://user:password@host/database.`)
}

const withPostgres = async <T>(address: string, { capacity }: Config, work: (store: Store) => Promise<T>): Promise<T> => {
  const { openPostgres } = await import('../server/adapter/postgres/postgres.ts')
  return closing(createStore(await openPostgres(address), capacity, clock), work)
}

/** The folder of the database of an address, made where it is not there; another one where the database is no file. */
const folderFor = async (address: string) => {
  if (isPostgres(address)) return tmpdir()
  const folder = dirname(fileOf(address))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Works with two databases by their addresses, `sqlite:FILE` or `postgres://…`: one to read from, which has to be there, and one to fill. */
export const withBoth = async <T>(from: string, to: string, config: Config, work: (from: Store, to: Store) => Promise<T>): Promise<T> => {
  if (!isPostgres(from) && !existsSync(fileOf(from))) throw new Misuse(`There is no database in ${fileOf(from)}.`)
  const folder = await folderFor(to)
  const fill = (source: Store) =>
    isPostgres(to)
      ? withPostgres(to, config, (target) => work(source, target))
      : withFile(fileOf(to), config, (target) => work(source, target))
  return isPostgres(from) ? withPostgres(from, config, fill) : withCopyOf(fileOf(from), folder, config, fill)
}

/** The file that an address leads to, where that is a file. */
export const fileAt = (address: string) => (isPostgres(address) ? undefined : fileOf(address))

/** A sentence where the database that the configuration names is a file that is not there. */
export const refuseMissing = ({ databaseUrl, dataDir }: Config) => {
  const file = join(dataDir, 'tandem.sqlite')
  if (!databaseUrl && !existsSync(file)) throw new Misuse(`There is no database in ${file}: DATA_DIR names the folder.`)
}

/** Works with the database that the configuration names, and closes it whatever comes; `toRead` is one that has to be there. */
export const withStore = async <T>(config: Config, work: (store: Store) => Promise<T>, { toRead = false } = {}): Promise<T> => {
  if (toRead) refuseMissing(config)
  const { store } = await openDatabase(config, { cache: wholeCache })
  return closing(store, async () => {
    await rederive(store)
    return work(store)
  })
}
