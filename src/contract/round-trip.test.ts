import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decode } from './wire/decode.ts'
import { encode } from './wire/encode.ts'
import type { Endpoint } from './wire/endpoint.ts'
import type { Schema } from './wire/wire.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
const within = (value: unknown): Endpoint[] =>
  isEndpoint(value)
    ? [value]
    : typeof value === 'object' && value !== null && !('_zod' in value)
      ? Object.values(value).filter(isEndpoint)
      : []
const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const endpoints = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).flatMap(within))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

const digits = fc.bigInt({ min: 1n, max: 9223372036854775807n }).map(String)
const two = (most: number) => fc.integer({ min: 1, max: most }).map((n) => String(n).padStart(2, '0'))
const day = fc.tuple(fc.integer({ min: 1000, max: 9999 }), two(12), two(28))
const texts = [
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 10, maxLength: 40 }),
  digits,
  digits.map((id) => `-${id}`),
  fc.nat().map(String),
  fc.constant(''),
  day.map((parts) => parts.join('')),
  day.map((parts) => parts.join('-')),
  day.map(([, month, ofMonth]) => `--${month}-${ofMonth}`),
  fc.tuple(fc.nat(), fc.nat(9999)).map(([whole, part]) => `${whole}.${part}`),
  fc.webUrl(),
  fc.tuple(day, two(23), two(59)).map(([date, hours, minutes]) => `${date.join('-')} ${hours}:${minutes}:00`),
  fc.emailAddress(),
  fc.constantFrom('UTC', 'Europe/Lisbon', 'a/b', '100%', '__proto__', 'constructor', 'EUR', 'JPY', '-12.50'),
]

/** Texts that a schema accepts, from the sources above. */
const textFor = (schema: z.ZodMiniType) => {
  const fits = (text: string) => z.safeParse(schema, text).success
  const kinds = texts.filter((kind) => fc.sample(kind, { numRuns: 30, seed: 7 }).some(fits))
  if (!kinds.length) throw new Error('the contract has a text format that this test does not know')
  return fc.oneof(...kinds).filter(fits)
}

/** Values that a schema accepts, in wire form. */
const wireOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  const def = (schema as z.core.$ZodTypes)._zod.def
  if (def.type === 'pipe') return wireOf(def.in).filter((value) => z.safeParse(schema as z.ZodMiniType, value).success)
  if (def.type === 'optional') return wireOf(def.innerType)
  if (def.type === 'union') return fc.oneof(...def.options.map(wireOf))
  if (def.type === 'array')
    return fc.array(wireOf(def.element), { maxLength: 4 }).filter((items) => z.safeParse(schema as z.ZodMiniType, items).success)
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries))
  if (def.type === 'number') return fc.nat()
  if (def.type === 'string') return textFor(schema as z.ZodMiniType)
  if (def.type === 'custom') {
    const key = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('__proto__', 'toString', '7'))
    return fc.array(fc.tuple(key, fc.nat().map(String))).map((entries) => Object.fromEntries(entries))
  }
  if (def.type !== 'object') throw new Error(`the contract has a ${def.type}, which this test does not know`)
  const fields = Object.entries(def.shape).map(([key, field]) => {
    const optional = (field as z.core.$ZodTypes)._zod.def.type === 'optional'
    const value = wireOf(field).map((item) => [key, item] as const)
    return optional ? fc.option(value, { nil: undefined }) : value
  })
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.filter((entry) => entry !== undefined)))
}

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const holds = (schema: Schema<unknown>, wire: unknown) => {
  const read = decode(schema, sent(wire))
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const written = encode(schema, read.value)
  expect(JSON.stringify(written)).toBe(JSON.stringify(wire))
  expect(decode(schema, sent(written))).toEqual(read)
}

/** Every key that a schema declares. */
const keysOf = (schema: z.core.$ZodType): string[] => {
  const def = (schema as z.core.$ZodTypes)._zod.def
  if (def.type === 'pipe') return keysOf(def.in)
  if (def.type === 'optional') return keysOf(def.innerType)
  if (def.type === 'array') return keysOf(def.element)
  return def.type === 'object' ? Object.entries(def.shape).flatMap(([key, field]) => [key, ...keysOf(field)]) : []
}

describe.each([...endpoints])('%s', (_, endpoint) => {
  it('encodes a response to what it decoded', () => {
    fc.assert(
      fc.property(wireOf(endpoint.reply), (wire) => holds(endpoint.reply, wire)),
      { numRuns: 60 },
    )
  })

  it('uses kebab-case for every key', () => {
    for (const schema of [endpoint.reply, endpoint.body])
      for (const key of schema ? keysOf(schema) : []) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})

const taking = [...endpoints].flatMap(([name, { body }]) => (body ? [[name, body] as const] : []))
describe.each(taking)('the request of %s', (_, body) => {
  it('encodes to what it decoded and rejects unknown fields', () => {
    fc.assert(
      fc.property(wireOf(body), fc.constantFrom('else', '__proto__', 'constructor'), (wire, key) => {
        holds(body, wire)
        const strange = JSON.parse(JSON.stringify(wire).replace(/^\{/, `{"${key}":1,`).replace(',}', '}'))
        expect(decode(body, strange)).toMatchObject({
          ok: false,
          faults: expect.arrayContaining([expect.objectContaining({ field: key })]),
        })
      }),
      { numRuns: 60 },
    )
  })
})

it('covers the whole contract', () => {
  expect(endpoints.size).toBeGreaterThan(40)
})
