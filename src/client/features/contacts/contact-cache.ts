import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts.ts'
import { contactQueries } from './queries.ts'

interface Page {
  contacts: Contact[]
  xTotal?: number | undefined
}
type Pages = InfiniteData<Page, string | undefined>
type Edit = (contact: Contact) => Contact

/** Only what is being read again would bring the old state back; a first read or a next page goes on. */
const isReadingAgain = ({ state }: Query) => {
  const reading = state.fetchMeta as { fetchMore?: { direction?: string } } | null
  return state.data !== undefined && !reading?.fetchMore?.direction
}

const editPages = (pages: Pages, ids: ReadonlySet<string>, edit: Edit): Pages => {
  if (!pages.pages.some((page) => page.contacts.some(({ id }) => ids.has(id)))) return pages
  const editPage = (page: Page) =>
    page.contacts.some(({ id }) => ids.has(id))
      ? { ...page, contacts: page.contacts.map((contact) => (ids.has(contact.id) ? edit(contact) : contact)) }
      : page
  return { ...pages, pages: pages.pages.map(editPage) }
}

/** Edits contacts wherever they are cached, in every list and on their own. Answers what they were, so that it can be taken back. */
export const editCached = async (client: QueryClient, ids: readonly string[], edit: Edit): Promise<Map<string, Contact>> => {
  const wanted = new Set(ids)
  await Promise.all([
    client.cancelQueries({ queryKey: contactQueries.details(), predicate: isReadingAgain }),
    client.cancelQueries({ queryKey: contactQueries.lists(), predicate: isReadingAgain }),
  ])
  const before = new Map<string, Contact>()
  const keep: Edit = (contact) => {
    if (!before.has(contact.id)) before.set(contact.id, contact)
    return edit(contact)
  }
  for (const id of wanted) client.setQueryData<Contact>(contactQueries.detail(id).queryKey, (contact) => contact && keep(contact))
  client.setQueriesData<Pages>({ queryKey: contactQueries.lists() }, (pages) => pages && editPages(pages, wanted, keep))
  return before
}

/** Puts contacts back as they were before `editCached`. */
export const putBackCached = (client: QueryClient, before: ReadonlyMap<string, Contact>) => {
  const back: Edit = (contact) => before.get(contact.id) ?? contact
  const ids = new Set(before.keys())
  for (const [id, contact] of before) client.setQueryData<Contact>(contactQueries.detail(id).queryKey, (now) => now && contact)
  client.setQueriesData<Pages>({ queryKey: contactQueries.lists() }, (pages) => pages && editPages(pages, ids, back))
}

/** The contact as some list or read already has it: what a page paints before the service has answered. */
export const findCached = (client: QueryClient, id: string): Contact | undefined => {
  const own = client.getQueryData<Contact>(contactQueries.detail(id).queryKey)
  if (own) return own
  for (const [, pages] of client.getQueriesData<Pages>({ queryKey: contactQueries.lists() }))
    for (const page of pages?.pages ?? []) {
      const found = page.contacts.find((contact) => contact.id === id)
      if (found) return found
    }
  return undefined
}

/** Takes contacts out of every cached list; answers a function that puts the lists back. */
export const dropCached = async (client: QueryClient, ids: readonly string[]): Promise<() => void> => {
  await client.cancelQueries({ queryKey: contactQueries.lists(), predicate: isReadingAgain })
  const gone = new Set(ids)
  const before = client.getQueriesData<Pages>({ queryKey: contactQueries.lists() })
  client.setQueriesData<Pages>({ queryKey: contactQueries.lists() }, (pages) => pages && dropFrom(pages, gone))
  return () => {
    for (const [key, pages] of before) client.setQueryData(key, pages)
  }
}

const dropFrom = (pages: Pages, gone: ReadonlySet<string>): Pages => {
  const kept = pages.pages.map((page) => ({ ...page, contacts: page.contacts.filter(({ id }) => !gone.has(id)) }))
  const dropped = pages.pages.reduce((sum, page, at) => sum + page.contacts.length - (kept[at]?.contacts.length ?? 0), 0)
  if (!dropped) return pages
  const counted = kept.map((page) => (page.xTotal === undefined ? page : { ...page, xTotal: Math.max(0, page.xTotal - dropped) }))
  return { ...pages, pages: counted }
}
