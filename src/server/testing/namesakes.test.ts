import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ask } from '../store/ask.ts'
import type { ReadTx } from '../store/store.ts'
import { openForTests } from './each-test.ts'

const { world } = await openForTests()
const twice = { a: '1', b: '2' }
const asking = (name: string, build: Parameters<typeof ask<{ n: unknown }, typeof twice>>[3]) =>
  world.store.read((tx: ReadTx) => ask(tx, name, twice, build))

it('a query is asked with other values under the same name', async () => {
  const rows = () => asking('a number', ({ a }) => sql`select cast(${a} as integer) as n`)
  expect([await rows(), await rows()]).toEqual([[{ n: 1 }], [{ n: 1 }]])
})

it('tests hear of two queries that share a name, of different values under one name, and of what stands in one for good', async () => {
  await asking('two', ({ a }) => sql`select cast(${a} as integer) as n`)
  await expect(asking('two', ({ a }) => sql`select cast(${a} as integer) + 1 as n`)).rejects.toThrow('Two queries are called "two"')
  await expect(asking('two', ({ b }) => sql`select cast(${b} as integer) as n`)).rejects.toThrow('Two queries are called "two"')
  await expect(asking('two', () => sql`select cast(${'7'} as integer) as n`)).rejects.toThrow('Two queries are called "two"')
})
