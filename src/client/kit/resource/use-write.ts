import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { followUp, recordKey } from '../../lib/cache/follow-up.ts'
import { isNotFound } from '../../lib/service-error.ts'
import type { Row } from './list-page.ts'
import { dropRows } from './list-rows.ts'
import type { Apply, PendingEdits } from './pending-edits.ts'
import type { AnyResource, Resource, WriteHeaders, Written } from './resource.ts'
import { changeOf, refuseAnother, sendOnce } from './send-once.ts'

interface Write<R, Result> {
  /** The records it changes. */
  ids: readonly string[]
  send: () => Promise<Result>
  /** Returns the record as shown until the service answers; `undefined` hides it. */
  apply?: Apply<R> | undefined
  action?: 'updated' | 'deleted' | undefined
  /** Writes of one scope are sent one after the other; by default those of one record. */
  scope?: string
}

/** The part of a resource that writes use. */
interface Writable<R extends { id: string }> {
  name: string
  pending: PendingEdits<R>
  settle: (client: QueryClient, written: readonly { id: string; action: 'updated' | 'deleted' }[], onShown?: () => void) => Promise<unknown>
  writeToCache: (client: QueryClient, ids: readonly string[], apply: Apply<R>) => void
}

interface Sending {
  /** Writes of one scope are sent one after the other. */
  scope?: string | undefined
  /** The records that it changes. */
  changes?: { readonly resource: string; readonly ids: readonly string[] }
}

/** Sends a write through the mutation cache, which the saving state reads. */
export const sendInCache = <Result>(client: QueryClient, send: () => Promise<Result>, { scope, changes }: Sending = {}) =>
  client
    .getMutationCache()
    .build(client, {
      mutationFn: send,
      ...(scope !== undefined && { scope: { id: scope } }),
      ...(changes && { meta: { changes: new Set(changes.ids.map((id) => recordKey({ resource: changes.resource, id }))) } }),
    })
    .execute(undefined)

/** Refetches written records and then drops their pending edit. If they can't be fetched, the edit stays in the cache: the write succeeded. */
export const settleWrite = <R extends { id: string }>(
  client: QueryClient,
  resource: Writable<R>,
  {
    written,
    apply,
    forget,
  }: { written: Parameters<Writable<R>['settle']>[1]; apply?: Apply<R> | undefined; forget?: (() => void) | undefined },
): Promise<void> => {
  const settled = resource
    .settle(client, written, forget)
    .catch(() => {
      const ids = written.map(({ id }) => id)
      if (apply) resource.writeToCache(client, ids, apply)
    })
    .then(() => forget?.())
  followUp(settled)
  return settled
}

/**
 * Sends a write of existing records: shown at once, reverted when it fails, and followed by a refetch. Resolves with the service's answer,
 * before that refetch.
 */
export const writeRecords = async <R extends { id: string }, Result>(
  client: QueryClient,
  resource: Writable<R>,
  { ids, send, apply, action = 'updated', scope = ids.length === 1 ? `${resource.name} ${ids[0]}` : undefined }: Write<R, Result>,
): Promise<Result> => {
  const forget = apply && resource.pending.add(ids, apply)
  try {
    const result = await sendInCache(client, send, { scope, changes: { resource: resource.name, ids } })
    const written = ids.map((id) => ({ id, action }))
    void settleWrite(client, resource, { written, apply, forget })
    return result
  } catch (error) {
    forget?.()
    throw error
  }
}

/** Returns `write`, for any change of existing records: an edit, a verb such as "close", or one step over a selection. */
export const useWrite = <R extends Row>(resource: AnyResource<R>) => {
  const client = useQueryClient()
  return useCallback(<Result>(write: Write<R, Result>): Promise<Result> => writeRecords(client, resource, write), [client, resource])
}

/** Sends a removal. What somebody else has removed already is gone, and nothing is left to undo. */
export const ifThere = (removal: Promise<Written>): Promise<Written> =>
  removal.catch((error: unknown) => {
    if (!isNotFound(error)) throw error
    return { changeId: undefined }
  })

/** Returns `remove(id)`. Its answer holds the id of the change and the function that puts the rows back, for the undo step. */
export const useRemove = <R extends Row>(resource: AnyResource<R>) => {
  const client = useQueryClient()
  return useCallback(
    (id: string, headers: WriteHeaders = {}): Promise<Written & { restore: () => void }> =>
      writeRecords(client, resource, {
        ids: [id],
        apply: () => undefined,
        action: 'deleted',
        send: async () => {
          const { changeId } = await ifThere(resource.remove(id, headers))
          return { changeId, restore: dropRows(client, resource.keys.lists, [id]) }
        },
      }),
    [client, resource],
  )
}

/** Creates a record and brings it into the lists on screen. */
export const createRecord = async <R extends Row, Search, New extends object, Change extends object>(
  client: QueryClient,
  resource: Resource<R, Search, New, Change>,
  record: New,
  headers: WriteHeaders = {},
): Promise<Written & { id: string }> => {
  const created = await sendInCache(client, () => resource.create(record, headers))
  followUp(resource.settle(client, [{ id: created.id, action: 'created' }]))
  return created
}

/**
 * Returns `create(record, headers, draftKey)`. Another try after a lost answer creates nothing twice.
 *
 * @param place the key of the draft that is sent, or names where the record is written
 */
export const useCreate = <R extends Row, Search, New extends object, Change extends object>(
  resource: Resource<R, Search, New, Change>,
  place = `${resource.name}:new`,
) => {
  const client = useQueryClient()
  return useCallback(
    async (record: New, headers: WriteHeaders = {}, draftKey = place): Promise<Written & { id: string }> => {
      const send = (content: New, idempotencyKey: string) => createRecord(client, resource, content, { ...headers, idempotencyKey })
      const amend = async (made: Written & { id: string }, before: New, after: New) => {
        const change = changeOf(before, after)
        if (!change) return refuseAnother()
        await resource.update(made.id, change as unknown as Change, {})
        followUp(resource.settle(client, [{ id: made.id, action: 'updated' }]))
        return made
      }
      const created = await sendOnce({ place: draftKey, content: record, send, amend })
      return created
    },
    [client, resource, place],
  )
}
