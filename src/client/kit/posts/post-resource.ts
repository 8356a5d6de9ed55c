import { infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { Resource as ResourceName } from '../../../contract/resources.ts'
import { refetchWhileShort } from '../../lib/cache/long-list.ts'
import { dispatchEvents, type EventHandler, registerEventHandler } from '../../lib/live/event-handlers.ts'
import type { LiveEvents } from '../../lib/live/gather.ts'
import { byContinuation, type ListPage, type Row, rewriteLists, withRows } from '../resource/list-page.ts'
import { type Apply, createPendingEdits } from '../resource/pending-edits.ts'
import type { WriteHeaders, Written } from '../resource/resource.ts'
import type { PostChange } from './post-draft.ts'
import { applyPostEvents, ofPeople } from './post-events.ts'

/** A record by its resource and id. */
export interface RecordRef<Name extends ResourceName = ResourceName> {
  readonly resource: Name
  readonly id: string
}

/** A text with files that a person adds to a record: a note or a comment. */
export interface Post extends Row {
  readonly body: string
  readonly xHtml?: string | undefined
  readonly attachments: readonly string[]
  readonly files?: readonly FileRecord[] | undefined
  readonly author: string
  readonly createdAt: string
  readonly updatedAt: string
}

interface PostDefinition<P extends Post, Owner extends RecordRef, New> {
  name: 'notes' | 'comments'
  noun: 'note' | 'comment'
  /** Reads one page of the posts of a record, newest first; those of a company and its people if `withPeople`. */
  list: (
    owner: Owner,
    call: { path?: string | undefined; signal?: AbortSignal | undefined; withPeople?: boolean | undefined },
  ) => Promise<ListPage<P>>
  get: (id: string) => Promise<P & { etag?: string | undefined }>
  create: (owner: Owner, post: New, headers: WriteHeaders) => Promise<Written & { id: string }>
  update: (id: string, change: Partial<New> | PostChange, headers: WriteHeaders) => Promise<Written>
  remove: (id: string) => Promise<Written>
  /** The moment that the list is sorted by. */
  dateOf: (post: P) => string
  belongsTo: (post: P, owner: Owner) => boolean
}

/** Queries, writes and live updates of the notes or comments of any record. */
export const postResource = <P extends Post, Owner extends RecordRef, New>(definition: PostDefinition<P, Owner, New>) => {
  const { name } = definition
  const lists: QueryKey = [name, 'list']
  const pending = createPendingEdits<P>()
  const posts = {
    ...definition,
    keys: { lists },
    pending,
    /** The posts of a record, page by page; of a company also those of its people, if asked. */
    of: (owner: Owner, withPeople = false) =>
      infiniteQueryOptions({
        queryKey: [...lists, owner.resource, owner.id, ...(withPeople ? [ofPeople] : [])] as const,
        queryFn: ({ pageParam, signal }) => definition.list(owner, { path: pageParam, signal, withPeople }),
        ...byContinuation,
        ...refetchWhileShort,
      }),
    /** Returns how a write to the posts of a record is followed up in the cache, as `writeRecords` needs it. */
    on: (owner: Owner) => ({
      name,
      pending,
      settle: (client: QueryClient, written: readonly { id: string; action: LiveEvents[number]['action'] }[]) => {
        const events: LiveEvents = [
          ...written.map(({ id, action }) => ({ resource: name, id, action, on: owner })),
          { ...owner, action: 'updated' as const },
        ]
        return Promise.all([handleEvents(client, events), dispatchEvents(client, events, handleEvents)])
      },
      writeToCache: (client: QueryClient, ids: readonly string[], apply: Apply<P>) => {
        const after = (row: P) => [ids.includes(row.id) ? apply(row) : row].filter((next) => next !== undefined)
        rewriteLists<P>(client, lists, (pages) => pages.map((page) => withRows(page, after)))
      },
    }),
  }
  const handleEvents: EventHandler = (client, events) => applyPostEvents(posts, client, events)
  registerEventHandler(handleEvents)
  return posts
}

export interface PostResource<P extends Post, Owner extends RecordRef, New> extends ReturnType<typeof postResource<P, Owner, New>> {}
