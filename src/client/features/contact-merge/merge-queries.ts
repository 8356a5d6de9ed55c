import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCases } from '../../../contract/cases.ts'
import { listContacts, previewMerge } from '../../../contract/contacts/contacts.ts'
import { listDeals } from '../../../contract/deals/deals.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { contactTasks } from '../../../contract/projects/tasks.ts'
import { listChanges } from '../../../contract/x/changes.ts'
import { api } from '../../lib/api.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'
import { type MergeChoices, mergeQuery } from './merge-values.ts'

/** The number of records that belong to a contact, of each kind. */
export type RelatedCounts = Readonly<Record<'notes' | 'tasks' | 'deals' | 'cases' | 'people', number>>

const previews = ['contacts', 'merge-preview'] as const
refreshOnEvents('contacts', previews)

export const mergeQueries = {
  /** How many notes, tasks, deals, cases and people belong to a contact. */
  related: (contactId: string) =>
    queryOptions({
      queryKey: ['contacts', 'related', contactId] as const,
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
  /** Returns the merged contact: `winner` with the chosen values of `looser`. */
  mergePreview: (winner: string, looser: string, choices: MergeChoices) =>
    queryOptions({
      queryKey: [...previews, winner, looser, choices] as const,
      queryFn: async ({ signal }) => (await api(previewMerge, { query: mergeQuery(winner, looser, choices), signal })).contact,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  /** The merge that removed a contact; null if it was not merged. */
  mergeOf: (contactId: string) =>
    queryOptions({
      queryKey: ['contacts', 'merge-of', contactId] as const,
      queryFn: async ({ signal }) => {
        const { changes } = await api(listChanges, { query: { resource: 'contacts', resourceId: contactId }, signal })
        return changes.find((change) => change.action === 'contact merged' && change.resourceId !== contactId && !change.undone) ?? null
      },
      retry: false,
    }),
}
