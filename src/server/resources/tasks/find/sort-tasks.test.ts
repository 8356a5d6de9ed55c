import { afterAll, expect, it } from 'vitest'
import { myTasks, personalTasks } from '../../../../contract/projects/tasks.ts'
import { updateMe } from '../../../../contract/x/people/me.ts'
import { openWorld } from '../../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())

it('tasks sort by their due day in the reader’s time zone: those without a time first, then by time', async () => {
  const { admin } = await world.account()
  const due = {
    'Friday morning in Auckland': '2026-11-19 20:00:00',
    'all Friday': '2026-11-20',
    'Thursday night in Auckland': '2026-11-19 09:00:00',
    'Saturday in Auckland': '2026-11-20 12:00:00',
    'last of the calendar': '9999-12-31 23:00:00',
    'all the last day': '9999-12-31',
    sometime: '',
    'all Thursday': '2026-11-19',
  }
  for (const [subject, dueDate] of Object.entries(due)) await admin.call(personalTasks.create, { body: { task: { subject, dueDate } } })
  const orderIn = async (timeZone: string) => {
    await admin.call(updateMe, { body: { me: { timeZone } } })
    return (await admin.call(myTasks, { query: { sort: 'due_date' } })).reply.tasks.map(({ subject }) => subject)
  }
  const last = ['all the last day', 'last of the calendar', 'sometime']
  const auckland = ['all Thursday', 'Thursday night in Auckland', 'all Friday', 'Friday morning in Auckland', 'Saturday in Auckland']
  expect(await orderIn('Pacific/Auckland')).toEqual([...auckland, ...last])
  const utc = ['all Thursday', 'Thursday night in Auckland', 'Friday morning in Auckland', 'all Friday', 'Saturday in Auckland']
  expect(await orderIn('UTC')).toEqual([...utc, ...last])
  expect(await orderIn('Pacific/Honolulu')).toEqual([
    'Thursday night in Auckland',
    'all Thursday',
    'Friday morning in Auckland',
    'all Friday',
    'Saturday in Auckland',
    ...last,
  ])
})
