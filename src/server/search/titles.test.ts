import { expect, it } from 'vitest'
import { definitionOf, tables } from '../resources/definitions.ts'
import type { AnyRow } from '../store/tables.ts'

/** A row with only these columns. */
const rowOf = (columns: readonly string[]) =>
  new Proxy({} as AnyRow, {
    get: (_, name) => {
      if (!columns.includes(String(name))) throw new Error(`${String(name)} was not read`)
      return `its ${String(name)}`
    },
  })

it('titles of searched resources need only the columns that are searched', () => {
  const searched = tables.filter((table) => definitionOf(table).searched)
  const titles = searched.map((table) => [table, definitionOf(table).titleOf(rowOf(definitionOf(table).searched ?? []))])
  expect(Object.fromEntries(titles)).toEqual({
    deals: 'its name',
    cases: 'its name',
    projects: 'its name',
    messages: 'its title',
    tasks: 'its subject',
    files: 'its name',
  })
})
