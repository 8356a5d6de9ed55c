import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { openSqlite, wholeCache } from '../server/adapter/sqlite/node-sqlite.ts'
import { rederive } from '../server/store/derived/rederive.ts'
import { createStore, type Store } from '../server/store/store.ts'
import { openDatabase } from '../service.ts'
import { Misuse } from './io.ts'

const clock = (database?: Date) => database ?? new Date()

/** The database of a file. */
export const openFile = async (file: string, { capacity }: Config) =>
  createStore(await openSqlite(file, { readers: 1, cache: wholeCache }), capacity, clock)

/** The database of an address: `sqlite:FILE` or `postgres://…`; one to read from has to be there. */
export const openAddress = async (address: string, config: Config, toRead: boolean): Promise<Store> => {
  if (/^postgres(ql)?:\/\//.test(address)) {
    const { openPostgres } = await import('../server/adapter/postgres/postgres.ts')
    return createStore(await openPostgres(address), config.capacity, clock)
  }
  const file = /^sqlite:(?:\/\/)?(.+)$/.exec(address)?.[1]
  if (!file)
    throw new Misuse(`"${address}" is no address of a database: sqlite:data/tandem.sqlite or postgres://user:password@host/database.`)
  if (toRead && !existsSync(file)) throw new Misuse(`There is no database in ${file}.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  return openFile(file, config)
}

/** Works with the database that the configuration names, and closes it whatever comes; `toRead` is one that has to be there. */
export const withStore = async <T>(config: Config, work: (store: Store) => Promise<T>, { toRead = false } = {}): Promise<T> => {
  const file = join(config.dataDir, 'tandem.sqlite')
  if (toRead && !config.databaseUrl && !existsSync(file)) throw new Misuse(`There is no database in ${file}: DATA_DIR names the folder.`)
  const { store } = await openDatabase(config, { cache: wholeCache })
  try {
    await rederive(store)
    return await work(store)
  } finally {
    await store.close()
  }
}
