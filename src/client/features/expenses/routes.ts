import { addresses } from '../../../addresses.ts'
import { type Domain, keepLoaderData, team } from '../../kit/domain/domain.ts'
import { requireRole } from '../../kit/domain/require-role.ts'
import { projectRoute } from '../projects/project-route.tsx'

export const expensesDomain: Domain = {
  routes: [
    {
      middleware: [requireRole(...team)],
      children: [
        {
          path: addresses.projectExpenses,
          shouldRevalidate: keepLoaderData,
          lazy: {
            loader: () => import('./loaders.ts').then(({ projectExpensesLoader }) => projectExpensesLoader),
            Component: () => import('./list/expenses-page.tsx').then(({ ExpensesPage }) => projectRoute(ExpensesPage)),
          },
        },
        {
          path: addresses.expense,
          lazy: {
            loader: () => import('./loaders.ts').then(({ expenseLoader }) => expenseLoader),
            Component: () => import('./expense-route.tsx').then(({ ExpenseRoute }) => ExpenseRoute),
          },
        },
      ],
    },
  ],
}
