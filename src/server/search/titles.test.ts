import { expect, it } from 'vitest'
import { kindOf, tables } from '../kinds/kinds.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

/** A row of which these columns alone have been read. */
const rowOf = (columns: readonly string[]) =>
  new Proxy({} as JournaledTables[TableName], {
    get: (_, name) => {
      if (!columns.includes(String(name))) throw new Error(`${String(name)} was not read`)
      return `its ${String(name)}`
    },
  })

it('what is searched over everything is called what its title columns say', () => {
  const searched = tables.filter((table) => table === 'contacts' || kindOf(table).searched)
  const titles = searched.map((table) => [table, kindOf(table).titleOf(rowOf(kindOf(table).titleColumns ?? []))])
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
