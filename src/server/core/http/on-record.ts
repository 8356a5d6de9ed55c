import type { BodyOf, Endpoint, ReplyOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../actor.ts'
import { refuseClient } from '../rows/client-rights.ts'
import { deleteRow, findDeletable, findEditable, findRow, findWritable } from '../rows/rows.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { Row, TableName } from '../store/tables.ts'
import type { Call, Route } from './call.ts'
import { anybody, onRead, onWrite, type ReadOptions } from './on.ts'

/** An endpoint for one record, by the id in its path. */
type ToOne = Endpoint<`${string}/:id` | `${string}/:id/${string}`>
/** Returns the only id of a path: of the record, or of its parent. */
const idIn = (params: object) => Object.values(params)[0] as string

/** The result of a list: its items, the cursor of the next page, and the number of matches if counted. */
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

/** A route that reads one record, the `field` of its answer, and sets its version as the ETag. */
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
    { ...options, versioned: true },
  )

/** A route that creates a record from the `root` of the request and answers with its id. */
export const onCreate = <E extends Endpoint, Root extends keyof BodyOf<E> & string, Field extends keyof ReplyOf<E> & string>(
  endpoint: E,
  root: Root,
  field: Field,
  verb: (tx: WriteTx, actor: Actor, asked: BodyOf<E>[Root]) => Promise<{ id: string }>,
  requireRights: (tx: ReadTx, actor: Actor) => void = anybody,
): Route =>
  onWrite(endpoint, async ({ tx, actor, body }) => ({ [field]: (await verb(tx, actor, body[root])).id }) as ReplyOf<E>, {
    may: ({ tx, actor }) => requireRights(tx, actor),
  })

interface Asking {
  tx: ReadTx
  actor: Actor
  params: object
}
/** For a route about the record in its path, which `find` returns or refuses. */
export const finding = <Found>(find: (tx: ReadTx, actor: Actor, id: string) => Promise<Found>) => ({
  may: ({ tx, actor, params }: Asking) => find(tx, actor, idIn(params)),
})
/** The same for a record of a table, with `If-Match`: the actor needs the right to edit it. */
export const editing = <T extends TableName>(table: T) =>
  ({ versioned: true, ...finding((tx, actor, id) => findEditable(tx, actor, table, id)) }) as const
/** For a route that writes about the record in its path: the actor needs to see it. */
export const about = <T extends TableName>(table: T) => finding((tx, actor, id) => findRow(tx, actor, table, id))
/** For a route that changes what is in the record in its path: its project has to allow clients to. */
export const within = <T extends TableName>(table: T) => finding((tx, actor, id) => findWritable(tx, actor, table, id))

/** A route that creates a record in or on a record of `place` from the path, which must be visible. The verb gets that record. */
export const onCreateIn = <
  E extends Endpoint,
  Root extends keyof BodyOf<E> & string,
  Field extends keyof ReplyOf<E> & string,
  Place extends TableName,
>(
  endpoint: E,
  root: Root,
  field: Field,
  place: Place,
  verb: (tx: WriteTx, actor: Actor, on: Row<Place>, asked: BodyOf<E>[Root]) => Promise<{ id: string }>,
  requireRights: (tx: ReadTx, actor: Actor) => void = anybody,
): Route => {
  const may = async ({ tx, actor, params }: Asking) => {
    const row = await findRow(tx, actor, place, idIn(params))
    requireRights(tx, actor)
    await refuseClient(tx, actor, place, row, root === 'comment' ? 'comment' : 'work')
    return row
  }
  return onWrite(
    endpoint,
    async ({ tx, actor, found, body }) => ({ [field]: (await verb(tx, actor, found, body[root])).id }) as ReplyOf<E>,
    {
      may,
    },
  )
}

/** A route that changes a record of `table` as the `root` of the request says, and checks `If-Match`. */
export const onUpdate = <E extends ToOne, Root extends keyof BodyOf<E> & string, T extends TableName>(
  endpoint: E,
  table: T,
  root: Root,
  verb: (tx: WriteTx, actor: Actor, row: Row<T>, change: BodyOf<E>[Root]) => Promise<unknown>,
): Route =>
  onWrite<E, Row<T>>(
    endpoint,
    async ({ tx, actor, found, body }) => {
      await verb(tx, actor, found, body[root])
    },
    editing(table),
  )

/** A route that deletes a record of `table` with its comments, and checks `If-Match`. `before` deletes what else belongs to it. */
export const onDelete = <E extends ToOne, T extends TableName>(
  endpoint: E,
  table: T,
  before?: (tx: WriteTx, actor: Actor, row: Row<T>) => Promise<unknown>,
): Route =>
  onWrite<E, Row<T>>(endpoint, ({ tx, actor, found }) => deleteRow(tx, actor, table, found, before), {
    versioned: true,
    ...finding((tx, actor, id) => findDeletable(tx, actor, table, id)),
  })
