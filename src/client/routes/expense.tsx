import { Navigate } from 'react-router'
import { expenseResource } from '../features/expenses/expense-resource.ts'
import { projectWords } from '../features/projects/project-words.ts'
import { RecordRoute } from '../kit/record/record-route.tsx'
import { paths } from '../paths.ts'

/** An expense has no page of its own: it opens beside the expenses of its project. */
export const Component = () => (
  <RecordRoute
    resource={expenseResource}
    words={{ ...projectWords, one: 'expense' }}
    page={({ id, projectId }) => <Navigate replace to={`${paths.projectExpenses(projectId)}?open=${id}`} />}
  />
)
