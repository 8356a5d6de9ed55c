import * as z from 'zod/mini'
import { id } from './values.ts'
import { bodyObject, type Decoded, type Schema, type Shape, wireName, wireObject } from './wire.ts'

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never
type Required_<Names extends string> = Names extends `${string}?` ? never : Names
type Optional_<Names extends string> = Names extends 'page?' ? never : Names extends `${infer Name}?` ? Name : never
/** The path parameters that a verb receives; `page?` is read by the paging code. */
export type Params<Path extends string> = { [Name in Required_<ParamNames<Path>>]: string } & {
  [Name in Optional_<ParamNames<Path>>]?: string | undefined
}

/** Whether `continued-at` of a paged list has its page number at the end of the path or in the query. The query is always accepted. */
type Paged = 'path' | 'query'

export interface Endpoint<Path extends string = string, Query = unknown, Body = unknown, Reply = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: Path
  status: 200 | 201
  params: Record<string, Schema<string>>
  query: Schema<Query>
  queryFields: readonly string[]
  body: Schema<Body> | undefined
  reply: Schema<Reply>
  paged: Paged | undefined
  /** Who can call it: users of the account's own company, all signed-in users (including clients), or everyone. */
  access: 'member' | 'signed-in' | 'anyone'
  /** Whether it is about one version of a record: a read returns it as the `ETag`, a write checks `If-Match`. */
  versioned: boolean
  /** Statuses with which it refuses, beyond those that follow from the rest. */
  refuses: readonly number[]
  /** `upload`: the body is multipart form data; `download`: the response is the file; `page`: it is HTML; `one-click`: any body is ignored. */
  carries: 'json' | 'upload' | 'download' | 'events' | 'page' | 'one-click'
}

interface Parts<Query extends Shape, Body extends Shape | undefined, Reply extends Shape> {
  params?: Record<string, Schema<string>>
  query?: Query
  body?: Body
  reply?: Reply
  paged?: Paged
  access?: Endpoint['access']
  carries?: Endpoint['carries']
  /** Defaults to true for PUT and DELETE. */
  versioned?: boolean
  refuses?: readonly number[]
}

export const page = z.string().check(z.regex(/^[1-9][0-9]*$/, { error: 'A page must be a whole number of 1 or more.' }))
const paging = { page: z.optional(page), xCursor: z.optional(z.string()) }
export type Paging = Decoded<typeof paging>

/** The reply of an update or delete. The interface does not define one; it is an empty object. */
export const nothing = bodyObject({})

/**
 * One endpoint of the interface, with the fields of its query, body and reply. Path parameters are ids unless `params` overrides them; POST creates return 201, everything else 200.
 * A paged list accepts `page` and the opaque `x-cursor` in addition to its own query.
 */
export const endpoint = <
  Path extends string,
  Reply extends Shape = Record<string, never>,
  Body extends Shape | undefined = undefined,
  Query extends Shape = Record<never, never>,
>(
  method: Endpoint['method'],
  path: Path,
  parts: Parts<Query, Body, Reply> & { status?: 200 | 201 } = {},
): Endpoint<Path, Decoded<Query> & Paging, Body extends Shape ? Decoded<Body> : undefined, Decoded<Reply>> => {
  const shape = { ...parts.query, ...(parts.paged ? paging : {}) }
  return {
    method,
    path,
    status: parts.status ?? (method === 'POST' ? 201 : 200),
    params: parts.params ?? {},
    query: bodyObject(shape) as unknown as Schema<Decoded<Query> & Paging>,
    queryFields: Object.keys(shape).map(wireName),
    body: (parts.body && bodyObject(parts.body)) as Schema<Body extends Shape ? Decoded<Body> : undefined> | undefined,
    reply: (parts.reply ? wireObject(parts.reply) : nothing) as Schema<Decoded<Reply>>,
    paged: parts.paged,
    access: parts.access ?? 'member',
    versioned: parts.versioned ?? (method === 'PUT' || method === 'DELETE'),
    refuses: parts.refuses ?? [],
    carries: parts.carries ?? 'json',
  }
}

/** The schema of a path parameter: an id unless the endpoint says otherwise. */
export const paramSchema = (of: Endpoint, name: string): Schema<string> => of.params[name] ?? id

export type PathOf<E> = E extends Endpoint<infer P> ? P : never
export type QueryOf<E> = E extends Endpoint<string, infer Q> ? Q : never
export type BodyOf<E> = E extends Endpoint<string, unknown, infer B> ? B : never
export type ReplyOf<E> = E extends Endpoint<string, unknown, unknown, infer R> ? R : never
