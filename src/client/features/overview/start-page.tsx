import { Navigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { useProject } from '../projects/project-resource.ts'
import { OverviewPage } from './overview-page.tsx'

const startPages: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  messages: paths.projectMessages,
  tasks: paths.projectTasks,
  milestones: paths.projectMilestones,
}

/** The start page of a project, or its overview where the URL asks for it. */
export const StartPage = () => {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const project = useProject(id)
  const startPage = search.has('overview') ? undefined : startPages[project?.startPage ?? '']
  if (startPage) return <Navigate to={startPage(id)} replace />
  return <OverviewPage key={id} projectId={id} />
}
