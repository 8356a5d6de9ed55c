import { useParams } from 'react-router'
import { ExpenseLine } from '../features/expenses/line/expense-line.tsx'
import { ExpensesPage } from '../features/expenses/list/expenses-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <ExpensesPage key={id} projectId={id} line={<ExpenseLine projectId={id} />} />
}
