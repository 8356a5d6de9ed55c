import load, { type Database, type SAHPoolUtil, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { compareText } from '../../contract/name-order.ts'
import { ownName } from './own-name.ts'
import { shiftDates } from './shift-dates.ts'

const file = '/tandem.sqlite'

type Bytes = Uint8Array<ArrayBuffer>

const sampleCache = 'tandem-sample'

/** The first bytes of a file that is compressed with gzip. */
const gzip = [0x1f, 0x8b]
/** Unpacks the sample, unless the browser has: some servers send such a file with `Content-Encoding`. */
const unpacked = async (file: Blob): Promise<Bytes> => {
  const begins = new Uint8Array(await file.slice(0, gzip.length).arrayBuffer())
  const isPacked = gzip.every((byte, at) => begins[at] === byte)
  const stream = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Fetches the sample database of the program, and stores it to start over without a network. */
const fetchSample = async (url: URL): Promise<Bytes> => {
  const cache = await caches.open(sampleCache).catch(() => undefined)
  const fetched = await fetch(url).catch(() => undefined)
  if (fetched?.ok) await cache?.put(url, fetched.clone()).catch(() => undefined)
  const response = fetched?.ok ? fetched : await cache?.match(url)
  if (!response) throw new Error(`The sample data could not be loaded: ${fetched?.status ?? 'no network'}.`)
  return unpacked(await response.blob())
}

/** Where the database is: the browser's storage, or memory where storage is refused. */
export interface Storage {
  sqlite: Sqlite3Static
  /** Whether the data outlives the tabs. */
  kept: boolean
  /** Whether there is a database from an earlier visit. */
  isFilled: () => boolean
  /** Opens what is there, or an empty database. */
  open: () => Database
  /** Replaces the database, which has to be closed; without `bytes` it is empty. */
  replace: (bytes?: Bytes) => Promise<void>
  /** Keeps a copy of what is about to be replaced, in place of the copy before. @throws if it does not fit */
  storeCopy: (bytes: Bytes) => Promise<void>
  readCopy: () => Promise<Bytes | undefined>
  /** Moves the database, which has to be closed, to those that `listAside` finds. */
  setAside: () => Promise<void>
  /** Returns the databases that were set aside, oldest first. */
  listAside: () => Promise<Blob[]>
}

/** The bytes of a database's header that say whether it has a log. */
const walBytes = { at: 18, none: [1, 1] }

export const openMemory = (sqlite: Sqlite3Static): Storage => {
  const { capi, wasm } = sqlite
  let bytes: Bytes | undefined
  let copy: Bytes | undefined
  const aside: Blob[] = []
  return {
    sqlite,
    kept: false,
    isFilled: () => bytes !== undefined,
    open: () => {
      const database = new sqlite.oo1.DB(':memory:')
      if (!bytes) return database
      const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
      const pointer = wasm.allocFromTypedArray(bytes)
      database.checkRc(capi.sqlite3_deserialize(database, 'main', pointer, bytes.length, bytes.length, flags))
      return database
    },
    replace: async (next) => {
      // In memory SQLite opens no file that says that it has a log.
      if (next && next.length > walBytes.at) next.set(walBytes.none, walBytes.at)
      bytes = next
    },
    storeCopy: async (next) => {
      copy = next
    },
    readCopy: async () => copy,
    setAside: async () => {
      if (bytes) aside.push(new Blob([bytes]))
      bytes = undefined
    },
    listAside: async () => aside,
  }
}

/** A folder outside of the pool, which takes only what looks like a database. */
const folder = async (kind: 'aside' | 'copy') =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(ownName(kind), { create: true })

/** Writes a file. If it does not fit, the file stays as it was. */
const writeFile = async (kind: 'aside' | 'copy', name: string, bytes: Bytes) => {
  const handle = await (await folder(kind)).getFileHandle(name, { create: true })
  const stream = await handle.createWritable()
  await stream.write(bytes)
  await stream.close()
}

/** Returns the files of a folder, without those that were not written to their end. */
const filesOf = async (kind: 'aside' | 'copy') => {
  const handles = await Array.fromAsync((await folder(kind)).values())
  const files = await Promise.all(handles.filter((handle) => handle instanceof FileSystemFileHandle).map((handle) => handle.getFile()))
  return files.filter(({ size }) => size > 0)
}

const copyName = 'tandem.sqlite'

/** Deletes the database, and the log of one that could not be closed. */
const unlinkAll = (pool: SAHPoolUtil) => {
  for (const name of pool.getFileNames()) pool.unlink(name)
}

const inPool = (sqlite: Sqlite3Static, pool: SAHPoolUtil): Storage => ({
  sqlite,
  kept: true,
  isFilled: () => pool.getFileNames().includes(file),
  open: () => new pool.OpfsSAHPoolDb(file),
  replace: async (bytes) => {
    unlinkAll(pool)
    if (bytes) await pool.importDb(file, bytes)
  },
  storeCopy: (bytes) => writeFile('copy', copyName, bytes),
  readCopy: async () => {
    const [file] = await filesOf('copy')
    return file && new Uint8Array(await file.arrayBuffer())
  },
  setAside: async () => {
    await writeFile('aside', `${Date.now()}.sqlite`, pool.exportFile(file) as Bytes)
    unlinkAll(pool)
  },
  listAside: async () => (await filesOf('aside')).toSorted((a, b) => compareText(a.name, b.name)),
})

export const openStorage = async (): Promise<Storage> => {
  const sqlite = await load()
  const settings = { name: 'tandem', directory: ownName('data'), initialCapacity: 6 }
  const pool = await sqlite.installOpfsSAHPoolVfs(settings).catch(() => undefined)
  return pool ? inPool(sqlite, pool) : openMemory(sqlite)
}

/** Opens the database, which begins as a copy of the sample, dated as if it was made today. */
export const openDatabase = async (storage: Storage, sample: URL): Promise<Database> => {
  if (!storage.isFilled()) await storage.replace(await fetchSample(sample))
  const raw = storage.open()
  try {
    // With a log, a commit waits for the disk once; with a journal it takes six times and twice as many writes.
    raw.exec('pragma locking_mode = exclusive; pragma journal_mode = wal')
    shiftDates(raw)
  } catch (error) {
    raw.close()
    throw error
  }
  return raw
}

/** Returns the database as a file that the service on a computer opens. */
export const exportDatabase = ({ capi }: Sqlite3Static, raw: Database): Bytes => new Uint8Array(capi.sqlite3_js_db_export(raw))
