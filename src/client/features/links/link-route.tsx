import { Navigate } from 'react-router'
import { RecordRoute } from '../../kit/record/record-route.tsx'
import { paths } from '../../paths.ts'
import { projectWords } from '../projects/project-words.ts'
import { linkResource } from './link-resource.ts'

/** A link has no page of its own: it opens beside the links of its project. */
export const LinkRoute = () => (
  <RecordRoute
    resource={linkResource}
    words={{ ...projectWords, one: 'link' }}
    page={({ id, projectId }) => <Navigate replace to={`${paths.projectLinks(projectId)}?open=${id}`} />}
  />
)
