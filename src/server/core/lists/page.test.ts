import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { cutPage, type Order, pageClause } from './page.ts'

interface Row {
  name: string
  id: string
}
const order: Order<Row> = {
  name: 'name',
  keys: [
    { column: sql.ref('name'), read: (row) => row.name },
    { column: sql.ref('id'), read: (row) => row.id },
  ],
}
const status = (cursor: string, of: Order<Row> = order) => {
  try {
    pageClause(of, { number: 2, cursor }, 2)
    return 200
  } catch (error) {
    if (error instanceof Refusal) return error.status
    throw error
  }
}

describe('a page', () => {
  const rows = ['Ólafur', '😀"\\', 'c'].map((name, n) => ({ name, id: String(n + 1) }))

  it('contains what fits and the cursor of the next page', () => {
    const { items, next } = cutPage(order, rows, 2)
    expect([items, status(next ?? '')]).toEqual([rows.slice(0, 2), 200])
    expect(next).toMatch(/^[\w-]+$/)
    expect(cutPage(order, rows, 3)).toEqual({ items: rows, next: undefined })
    expect(cutPage(order, [], 3)).toEqual({ items: [], next: undefined })
  })

  it('refuses a cursor of another order', () => {
    const { next = '' } = cutPage(order, rows, 2)
    expect(status(next, { ...order, name: '-name' })).toBe(400)
    expect(status(next, { ...order, keys: order.keys.slice(0, 1) })).toBe(400)
    for (const cursor of ['', 'x', '!!', next.slice(1), btoa('{}'), btoa('[1,2]'), btoa('["name"]'), btoa('\xff')])
      expect(status(cursor)).toBe(400)
  })

  it('refuses a cursor with impossible values', () => {
    const at = (...values: string[]) => status(btoa(JSON.stringify(['name', ...values])))
    expect([at('Ana', '7'), at('', '9223372036854775807')]).toEqual([200, 200])
    for (const id of ['', 'x', '0', '-7', '7.5', ' 7', '9223372036854775808']) expect([id, at('Ana', id)]).toEqual([id, 400])
    expect([at('A\0na', '7'), at('\ud800', '7')]).toEqual([400, 400])
    const whole: Order<Row> = {
      ...order,
      keys: [{ column: sql.ref('pinned'), read: () => '1', fits: (value) => /^[01]$/.test(value) }, ...order.keys.slice(1)],
    }
    const numbered = (pinned: string) => status(btoa(JSON.stringify(['name', pinned, '7'])), whole)
    expect([numbered('1'), numbered('x')]).toEqual([200, 400])
  })
})
