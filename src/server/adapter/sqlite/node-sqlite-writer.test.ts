import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWriter } from './node-sqlite-writer.ts'

let folder: string
let raw: DatabaseSync
let reader: DatabaseSync
let write: ReturnType<typeof createWriter<DatabaseSync>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-writer-'))
  raw = new DatabaseSync(join(folder, 'file.sqlite'))
  raw.exec(`pragma journal_mode = wal; pragma foreign_keys = on; create table things (id integer primary key);
    create table parts (thing integer references things (id) deferrable initially deferred)`)
  reader = new DatabaseSync(join(folder, 'file.sqlite'))
  write = createWriter(raw, raw, async () => raw.exec('begin immediate'))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const db of [raw, reader]) db.close()
  await rm(folder, { recursive: true })
})

const there = () =>
  reader
    .prepare('select id from things order by id')
    .all()
    .map(({ id }) => id)
const add = (id: number) => async (db: DatabaseSync) => {
  db.exec(`insert into things values (${id})`)
  await new Promise(setImmediate)
  return id
}

it('a write that fails leaves the file unchanged', async () => {
  const version = () => reader.prepare('pragma data_version').get()?.data_version
  const before = version()
  await expect(
    write(async (db) => {
      db.exec('insert into things values (1)')
      throw new Error('refused')
    }),
  ).rejects.toThrow('refused')
  expect([version(), there()]).toEqual([before, []])
  await write(add(2))
  expect([version() === before, there()]).toEqual([false, [2]])
})

describe('concurrent writes', () => {
  it('run one after the other and are visible when answered', async () => {
    const seen = await Promise.all([1, 2, 3, 4].map((id) => write(add(id)).then((done) => [done, there().includes(id)])))
    expect(seen).toEqual([1, 2, 3, 4].map((id) => [id, true]))
  })

  it('do not affect each other: a failed one is rolled back, the others stay', async () => {
    const failing = write(async (db) => {
      await add(2)(db)
      throw new Error('half way')
    })
    const answers = await Promise.allSettled([write(add(1)), failing, write(add(3))])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(there()).toEqual([1, 3])
  })

  it('all fail if the commit fails, and later ones succeed', async () => {
    const orphan = write(async (db) => db.exec('insert into parts values (99)'))
    const answers = await Promise.allSettled([write(add(1)), orphan, write(add(2))])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(there()).toEqual([])
    expect(await write(add(5))).toBe(5)
    expect(there()).toEqual([5])
  })

  it('are refused one by one while the database is locked', async () => {
    const refusing = createWriter(raw, raw, () => Promise.reject(new Error('busy')))
    const answers = await Promise.allSettled([refusing(add(1)), refusing(add(2))])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('wait for another process since their request, or since this process last had the file', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const start = performance.now()
    const since: number[] = []
    const noting = createWriter(raw, raw, async (asked) => {
      since.push(asked - start)
      raw.exec('begin immediate')
    })
    const { promise: slow, resolve: end } = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    const first = noting(() => {
      began.resolve()
      return slow
    })
    const second = noting(add(1))
    await began.promise
    vi.advanceTimersByTime(6000)
    end()
    await Promise.all([first, second])
    vi.advanceTimersByTime(1000)
    await noting(add(2))
    expect(since).toEqual([0, 6000, 7000])
  })
})
