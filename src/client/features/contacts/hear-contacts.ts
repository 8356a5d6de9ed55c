import type { Query, QueryClient } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { mendRows, type Named, readNamed } from '../../lib/cache/mend-rows.ts'
import type { News } from '../../lib/live/gather.ts'
import { registerNewsHandler } from '../../lib/live/news-handlers.ts'
import { asGone, contactCache, type ListedContact, type Page } from './contact-cache.ts'
import { grownLists } from './list/grown-lists.ts'
import { contactQueries, type ReadContact, readPage, readQuietly } from './queries.ts'
import { type ContactSearch, isFiltered } from './search/search.ts'

/** So many are read one by one; of more the lists are read again as far as they are in sight. */
const few = 10

type Heard = ReadonlyMap<string, News[number]['action']>

const rowsOf = (data: unknown): ListedContact[] =>
  (data as { pages?: Page[] } | undefined)?.pages?.flatMap(({ contacts }) => contacts) ?? []
const listsIn = (client: QueryClient) => client.getQueryCache().findAll({ queryKey: contactQueries.lists() })
const detailsIn = (client: QueryClient) => client.getQueryCache().findAll({ queryKey: contactQueries.details() })
const idOf = ({ queryKey }: Query) => queryKey[2] as string

/** The contacts that were touched, themselves or through a file that hangs on them. */
const heardIn = (client: QueryClient, news: News): Heard => {
  const files = new Set(news.filter(({ resource }) => resource === 'files').map(({ id }) => id))
  const holders = files.size
    ? detailsIn(client).filter(({ state }) => (state.data as ReadContact | undefined)?.files?.some(({ id }) => files.has(id)))
    : []
  const contacts = news.filter(({ resource }) => resource === 'contacts')
  return new Map([...holders.map((query) => [idOf(query), 'updated'] as const), ...contacts.map(({ id, action }) => [id, action] as const)])
}

/** Contacts on their own: the one on the screen is as it was read just now, one that is gone says so, others are read when they are opened. */
const mendDetails = (client: QueryClient, heard: Heard, { fresh, gone }: Named<ReadContact>) => {
  const read: Promise<void>[] = []
  for (const query of detailsIn(client)) {
    const { queryKey, state } = query
    const id = idOf(query)
    const now = fresh.get(id)
    const filters = { queryKey, exact: true }
    if (now && state.data && state.status === 'success') client.setQueryData<ReadContact>(queryKey, now)
    else if (gone.has(id) && !query.isActive()) client.removeQueries(filters)
    else if (heard.has(id)) read.push(refresh(client, filters))
  }
  return Promise.all(read)
}

/** How many a list would hold now; where it holds nothing yet it is read, for there is nothing to be moved. */
const countAnew = async (client: QueryClient, { queryKey, state }: Query) => {
  const held = (state.data as { pages: Page[] } | undefined)?.pages[0]?.xTotal
  if (held === undefined) return
  if (held === 0) return refresh(client, { queryKey, exact: true })
  const { xTotal } = await readPage(queryKey[2] as ContactSearch, undefined)
  const stillThere = rowsOf(state.data).filter(({ gone }) => gone).length
  if (xTotal !== undefined) grownLists.report(queryKey, { held, now: xTotal + stillThere, updatedAt: state.dataUpdatedAt })
}

const mayHaveGrown = ({ queryKey, state }: Query, heard: Heard) => {
  const search = queryKey[2] as ContactSearch
  if ([...heard.values()].includes('created')) return true
  const held = new Set(rowsOf(state.data).map(({ id }) => id))
  return isFiltered(search) && [...heard].some(([id, action]) => action === 'updated' && !held.has(id))
}

/** Counts, tags and short lists beside the lists: those that show one of the contacts, or may show one that is new. */
const others = (client: QueryClient, heard: Heard, fresh: Iterable<Contact>) => {
  const companies = new Set([...fresh].map(({ companyId }) => companyId))
  const came = [...heard.values()].some((action) => action !== 'updated')
  const holds = (data: unknown) => {
    const rows = Array.isArray(data) ? data : (data as { people?: Contact[] } | undefined)?.people
    return rows?.some((row: Partial<Contact>) => row.id !== undefined && heard.has(row.id)) ?? false
  }
  const concerned: Record<string, (query: Query) => boolean> = {
    total: () => came,
    tags: () => true,
    'recently-viewed': ({ state }) => holds(state.data),
    'people-of': ({ queryKey, state }) => came || holds(state.data) || companies.has(queryKey[2] as string),
    companies: ({ state }) => came || holds(state.data),
    found: ({ state }) => came || holds(state.data),
  }
  return client.getQueryCache().findAll({
    queryKey: contactQueries.all(),
    predicate: (query) => concerned[query.queryKey[1] as string]?.(query) ?? false,
  })
}

/** Brings what others did to contacts onto the screen: rows are mended where they stand, and whatever is not in sight counts as old. */
export const hearContacts = async (client: QueryClient, news: News): Promise<void> => {
  const heard = heardIn(client, news)
  if (heard.size === 0) return
  const listed = new Set(listsIn(client).flatMap(({ state }) => rowsOf(state.data).flatMap(({ id }) => (heard.has(id) ? id : []))))
  const open = new Set(detailsIn(client).flatMap((query) => (query.isActive() ? idOf(query) : [])))
  const many = listed.size > few
  const wanted = [...heard].filter(([id, action]) => action !== 'deleted' && (open.has(id) || (!many && listed.has(id))))
  const read = await readNamed(
    client,
    wanted.map(([id]) => id),
    readQuietly,
  )
  const deleted = [...heard].flatMap(([id, action]) => (action === 'deleted' ? id : []))
  const gone = new Set([...read.gone, ...deleted])
  const rows = new Map([...read.fresh].map(([id, { etag: _, ...row }]): [string, Contact] => [id, row]))
  await mendRows(client, contactCache, { fresh: rows, gone, asGone })
  await mendDetails(client, heard, { fresh: read.fresh, gone })
  await client.invalidateQueries({ queryKey: contactQueries.lists(), type: 'inactive', refetchType: 'none' })
  await Promise.all(others(client, heard, rows.values()).map(({ queryKey }) => refresh(client, { queryKey, exact: true })))
  // An undo shows its effect in the list at once; what others add is announced first.
  if (many || news.some(({ own }) => own)) return refresh(client, { queryKey: contactQueries.lists() })
  const inSight = listsIn(client).filter((query) => query.isActive() && mayHaveGrown(query, heard))
  await Promise.all(inSight.map((query) => countAnew(client, query)))
}

registerNewsHandler(hearContacts)
