import type { Fault } from '../../wire/decode.ts'
import type { Endpoint, QueryOf } from '../../wire/endpoint.ts'

/** Left out of examples: it goes with something else, or with a state that the example is not in. */
export const absent = Symbol('absent')

/** What a field is, with an example where its type alone says too little. */
export type Said = string | readonly [description: string, example: unknown]

/** What is said of fields by their key on the wire, or by `parent.key` where one key means two things. */
export type Fields = Readonly<Record<string, Said>>

interface Words {
  /** A short phrase in the imperative. */
  summary: string
  description: string
  /** Who may, where it is not simply whoever the contract lets in. */
  who?: string
  /** What undoing gives, where it is more than the row as it was; `false` where the write is not undone. */
  undo?: string | false
  /** How many records a page has, for paged lists. */
  pageSize?: number
  /** A request body that can be sent as it stands; made from the schema where it is not given. */
  example?: unknown
  /** Further request bodies by what they show; their ids have to be replaced. */
  examples?: Readonly<Record<string, unknown>>
  /** The body of the answer where one made from its schema would not be likely. */
  answer?: unknown
  /** Fields of the answer’s example that are another field in this call, or none. */
  stands?: Readonly<Record<string, readonly [field: string, value: string] | undefined>>
  /** Fields that mean something of their own in this call. */
  fields?: Fields
  /** Refusals that have a meaning of their own here. */
  refusals?: Readonly<Record<number, Fault>>
}
/** The keys that are spelled out: a call without a query of its own has none. */
type Spelled<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string
type OwnQuery<E> = Exclude<Spelled<QueryOf<E>>, 'page' | 'xCursor'>
/** Every query parameter that the call reads, besides those of paging. */
type QueryWords<E> = [OwnQuery<E>] extends [never] ? { query?: never } : { query: Readonly<Record<OwnQuery<E>, Said>> }
type CallProse<E = Endpoint> = Words & QueryWords<E>
/** What is said of any call, by what the call is not known by type. */
export type AnyCallProse = Words & { query?: Readonly<Record<string, Said>> }

type Group = Record<string, Endpoint>
/** The names that the calls of a module have among the operations: `getContact`, `contactNotes.list`. */
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

/** One heading of the reference: what a reader is told of a module of the contract. A call without words, or words without a call, is a type error. */
export interface Prose<M> {
  title: string
  description: string
  /** The fields of its records, and of what is sent. */
  fields: Fields
  /** Fields that mean something else in what is sent. */
  sent?: Fields
  calls: { readonly [Name in Calls<M>]: CallProse<CallAt<M, Name>> }
}
/** A heading whose module is not known by type. */
export interface AnyProse extends Omit<Prose<object>, 'calls'> {
  calls: Readonly<Record<string, AnyCallProse>>
}
