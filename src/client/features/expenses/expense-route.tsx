import { Navigate } from 'react-router'
import { RecordRoute } from '../../kit/record/record-route.tsx'
import { paths } from '../../paths.ts'
import { projectWords } from '../projects/project-words.ts'
import { expenseResource } from './expense-resource.ts'

/** An expense has no page of its own: it opens beside the expenses of its project. */
export const ExpenseRoute = () => (
  <RecordRoute
    resource={expenseResource}
    words={{ ...projectWords, one: 'expense' }}
    page={({ id, projectId }) => <Navigate replace to={`${paths.projectExpenses(projectId)}?open=${id}`} />}
  />
)
