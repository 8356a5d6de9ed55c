import { useMemo } from 'react'
import { type CategoryType, createCategory, deleteCategory, listCategories, updateCategory } from '../../../contract/projects/categories.ts'
import { api, send } from '../../lib/api.ts'
import { refreshOnEvents } from '../../lib/live/event-handlers.ts'
import { paths } from '../../paths.ts'
import type { CategorySet } from './category-sets.ts'
import { useCategories } from './use-categories.ts'

const words: Readonly<Record<CategoryType, { title: string; one: string; purpose: string }>> = {
  message: { title: 'Message categories', one: 'message category', purpose: 'Group messages, such as “Decisions” or “Design”.' },
  file: { title: 'File categories', one: 'file category', purpose: 'Group files, such as “Contracts” or “Photographs”.' },
  writeboard: { title: 'Writeboard categories', one: 'writeboard category', purpose: 'Group writeboards, such as “Notes” or “Plans”.' },
  link: { title: 'Link categories', one: 'link category', purpose: 'Group links, such as “References” or “Tools”.' },
}

const usedIn = (projectId: string): Readonly<Record<CategoryType, CategorySet['usedIn']>> => ({
  message: { label: 'Show messages', path: paths.projectMessages(projectId) },
  file: { label: 'Show files', path: paths.projectFiles(projectId) },
  link: { label: 'Show links', path: paths.projectLinks(projectId) },
  // The list of writeboards has no filter.
  writeboard: undefined,
})

/** The types of records with categories, in the order of the tabs. */
export const categoryTypes: readonly CategoryType[] = ['message', 'file', 'writeboard', 'link']

/** The categories of one project for one type of record. */
export const categorySetOf = (projectId: string, type: CategoryType): CategorySet => ({
  resource: 'categories',
  scope: `${projectId} ${type}`,
  ...words[type],
  usedIn: usedIn(projectId)[type],
  list: (signal) => api(listCategories, { params: { projectId, type }, signal }).then(({ categories }) => categories),
  create: async (name, headers) => {
    const { reply, changeId } = await send(createCategory, { params: { projectId }, body: { category: { name, type } }, headers })
    return { id: reply.categoryId, changeId }
  },
  rename: (id, name) => send(updateCategory, { params: { id }, body: { category: { name } } }),
  remove: (id) => send(deleteCategory, { params: { id } }),
})

/** Returns the categories of one project for one type of record, by name. */
export const useProjectCategories = (projectId: string, type: CategoryType) => {
  const set = useMemo(() => categorySetOf(projectId, type), [projectId, type])
  return useCategories(set)
}

refreshOnEvents('categories', ['categories', 'categories'])
