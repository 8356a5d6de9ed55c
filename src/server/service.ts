import { caseDefinition } from './cases/case-definition.ts'
import { categoryDefinition } from './categories/category-definition.ts'
import { commentDefinition } from './comments/comment-definition.ts'
import { contactDefinition } from './contacts/contact-definition.ts'
import { dealDefinition } from './deals/deal-definition.ts'
import { eventCategoryDefinition } from './event-categories/event-category-definition.ts'
import { expenseDefinition } from './expenses/expense-definition.ts'
import { fileDefinition } from './files/file-definition.ts'
import { linkDefinition } from './links/link-definition.ts'
import { messageDefinition } from './messages/message-definition.ts'
import { milestoneDefinition } from './milestones/milestone-definition.ts'
import { namedCategoryDefinition } from './named-categories/named-category-definition.ts'
import { noteDefinition } from './notes/note-definition.ts'
import { userDefinition } from './people/user-definition.ts'
import { projectDefinition } from './projects/project-definition.ts'
import { openDefinitions } from './resources/open-definitions.ts'
import { type Connections, createStore, type StoreOptions } from './store/store.ts'
import { taskListDefinition } from './task-lists/task-list-definition.ts'
import { taskDefinition } from './tasks/task-definition.ts'
import { workgroupDefinition } from './workgroups/workgroup-definition.ts'
import { writeboardDefinition, writeboardRevisionDefinition } from './writeboards/writeboard-definition.ts'

/** The definition of every journaled table. */
export const definitions = openDefinitions({
  contacts: contactDefinition,
  deals: dealDefinition,
  dealCategories: namedCategoryDefinition('deal category'),
  cases: caseDefinition,
  notes: noteDefinition,
  comments: commentDefinition,
  workgroups: workgroupDefinition,
  users: userDefinition,
  files: fileDefinition,
  projects: projectDefinition,
  projectCategories: namedCategoryDefinition('project category'),
  expenseCategories: namedCategoryDefinition('expense category'),
  categories: categoryDefinition,
  messages: messageDefinition,
  expenses: expenseDefinition,
  milestones: milestoneDefinition,
  writeboards: writeboardDefinition,
  writeboardRevisions: writeboardRevisionDefinition,
  links: linkDefinition,
  taskLists: taskListDefinition,
  tasks: taskDefinition,
  eventCategories: eventCategoryDefinition,
})

/** Creates the store of the service on a database. */
export const openStore = (connections: Connections, capacity: StoreOptions['capacity'], clock: StoreOptions['clock']) =>
  createStore(connections, { definitions, capacity, clock })
