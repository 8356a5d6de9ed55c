import { queryOptions } from '@tanstack/react-query'
import { listCases } from '../../../contract/cases.ts'
import { listComingDates, listContacts } from '../../../contract/contacts/contacts.ts'
import { type Deal, listDeals } from '../../../contract/deals/deals.ts'
import { listAllMilestones } from '../../../contract/projects/milestones.ts'
import type { Resource } from '../../../contract/resources.ts'
import { getDealSummary } from '../../../contract/x/deals.ts'
import type { Me } from '../../../contract/x/people/me.ts'
import { api } from '../../lib/api.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'
import { pipelineOf } from './pipeline.ts'

/** How many days ahead something is shown. */
export const daysAhead = { deals: 7, milestones: 14, dates: 28 }

const keys = {
  milestones: ['today', 'milestones'] as const,
  deals: ['today', 'deals'] as const,
  cases: ['today', 'cases'] as const,
  pipeline: ['today', 'pipeline'] as const,
  dates: ['today', 'dates'] as const,
  isNew: ['today', 'is-new'] as const,
}

export interface DealsToFollowUp {
  /** Those that are due first, then those without an open task, all by the day on which they are expected; those without a day last. */
  readonly deals: readonly Deal[]
  /** How many of them are due. */
  readonly due: number
  /** Whether there are more than these. */
  readonly more: boolean
  /** Whether the user has no pending deal. */
  readonly none: boolean
}

const dealsToFollowUp = async (meId: string, until: string, signal: AbortSignal): Promise<DealsToFollowUp> => {
  const mine = { status: 'pending', xResponsible: meId } as const
  const [expected, idle] = await Promise.all([
    api(listDeals, { query: { ...mine, xSort: 'expected' }, signal }),
    api(listDeals, { query: { ...mine, xWithoutTask: true, xSort: 'expected' }, signal }),
  ])
  const due = expected.deals.filter(({ expectedOn }) => expectedOn !== undefined && expectedOn <= until)
  const dueIds = new Set(due.map(({ id }) => id))
  const more = idle.continuedAt !== undefined || (due.length === expected.deals.length && expected.continuedAt !== undefined)
  const deals = [...due, ...idle.deals.filter(({ id }) => !dueIds.has(id))]
  return { deals, due: due.length, more, none: expected.deals.length === 0 }
}

/** The blocks of the start page. Days are `YYYY-MM-DD`. */
export const todayQueries = {
  milestones: (until: string) =>
    queryOptions({
      queryKey: [...keys.milestones, until] as const,
      queryFn: ({ signal }) => api(listAllMilestones, { query: { until }, signal }).then(({ milestones }) => milestones),
    }),
  deals: (meId: string, until: string) =>
    queryOptions({
      queryKey: [...keys.deals, meId, until] as const,
      queryFn: ({ signal }) => dealsToFollowUp(meId, until, signal),
    }),
  /** Open cases that the user is responsible for and that have no open task, the longest untouched first. */
  cases: (meId: string) =>
    queryOptions({
      queryKey: [...keys.cases, meId] as const,
      queryFn: async ({ signal }) => {
        const query = { status: 'open', xResponsible: meId, xWithoutTask: true, xSort: 'changed' } as const
        const { cases, continuedAt } = await api(listCases, { query, signal })
        return { cases, more: continuedAt !== undefined }
      },
    }),
  /** The birthdays and other yearly dates of contacts from today until a day. `today` is part of the key, so that tomorrow is another query. */
  dates: (today: string, until: string) =>
    queryOptions({
      queryKey: [...keys.dates, today, until] as const,
      queryFn: ({ signal }) => api(listComingDates, { query: { until }, signal }),
    }),
  /** Whether the workspace has no contact but its own company. Only asked where it has used up no more than that. */
  isNew: ({ account: { ownCompanyId, used } }: Me) =>
    queryOptions({
      queryKey: [...keys.isNew, ownCompanyId] as const,
      queryFn: async ({ signal }) => {
        const { contacts } = await api(listContacts, { signal })
        return contacts.every(({ id }) => id === ownCompanyId)
      },
      enabled: used.contacts <= 1 && used.deals === 0 && used.cases === 0,
    }),
  pipeline: (year: string) =>
    queryOptions({
      queryKey: [...keys.pipeline, year] as const,
      queryFn: async ({ signal }) => {
        const { summary } = await api(getDealSummary, { query: { by: 'month' }, signal })
        return pipelineOf(summary, year)
      },
    }),
}

const dependsOn: readonly (readonly [readonly string[], readonly Resource[]])[] = [
  [keys.milestones, ['milestones', 'projects']],
  [keys.deals, ['deals', 'tasks', 'contacts']],
  [keys.cases, ['cases', 'tasks', 'contacts']],
  [keys.pipeline, ['deals']],
  [keys.dates, ['contacts']],
  [keys.isNew, ['contacts']],
]
for (const [key, resources] of dependsOn) for (const resource of resources) refreshOnEvents(resource, key)
