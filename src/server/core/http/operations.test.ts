import { expect, it } from 'vitest'
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

it('the ETag and If-Match are documented exactly where they are set and checked: for every record', () => {
  const held = new Set(routes.flatMap((route) => (route.versioned ? [route.endpoint] : [])))
  expect(operations.filter(({ endpoint }) => endpoint.versioned !== held.has(endpoint)).map(({ name }) => name)).toEqual([])
  expect(held.size).toBeGreaterThan(60)
})

it('undo is documented exactly for journaled routes', () => {
  const kept = new Set(routes.flatMap((route) => (route.journaled ? [route.endpoint] : [])))
  const documented = operations.filter((operation) => operation.endpoint.method !== 'GET' && operation.prose.undo !== false)
  expect(documented.filter(({ endpoint }) => !kept.has(endpoint)).map(({ name }) => name)).toEqual([])
  expect(documented.length).toBe(kept.size)
})
