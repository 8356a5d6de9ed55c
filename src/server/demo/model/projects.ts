import type { ContactIndex, DemoFile, Key, Moment } from './types.ts'

/** Days from today, negative in the past. */
type Days = number
export type DemoMilestone = { title: string; deadline: string; completedAt: string; responsible: Key }
export type DemoMessage = {
  title: string
  body: string
  category?: string
  isPrivate: boolean
  pinned: boolean
  author: Key
  createdAt: Moment
  comments: { body: string; author: Key; isPrivate: boolean; createdAt: Moment }[]
}
export type DemoExpense = {
  date: string
  category: string
  amount: string
  notes: string
  billable: boolean
  author: Key
  createdAt: Moment
}
type DemoWriteboard = { title: string; revisions: { body: string; author: Key; createdAt: Moment }[] }
/** A file that was uploaded to the project, perhaps in one of its categories. */
export type DemoProjectFile = DemoFile & { category?: string }
type DemoLink = { title: string; url: string; author: Key; createdAt: Moment }
export type DemoProject = {
  key: Key
  name: string
  status: 'active' | 'silent' | 'template' | 'archived'
  category: string
  /** The company of the client, absent for internal projects. */
  company?: ContactIndex
  /** Whether users of that company have access. */
  isShared: boolean
  announcement: string
  responsible: Key
  createdAt: Moment
  categories: { type: 'message' | 'file' | 'writeboard' | 'link'; name: string }[]
  milestones: DemoMilestone[]
  messages: DemoMessage[]
  expenses: DemoExpense[]
  writeboards: DemoWriteboard[]
  links: DemoLink[]
  files: DemoProjectFile[]
}

/** `spec` has the title, days from today and person, separated by bars. A fourth part is the days from today of its completion. */
export const milestone = (spec: string, dayIn: (days: Days) => string): DemoMilestone => {
  const [title = '', days = '0', responsible = 'ana', completed] = spec.split(' | ')
  return { title, deadline: dayIn(Number(days)), responsible, completedAt: completed ? dayIn(Number(completed)) : '' }
}
