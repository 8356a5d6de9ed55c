import type { BodyOf, Endpoint, ReplyOf } from '../../contract/wire/endpoint.ts'
import type { Actor } from '../actor.ts'
import { findDeletable, findEditable, findRow } from '../kinds/find.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import type { Call, Route } from './call.ts'
import { anybody, onRead, onWrite, type ReadOptions } from './on.ts'

/** A call about one record, by the id in its path. */
type ToOne = Endpoint<`${string}/:id` | `${string}/:id/${string}`>
/** The one id of a path: of the record, or of what it is made in. */
const idIn = (params: object) => Object.values(params)[0] as string

/** Where the next page begins, and how many match where that is counted, beside what a list answers. */
type Listed<E> = Omit<ReplyOf<E>, 'continuedAt' | 'xTotal'> & { next: string | undefined; total?: number | undefined }

/** A route that reads a list in pages. */
export const onPage = <E extends Endpoint>(
  endpoint: E,
  verb: (call: Call<E> & { tx: ReadTx }) => Promise<Listed<E>>,
  options?: ReadOptions<E>,
): Route =>
  onRead(
    endpoint,
    async (call) => {
      const { next, total, ...reply } = await verb(call)
      const counted = total === undefined ? {} : { xTotal: total }
      return { ...reply, ...counted, continuedAt: call.continued(next) } as ReplyOf<E>
    },
    options,
  )

/** A route that reads one record, the `field` of its answer; its version is the ETag. */
export const onOne = <E extends ToOne, Field extends keyof ReplyOf<E> & string>(
  endpoint: E,
  field: Field,
  find: (tx: ReadTx, actor: Actor, id: string) => Promise<ReplyOf<E>[Field] & { changeId: string }>,
  options?: ReadOptions<E>,
): Route =>
  onRead(
    endpoint,
    async ({ tx, actor, params, etag }) => {
      const found = await find(tx, actor, idIn(params))
      etag(found.changeId)
      return { [field]: found } as ReplyOf<E>
    },
    options,
  )

/** A route that makes a record of the request's `root`; it answers with the id, its only field. */
export const onCreate = <E extends Endpoint, Root extends keyof BodyOf<E> & string, Field extends keyof ReplyOf<E> & string>(
  endpoint: E,
  root: Root,
  field: Field,
  verb: (tx: WriteTx, actor: Actor, asked: BodyOf<E>[Root]) => Promise<{ id: string }>,
  mayMake: (actor: Actor) => void = anybody,
): Route =>
  onWrite(endpoint, async ({ tx, actor, body }) => ({ [field]: (await verb(tx, actor, body[root])).id }) as ReplyOf<E>, {
    may: ({ actor }) => mayMake(actor),
  })

/** The same in or on the record of `place` that the path names, which has to be seen. */
export const onCreateIn = <E extends Endpoint, Root extends keyof BodyOf<E> & string, Field extends keyof ReplyOf<E> & string>(
  endpoint: E,
  root: Root,
  field: Field,
  place: TableName,
  verb: (tx: WriteTx, actor: Actor, placeId: string, asked: BodyOf<E>[Root]) => Promise<{ id: string }>,
  mayMake: (actor: Actor) => void = anybody,
): Route =>
  onWrite(
    endpoint,
    async ({ tx, actor, params, body }) => ({ [field]: (await verb(tx, actor, idIn(params), body[root])).id }) as ReplyOf<E>,
    {
      may: async ({ tx, actor, params }) => {
        await findRow(tx, actor, place, idIn(params))
        mayMake(actor)
      },
    },
  )

interface Asking {
  tx: ReadTx
  actor: Actor
  params: object
}
/** For a route that changes the record in its path: who may, held to `If-Match`. */
export const heldTo = (table: TableName) =>
  ({ versioned: true, may: ({ tx, actor, params }: Asking) => findEditable(tx, actor, table, idIn(params)) }) as const
/** For a route that writes about the record in its path: who sees it. */
export const about = (table: TableName) => ({ may: ({ tx, actor, params }: Asking) => findRow(tx, actor, table, idIn(params)) })

/** A route that changes a record of `table` as the request's `root` says; held to `If-Match`. */
export const onUpdate = <E extends ToOne, Root extends keyof BodyOf<E> & string>(
  endpoint: E,
  table: TableName,
  root: Root,
  verb: (tx: WriteTx, actor: Actor, id: string, change: BodyOf<E>[Root]) => Promise<void>,
): Route => onWrite(endpoint, ({ tx, actor, params, body }) => verb(tx, actor, idIn(params), body[root]), heldTo(table))

/** A route that takes a record of `table` out; held to `If-Match`. */
export const onDelete = <E extends ToOne>(
  endpoint: E,
  table: TableName,
  verb: (tx: WriteTx, actor: Actor, id: string) => Promise<void>,
): Route =>
  onWrite(endpoint, ({ tx, actor, params }) => verb(tx, actor, idIn(params)), {
    versioned: true,
    may: ({ tx, actor, params }) => findDeletable(tx, actor, table, idIn(params)),
  })
