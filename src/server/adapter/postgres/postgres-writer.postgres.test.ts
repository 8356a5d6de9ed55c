import { sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Unreachable } from '../../core/errors.ts'
import type { Unit } from '../../core/store/store.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { createWriter } from './postgres-writer.ts'

let world: World
let pool: Pool
let write: ReturnType<typeof createWriter>
const borrow: Parameters<typeof createWriter>[0] = async (work) => {
  const client = await pool.connect()
  return work(client).finally(() => client.release())
}
beforeAll(async () => {
  world = await openWorld()
  pool = new Pool({ connectionString: world.databaseUrl })
  write = createWriter(borrow)
  await pool.query('create table things (id bigint primary key)')
})
beforeEach(async () => void (await pool.query('truncate things')))
afterAll(async () => {
  await pool.query('drop table things')
  await pool.end()
  await world.end()
})

const there = async () => (await pool.query('select id from things order by id')).rows.map(({ id }) => Number(id))
const add =
  (id: number, also: (unit: Unit) => Promise<unknown> = async () => {}) =>
  async (unit: Unit) => {
    await sql`insert into things (id) values (${id})`.execute(unit.db)
    await also(unit)
    return id
  }
const lane = '7'
const outcomes = async (works: ((unit: Unit) => Promise<unknown>)[]) =>
  (await Promise.allSettled(works.map((work) => write(work, lane)))).map(({ status }) => status)

it('runs the writes of a lane in order and answers each after its commit', async () => {
  const answered: number[] = []
  const one = async (id: number) => {
    answered.push(await write(add(id), lane))
    return (await there()).includes(id)
  }
  expect(await Promise.all([1, 2, 3, 4].map(one))).toEqual([true, true, true, true])
  expect(answered).toEqual([1, 2, 3, 4])
})

it('rolls back a refused write and keeps the others', async () => {
  const refused = add(2, async () => {
    throw new Error('refused')
  })
  expect(await outcomes([add(1), refused, add(3)])).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await there()).toEqual([1, 3])
})

it('continues with the next write after a failed statement', async () => {
  const broken = (unit: Unit) => sql`insert into things (id) values (1 / 0)`.execute(unit.db)
  await expect(write(broken, lane)).rejects.toThrow(/division by zero/)
  expect(await outcomes([add(1)])).toEqual(['fulfilled'])
  expect(await there()).toEqual([1])
})

it('refuses a write that ignored a failed statement', async () => {
  const swallows = async (unit: Unit) => {
    await add(1)(unit)
    await sql`select 1 / 0`.execute(unit.db).catch(() => {})
  }
  await expect(write(swallows, lane)).rejects.toThrow('the transaction was rolled back')
  expect(await there()).toEqual([])
})

describe('a commit that a shard refuses', () => {
  /** Fails the first commits of `things` as Citus does, after a warning with this code. */
  const refuse = async (warning: string) => {
    await pool.query(`create sequence refused; create function refuse() returns trigger language plpgsql as $$ begin
      if nextval('refused') < 3 then
        raise warning 'what the shard said' using errcode = '${warning}';
        raise exception 'could not commit transaction for shard 102008 on at least one active node' using errcode = 'XX000';
      end if;
      return null;
    end $$; create constraint trigger refused after insert on things deferrable initially deferred for each row execute function refuse()`)
  }
  afterEach(async () => void (await pool.query('drop function refuse cascade; drop sequence refused')))

  it('runs again if another transaction interfered', async () => {
    await refuse('40001')
    expect(await write(add(1), lane)).toBe(1)
    expect(await there()).toEqual([1])
  })

  it('fails without knowing the outcome if the shard was lost', async () => {
    await refuse('08006')
    await expect(write(add(1), lane)).rejects.toMatchObject({ constructor: Unreachable, unsure: true })
    expect(await there()).toEqual([])
  })
})

it('loses no write, whenever it arrives', async () => {
  const steps = Array.from({ length: 60 }, (_, step) => step)
  for (const step of steps) {
    await write(add(1000 + step), lane)
    for (let n = 0; n < step; n += 1) await undefined
    await write(add(step), lane)
  }
  expect(await there()).toHaveLength(steps.length * 2)
})

it('retries conflicting writes and loses none', async () => {
  const other = createWriter(borrow)
  // Without a lane, only the database separates them.
  const next = async (unit: Unit) => {
    const { rows } = await sql<{ last: string }>`select coalesce(max(id), 0) as last from things`.execute(unit.db)
    return add(Number(rows[0]?.last) + 1)(unit)
  }
  await Promise.all([write(next, lane), write(next, lane), other(next), other(next), write(next, lane), other(next)])
  expect(await there()).toEqual([1, 2, 3, 4, 5, 6])
})
