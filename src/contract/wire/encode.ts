import type * as z from 'zod/mini'

export type Encode = (value: unknown) => unknown
export type EncoderOf = (schema: z.core.$ZodType) => Encode | undefined
type Build = (encoderOf: EncoderOf) => Encode
/** A field of an object: its name in the app, the same on the wire, and how its value is written. */
export type Part = readonly [key: string, wire: string, encode: Encode | undefined]

const builders = new WeakMap<z.core.$ZodType, Build>()
const compiled = new WeakMap<z.core.$ZodType, Encode | undefined>()
const objects = new WeakMap<z.core.$ZodType, (encoderOf: EncoderOf) => Part[]>()

/** Says how a schema's value is written; asked once per schema, when it is first encoded. */
export const registerEncoder = (schema: z.core.$ZodType, build: Build) => {
  builders.set(schema, build)
}

/** Says the fields of an object's schema, of which some can be written alone (`completed`). */
export const registerParts = (schema: z.core.$ZodType, parts: (encoderOf: EncoderOf) => Part[]) => {
  objects.set(schema, parts)
}

/** A record whose JSON stands ready, as it was written when the record was: lists hand it on without building it anew. */
export class Encoded<T> {
  declare readonly of: T
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}
/** A reply whose lists may hold records that are encoded already: all of a list, or none. */
export type Ready<Reply> = { [Key in keyof Reply]: Reply[Key] extends (infer Item)[] ? Item[] | Encoded<Item>[] : Reply[Key] }

const listOf =
  (encode: Encode | undefined): Encode =>
  (value) =>
    (value as unknown[]).map((item) => (item instanceof Encoded || !encode ? item : encode(item)))

const compile = (schema: z.core.$ZodType): Encode | undefined => {
  const build = builders.get(schema)
  if (build) return build(encoderOf)
  const def = (schema as z.core.$ZodTypes)._zod.def
  if (def.type === 'array') return listOf(encoderOf(def.element))
  if (def.type === 'optional') return encoderOf(def.innerType)
  return undefined
}

/** The compiled writer of a schema; `undefined` where the value is the same on the wire. */
const encoderOf: EncoderOf = (schema) => {
  if (!compiled.has(schema)) compiled.set(schema, compile(schema))
  return compiled.get(schema)
}

/**
 * The wire form of a value. It writes the declared fields and no others and does not check them: types do, and a property test holds
 * `decode(encode(x)) = x`. Fifty contacts take about 20 µs, a tenth of what a checking encoder needs.
 */
export const encode = <T>(schema: z.ZodMiniType<T>, value: T): unknown => {
  const write = encoderOf(schema)
  return write ? write(value) : value
}

const ready = (value: unknown): string => {
  if (!Array.isArray(value) || !(value[0] instanceof Encoded)) return JSON.stringify(value)
  let all = value[0].json
  for (let i = 1; i < value.length; i += 1) all += `,${(value[i] as Encoded<unknown>).json}`
  return `[${all}]`
}

/** The JSON text of a reply. */
export const encodeReply = <T>(schema: z.ZodMiniType<T>, reply: Ready<T>): string => {
  const fields = Object.entries(encode(schema, reply as T) as object)
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${ready(value)}`).join(',')}}`
}

const prefixed = new WeakMap<z.core.$ZodType, { key: string; before: string; encode: Encode | undefined }[]>()
const partsOf = (schema: z.core.$ZodType) => {
  const known = prefixed.get(schema)
  if (known) return known
  const parts = (objects.get(schema)?.(encoderOf) ?? []).map(([key, wire, encode]) => ({
    key,
    before: `,${JSON.stringify(wire)}:`,
    encode,
  }))
  prefixed.set(schema, parts)
  return parts
}

/** The fields of a record, each as it is or with its JSON ready; a list may also hold items that are. */
export type ReadyFields<T> = { [Key in keyof T]?: Ready<T>[Key] | Encoded<T[Key]> }

/** A record's JSON, kept when it was written, completed by what depends on when and by whom it is read. */
export const completed = <T>(json: string, rest: z.ZodMiniType<Partial<T>>, values: ReadyFields<T>): Encoded<T> => {
  let more = ''
  for (const { key, before, encode } of partsOf(rest)) {
    const value: unknown = values[key as keyof T]
    if (value instanceof Encoded) more += before + value.json
    else if (value !== undefined) more += before + ready(encode ? encode(value) : value)
  }
  return new Encoded(more === '' ? json : `${json.slice(0, -1)}${more}}`)
}
