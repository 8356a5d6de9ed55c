import fc from 'fast-check'
import type { JsonSchema } from '../../src/contract/openapi/schemas/json-schema.ts'

/** Ids that exist in this account or another: all of them, and by the path segment that precedes them. */
export class Pool {
  readonly all: string[]
  readonly #at = new Map<string, string[]>()
  constructor(all: string[]) {
    this.all = all
  }
  add(id: string, part?: string) {
    if (!this.all.includes(id)) this.all.push(id)
    if (part) this.#at.set(part, [...this.at(part), id])
  }
  at(part: string): string[] {
    return this.#at.get(part) ?? []
  }
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, [], {}, '', ' ', '0', '-0', '01', '-', '9223372036854775808', '99999999999999999999'),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\udfff!',
    '%',
    '_',
    "'",
    '"',
    '\\',
    '<b>x</b>',
    '__proto__',
    'constructor',
    '../..',
    '\n',
    'İ',
    'e\u0301',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.nat(3).map((n) => 'x'.repeat([254, 255, 256, 70_000][n] ?? 0)),
)

const idFrom = (pool: Pool) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pool.all, '1') },
    { weight: 1, arbitrary: fc.bigInt(1n, 9223372036854775807n).map(String) },
  )

const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'Sigrid',
      'Aune',
      'Fjordlys',
      'きつね茶舗',
      'Ólafur',
      'ÅSE',
      'a',
      'client,a/b',
      '2026-12-04',
      '12.50',
      'NOK',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)

const ofString = (schema: JsonSchema, pool: Pool): fc.Arbitrary<unknown> => {
  const pattern = String(schema.pattern ?? '')
  if (pattern.includes('[1-9][0-9]{0,18}')) {
    const id = idFrom(pool)
    return pattern.startsWith('^-?') ? fc.oneof({ weight: 4, arbitrary: id }, { weight: 1, arbitrary: id.map((one) => `-${one}`) }) : id
  }
  const examples = schema.examples ?? []
  return examples.length ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: text }) : text
}

const sound = (schema: JsonSchema, pool: Pool, wild: number): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => wireValue(one, pool, wild)))
  if (schema.type === 'array') return fc.array(wireValue(schema.items ?? {}, pool, wild), { maxLength: 3 })
  if (schema.properties) {
    const required = schema.required ?? []
    const included = Object.entries(schema.properties).filter(([key]) => wild !== spare || required.includes(key))
    const fields = included.map(([key, part]) => [key, wireValue(part, pool, wild)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: required })
  }
  if (schema.type === 'string') return ofString(schema, pool)
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer()
  return schema.type === 'boolean' ? fc.boolean() : junk
}

/** Like `wild`, but with required fields only. */
export const spare = -1

/** Generates a value for a schema; a fraction `wild` of the values is of any other type. */
export const wireValue = (schema: JsonSchema, pool: Pool, wild: number): fc.Arbitrary<unknown> =>
  wild > 0
    ? fc.oneof({ weight: wild - 1, arbitrary: sound(schema, pool, wild) }, { weight: 1, arbitrary: junk })
    : sound(schema, pool, wild)

/** Generates a part of a path or query. */
export const pieceOf = (schema: JsonSchema, pool: Pool, wild: number): fc.Arbitrary<string> =>
  wireValue(schema, pool, wild).map((value) => (typeof value === 'string' && value.isWellFormed() ? value : String(JSON.stringify(value))))
