import { queryOptions } from '@tanstack/react-query'
import { listCases } from '../../../contract/cases.ts'
import { listContacts } from '../../../contract/contacts/contacts.ts'
import { listDeals } from '../../../contract/deals/deals.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { contactTasks } from '../../../contract/projects/tasks.ts'
import { api } from '../../lib/api.ts'
import { countOf } from '../../ui/text/noun.ts'

/** The number of records that belong to a contact, of each kind. */
export type RelatedCounts = Readonly<Record<'notes' | 'tasks' | 'deals' | 'cases' | 'people', number>>

const nouns: Record<keyof RelatedCounts, { one: string; other: string }> = {
  notes: { one: 'note', other: 'notes' },
  tasks: { one: 'task', other: 'tasks' },
  deals: { one: 'deal', other: 'deals' },
  cases: { one: 'case', other: 'cases' },
  people: { one: 'person', other: 'people' },
}

/** Says how many there are of these kinds: "3 notes, 1 task". */
export const relatedInWords = (counts: RelatedCounts, kinds = Object.keys(nouns) as (keyof RelatedCounts)[]) =>
  kinds
    .filter((name) => counts[name] > 0)
    .map((name) => countOf(counts[name], nouns[name]))
    .join(', ')

/** How many notes, tasks, deals, cases and people belong to a contact. */
export const relatedCounts = (contactId: string) =>
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
  })

/** Says what deleting a contact does to what belongs to it; undefined if nothing does. */
export const deletionInWords = (counts: RelatedCounts): string | undefined => {
  const [gone, left] = [relatedInWords(counts, ['notes', 'tasks']), relatedInWords(counts, ['deals', 'cases', 'people'])]
  if (!gone && !left) return undefined
  const parts = [gone && `Also deletes ${gone}.`, left && `Stays without it: ${left}.`]
  return [...parts, 'It can be restored under Activity, Deleted.'].filter(Boolean).join(' ')
}
