import type * as z from 'zod/mini'
import { type Headings, type Operation, operations } from '../../operations.ts'
import { elementOf, shapeOf } from './shape.ts'

type Heading = keyof Headings

const pascal = (name: string) => name.replace(/(^|[-. ])(\w)/g, (_, __, letter: string) => letter.toUpperCase())
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')
const isObject = (schema: z.core.$ZodType | undefined) => schema !== undefined && Object.keys(shapeOf(schema)).length > 0

/** The lists whose key is not what they hold: that of recordings is `contacts`, and that of the first things found too. */
const ownNames: Partial<Record<Heading, string>> = { recordings: 'recording', search: 'hit' }

/** A record with the name it has in the document, and the heading that says what its fields are. */
export interface NamedRecord {
  name: string
  heading: Heading
  /** The key it stands under where it is read alone. */
  root: string
  schema: z.core.$ZodType
}

/** The record of a single read stands under the root of the answer, that of a list under its plural. */
const recordsOf = ({ endpoint, heading }: Operation, lists: boolean): NamedRecord[] => {
  if (endpoint.method !== 'GET') return []
  return Object.entries(shapeOf(endpoint.reply)).flatMap(([key, part]) => {
    const schema = lists ? elementOf(part) : part
    if (!schema || !isObject(schema)) return []
    const root = lists ? (ownNames[heading] ?? singular(key)) : key
    return [{ name: pascal(root), heading, root, schema }]
  })
}

/** Every record that an answer holds, once; of two with one name the second has its heading before it. */
const named = () => {
  const found = new Map<z.core.$ZodType, NamedRecord>()
  const taken = new Set<string>()
  for (const lists of [false, true])
    for (const record of operations.flatMap((operation) => recordsOf(operation, lists))) {
      if (found.has(record.schema)) continue
      const name = taken.has(record.name) ? `${pascal(record.heading)}${record.name}` : record.name
      taken.add(name)
      found.set(record.schema, { ...record, name })
    }
  return [...found.values()]
}

export const namedRecords: readonly NamedRecord[] = named()
