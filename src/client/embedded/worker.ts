import type { Database } from '@sqlite.org/sqlite-wasm'
import { type Action, type DatabaseState, type Message, openChannel } from './messages.ts'
import { exportDatabase, openDatabase, openMemory, openStorage } from './open-database.ts'
import { ownName, setPlace } from './own-name.ts'
import { createRequestHandler } from './request-handler.ts'
import { openService } from './service.ts'

type Bytes = Uint8Array<ArrayBuffer>

const manyContacts = 10_000

/** Runs the service for all tabs. */
const run = async (base: URL) => {
  const channel = openChannel()
  let storage = await openStorage()
  const open = async (raw: Database) => {
    try {
      return { raw, ...(await openService(storage.sqlite, raw, base)) }
    } catch (error) {
      raw.close()
      throw error
    }
  }
  const openSample = async () => open(await openDatabase(storage, new URL('demo.sqlite.gz', base)))
  let aside: DatabaseState['aside']
  const earlier = storage.listAside()
  /** Opens the database of the last visit. One that cannot be opened, or migrated to this version, is kept aside. */
  const openFirst = async () => {
    try {
      return await openSample()
    } catch (error) {
      if (!storage.isFilled()) throw error
      await storage.setAside()
      aside = 'now'
      return openSample()
    }
  }
  /** The same in memory where the storage is too full. */
  const openSomewhere = () =>
    openFirst().catch((error: unknown) => {
      if (!storage.kept) throw error
      storage = openMemory(storage.sqlite)
      return openSample()
    })
  // Requests wait while the database is replaced.
  let service = openSomewhere()
  await service
  if (!aside && (await earlier).length) aside = 'earlier'
  const state: DatabaseState = { kept: storage.kept, aside, copied: (await storage.readCopy().catch(() => undefined)) !== undefined }
  const { receive, sayReady, withoutWrites } = createRequestHandler(async (request) => (await service).handle(request), state, channel.post)

  /**
   * Closes the database, puts a file or nothing in its place, and opens that. If it cannot be opened, the database stays as it was. The
   * other tabs are told before their requests are answered.
   */
  const replaceAll = async (id: string, bytes?: Bytes) => {
    const { raw, close } = await service
    const before = exportDatabase(storage.sqlite, raw)
    const copied = await storage.storeCopy(before).then(
      () => true,
      () => false,
    )
    // Starting over is what frees a full storage.
    if (!copied && bytes) throw new Error('The storage of this browser is too full to keep a copy of the data.')
    const next = (async () => {
      await close()
      await storage.replace(bytes)
      const opened = await openSample()
      state.copied = copied
      channel.post({ type: 'replaced', id })
      return opened
    })()
    service = next.catch(async () => {
      await storage.replace(before)
      return openSample()
    })
    await next
  }
  const replace = (id: string, bytes?: Bytes) => withoutWrites(() => replaceAll(id, bytes))
  /** Opens a file in memory. @throws if it is not a database of Tandem */
  const check = async (bytes: Bytes) => {
    const memory = openMemory(storage.sqlite)
    // The memory may change what it opens.
    await memory.replace(bytes.slice())
    const { raw, close } = await open(memory.open())
    const workspaces = Number(raw.selectValue('select count(*) from accounts'))
    await close()
    if (workspaces === 0) throw new Error('The file has no workspace.')
  }
  const actions: Record<Action, (id: string, bytes?: Bytes) => Promise<Blob[]>> = {
    export: async () => [new Blob([exportDatabase(storage.sqlite, (await service).raw)])],
    exportAside: () => storage.listAside(),
    reset: async (id) => {
      await replace(id)
      return []
    },
    import: async (id, bytes = new Uint8Array()) => {
      await check(bytes).catch(() => {
        throw new Error('It is damaged, or not a backup of Tandem.')
      })
      await replace(id, bytes)
      return []
    },
    undo: async (id) => {
      const copy = await storage.readCopy()
      if (!copy) throw new Error('There is no copy of it.')
      await replace(id, copy)
      return []
    },
    fill: async (id) => {
      // In memory, and stored as a whole: thousands of writes to the file would take longer.
      const { raw, fill, close } = await open(openMemory(storage.sqlite).open())
      try {
        await fill(manyContacts, (part) => channel.post({ type: 'progress', id, part }))
        await replace(id, exportDatabase(storage.sqlite, raw))
      } finally {
        await close()
      }
      return []
    },
  }
  const control = async ({ id, action, bytes }: Extract<Message, { type: 'control' }>) => {
    try {
      channel.post({ type: 'done', id, files: await actions[action](id, bytes) })
    } catch (error) {
      channel.post({ type: 'done', id, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  channel.listen((message) => (message.type === 'control' ? void control(message) : receive(message)))
  sayReady()
}

const listened = new Promise((resolve) => {
  self.onmessage = resolve
})

const address = new URL(self.name)
setPlace(address)

const serve = async () => {
  try {
    await run(new URL('.', address))
  } catch (error) {
    const channel = openChannel()
    // The worker starts before the page listens.
    await listened
    channel.post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
    // Frees the files for the worker of another tab or a later visit.
    return self.close()
  }
  await new Promise(() => {})
}

// While it has the lock. When its tab closes, the worker of another tab gets it. A tab that shares nothing needs none.
if (address.hash) void serve()
else void navigator.locks.request(ownName('worker'), serve)
