import type { ContactIndex, Key, Moment } from '../types.ts'

/** Days from today on; before today where negative. */
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
type DemoLink = { title: string; url: string; author: Key; createdAt: Moment }
export type DemoProject = {
  key: Key
  name: string
  status: 'active' | 'silent' | 'template' | 'archived'
  category: string
  /** The company it is for; absent where it is the agency's own. */
  company?: ContactIndex
  /** Whether the people of that company see it. */
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
}

/** `told` is title, days from today, person, between bars; a fourth part says so many days from today it was completed. */
export const milestone = (told: string, dayIn: (days: Days) => string): DemoMilestone => {
  const [title = '', days = '0', responsible = 'ana', completed] = told.split(' | ')
  return { title, deadline: dayIn(Number(days)), responsible, completedAt: completed ? dayIn(Number(completed)) : '' }
}
