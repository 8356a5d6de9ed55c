import { expect, it } from 'vitest'
import { definitions } from '../../service.ts'

it('knows the project of a row without its parent: what can belong to a record of a project has a column for it', () => {
  const without = definitions.tables.filter((table) => {
    const { parent, project } = definitions.of(table)
    return !project && parent?.tables.some((other) => definitions.of(other).project)
  })
  expect(definitions.tables.filter((table) => definitions.of(table).parent)).toEqual(['notes', 'comments', 'tasks'])
  expect(without).toEqual([])
})
