import { caseRoutes } from '../cases/cases.ts'
import { categoryRoutes } from '../categories/categories.ts'
import { changeRoutes } from '../changes/changes.ts'
import { commentRoutes } from '../comments/comments.ts'
import { contactRoutes } from '../contacts/contacts.ts'
import { dealRoutes } from '../deals/deals.ts'
import { eventCategoryRoutes } from '../event-categories/event-categories.ts'
import { eventRoutes } from '../events/events.ts'
import { expenseRoutes } from '../expenses/expenses.ts'
import { fileRoutes } from '../files/files.ts'
import { linkRoutes } from '../links/links.ts'
import { messageRoutes } from '../messages/messages.ts'
import { milestoneRoutes } from '../milestones/milestones.ts'
import { namedCategoryRoutes } from '../named-categories/named-categories.ts'
import { noteRoutes } from '../notes/notes.ts'
import { outboxRoutes } from '../outbox/outbox.ts'
import { peopleRoutes } from '../people/people-routes.ts'
import { projectRoutes } from '../projects/projects.ts'
import { recordingRoutes } from '../recordings/recordings.ts'
import { searchRoutes } from '../search/search.ts'
import { tagRoutes } from '../tags/tags.ts'
import { taskListRoutes } from '../task-lists/task-lists.ts'
import { taskRoutes } from '../tasks/tasks.ts'
import { workgroupRoutes } from '../workgroups/workgroups.ts'
import { writeboardRoutes } from '../writeboards/writeboards.ts'
import type { Route } from './call.ts'

/** Every route of the service. */
export const routes: Route[] = [
  peopleRoutes,
  workgroupRoutes,
  contactRoutes,
  tagRoutes,
  dealRoutes,
  caseRoutes,
  noteRoutes,
  projectRoutes,
  messageRoutes,
  taskRoutes,
  taskListRoutes,
  milestoneRoutes,
  expenseRoutes,
  fileRoutes,
  writeboardRoutes,
  linkRoutes,
  commentRoutes,
  categoryRoutes,
  namedCategoryRoutes,
  eventCategoryRoutes,
  recordingRoutes,
  outboxRoutes,
  eventRoutes,
  searchRoutes,
  changeRoutes,
].flat()
