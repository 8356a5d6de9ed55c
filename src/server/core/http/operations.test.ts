import { expect, it } from 'vitest'
import { versioned } from '../../../contract/openapi/calls/refusals.ts'
import { loadOperations, routes } from '../../service.ts'

const operations = await loadOperations()

it('routes and operations of the contract correspond', () => {
  const answered = new Set(routes.map(({ endpoint }) => endpoint))
  expect(operations.filter(({ endpoint }) => !answered.has(endpoint)).map(({ name }) => name)).toEqual([])
  const documented = new Set(operations.map(({ endpoint }) => endpoint))
  expect(routes.filter(({ endpoint }) => !documented.has(endpoint)).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual(
    [],
  )
})

it('If-Match is documented exactly where it is checked: for every update and deletion of a record', () => {
  const held = new Set(routes.flatMap((route) => (route.versioned ? [route.endpoint] : [])))
  expect(operations.filter(({ endpoint }) => versioned(endpoint) !== held.has(endpoint)).map(({ name }) => name)).toEqual([])
  expect(held.size).toBeGreaterThan(40)
})

it('undo is documented exactly for journaled routes', () => {
  const kept = new Set(routes.flatMap((route) => (route.journaled ? [route.endpoint] : [])))
  const documented = operations.filter((operation) => operation.endpoint.method !== 'GET' && operation.prose.undo !== false)
  expect(documented.filter(({ endpoint }) => !kept.has(endpoint)).map(({ name }) => name)).toEqual([])
  expect(documented.length).toBe(kept.size)
})
