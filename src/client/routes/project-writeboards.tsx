import { useParams } from 'react-router'
import { WriteboardsPage } from '../features/writeboards/list/writeboards-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <WriteboardsPage key={id} projectId={id} />
}
