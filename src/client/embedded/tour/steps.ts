import { updateDeal } from '../../../contract/deals/deals.ts'
import { updateMilestone } from '../../../contract/projects/milestones.ts'
import { reorderProject } from '../../../contract/projects/tasks.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import type { Role } from '../../../contract/x/people/roles.ts'
import { moveToList } from '../../../contract/x/projects/task-lists.ts'
import { search } from '../../../contract/x/search.ts'
import type { Call } from '../../lib/call-log.ts'
import { paths } from '../../paths.ts'

/** The input of a step's check. */
export interface StepState {
  /** The calls since the step began. */
  calls: readonly Call[]
  /** The path of the page. */
  path: string
  role: Role
}

interface Step {
  title: string
  text: string
  /** The same with the keyboard. */
  keys?: readonly string[]
  /** Where it is done; `project` is the id of a project with tasks. */
  at?: { path: (project: string) => string; label: string }
  isDone: (noticed: StepState) => boolean
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`)

/** Whether one of the endpoints has been called successfully. */
const called =
  (...endpoints: Endpoint[]) =>
  ({ calls }: Pick<StepState, 'calls'>) =>
    endpoints.some((to) =>
      calls.some(({ method, path, status = 0 }) => method === to.method && status >= 200 && status < 300 && patternOf(to).test(path)),
    )

const hasSearched = called(search)
const contactPage = new RegExp(`^${paths.contact('\\d+')}$`)

/** The steps of the tour, in order. */
export const steps: readonly Step[] = [
  {
    title: 'Drag a deal to Won',
    text: 'Drop one of the pending deals on Won. The totals update while you drag.',
    keys: ['space', 'right', 'space'],
    at: { path: () => paths.deals, label: 'Go to deals' },
    isDone: called(updateDeal),
  },
  {
    title: 'Undo it',
    text: 'Choose Undo in the message at the bottom, or press the keys. Everything you do can be undone.',
    keys: ['mod+Z'],
    isDone: called(undoChange),
  },
  {
    title: 'Find someone',
    text: 'Open the search, type “Eleanor” and press Enter.',
    keys: ['mod+K'],
    isDone: (noticed) => hasSearched(noticed) && contactPage.test(noticed.path),
  },
  {
    title: 'Move a milestone',
    text: 'Drag a milestone along the timeline, then save. Later milestones can move with it.',
    keys: ['right', 'enter'],
    at: { path: () => `${paths.milestones}?view=timeline`, label: 'Go to the timeline' },
    isDone: called(updateMilestone),
  },
  {
    title: 'Reorder a board',
    text: 'Drag a task to another place.',
    keys: ['space', 'down', 'space'],
    at: { path: paths.projectTasks, label: 'Go to a board' },
    isDone: called(moveToList, reorderProject),
  },
  {
    title: 'See it as the client',
    text: 'At the bottom of the window, choose “Continue as Sigrid Aune”. She sees her own project and nothing else.',
    isDone: ({ role }) => role === 'client',
  },
]
