import { paths } from '../../../paths.ts'
import type { ProjectCounts } from '../project-queries.ts'

interface ProjectTab {
  readonly label: string
  readonly to: (projectId: string) => string
  /** The count that is shown after the label. */
  readonly count?: keyof ProjectCounts
  /** Set if only open records are counted. */
  readonly countUnit?: 'open'
  /** Clients have no access. */
  readonly forColleagues?: true
}

/** The pages of a project, in the order of the tabs. A feature adds its line together with its page. */
const projectTabs = {
  overview: { label: 'Overview', to: paths.project },
  messages: { label: 'Messages', to: paths.projectMessages, count: 'messages' },
  milestones: { label: 'Milestones', to: paths.projectMilestones, count: 'milestones', countUnit: 'open' },
  tasks: { label: 'Tasks', to: paths.projectTasks, count: 'tasks', countUnit: 'open' },
  inbox: { label: 'Inbox', to: paths.projectInbox, count: 'inbox', countUnit: 'open' },
  expenses: { label: 'Expenses', to: paths.projectExpenses, count: 'expenses', forColleagues: true },
  files: { label: 'Files', to: paths.projectFiles, count: 'files' },
  writeboards: { label: 'Writeboards', to: paths.projectWriteboards, count: 'writeboards' },
  links: { label: 'Links', to: paths.projectLinks, count: 'links' },
  people: { label: 'People', to: paths.projectPeople, count: 'people' },
} as const satisfies Readonly<Record<string, ProjectTab>>

export type ProjectTabName = keyof typeof projectTabs
export const tabList: readonly (readonly [name: string, tab: ProjectTab])[] = Object.entries(projectTabs)
