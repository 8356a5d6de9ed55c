import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshAll, shorten } from '../../lib/cache/long-list.ts'
import { compareIds } from '../../lib/compare-ids.ts'
import type { LiveEvents } from '../../lib/live/gather.ts'
import type { Row } from '../resource/list-page.ts'
import { updateRows } from '../resource/list-rows.ts'
import { maxSingleReads, readAll, rowsOf } from '../resource/resource-events.ts'

const idsOf = (events: LiveEvents, name: string) => new Set(events.flatMap(({ resource, id }) => (resource === name ? id : [])))

/** Orders posts as the service does: newest first. */
const isBefore =
  <P extends Row>(dateOf: (post: P) => string) =>
  (a: P, b: P) =>
    dateOf(a) === dateOf(b) ? compareIds(a.id, b.id) > 0 : dateOf(a) > dateOf(b)

/** In the key of a list: it has the posts of the people of a company. */
export const ofPeople = 'with people'

/** What of notes or comments their live updates need. */
interface Followed<P extends Row, Owner> {
  readonly name: string
  readonly keys: { readonly lists: QueryKey }
  readonly get: (id: string) => Promise<P>
  readonly dateOf: (post: P) => string
  readonly belongsTo: (post: P, owner: Owner) => boolean
}

/** Brings changed notes or comments into the cached lists: new ones are inserted in order, deleted ones removed. */
export const applyPostEvents = async <P extends Row & { readonly files?: readonly { id: string }[] | undefined }, Owner>(
  posts: Followed<P, Owner>,
  client: QueryClient,
  events: LiveEvents,
): Promise<void> => {
  const { name } = posts
  const ownEvents = events.filter(({ resource }) => resource === name)
  const changed = new Set([...idsOf(events, name), ...events.flatMap(({ on }) => (on?.resource === name ? on.id : []))])
  const deleted = new Set(ownEvents.flatMap(({ id, action }) => (action === 'deleted' ? id : [])))
  const files = idsOf(events, 'files')

  const idsFor = (query: Query): string[] => {
    const [, , resource, ownerId] = query.queryKey
    const shown = rowsOf<P>(query).filter((row) => changed.has(row.id) || row.files?.some(({ id }) => files.has(id)))
    const arrived = ownEvents.filter(({ on }) => on?.resource === resource && on?.id === ownerId)
    return [...new Set([...shown, ...arrived].map(({ id }) => id))]
  }
  const onContacts = [...ownEvents.map(({ on }) => on), ...events].some((record) => record?.resource === 'contacts')
  const bring = async (query: Query): Promise<void> => {
    const { queryKey } = query
    if (queryKey[4] === ofPeople) {
      // Who works for the company is not known here, so the list is read again.
      if (!onContacts && idsFor(query).length === 0) return
      return query.isActive() ? refreshAll(client, { queryKey }) : shorten(client, queryKey)
    }
    const ids = idsFor(query)
    if (ids.length === 0) return
    if (!query.isActive()) return shorten(client, queryKey)
    if (ids.length > maxSingleReads) return client.refetchQueries({ queryKey, exact: true })
    const read = await readAll(
      posts.get,
      ids.filter((id) => !deleted.has(id)),
    )
    const owner = { resource: queryKey[2], id: queryKey[3] } as Owner
    const fresh = new Map([...read.fresh].filter(([, post]) => posts.belongsTo(post, owner)))
    const gone = new Set(ids.filter((id) => !fresh.has(id)))
    await updateRows<P>(client, queryKey, { fresh, gone, before: isBefore(posts.dateOf) })
  }
  await Promise.all(client.getQueryCache().findAll({ queryKey: posts.keys.lists }).map(bring))
}
