import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCases } from '../../../contract/cases.ts'
import { type Contact, listContacts, listRecentlyViewed, previewMerge, type SingleValue } from '../../../contract/contacts/contacts.ts'
import { listTags } from '../../../contract/contacts/tags.ts'
import { listDeals } from '../../../contract/deals/deals.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { listProjects } from '../../../contract/projects/projects.ts'
import { contactTasks } from '../../../contract/projects/tasks.ts'
import { listChanges } from '../../../contract/x/changes.ts'
import { api } from '../../lib/api.ts'
import { refreshOnNews } from '../../lib/live/news-handlers.ts'

/** The number of records that belong to a contact, of each kind. */
export type RelatedCounts = Readonly<Record<'notes' | 'tasks' | 'deals' | 'cases' | 'people', number>>

const all = () => ['contacts'] as const
const minute = 60_000

const projectsOfContacts = ['contacts', 'projects-of'] as const
refreshOnNews('projects', projectsOfContacts)

const previews = ['contacts', 'merge-preview'] as const
refreshOnNews('contacts', previews)

export const contactQueries = {
  all,
  /** The latest ones, for a menu. */
  recentlyViewed: () =>
    queryOptions({
      queryKey: [...all(), 'recently-viewed'] as const,
      queryFn: async ({ signal }) => (await api(listRecentlyViewed, { signal })).contacts,
    }),
  /** Every tag with the number of visible contacts that carry it, the most used first. */
  tags: () =>
    queryOptions({
      queryKey: [...all(), 'tags'] as const,
      queryFn: async ({ signal }) => (await api(listTags, { signal })).tags.sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])),
      staleTime: minute,
    }),
  /** Companies whose name contains the term, for a type-ahead. */
  companies: (term: string) =>
    queryOptions({
      queryKey: [...all(), 'companies', term.trim()] as const,
      queryFn: async ({ signal }) => {
        const named = term.trim() ? { term: term.trim() } : {}
        return (await api(listContacts, { query: { contactType: 'company', ...named }, signal })).contacts
      },
      staleTime: minute,
      placeholderData: keepPreviousData,
    }),
  /** The contact that already has an e-mail address. The filter also finds parts of addresses, so the answer is compared. */
  withEmail: (address: string) =>
    queryOptions({
      queryKey: [...all(), 'with-email', address.toLowerCase()] as const,
      queryFn: async ({ signal }) => {
        const has = ({ contactData }: Contact) =>
          contactData.some((datum) => datum.entityType === 'e-mail' && datum.entityValue.toLowerCase() === address.toLowerCase())
        return (await api(listContacts, { query: { email: address }, signal })).contacts.find(has) ?? null
      },
      staleTime: minute,
    }),
  /** How many notes, tasks, deals, cases and people belong to a contact. */
  related: (contactId: string) =>
    queryOptions({
      queryKey: [...all(), 'related', contactId] as const,
      queryFn: async ({ signal }): Promise<RelatedCounts> => {
        const params = { ownerId: contactId }
        const query = { xContact: contactId, xCount: true }
        const [notes, tasks, deals, cases, people] = await Promise.all([
          api(contactNotes.list, { params, query: { xCount: true }, signal }),
          api(contactTasks.list, { params, signal }),
          api(listDeals, { query, signal }),
          api(listCases, { query, signal }),
          api(listContacts, { query: { companyId: contactId, xCount: true }, signal }),
        ])
        return {
          notes: notes.xTotal ?? 0,
          tasks: tasks.tasks.length,
          deals: deals.xTotal ?? 0,
          cases: cases.xTotal ?? 0,
          people: people.xTotal ?? 0,
        }
      },
    }),
  /** The projects that are for a contact, by name. */
  projectsOf: (contactId: string) =>
    queryOptions({
      queryKey: [...projectsOfContacts, contactId] as const,
      queryFn: async ({ signal }) => (await api(listProjects, { signal })).projects.filter((project) => project.contactId === contactId),
    }),
  /** What comes out when `looser` is merged into `winner`, which takes the values named from it. */
  mergePreview: (winner: string, looser: string, taken: readonly SingleValue[]) =>
    queryOptions({
      queryKey: [...previews, winner, looser, taken] as const,
      queryFn: async ({ signal }) => {
        const query = { winner_id: winner, looser_id: looser, ...(taken.length > 0 && { xTake: [...taken] }) }
        return (await api(previewMerge, { query, signal })).contact
      },
      placeholderData: keepPreviousData,
      retry: false,
    }),
  /** The merge that removed a contact; null if it was not merged. */
  mergeOf: (contactId: string) =>
    queryOptions({
      queryKey: [...all(), 'merge-of', contactId] as const,
      queryFn: async ({ signal }) => {
        const { changes } = await api(listChanges, { query: { resource: 'contacts', resourceId: contactId }, signal })
        return changes.find((change) => change.action === 'contact merged' && change.resourceId !== contactId && !change.undone) ?? null
      },
      retry: false,
    }),
  /** The first fifty people of a company, and how many there are. */
  peopleOf: (companyId: string) =>
    queryOptions({
      queryKey: [...all(), 'people-of', companyId] as const,
      queryFn: async ({ signal }) => {
        const { contacts, xTotal } = await api(listContacts, { query: { companyId, xCount: true }, signal })
        return { people: contacts, total: xTotal ?? contacts.length }
      },
      staleTime: minute,
    }),
}
