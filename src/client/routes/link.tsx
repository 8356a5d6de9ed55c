import { Navigate } from 'react-router'
import { linkResource } from '../features/links/link-resource.ts'
import { projectWords } from '../features/projects/project-words.ts'
import { RecordRoute } from '../kit/record/record-route.tsx'
import { paths } from '../paths.ts'

/** A link has no page of its own: it opens beside the links of its project. */
export const Component = () => (
  <RecordRoute
    resource={linkResource}
    words={{ ...projectWords, one: 'link' }}
    page={({ id, projectId }) => <Navigate replace to={`${paths.projectLinks(projectId)}?open=${id}`} />}
  />
)
