import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { previewMerge } from '../../../../contract/contacts/contacts.ts'
import { listChanges } from '../../../../contract/x/changes.ts'
import { api } from '../../../lib/api.ts'
import { refreshOnEvents } from '../../../lib/live/event-handlers.ts'
import { type MergeChoices, mergeQuery } from './merge-values.ts'

const previews = ['contacts', 'merge-preview'] as const
refreshOnEvents('contacts', previews)

export const mergeQueries = {
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
        return (
          changes.find(
            (change) => change.action.verb === 'merged' && change.action.step === 'do' && change.resourceId !== contactId && !change.undone,
          ) ?? null
        )
      },
      retry: false,
    }),
}
