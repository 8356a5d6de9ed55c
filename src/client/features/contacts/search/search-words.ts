import { formatDate } from '../../../ui/dates/format-date.ts'
import type { ContactSearch, SincePreset } from './search.ts'

export type FilterName = 'title' | 'company' | 'email' | 'since' | 'tags' | 'recent'

export const filterLabels: Record<FilterName, string> = {
  title: 'Title',
  company: 'Company',
  email: 'E-mail',
  since: 'Changed since',
  tags: 'Tags',
  recent: 'Recently viewed',
}

export const sinceWords: Record<SincePreset, string> = {
  today: 'Changed today',
  '7-days': 'Changed in the last 7 days',
  '30-days': 'Changed in the last 30 days',
}

const isPreset = (since: string): since is SincePreset => since in sinceWords

const sinceSentence = (since: string) => (isPreset(since) ? sinceWords[since] : `Changed since ${formatDate(since)}`)

/** What a set filter reads as, or `undefined` when it is not set. The company's name comes from outside. */
export const filterSentence = (name: FilterName, search: ContactSearch, companyName = 'one company'): string | undefined => {
  if (name === 'title') return search.title && `Title: ${search.title}`
  if (name === 'company') return search.companyId && `Company: ${companyName}`
  if (name === 'email') return search.email && `E-mail: ${search.email}`
  if (name === 'since') return search.since && sinceSentence(search.since)
  if (name === 'tags') return search.tags && `${search.tags.length === 1 ? 'Tag' : 'Tags'}: ${search.tags.join(', ')}`
  return search.recent && 'Recently viewed'
}

const besideTags: readonly string[] = ['title', 'company', 'email', 'term']

const aloneAfter = ({ term, type, title, companyId, email, since, tags }: ContactSearch) => {
  const set = [term && 'name', type && 'type', title && 'title', companyId && 'company', email && 'e-mail', since && 'date', tags && 'tags']
  const names = set.filter(Boolean)
  return names.length ? `Recently viewed stands alone. Clear the ${names.join(' and the ')} first.` : undefined
}

/** Why a filter cannot be set beside those that are; `undefined` when it can. */
export const whyNot = (name: FilterName | 'term' | 'type', search: ContactSearch): string | undefined => {
  if (search.recent) return name === 'recent' ? undefined : 'Recently viewed stands alone. Clear it to filter.'
  if (search.tags && besideTags.includes(name)) return 'Tags are not combined with name, title, company or e-mail. Clear the tags first.'
  if (name === 'recent') return aloneAfter(search)
  if (name !== 'tags') return undefined
  const set = [search.term && 'name', search.title && 'title', search.companyId && 'company', search.email && 'e-mail'].filter(Boolean)
  return set.length ? `Tags are not combined with name, title, company or e-mail. Clear the ${set.join(' and the ')} first.` : undefined
}

/** The search without one filter. */
export const withoutFilter = (name: FilterName, search: ContactSearch): ContactSearch => {
  const key = name === 'company' ? 'companyId' : name
  return Object.fromEntries(Object.entries(search).filter(([field]) => field !== key)) as unknown as ContactSearch
}

/** The title of a list filtered to none. */
export const nothingFound = (search: ContactSearch, companyName?: string): string => {
  const { type, term, title, email, companyId, tags, since, recent } = search
  if (recent) return 'Nothing viewed yet'
  const who = type === 'company' ? 'No company' : type === 'person' ? 'No person' : 'Nobody'
  const set = [term, title, email, companyId, tags, since].filter(Boolean)
  if (set.length !== 1) return set.length ? 'Nothing fits all of these filters' : type === 'company' ? 'No companies yet' : 'No people yet'
  if (term) return `${who} has “${term}” in the name`
  if (title) return `${who} has the title “${title}”`
  if (email) return `${who} has the e-mail “${email}”`
  if (companyId) return `${who} belongs to ${companyName ?? 'this company'}`
  if (tags) return `${who} has ${tags.length === 1 ? 'the tag' : 'all of the tags'} ${tags.map((tag) => `“${tag}”`).join(', ')}`
  return `${who} was ${sinceSentence(since ?? '').replace('Changed', 'changed')}`
}

export const orders = [
  { sort: 'name', label: 'By last name' },
  { sort: '-name', label: 'By last name, Z first' },
  { sort: '-changed', label: 'Last changed first' },
  { sort: 'changed', label: 'Longest unchanged first' },
] as const satisfies readonly { sort: ContactSearch['sort']; label: string }[]

export const orderLabel = (sort: ContactSearch['sort']) => orders.find((order) => order.sort === sort)?.label ?? ''
