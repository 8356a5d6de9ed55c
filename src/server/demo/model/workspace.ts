import type { DemoCase, DemoDeal } from './customers.ts'
import type { DemoProject } from './projects.ts'
import type { DemoTask, DemoTaskList } from './tasks.ts'
import type { DemoAccount, DemoContact, DemoFile, DemoNote, DemoPerson, DemoWorkgroup, Key } from './types.ts'

export type DemoWorkspace = {
  account: DemoAccount
  people: DemoPerson[]
  /** The people on the sign-in page, in order. */
  continueAs: Key[]
  workgroups: DemoWorkgroup[]
  /** The number of `contacts`. */
  contactCount: number
  /** The written contacts first, then the generated ones. It can be iterated again and stores none. */
  contacts: Iterable<DemoContact>
  /** Never later than the `updatedAt` of their contact. */
  notes: DemoNote[]
  dealCategories: string[]
  deals: DemoDeal[]
  cases: DemoCase[]
  files: DemoFile[]
  projectCategories: string[]
  expenseCategories: string[]
  projects: DemoProject[]
  taskLists: DemoTaskList[]
  tasks: DemoTask[]
}
