import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Busy } from '../../core/errors.ts'
import type { Store, WriteTx } from '../../core/store/store.ts'
import { openAccount } from '../../resources/people/accounts.ts'
import { openStore } from '../../service.ts'
import { everythingIn } from '../../testing/database/database.ts'
import { openSqlite } from './node-sqlite.ts'

const none = { contacts: 1, deals: 1, cases: 1, files: 1 }
let folder: string
let file: string
let store: Store
const open = async (path: string, readers = 2) => openStore(await openSqlite(path, { readers }), none, () => new Date())
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-sqlite-'))
  file = join(folder, 'tandem.sqlite')
  store = await open(file)
  const user = { name: 'Ana', email: 'ana@example.test', passwordHash: undefined }
  await store.write((tx) => openAccount(tx, { name: 'One', currency: 'EUR', timeZone: 'UTC', user }))
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const value = () => store.read(({ db }) => db.selectFrom('sequence').select('value').where('name', '=', 'id').executeTakeFirstOrThrow())

describe('the embedded database', () => {
  it('answers each write after it is on disk', async () => {
    const full = 2
    expect((await store.write(({ db }) => sql`pragma synchronous`.execute(db))).rows).toEqual([{ synchronous: full }])
  })

  it('runs one write at a time: readers see no partial write, and none is lost', async () => {
    const start = BigInt((await value()).value)
    const pair = () => store.write(async (tx) => [BigInt(await tx.nextId()), BigInt(await tx.nextId())])
    const reads = Array.from({ length: 20 }, async () => (BigInt((await value()).value) - start) % 2n)
    const [pairs, seen] = await Promise.all([Promise.all(Array.from({ length: 40 }, pair)), Promise.all(reads)])
    expect(pairs.every(([first, second]) => first !== undefined && second === first + 1n)).toBe(true)
    expect(new Set(seen)).toEqual(new Set([0n]))
    expect(BigInt((await value()).value)).toBe(start + 80n)
  })

  it('loses no write when two services use it', async () => {
    const start = BigInt((await value()).value)
    const worker = new Worker(new URL('../../testing/database/writer-thread.ts', import.meta.url), { workerData: { file, times: 100 } })
    const other = once(worker, 'message')
    let own = 0
    while (own < 100) {
      await store.write((tx) => tx.nextId())
      own += 1
      // Lets the other thread write between two of our writes.
      await new Promise((next) => setImmediate(next))
    }
    expect(await other).toEqual([100])
    expect(BigInt((await value()).value)).toBe(start + 100n + 200n)
  })

  it('opens while another process recovers the file', async () => {
    const own = join(folder, 'own.sqlite')
    await (await open(own)).close()
    const holding = `
      const { parentPort, workerData } = require('node:worker_threads')
      const { DatabaseSync } = require('node:sqlite')
      const raw = new DatabaseSync(workerData)
      raw.exec('pragma locking_mode = exclusive; begin exclusive; create table held (id integer)')
      parentPort.postMessage('held')
      setTimeout(() => { raw.exec('rollback'); raw.close() }, 300)`
    const worker = new Worker(holding, { eval: true, workerData: own })
    await once(worker, 'message')
    const opened = await open(own)
    expect(await opened.read(({ db }) => db.selectFrom('accounts').select('id').execute())).toEqual([])
    await opened.close()
  })

  it('has every acknowledged write in a copy of its file and log', async () => {
    const everyRow = (tx: WriteTx) => tx.db.selectFrom('contacts').selectAll().executeTakeFirstOrThrow()
    const copy = join(folder, 'copy.sqlite')
    await store.write(async (tx) => tx.update('contacts', await everyRow(tx), { backgroundInfo: 'written last' }))
    await copyFile(file, copy)
    await copyFile(`${file}-wal`, `${copy}-wal`)
    const again = await open(copy, 1)
    expect(await everythingIn(again)).toBe(await everythingIn(store))
    await again.close()
  })
})

describe('writes while another process locks the file', () => {
  let own: Store
  let other: DatabaseSync
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    own = await open(file)
    other = new DatabaseSync(file)
    other.exec('begin immediate')
  })
  afterEach(async () => {
    vi.useRealTimers()
    if (other.isOpen) other.close()
    await own.close()
  })
  const write = () => {
    const told = { as: 'waiting' }
    const done = own
      .write((tx) => tx.nextId())
      .then(
        () => 'done',
        (error) => (error instanceof Busy ? 'busy' : 'failed'),
      )
      .then((as) => Object.assign(told, { as }))
    return { told, done }
  }

  it('wait together, not one after the other', async () => {
    const writes = [write(), write(), write()]
    await vi.advanceTimersByTimeAsync(5100)
    expect(writes.map(({ told }) => told.as)).toEqual(['busy', 'busy', 'busy'])
  })

  it('wait their full time even after an earlier refusal, and run once the file is free', async () => {
    const early = write()
    await vi.advanceTimersByTimeAsync(3000)
    const late = write()
    await vi.advanceTimersByTimeAsync(2100)
    expect([early.told.as, late.told.as]).toEqual(['busy', 'waiting'])
    other.close()
    await vi.advanceTimersByTimeAsync(10)
    expect((await late.done).as).toBe('done')
  })
})
