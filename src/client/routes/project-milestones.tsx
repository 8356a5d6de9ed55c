import { useParams } from 'react-router'
import { ProjectMilestones } from '../features/milestones/list/project-milestones.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <ProjectMilestones key={id} projectId={id} />
}
