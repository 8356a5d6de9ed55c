import { sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tellOnce } from '../../store/dialect/unanswered.ts'
import type { Unit } from '../../store/store.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { openLine } from './postgres-line.ts'
import { createWriter } from './postgres-writer.ts'

let world: World
let pool: Pool
let write: ReturnType<typeof createWriter>
beforeAll(async () => {
  world = await openWorld()
  pool = new Pool({ connectionString: world.databaseUrl, pipeline: true })
  write = createWriter(async (work) => {
    const client = await pool.connect()
    await work(openLine(client)).finally(() => client.release())
  }, Number.POSITIVE_INFINITY)
  await pool.query('create table things (id bigint primary key, transaction text not null default pg_current_xact_id()::text)')
})
beforeEach(async () => void (await pool.query('truncate things')))
afterAll(async () => {
  await pool.query('drop table things')
  await pool.end()
  await world.end()
})

const there = async () => (await pool.query('select id from things order by id')).rows.map(({ id }) => Number(id))
const transactions = async () => new Set((await pool.query('select transaction from things')).rows.map((row) => row.transaction))
const add =
  (id: number, also: (unit: Unit) => Promise<unknown> = async () => {}) =>
  async (unit: Unit) => {
    await tellOnce(unit, sql`insert into things (id) values (${id})`)
    await also(unit)
    return id
  }
const lane = '7'
const outcomes = async (works: ((unit: Unit) => Promise<unknown>)[]) =>
  (await Promise.allSettled(works.map((work) => write(work, lane)))).map(({ status }) => status)

it('keeps the writes that come together in one transaction, each there for everybody when it is answered', async () => {
  const seen = await Promise.all([1, 2, 3, 4].map((id) => write(add(id), lane).then(async () => (await there()).includes(id))))
  expect(seen).toEqual([true, true, true, true])
  expect((await transactions()).size).toBe(1)
})

it('gives each its own ids, in the order they came, and times that do not go back', async () => {
  const told = await Promise.all(
    [1, 2, 3].map((id) =>
      write(async (unit) => ({ ids: (await unit.ids) ?? [], at: unit.clock?.getTime() ?? 0, id: await add(id)(unit) }), lane),
    ),
  )
  const ids = told.flatMap((one) => one.ids.map(Number))
  expect(ids.length).toBeGreaterThan(told.length)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted((a, b) => a - b))
})

it('leaves nothing of one that is refused, and the others as they are', async () => {
  const refused = add(2, async () => {
    throw new Error('refused')
  })
  expect(await outcomes([add(1), refused, add(3)])).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await there()).toEqual([1, 3])
  expect((await transactions()).size).toBe(1)
})

it('does each alone where a statement that nobody waited for has failed them all: only whose it was fails, with its error', async () => {
  const broken = (unit: Unit) => tellOnce(unit, sql`insert into things (id) values (1 / 0)`)
  const [first, second, third] = await Promise.allSettled([write(add(1), lane), write(broken, lane), write(add(3), lane)])
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(second?.status === 'rejected' && String(second.reason)).toMatch(/division by zero/)
  expect(await there()).toEqual([1, 3])
})

it('tells what failed first, not that the rest of the transaction failed for its sake', async () => {
  const reads = write(async (unit) => {
    await tellOnce(unit, sql`insert into things (id) values (1 / 0)`)
    return sql`select 1`.execute(unit.db)
  }, lane)
  await expect(reads).rejects.toThrow(/division by zero/)
  expect(await outcomes([add(1)])).toEqual(['fulfilled'])
})

it('loses none, at whichever step of the one before it comes', async () => {
  const steps = Array.from({ length: 60 }, (_, step) => step)
  for (const step of steps) {
    await write(add(1000 + step), lane)
    for (let n = 0; n < step; n += 1) await undefined
    await write(add(step), lane)
  }
  expect(await there()).toHaveLength(steps.length * 2)
})

it('runs again what was in the way of another, and loses nothing of either', async () => {
  const other = createWriter(async (work) => {
    const client = await pool.connect()
    await work(openLine(client)).finally(() => client.release())
  })
  // Out of the lane, so that nothing but the database itself keeps them apart.
  const next = async (unit: Unit) => {
    const { rows } = await sql<{ last: string }>`select coalesce(max(id), 0) as last from things`.execute(unit.db)
    return add(Number(rows[0]?.last) + 1)(unit)
  }
  await Promise.all([write(next, lane), write(next, lane), other(next), other(next), write(next, lane), other(next)])
  expect(await there()).toEqual([1, 2, 3, 4, 5, 6])
})
