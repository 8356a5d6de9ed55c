import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../adapter/node-sqlite.ts'
import { everythingIn } from '../testing/database.ts'
import { openWorld, type World } from '../testing/world.ts'
import { createStore, type WriteTx } from './store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.account()
})
afterAll(() => world.end())

const value = () =>
  world.store.read(({ db }) => db.selectFrom('sequence').select('value').where('name', '=', 'id').executeTakeFirstOrThrow())
const everyRow = (tx: WriteTx) => tx.db.selectFrom('contacts').selectAll().executeTakeFirstOrThrow()

describe('a transaction', () => {
  it('that throws leaves nothing behind, in the rows or what follows from them', async () => {
    const before = await everythingIn(world.store)
    const failing = world.store.write(async (tx) => {
      const row = await everyRow(tx)
      await tx.update('contacts', row, { name: 'Changed', tags: '["a"]' })
      const { id: _, ...copy } = row
      await tx.insert({ accountId: row.accountId, userId: row.authorId }, 'contacts', copy)
      await tx.finish({ accountId: row.accountId, userId: row.authorId }, undefined, 'none')
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    expect(await everythingIn(world.store)).toBe(before)
  })

  it('runs alone: nobody reads what is half written, and no write is lost', async () => {
    const start = BigInt((await value()).value)
    const pair = () => world.store.write(async (tx) => [BigInt(await tx.nextId()), BigInt(await tx.nextId())])
    const reads = Array.from({ length: 20 }, async () => (BigInt((await value()).value) - start) % 2n)
    const [pairs, seen] = await Promise.all([Promise.all(Array.from({ length: 40 }, pair)), Promise.all(reads)])
    expect(pairs.every(([first, second]) => first !== undefined && second === first + 1n)).toBe(true)
    expect(new Set(seen)).toEqual(new Set([0n]))
    expect(BigInt((await value()).value)).toBe(start + 80n)
  })

  it('of a reader cannot write', async () => {
    await expect(world.store.read(({ db }) => db.deleteFrom('contacts').execute())).rejects.toThrow(/readonly/)
  })
})

describe('two services on one file', () => {
  it('lose no write of each other', async () => {
    const start = BigInt((await value()).value)
    const worker = new Worker(new URL('../testing/writer-thread.ts', import.meta.url), { workerData: { file: world.file, times: 100 } })
    const other = once(worker, 'message')
    let own = 0
    while (own < 100) {
      await world.store.write((tx) => tx.nextId())
      own += 1
      // The other thread gets its turn between two writes of ours.
      await new Promise((next) => setImmediate(next))
    }
    expect(await other).toEqual([100])
    expect(BigInt((await value()).value)).toBe(start + 100n + 200n)
  })
})

it('what is acknowledged is in the file: a copy of it and its log opens with every write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-copy-'))
  const copy = join(folder, 'tandem.sqlite')
  await world.store.write(async (tx) => tx.update('contacts', await everyRow(tx), { backgroundInfo: 'written last' }))
  await copyFile(world.file, copy)
  await copyFile(`${world.file}-wal`, `${copy}-wal`)
  const none = { contacts: 1, deals: 1, cases: 1 }
  const store = createStore(await openSqlite(copy, 1), none, () => new Date())
  expect(await everythingIn(store)).toBe(await everythingIn(world.store))
  await store.close()
  await rm(folder, { recursive: true })
})
