import fc from 'fast-check'
import { jsonSchema } from '../../src/contract/openapi/schemas/json-schema.ts'
import { type Endpoint, paramSchema } from '../../src/contract/wire/endpoint.ts'
import type { Schema } from '../../src/contract/wire/wire.ts'
import { type Pool, pieceOf, wireValue } from './arbitraries.ts'

export interface Drawn {
  method: string
  path: string
  body?: string | FormData
  headers: Record<string, string>
}
export type Draw = <T>(arbitrary: () => fc.Arbitrary<T>) => T

/** Returns a function that draws the same values for the same seed. */
export const drawFrom = (seed: number): Draw => {
  // Each generator keeps what it has drawn, so a run has its own.
  const [generator] = fc.sample(fc.gen(), { numRuns: 1, seed }) as [fc.GeneratorValue]
  return (arbitrary) => generator(arbitrary)
}

const schemas = new Map<Schema<unknown>, ReturnType<typeof jsonSchema>>()
/** Returns the JSON Schema of a value. Making it takes longer than a request. */
const schemaOf = (value: Schema<unknown>) => {
  const known = schemas.get(value) ?? jsonSchema(value)
  schemas.set(value, known)
  return known
}

/** Returns the path segment before the first parameter: contacts for `/contacts/:id/notes`. */
const partOf = (path: string, parameter: string) =>
  path
    .slice(0, path.indexOf(`/:${parameter}`))
    .split('/')
    .at(-1) ?? ''

/** In a URL these mean the current and the parent folder: the request would be one to another path. */
const isFolder = (piece: string) => piece === '.' || piece === '..'

const pathFor = (endpoint: Endpoint, pool: Pool, wild: number, draw: Draw) =>
  endpoint.path.replace(/\/(:?):(\w+)(\??)/g, (_, colon: string, name: string, optional: string) => {
    if (name === 'page') return draw(() => fc.constantFrom('', '', '/1', '/2', '/0', '/x'))
    if (optional && draw(fc.boolean)) return ''
    const schema = schemaOf(paramSchema(endpoint, name)).schema
    const fitting = pool.at(partOf(endpoint.path, name))
    if (fitting.length && draw(() => fc.nat(9)) < 8) return `/${draw(() => fc.constantFrom(...fitting))}`
    return `/${colon}${encodeURIComponent(draw(() => pieceOf(schema, pool, wild).filter((piece) => !isFolder(piece))))}`
  })

const queryFor = (endpoint: Endpoint, pool: Pool, wild: number, draw: Draw) => {
  const { properties = {}, required = [] } = schemaOf(endpoint.query).schema
  const search = new URLSearchParams()
  for (const [name, schema] of Object.entries(properties))
    if (required.includes(name) || draw(() => fc.integer({ min: 0, max: 3 })) === 0)
      search.set(
        name,
        draw(() => pieceOf(schema, pool, wild)),
      )
  return search.size ? `?${search}` : ''
}

const uploadOf = (draw: Draw) => {
  const form = new FormData()
  form.append(
    'file',
    new File(
      [draw(() => fc.string({ maxLength: 50 }))],
      draw(() => fc.constantFrom('a.txt', 'b.png', 'ü.pdf')),
    ),
  )
  return form
}

/** Generates a request to an endpoint, valid if `wild` is 0, with ids from `pool`. */
export const drawRequest = (endpoint: Endpoint, pool: Pool, wild: number, draw: Draw): Drawn => {
  const path = `${pathFor(endpoint, pool, wild, draw)}${queryFor(endpoint, pool, wild, draw)}`
  const headers: Record<string, string> = {}
  if (wild > 0 && endpoint.method === 'PUT' && draw(() => fc.nat(9)) === 0)
    headers['if-match'] = draw(() => fc.constantFrom('"1"', '*', 'x'))
  if (wild > 0 && endpoint.method !== 'GET' && draw(() => fc.nat(9)) === 0)
    headers['idempotency-key'] = draw(() => fc.constantFrom('a', 'b'))
  if (endpoint.carries === 'upload') return { method: endpoint.method, path, body: uploadOf(draw), headers }
  if (!endpoint.body) return { method: endpoint.method, path, headers }
  const { schema, named } = schemaOf(endpoint.body)
  if (Object.keys(named).length) throw new Error(`${endpoint.path} takes a named schema, which the fuzzer does not support`)
  const body = draw(() => wireValue(schema, pool, wild))
  return { method: endpoint.method, path, body: JSON.stringify(body) ?? '', headers }
}
