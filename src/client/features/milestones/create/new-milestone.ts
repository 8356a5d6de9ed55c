import { clearSent } from '../../../kit/create/clear-sent.ts'
import type { NewRecord } from '../../../kit/create/use-create-form.ts'
import { deadlineFormat } from '../../../kit/due/day-formats.ts'
import type { MilestoneToAdd } from '../../../records/milestones/milestone-resource.ts'

interface MilestoneDraft {
  name: string
  /** The date as it is typed. */
  day: string
  /** The id of a user; empty for nobody. */
  responsible: string
  /** The id of a project; empty until one is chosen. */
  project: string
}

type Field = keyof MilestoneDraft

/**
 * How a milestone is created.
 *
 * @param project the project of the page, empty on the page of all projects
 * @param here the address of the page: creating a milestone stays there
 */
export const newMilestoneOf = (project: string, here: string): NewRecord<MilestoneDraft, Field, MilestoneToAdd> => ({
  root: 'milestone',
  empty: { name: '', day: '', responsible: '', project },
  keys: { name: ['title'], day: ['deadline'], responsible: ['responsibleId'], project: ['projectId'] },
  load: ({ day }) => deadlineFormat.load?.(day),
  check: (draft) => ({
    ...(draft.name.trim() === '' && { name: 'Enter a title.' }),
    ...(deadlineFormat.parse(draft.day) === undefined && {
      day: draft.day.trim() === '' ? 'Choose a date.' : deadlineFormat.faultOf(draft.day),
    }),
    ...(draft.project === '' && { project: 'Choose a project.' }),
  }),
  toNew: (draft) => ({
    projectId: draft.project,
    title: draft.name.trim(),
    deadline: deadlineFormat.parse(draft.day) ?? '',
    ...(draft.responsible && { responsibleId: draft.responsible }),
  }),
  next: clearSent('name', 'day'),
  nameOf: ({ title }) => title,
  pathOf: () => here,
})
