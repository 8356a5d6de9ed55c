import { useParams } from 'react-router'
import { ProjectPeoplePage } from '../features/projects/people/people-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <ProjectPeoplePage key={id} projectId={id} />
}
