import type * as z from 'zod/mini'

/** Returns the fields of an object schema; none for other schemas. */
export const shapeOf = (schema: z.core.$ZodType): Record<string, z.core.$ZodType> => {
  const def = (schema as z.core.$ZodTypes)._zod.def
  if (def.type === 'pipe') return shapeOf(def.in)
  return def.type === 'object' ? (def.shape as Record<string, z.core.$ZodType>) : {}
}

/** Returns the item schema of a list. */
export const elementOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined => {
  const def = (schema as z.core.$ZodTypes)._zod.def
  return def.type === 'array' ? def.element : undefined
}
