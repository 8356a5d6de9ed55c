import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { creates, stamps } from '../wire/records.ts'
import { count, day, dayOrNone, filledLine, flag, id, idOrNone, text } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'

/** `deadline` and `completedAt` are dates; `completedAt` is empty while the milestone is open. */
const shape = {
  id,
  projectId: id,
  title: text,
  responsibleId: z.optional(id),
  deadline: text,
  completedAt: text,
  commentsCount: z.optional(count),
  ...stamps,
}
export const milestone = wireObject(shape)
const milestoneWithProject = wireObject({ ...shape, projectName: text })
export type MilestoneWithProject = z.output<typeof milestoneWithProject>
export type Milestone = z.output<typeof milestone>

const newMilestone = bodyObject({ title: filledLine(), responsibleId: z.optional(idOrNone), deadline: day })
/**
 * `completedAt` completes the milestone, an empty string reopens it. `moveUpcomingMilestones` shifts the open milestones on the same day and later by the
 * same number of days, or of working days off weekends. Extensions: `xMoveSameDay` false leaves those on the same day, and `xMoveTasks` shifts the
 * due dates of open tasks in the lists of every milestone that moves.
 */
const milestoneChange = bodyObject({
  title: z.optional(filledLine()),
  responsibleId: z.optional(idOrNone),
  deadline: z.optional(day),
  completedAt: z.optional(dayOrNone),
  moveUpcomingMilestones: z.optional(flag),
  moveUpcomingMilestonesOffWeekends: z.optional(flag),
  xMoveSameDay: z.optional(flag),
  xMoveTasks: z.optional(flag),
})
export type NewMilestone = z.output<typeof newMilestone>
export type MilestoneChange = z.output<typeof milestoneChange>

/** The state of milestones: `late` are open and past their deadline, `upcoming` open and not past it, in the user's time zone. */
export const milestoneFilter = z.enum(['all', 'late', 'completed', 'upcoming'])
export type MilestoneFilter = z.output<typeof milestoneFilter>

/** By deadline; not paged. */
export const listMilestones = endpoint('GET', '/projects/:projectId/milestones/:filter?', {
  access: 'signed-in',
  params: { filter: milestoneFilter },
  reply: { milestones: z.array(milestone) },
})
/**
 * An extension: the milestones of all visible projects, except templates and archived ones, until a day. Without a filter, the open ones.
 */
export const listAllMilestones = endpoint('GET', '/x/milestones', {
  access: 'signed-in',
  query: { until: z.optional(day), filter: z.optional(milestoneFilter) },
  reply: { milestones: z.array(milestoneWithProject) },
})
export const getMilestone = endpoint('GET', '/milestones/:id', { access: 'signed-in', versioned: true, reply: { milestone } })
export const createMilestone = creates('/projects/:projectId/milestones', { milestone: newMilestone }, 'milestoneId', 'signed-in')
export const updateMilestone = endpoint('PUT', '/milestones/:id', { access: 'signed-in', body: { milestone: milestoneChange } })
/** The interface uses the singular in this path. */
export const deleteMilestone = endpoint('DELETE', '/milestone/:id', { access: 'signed-in' })
