import * as z from 'zod/mini'
import { type Encode, encode, registerEncoder } from './encode.ts'

/** A schema that decodes to `T`; its input is always untrusted JSON. */
export type Schema<T> = z.ZodMiniType<T>
export type Shape = Record<string, z.ZodMiniType>
export type Decoded<S extends Shape> = z.output<z.ZodMiniObject<S>>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the kebab-case key of a camelCase field: `lastName` is `last-name` on the wire. */
export const wireName = kebab

const build = <S extends Shape>(shape: S, object: typeof z.object | typeof z.strictObject): Schema<Decoded<S>> => {
  const fields = Object.keys(shape).map((key) => [key, kebab(key)] as const)
  const wireShape = Object.fromEntries(fields.map(([key, wire]) => [wire, shape[key] as z.ZodMiniType]))
  const rename = (read: Record<string, unknown>) => {
    const value: Record<string, unknown> = {}
    for (const [key, wire] of fields) if (read[wire] !== undefined) value[key] = read[wire]
    return value as Decoded<S>
  }
  const schema = z.pipe(object(wireShape), z.transform(rename)) as unknown as Schema<Decoded<S>>
  registerEncoder(schema, (encoderOf) => {
    const parts = fields.map(([key, wire]) => [key, wire, encoderOf(shape[key] as z.ZodMiniType)] as const)
    return (value) => {
      const source = value as Record<string, unknown>
      const out: Record<string, unknown> = {}
      for (const [key, wire, encode] of parts) {
        const part = source[key]
        if (part !== undefined) out[wire] = encode ? encode(part) : part
      }
      return out
    }
  })
  return schema
}

/** A record in a response: kebab-case keys on the wire, camelCase in the app; unknown keys are dropped. */
export const wireObject = <S extends Shape>(shape: S) => build(shape, z.object)

/** A request object: like `wireObject`, but unknown keys are rejected (422 `unknown`). */
export const bodyObject = <S extends Shape>(shape: S) => build(shape, z.strictObject)

/** The same value, such as a schema, for several fields. */
export const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

/** A value with a different wire form: `read` converts the validated wire value, `write` converts it back. */
export const coded = <W, T>(wire: Schema<W>, read: (value: W) => T, write: (value: T) => unknown): Schema<T> => {
  const schema = z.pipe(wire, z.transform(read)) as unknown as Schema<T>
  registerEncoder(schema, () => write as Encode)
  return schema
}

/** Adds JSON Schema keywords that the checks do not imply, such as an example. */
export const described = <T>(schema: Schema<T>, says: { [keyword: string]: unknown }): Schema<T> => {
  z.globalRegistry.add(schema, says)
  return schema
}

/** A map with user-defined keys (tags). Entries never become properties, so a tag may be `__proto__`. */
export const textMap = <T>(value: Schema<T>): Schema<[key: string, value: T][]> => {
  const isMap = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null && !Array.isArray(input)
  const map = coded<Record<string, unknown>, [key: string, value: T][]>(
    z.custom<Record<string, unknown>>((input) => isMap(input) && Object.values(input).every((item) => z.safeParse(value, item).success)),
    (read) => Object.entries(read).map(([key, item]): [string, T] => [key, z.parse(value, item)]),
    (entries) => Object.fromEntries(entries.map(([key, item]) => [key, encode(value, item)])),
  )
  return described(map, { type: 'object', additionalProperties: { type: 'string', ...z.globalRegistry.get(value) } })
}
