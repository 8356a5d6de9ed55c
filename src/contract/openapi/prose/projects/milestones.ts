import * as calls from '../../../projects/milestones.ts'
import { absent, prose } from '../prose.ts'

const who = 'The account’s own users (403 for clients).'

export const milestones = prose(calls, {
  title: 'Milestones',
  description: 'Deadlines of a project. Milestones can have comments.',
  record: ['milestone', '18'],
  fields: {
    milestones: 'The milestones.',
    title: ['The title of the milestone.', 'First drafts'],
    'responsible-id': ['The id of the responsible user; absent if there is none.', '3'],
    deadline: ['The day, `YYYY-MM-DD`.', '2026-12-04'],
    'completed-at': ['The date of completion; empty while open.', ''],
    'project-name': ['The name of the project.', 'Summer campaign'],
  },
  sent: {
    'responsible-id': ['The id of a user who can see the project; an empty string clears it.', '3'],
    'completed-at': ['A date completes the milestone; an empty string reopens it.', absent],
    'move-upcoming-milestones': ['`1` moves the open milestones on the same day and later by the same number of days as this one.', '1'],
    'move-upcoming-milestones-off-weekends': [
      '`1` moves those milestones by as many working days as this one, so that none comes to a weekend.',
      '1',
    ],
    'x-move-same-day': ['`0` leaves the milestones on the same day.', '0'],
    'x-move-tasks': [
      '`1` moves the due dates of the open tasks in the lists of every milestone that moves by as much as their milestone.',
      '1',
    ],
  },
  calls: {
    listMilestones: {
      summary: 'List the milestones of a project',
      description:
        'Returns milestones by deadline. `late` and `upcoming` depend on the date in your time zone. An unknown filter is 404. Not paged.',
    },
    listAllMilestones: {
      summary: 'List the milestones of all projects',
      description:
        'Returns the milestones of all projects that you can see, by deadline. Without `filter`, only the open ones. Templates and archived projects are left out. Not paged.',
      query: {
        until: ['Only milestones with this deadline or an earlier one.', '2026-12-04'],
        filter: ['`all`, `late`, `upcoming` or `completed`, as for one project.', 'all'],
      },
    },
    getMilestone: { summary: 'Get a milestone', description: 'Returns a milestone without its comments.' },
    createMilestone: {
      summary: 'Create a milestone',
      description: 'The new milestone is open. The deadline must be a date that exists.',
      who,
      refusals: {
        422: { code: 'invalid', field: 'milestone.deadline', message: 'A day is written YYYY-MM-DD and must exist in the calendar.' },
      },
    },
    updateMilestone: {
      summary: 'Update, move or complete a milestone',
      description:
        'With `move-upcoming-milestones`, the project’s open milestones with the same or a later deadline move by the same number of days; with `move-upcoming-milestones-off-weekends`, by the same number of working days (Monday to Friday), so that a move there and back ends where it began. This milestone stays on the date that you send. `completed-at` completes it.',
      who,
      undo: 'restores the previous values, including the deadlines of other milestones.',
      example: { milestone: { deadline: '2026-12-11', 'move-upcoming-milestones': '1', 'move-upcoming-milestones-off-weekends': '1' } },
      examples: {
        'Complete it': { milestone: { 'completed-at': '2026-12-03' } },
        'Open it again': { milestone: { 'completed-at': '' } },
      },
    },
    deleteMilestone: {
      summary: 'Delete a milestone',
      description: 'The path is singular. Also deletes its comments. Its messages and task lists remain, without a milestone.',
      who,
    },
  },
})
