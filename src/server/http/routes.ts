import { caseRoutes } from '../cases/case-routes.ts'
import { categoryRoutes } from '../categories/category-routes.ts'
import { changeRoutes } from '../changes/change-routes.ts'
import { commentRoutes } from '../comments/comment-routes.ts'
import { contactRoutes } from '../contacts/contact-routes.ts'
import { dealRoutes } from '../deals/deal-routes.ts'
import { eventCategoryRoutes } from '../event-categories/event-category-routes.ts'
import { eventRoutes } from '../events/event-routes.ts'
import { expenseRoutes } from '../expenses/expense-routes.ts'
import { fileRoutes } from '../files/file-routes.ts'
import { linkRoutes } from '../links/link-routes.ts'
import { messageRoutes } from '../messages/message-routes.ts'
import { milestoneRoutes } from '../milestones/milestone-routes.ts'
import { namedCategoryRoutes } from '../named-categories/named-category-routes.ts'
import { noteRoutes } from '../notes/note-routes.ts'
import { outboxRoutes } from '../outbox/outbox-routes.ts'
import { peopleRoutes } from '../people/people-routes.ts'
import { projectRoutes } from '../projects/project-routes.ts'
import { recordingRoutes } from '../recordings/recording-routes.ts'
import { searchRoutes } from '../search/search-routes.ts'
import { tagRoutes } from '../tags/tag-routes.ts'
import { taskListRoutes } from '../task-lists/task-list-routes.ts'
import { taskRoutes } from '../tasks/task-routes.ts'
import { workgroupRoutes } from '../workgroups/workgroup-routes.ts'
import { writeboardRoutes } from '../writeboards/writeboard-routes.ts'
import type { Route } from './call.ts'

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
  ...messageRoutes,
  ...expenseRoutes,
  ...milestoneRoutes,
  ...categoryRoutes,
  ...writeboardRoutes,
  ...linkRoutes,
  ...namedCategoryRoutes,
  ...taskListRoutes,
  ...taskRoutes,
  ...peopleRoutes,
  ...changeRoutes,
  ...recordingRoutes,
  ...eventCategoryRoutes,
  ...eventRoutes,
  ...searchRoutes,
  ...outboxRoutes,
]
