import { expect, it } from 'vitest'
import type { AnyRow } from '../../core/store/tables.ts'
import { definitions } from '../../service.ts'

/** A row with only these columns. */
const rowOf = (columns: readonly string[]) =>
  new Proxy({} as AnyRow, {
    get: (_, name) => {
      if (!columns.includes(String(name))) throw new Error(`${String(name)} was not read`)
      return `its ${String(name)}`
    },
  })

it('titles of searched resources need only the columns that are searched', () => {
  const searched = definitions.tables.filter((table) => definitions.of(table).searched)
  const titles = searched.map((table) => [table, definitions.of(table).titleOf(rowOf(definitions.of(table).searched ?? []))])
  expect(Object.fromEntries(titles)).toEqual({
    contacts: 'its name its lastName',
    deals: 'its name',
    cases: 'its name',
    projects: 'its name',
    messages: 'its title',
    tasks: 'its subject',
    files: 'its name',
  })
})
