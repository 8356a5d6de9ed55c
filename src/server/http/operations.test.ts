import { expect, it } from 'vitest'
import { operations } from '../../contract/operations.ts'
import { routes } from './routes.ts'

it('every route is an operation of the contract, and every operation has a route', () => {
  const answered = new Set(routes.map(({ endpoint }) => endpoint))
  expect(operations.filter(({ endpoint }) => !answered.has(endpoint)).map(({ name }) => name)).toEqual([])
  const documented = new Set(operations.map(({ endpoint }) => endpoint))
  expect(routes.filter(({ endpoint }) => !documented.has(endpoint)).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual(
    [],
  )
})
