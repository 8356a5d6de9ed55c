import type { Fault } from '../../wire/decode.ts'
import type { Endpoint, QueryOf } from '../../wire/endpoint.ts'

/** Omits a field from examples, because it depends on another field or state. */
export const absent = Symbol('absent')

/** The description of a field, with an example if its type is not clear enough. */
export type FieldProse = string | readonly [description: string, example: unknown]

/** Field descriptions by wire key, or by `parent.key` if one key has two meanings. */
export type Fields = Readonly<Record<string, FieldProse>>

interface Words {
  /** A short imperative phrase. */
  summary: string
  description: string
  /** Who can call the operation, if it is more specific than the contract's access. */
  who?: string
  /** What undo does, if it is more than restoring the row; `false` if the write cannot be undone. */
  undo?: string | false
  /** The number of records on a page, for paged lists. */
  pageSize?: number
  /** A valid request body; generated from the schema if omitted. */
  example?: unknown
  /** Further request bodies by title; their ids are placeholders. */
  examples?: Readonly<Record<string, unknown>>
  /** The response body, if a generated one would be unrealistic. */
  answer?: unknown
  /** Fields of the response example that are another field here, or absent. */
  stands?: Readonly<Record<string, readonly [field: string, value: string] | undefined>>
  /** Fields with a specific meaning in this operation. */
  fields?: Fields
  /** Error responses with a specific meaning in this operation. */
  refusals?: Readonly<Record<number, Fault>>
}
/** Declared keys only: an endpoint without a query of its own has none. */
type Spelled<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string
type OwnQuery<E> = Exclude<Spelled<QueryOf<E>>, 'page' | 'xCursor' | 'xCount'>
/** Every query parameter of the endpoint, except those of every list. */
type QueryWords<E> = [OwnQuery<E>] extends [never] ? { query?: never } : { query: Readonly<Record<OwnQuery<E>, FieldProse>> }
type CallProse<E = Endpoint> = Words & QueryWords<E>
/** The prose of any operation, without its specific type. */
export type AnyCallProse = Words & { query?: Readonly<Record<string, FieldProse>> }

type Group = Record<string, Endpoint>
/** The operation names of a module: `getContact`, `contactNotes.list`. */
type Calls<M> = {
  [K in keyof M & string]: M[K] extends Endpoint ? K : M[K] extends Group ? `${K}.${keyof M[K] & string}` : never
}[keyof M & string]
type CallAt<M, Name> = Name extends keyof M
  ? M[Name]
  : Name extends `${infer K}.${infer Part}`
    ? K extends keyof M
      ? Part extends keyof M[K]
        ? M[K][Part]
        : never
      : never
    : never

/** The prose of one heading and its contract module. An operation without prose, or prose without an operation, is a type error. */
interface Prose<M> {
  title: string
  description: string
  /** The key of its record, and an example of an id. What every record has (`recordFields`) need not be described in `fields`. */
  record?: readonly [key: string, id: string]
  /** The fields of its records and requests. */
  fields: Fields
  /** Fields with a different meaning in requests. */
  sent?: Fields
  calls: { readonly [Name in Calls<M>]: CallProse<CallAt<M, Name>> }
}
/** The prose of any heading, without its specific type. */
export interface AnyProse extends Omit<Prose<object>, 'calls'> {
  endpoints: object
  calls: Readonly<Record<string, AnyCallProse>>
}

/** The refusal of a record beyond the limit of the workspace. */
export const full = (records: string) => ({
  507: {
    code: 'full',
    message: `This workspace has reached its limit of 1000000 ${records}. The operator of the service can raise the limit.`,
  },
})

/** The keys and the id that every record has in answers and requests. */
const recordFields = ([key, id]: readonly [key: string, id: string]) => {
  const noun = key.replaceAll('-', ' ')
  const plural = (word: string) => word.replace(/y$/, 'ie').concat('s')
  const answers: Fields = {
    [plural(key)]: `The ${plural(noun)} of this page.`,
    [key]: `The ${noun}.`,
    [`${key}-id`]: [`The id of the new ${noun}.`, id],
    id: [`The id of the ${noun}.`, id],
  }
  return { answers, sent: { [key]: `The ${noun}, or the fields to change.` } }
}

/** Describes the endpoints of a heading. */
export const prose = <M extends object>(endpoints: M, { record, fields, sent, ...said }: Prose<NoInfer<M>>) => {
  const common = record && recordFields(record)
  return { endpoints, ...said, fields: { ...common?.answers, ...fields }, sent: { ...common?.sent, ...sent } }
}
