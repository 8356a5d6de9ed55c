import { expect, it } from 'vitest'
import { definitionOf, tables } from './definitions.ts'

it('knows the project of a row without its parent: what can belong to a record of a project has a column for it', () => {
  const without = tables.filter((table) => {
    const { parent, project } = definitionOf(table)
    return !project && parent?.tables.some((other) => definitionOf(other).project)
  })
  expect(tables.filter((table) => definitionOf(table).parent)).toEqual(['notes', 'comments', 'tasks'])
  expect(without).toEqual([])
})
