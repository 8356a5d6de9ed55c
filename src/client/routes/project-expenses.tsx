import { useParams } from 'react-router'
import { ExpensesPage } from '../features/expenses/expenses-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <ExpensesPage key={id} projectId={id} />
}
