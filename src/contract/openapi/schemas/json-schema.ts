import * as z from 'zod/mini'

/** A JSON Schema (2020-12) of the wire format. */
export interface JsonSchema {
  [keyword: string]: unknown
  $ref?: string
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  required?: string[]
  enum?: unknown[]
  examples?: unknown[]
  anyOf?: JsonSchema[]
}

const names = new Map<z.core.$ZodType, string>()

/** Names a schema, so it becomes one shared component of the document. */
export const nameSchema = (schema: z.core.$ZodType, name: string) => names.set(schema, name)

const refer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(refer)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) =>
      key === '$ref' && typeof item === 'string' ? [key, item.replace('#/$defs/', '#/components/schemas/')] : [key, refer(item)],
    ),
  )
}

/** Returns the wire schema of a value and the named schemas that it refers to. */
export const jsonSchema = (schema: z.core.$ZodType): { schema: JsonSchema; named: Record<string, JsonSchema> } => {
  const metadata = z.registry<{ id?: string }>()
  for (const [known, id] of names) metadata.add(known, { ...z.globalRegistry.get(known), id })
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata,
    override: ({ zodSchema, jsonSchema: out }) => {
      Object.assign(out, z.globalRegistry.get(zodSchema))
      if ('id' in out && names.has(zodSchema)) delete out.id
    },
  })
  const { $defs = {}, $schema: _, ...rest } = refer(made) as JsonSchema & { $defs?: Record<string, JsonSchema> }
  return { schema: rest, named: $defs }
}
