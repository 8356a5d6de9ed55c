import type * as z from 'zod/mini'
import type { Operation } from '../../operations.ts'
import { elementOf, shapeOf } from './shape.ts'

const pascal = (name: string) => name.replace(/(^|[-. ])(\w)/g, (_, __, letter: string) => letter.toUpperCase())
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')
const isObject = (schema: z.core.$ZodType | undefined) => schema !== undefined && Object.keys(shapeOf(schema)).length > 0

/** The lists whose key does not name their records: recordings use `contacts`, and so do search results. */
const ownNames: Readonly<Record<string, string>> = { Recordings: 'recording', Search: 'hit' }

/** A record with its component name and the heading that describes its fields. */
interface NamedRecord {
  name: string
  heading: Operation['heading']
  /** The record's key in a single read. */
  root: string
  schema: z.core.$ZodType
}

/** A single read has the record under its singular key, a list under its plural. */
const recordsIn = ({ endpoint, heading }: Operation, lists: boolean): NamedRecord[] => {
  if (endpoint.method !== 'GET') return []
  return Object.entries(shapeOf(endpoint.reply)).flatMap(([key, part]) => {
    const schema = lists ? elementOf(part) : part
    if (!schema || !isObject(schema)) return []
    const root = lists ? (ownNames[heading.title] ?? singular(key)) : key
    return [{ name: pascal(root), heading, root, schema }]
  })
}

/** Returns every record of the responses once. If two have the same name, the second is prefixed with its heading. */
export const recordsOf = (operations: readonly Operation[]): NamedRecord[] => {
  const found = new Map<z.core.$ZodType, NamedRecord>()
  const taken = new Set<string>()
  for (const lists of [false, true])
    for (const record of operations.flatMap((operation) => recordsIn(operation, lists))) {
      if (found.has(record.schema)) continue
      const name = taken.has(record.name) ? `${pascal(record.heading.title)}${record.name}` : record.name
      taken.add(name)
      found.set(record.schema, { ...record, name })
    }
  return [...found.values()]
}
