import { useParams } from 'react-router'
import { ProjectTasksPage } from '../features/tasks/project/project-tasks-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <ProjectTasksPage key={id} projectId={id} />
}
