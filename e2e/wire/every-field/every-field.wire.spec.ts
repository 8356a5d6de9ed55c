import { expect } from '@playwright/test'
import { everyTarget, test } from './bad-world.ts'

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
interface Operation {
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
}

/** Returns the dotted paths of a body; the first object of a list represents all. */
const places = ({ properties, items, anyOf }: Schema, at = ''): string[] => {
  if (properties) return Object.entries(properties).flatMap(([key, part]) => places(part, at ? `${at}.${key}` : key))
  if (items?.properties) return places(items, `${at}.0`)
  return anyOf ? [...new Set(anyOf.flatMap((part) => places(part, at)))] : [at]
}
const plain = (path: string) => path.replace(/\{[^}]+\}/g, '7')

test('gives bad input to every body field in the OpenAPI document', async ({ service }) => {
  const { paths } = (await (await fetch(`${service.base}/openapi.json`)).json()) as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      route: `${method.toUpperCase()} ${plain(path)}`,
      schema: requestBody?.content['application/json']?.schema,
    })),
  )
  const bodies = operations.flatMap(({ route, schema }) => (schema ? [{ route, fields: places(schema) }] : []))
  expect(bodies.length).toBeGreaterThanOrEqual(60)
  const tried = new Map<string, Set<string>>()
  for (const { method, path, fields } of everyTarget) {
    const route = `${method} ${plain(path)}`
    tried.set(route, (tried.get(route) ?? new Set()).union(new Set(Object.keys(fields))))
  }
  const missing = bodies.flatMap(({ route, fields }) =>
    fields.filter((field) => !tried.get(route)?.has(field)).map((field) => `${route} ${field}`),
  )
  expect(missing).toEqual([])
  expect([...tried.keys()].filter((route) => !bodies.some((body) => body.route === route))).toEqual([])
})
