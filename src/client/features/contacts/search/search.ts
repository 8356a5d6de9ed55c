import type { ContactSort, ContactType } from '../../../../contract/contacts/contacts.ts'
import { isDay, isId } from '../../../../contract/wire/values.ts'

/** How far back "changed since" reaches: a preset that stays right tomorrow, or a day, `YYYY-MM-DD`. */
export const sincePresets = ['today', '7-days', '30-days'] as const
export type SincePreset = (typeof sincePresets)[number]

/**
 * What the list shows, as the URL says it. `tags` is never set beside `title`, `companyId`, `term` or `email`, and `recent` beside nothing:
 * the service does not combine them.
 */
export interface ContactSearch {
  type?: ContactType
  tags?: readonly string[]
  title?: string
  companyId?: string
  term?: string
  email?: string
  since?: string
  recent?: true
  sort: ContactSort
}

export const everyContact: ContactSearch = { sort: 'name' }

const sorts: readonly string[] = ['name', '-name', 'changed', '-changed'] satisfies ContactSort[]
const isSort = (text: string | null): text is ContactSort => text !== null && sorts.includes(text)
const isType = (text: string | null): text is ContactType => text === 'person' || text === 'company'
const isSince = (text: string) => (sincePresets as readonly string[]).includes(text) || isDay(text)

const tagsOf = (text: string) => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean).sort()

/** Reads the URL; what it cannot mean or the service cannot combine is left out. */
export const readSearch = (params: URLSearchParams): ContactSearch => {
  const sort = params.get('sort')
  const search: ContactSearch = { sort: isSort(sort) ? sort : 'name' }
  if (params.has('recent')) return { sort: 'name', recent: true }
  const [type, since, tags] = [params.get('type'), params.get('since') ?? '', tagsOf(params.get('tags') ?? '')]
  if (isType(type)) search.type = type
  if (isSince(since)) search.since = since
  if (tags.length) return { ...search, tags }
  const [title, companyId, term, email] = ['title', 'company', 'term', 'email'].map((key) => params.get(key)?.trim() ?? '')
  if (title) search.title = title
  if (companyId && isId(companyId)) search.companyId = companyId
  if (term) search.term = term
  if (email) search.email = email
  return search
}

const named = ['type', 'tags', 'title', 'company', 'term', 'email', 'since']

/** What a URL asks for and its search leaves out, by name. */
export const leftOut = (params: URLSearchParams): string[] => {
  const meant = writeSearch(readSearch(params))
  return named.filter((name) => params.has(name) && !meant.has(name))
}

/** The URL's query for a search; the shortest that reads back the same. */
export const writeSearch = (search: ContactSearch): URLSearchParams => {
  const params = new URLSearchParams()
  if (search.recent) return new URLSearchParams({ recent: '1' })
  const { type, term, title, companyId, email, since, tags, sort } = search
  const parts = { type, term, title, company: companyId, email, since, tags: tags?.join(','), sort: sort === 'name' ? undefined : sort }
  for (const [key, value] of Object.entries(parts)) if (value) params.set(key, value)
  return params
}

/** How many things narrow the list (the order does not). */
export const countFilters = ({ sort: _, ...filters }: ContactSearch) => Object.keys(filters).length

export const isFiltered = (search: ContactSearch) => countFilters(search) > 0
