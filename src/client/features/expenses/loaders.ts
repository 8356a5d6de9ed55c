import { recordLoader } from '../../kit/record/record-loader.ts'
import { projectLoader } from '../projects/project-loader.ts'
import { expenseResource, expenseSums } from './expense-resource.ts'
import { expenseSearch } from './expense-search.ts'

export const projectExpensesLoader = projectLoader((client, projectId, url) => {
  const search = expenseSearch.read(new URL(url).searchParams)
  void client.prefetchInfiniteQuery(expenseResource.list({ ...search, projectId }))
  void client.prefetchQuery(expenseSums(projectId, expenseSearch.with(search, 'month', undefined)))
})

export const expenseLoader = recordLoader(expenseResource)
