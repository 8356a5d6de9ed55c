import { useParams } from 'react-router'
import { ProjectTasksPage } from '../features/project-tasks/project-tasks-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <ProjectTasksPage key={id} projectId={id} />
}
