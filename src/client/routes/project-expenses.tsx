import { useParams } from 'react-router'
import { ExpenseLine } from '../features/expense-line/expense-line.tsx'
import { ExpensesPage } from '../features/expenses/expenses-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <ExpensesPage key={id} projectId={id} line={<ExpenseLine projectId={id} />} />
}
