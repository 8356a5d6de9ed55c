import { queryOptions } from '@tanstack/react-query'
import { listEventCategories } from '../../../contract/event-categories.ts'
import { createEventCategory, deleteEventCategory, updateEventCategory } from '../../../contract/x/event-categories.ts'
import { type CategoryCalls, dealCategories, expenseCategories, projectCategories } from '../../../contract/x/named-categories.ts'
import { readAllPages } from '../../kit/list/read-all-pages.ts'
import { api, send } from '../../lib/api.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'
import { paths } from '../../paths.ts'

export interface Category {
  readonly id: string
  readonly name: string
}

interface Keys {
  readonly idempotencyKey: string
  readonly changeGroup?: string
}

interface Written {
  readonly changeId?: string | undefined
}

/** The categories of one kind of record: what they are called, and how they are read and written. */
export interface CategorySet {
  /** What history and live events call them. */
  readonly resource: 'dealCategories' | 'eventCategories' | 'projectCategories' | 'expenseCategories' | 'categories'
  /** Names the set among several of one resource, such as those of one project. */
  readonly scope?: string
  readonly title: string
  /** One of them, as sentences call it: "deal category". */
  readonly one: string
  /** Explains their purpose, shown while there are none. */
  readonly purpose: string
  /** The list that a category filters, for a category that cannot be deleted while records use it. */
  readonly usedIn?: { readonly label: string; readonly path: string } | undefined
  readonly list: (signal: AbortSignal) => Promise<readonly Category[]>
  readonly create: (name: string, headers: Keys) => Promise<Written & { id: string }>
  readonly rename: (id: string, name: string) => Promise<Written>
  readonly remove: (id: string) => Promise<Written>
}

/** The writes of categories that share the shapes of the workspace's. */
const writesOf = ({ create, update, remove }: Omit<CategoryCalls, 'list'>) => ({
  create: async (name: string, headers: Keys) => {
    const { reply, changeId } = await send(create, { body: { category: { name } }, headers })
    return { id: reply.categoryId, changeId }
  },
  rename: (id: string, name: string) => send(update, { params: { id }, body: { category: { name } } }),
  remove: (id: string) => send(remove, { params: { id } }),
})

export const dealCategorySet: CategorySet = {
  resource: 'dealCategories',
  title: 'Deal categories',
  one: 'deal category',
  purpose: 'Group deals by kind of work, such as “Website” or “Support”.',
  usedIn: { label: 'Show deals', path: paths.deals },
  list: (signal) => api(dealCategories.list, { signal }).then(({ categories }) => categories),
  ...writesOf(dealCategories),
}

export const projectCategorySet: CategorySet = {
  resource: 'projectCategories',
  title: 'Project categories',
  one: 'project category',
  purpose: 'Group projects by kind of work, such as “Website” or “Campaign”.',
  usedIn: { label: 'Show projects', path: paths.projects },
  list: (signal) => api(projectCategories.list, { signal }).then(({ categories }) => categories),
  ...writesOf(projectCategories),
}

export const expenseCategorySet: CategorySet = {
  resource: 'expenseCategories',
  title: 'Expense categories',
  one: 'expense category',
  purpose: 'Group expenses by kind, such as “Travel” or “Print”.',
  list: (signal) => api(expenseCategories.list, { signal }).then(({ categories }) => categories),
  ...writesOf(expenseCategories),
}

const eventCategorySet: CategorySet = {
  resource: 'eventCategories',
  title: 'Event categories',
  one: 'event category',
  purpose: 'Group events by kind, such as “Meeting” or “Call”.',
  list: (signal) => {
    const read = async (path: string | undefined) => {
      const { categories, continuedAt } = await api(listEventCategories, { path, signal })
      return { rows: categories, continuedAt }
    }
    return readAllPages(read, () => undefined, signal)
  },
  ...writesOf({ create: createEventCategory, update: updateEventCategory, remove: deleteEventCategory }),
}

/** All categories that are managed in the settings. */
export const categorySets: readonly CategorySet[] = [dealCategorySet, projectCategorySet, expenseCategorySet, eventCategorySet]

/** Reads all categories of a set, by name. */
export const categoryQuery = (set: CategorySet) =>
  queryOptions({
    queryKey: ['categories', set.resource, ...(set.scope === undefined ? [] : [set.scope])],
    queryFn: ({ signal }) => set.list(signal),
    staleTime: 60_000,
  })

for (const set of categorySets) refreshOnEvents(set.resource, categoryQuery(set).queryKey)
