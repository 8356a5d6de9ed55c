import { casesDomain } from './features/cases/routes.ts'
import { contactsDomain } from './features/contacts/routes.ts'
import { dealsDomain } from './features/deals/routes.ts'
import { expensesDomain } from './features/expenses/routes.ts'
import { feedDomain } from './features/feed/routes.ts'
import { filesDomain } from './features/files/routes.ts'
import { linksDomain } from './features/links/routes.ts'
import { messagesDomain } from './features/messages/routes.ts'
import { milestonesDomain } from './features/milestones/routes.ts'
import { overviewDomain } from './features/overview/routes.ts'
import { projectsDomain } from './features/projects/routes.ts'
import { sessionDomain } from './features/session/routes.ts'
import { settingsDomain } from './features/settings/routes.ts'
import { tasksDomain } from './features/tasks/routes.ts'
import { todayDomain } from './features/today/routes.ts'
import { writeboardsDomain } from './features/writeboards/routes.ts'
import type { Domain } from './kit/domain/domain.ts'

/** The parts of the app, in the order in which the navigation and the palette list what they add. */
export const domains: readonly Domain[] = [
  todayDomain,
  contactsDomain,
  dealsDomain,
  casesDomain,
  projectsDomain,
  tasksDomain,
  feedDomain,
  overviewDomain,
  messagesDomain,
  milestonesDomain,
  expensesDomain,
  filesDomain,
  writeboardsDomain,
  linksDomain,
  settingsDomain,
  sessionDomain,
]
