import * as z from 'zod/mini'
import { type Encode, encode, registerEncoder } from './encode.ts'

/** A schema whose decoded value is `T`; what it reads is always untrusted JSON. */
export type Schema<T> = z.ZodMiniType<T>
export type Shape = Record<string, z.ZodMiniType>
export type Decoded<S extends Shape> = z.output<z.ZodMiniObject<S>>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The kebab-case key of a camelCase field: `lastName` is `last-name` on the wire. */
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

/** A record as the service answers it: kebab-case keys on the wire, camelCase in the app; keys it does not know are dropped. */
export const wireObject = <S extends Shape>(shape: S) => build(shape, z.object)

/** A request: as `wireObject`, but a key it does not know is refused (422 `unknown`). */
export const bodyObject = <S extends Shape>(shape: S) => build(shape, z.strictObject)

/** A value that looks different on the wire: `read` turns the checked wire value into ours, `write` turns it back. */
export const coded = <W, T>(wire: Schema<W>, read: (value: W) => T, write: (value: T) => unknown): Schema<T> => {
  const schema = z.pipe(wire, z.transform(read)) as unknown as Schema<T>
  registerEncoder(schema, () => write as Encode)
  return schema
}

/** What the documentation says of a schema beyond what its checks tell: keywords of JSON Schema, an example above all. */
export const described = <T>(schema: Schema<T>, says: { [keyword: string]: unknown }): Schema<T> => {
  z.globalRegistry.add(schema, says)
  return schema
}

/** A map whose keys are people's own text (tags). Its entries never become properties, so a tag may be `__proto__`. */
export const textMap = <T>(value: Schema<T>): Schema<[key: string, value: T][]> => {
  const isMap = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null && !Array.isArray(input)
  const map = coded<Record<string, unknown>, [key: string, value: T][]>(
    z.custom<Record<string, unknown>>((input) => isMap(input) && Object.values(input).every((item) => z.safeParse(value, item).success)),
    (read) => Object.entries(read).map(([key, item]): [string, T] => [key, z.parse(value, item)]),
    (entries) => Object.fromEntries(entries.map(([key, item]) => [key, encode(value, item)])),
  )
  return described(map, { type: 'object', additionalProperties: { type: 'string', ...z.globalRegistry.get(value) } })
}
