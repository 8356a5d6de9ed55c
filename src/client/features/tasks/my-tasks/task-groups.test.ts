import { describe, expect, it } from 'vitest'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { dueDaysIn } from '../../../kit/due/due-days.ts'
import { groupTasks } from './task-groups.ts'

const task = (id: string, dueDate: string, xGroup?: string): Task => ({
  id,
  subject: `Task ${id}`,
  state: 'not started',
  dueDate,
  responsibles: ['1'],
  attachments: [],
  startDate: '',
  priority: 'normal',
  estimatedTime: '',
  author: '1',
  createdAt: '2026-11-01 08:00:00',
  updatedAt: '2026-11-01 08:00:00',
  ...(xGroup && { xGroup }),
})
const people = { days: dueDaysIn('Europe/Lisbon', new Date('2026-11-19T12:00:00Z')), nameOf: (id: string) => `Person ${id}` }
const shape = (groups: ReturnType<typeof groupTasks>) => groups.map(({ title, tasks }) => [title, tasks.map(({ id }) => id).join()])

describe('groups of my tasks', () => {
  it('are time buckets with late tasks first', () => {
    const tasks = [task('1', '2026-11-16'), task('2', '2026-11-19'), task('3', '2026-11-20'), task('4', '2027-02-01'), task('5', '')]
    expect(shape(groupTasks(tasks, { sort: 'due_date' }, people))).toEqual([
      ['Late', '1'],
      ['Today', '2'],
      ['Tomorrow', '3'],
      ['Later', '4,5'],
    ])
  })

  it('follow the service in any other grouping or sort', () => {
    const tasks = [task('1', '', '7'), task('2', '', '7'), task('3', '', 'none')]
    expect(shape(groupTasks(tasks, { sort: 'due_date', group: 'responsible' }, people))).toEqual([
      ['Person 7', '1,2'],
      ['Nobody responsible', '3'],
    ])
    expect(shape(groupTasks(tasks, { sort: 'priority' }, people))).toEqual([[undefined, '1,2,3']])
    expect(groupTasks([], { sort: 'priority' }, people)).toEqual([])
  })
})
