import type { Route } from './call.ts'
import { caseRoutes } from './cases/case-routes.ts'
import { categoryRoutes } from './categories/category-routes.ts'
import { changeRoutes } from './changes/change-routes.ts'
import { commentRoutes } from './comments/comment-routes.ts'
import { contactRoutes } from './contacts/contact-routes.ts'
import { dealRoutes } from './deals/deal-routes.ts'
import { fileRoutes } from './files/file-routes.ts'
import { namedCategoryRoutes } from './named-categories/named-category-routes.ts'
import { noteRoutes } from './notes/note-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { projectRoutes } from './projects/project-routes.ts'
import { tagRoutes } from './tags/tag-routes.ts'
import { workgroupRoutes } from './workgroups/workgroup-routes.ts'

/** Every route of the service. */
export const routes: Route[] = [
  ...contactRoutes,
  ...tagRoutes,
  ...dealRoutes,
  ...caseRoutes,
  ...noteRoutes,
  ...commentRoutes,
  ...fileRoutes,
  ...workgroupRoutes,
  ...projectRoutes,
  ...categoryRoutes,
  ...namedCategoryRoutes,
  ...peopleRoutes,
  ...changeRoutes,
]
