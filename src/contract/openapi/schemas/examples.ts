import { idPattern } from '../../wire/values.ts'
import type { Glossary } from './glossary.ts'
import type { JsonSchema } from './json-schema.ts'

const isId = (schema: JsonSchema | undefined): boolean => String(schema?.pattern ?? '').includes(idPattern) || isIdList(schema)
const isIdList = (schema: JsonSchema | undefined): boolean => schema?.items !== undefined && isId(schema.items)

/** The placeholder for a value without an example. */
const plain: Record<string, unknown> = { string: 'text', integer: 3, number: 3, boolean: true }

/** An example with some fields replaced or removed. */
export const standingFor = (example: unknown, stands: Readonly<Record<string, readonly [string, string] | undefined>>): unknown => {
  if (Array.isArray(example)) return example.map((one) => standingFor(one, stands))
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(
    Object.entries(example).flatMap(([key, value]: [string, unknown]) => {
      if (!(key in stands)) return [[key, standingFor(value, stands)] as const]
      const other = stands[key]
      return other ? [other] : []
    }),
  )
}

/** Generates examples from schemas; `named` are the components that they may refer to. */
export const exampleMaker = (named: Record<string, JsonSchema>, glossary: Glossary) => {
  const objectOf = (schema: JsonSchema, make: (part: JsonSchema) => unknown, skip: (name: string, part: JsonSchema) => boolean) =>
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, part]) => (skip(name, part) ? [] : [[name, make(part)] as const])),
    )

  /** A response with every field it can have. */
  const answer = (schema: JsonSchema): unknown => {
    if (schema.examples) return schema.examples[0]
    if (schema.$ref) return answer(named[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    if (schema.enum) return schema.enum[0]
    if (schema.anyOf?.[0]) return answer(schema.anyOf[0])
    if (schema.type === 'array') return [answer(schema.items ?? {})]
    if (schema.properties) return objectOf(schema, answer, (_, part) => glossary.leavesOut(part))
    return plain[schema.type ?? ''] ?? {}
  }

  /** A valid request: required fields only, and no references. */
  const request = (schema: JsonSchema): unknown => {
    if (schema.type === 'array' && !isId(schema.items) && !schema.examples) return [request(schema.items ?? {})]
    if (!schema.properties) return answer(schema)
    const required = schema.required ?? []
    return objectOf(schema, request, (name, part) => !required.includes(name) && (isId(part) || glossary.leavesOut(part)))
  }
  return { answer, request }
}
