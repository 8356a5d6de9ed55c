import type { Route } from './call.ts'
import { changeRoutes } from './changes/change-routes.ts'
import { commentRoutes } from './comments/comment-routes.ts'
import { contactRoutes } from './contacts/contact-routes.ts'
import { fileRoutes } from './files/file-routes.ts'
import { noteRoutes } from './notes/note-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { tagRoutes } from './tags/tag-routes.ts'
import { workgroupRoutes } from './workgroups/workgroup-routes.ts'

/** Every route of the service. */
export const routes: Route[] = [
  ...contactRoutes,
  ...tagRoutes,
  ...noteRoutes,
  ...commentRoutes,
  ...fileRoutes,
  ...workgroupRoutes,
  ...peopleRoutes,
  ...changeRoutes,
]
