import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

const who = 'The account’s own people (403 for clients).'

export const milestones: Prose<Headings['milestones']> = {
  title: 'Milestones',
  description: 'The days by which something has to be reached in a project. Milestones can be commented on.',
  fields: {
    milestones: 'The milestones.',
    milestone: 'The milestone.',
    'milestone-id': ['The id of the new milestone.', '18'],
    id: ['The id of the milestone.', '18'],
    title: ['What is to be reached.', 'First drafts'],
    'responsible-id': ['The id of the user responsible; absent where nobody is.', '3'],
    deadline: ['The day, `YYYY-MM-DD`.', '2026-12-04'],
    'completed-at': ['The day it was completed; empty while it is open.', ''],
  },
  sent: {
    milestone: 'The milestone, or what is to change of it.',
    'responsible-id': ['The id of a user who sees the project; an empty string clears it.', '3'],
    'completed-at': ['Sending a day completes it; an empty string opens it again.', absent],
    'move-upcoming-milestones': ['`1` moves the open milestones after this one by as many days as its own deadline moves.', '1'],
    'move-upcoming-milestones-off-weekends': ['`1` lets those that move with it leave a Saturday or Sunday for the Monday after.', '1'],
  },
  calls: {
    listMilestones: {
      summary: 'List the milestones of a project',
      description: 'By deadline. Late and upcoming are told by today in your time zone. An unknown filter is 404. Not paged.',
    },
    getMilestone: { summary: 'Read a milestone', description: 'One milestone. Its comments are read separately.' },
    createMilestone: {
      summary: 'Make a milestone',
      description: 'It is open; the deadline has to be a day of the calendar.',
      who,
      refusals: {
        422: { code: 'invalid', field: 'milestone.deadline', message: 'A day is written YYYY-MM-DD and must exist in the calendar.' },
      },
    },
    updateMilestone: {
      summary: 'Change, move or complete a milestone',
      description:
        'With `move-upcoming-milestones` the open milestones of the project whose deadline is later than the old one move by the same number of days; with `move-upcoming-milestones-off-weekends` they leave weekends. The milestone itself stays on the day that was sent. `completed-at` completes it.',
      who,
      undo: 'gives back what stood there before, the deadlines of those that moved with it included.',
      example: { milestone: { deadline: '2026-12-11', 'move-upcoming-milestones': '1', 'move-upcoming-milestones-off-weekends': '1' } },
      examples: {
        'Complete it': { milestone: { 'completed-at': '2026-12-03' } },
        'Open it again': { milestone: { 'completed-at': '' } },
      },
    },
    deleteMilestone: {
      summary: 'Delete a milestone',
      description:
        'This path is in the singular. Its comments go with it; messages and task lists that were planned for it stay, without a milestone.',
      who,
    },
  },
}
