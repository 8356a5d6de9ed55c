import { afterAll, beforeAll, expect, it } from 'vitest'
import { listProjects } from '../../../contract/projects/projects.ts'
import { inbox, myTasks } from '../../../contract/projects/tasks.ts'
import { createAccount } from '../../../contract/x/people/accounts.ts'
import { listTaskLists } from '../../../contract/x/projects/task-lists.ts'
import { callerOf } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { demoWorkspace } from '../workspace.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  world.pass(2 * 86_400 + 3 * 3600)
})
afterAll(() => world.end())

it('the tasks match the mock-ups', async () => {
  const user = { name: 'Ana', email: 'ana@example.test', password: 'correct horse' }
  const { token } = (await world.noOne.call(createAccount, { body: { account: { name: 'Mine', user, demo: true } } })).reply
  const ana = callerOf(world.handle, token)
  const { tasks } = (await ana.call(myTasks, { query: { xDoneToday: true } })).reply
  expect([tasks.filter((task) => !task.completedAt).length, tasks.filter((task) => task.completedAt).length]).toEqual([24, 3])
  expect(tasks.slice(0, 4).map(({ subject, belongsTo }) => [subject, belongsTo])).toEqual([
    ['Send the Museo del Agua offer', 'Visitor guide'],
    ['Answer the printer about paper weight', 'Bibliothek am Wall brand'],
    expect.anything(),
    expect.anything(),
  ])
  const count = (bucket: string | undefined) => tasks.filter((task) => !task.completedAt && task.timeBucket === bucket).length
  expect(['today', 'tomorrow', 'this week', 'next week', 'later', undefined].map(count)).toEqual([5, 2, 1, 2, 10, 4])
  const { projects } = (await ana.call(listProjects)).reply
  const fjordlys = projects.find(({ name }) => name === 'Fjordlys booking flow')?.id ?? ''
  const { taskLists } = (await ana.call(listTaskLists, { params: { id: fjordlys } })).reply
  expect(taskLists.map(({ name, openCount, doneCount }) => [name, openCount, doneCount])).toEqual([
    ['Design', 6, 8],
    ['Build', 7, 13],
    ['Words and pictures', 3, 4],
    ['Launch', 3, 1],
    ['After', 2, 0],
  ])
  expect((await ana.call(inbox.list, { params: { ownerId: fjordlys } })).reply.inbox).toHaveLength(3)
})

it('everybody at the agency has tasks, and nobody else', () => {
  const story = demoWorkspace(new Date('2026-11-19T12:00:00Z'))
  const asked = new Set(story.tasks.flatMap(({ responsibles }) => responsibles))
  const colleagues = story.people.filter(({ role, active }) => role !== 'client' && active).map(({ key }) => key)
  expect(colleagues.filter((key) => !asked.has(key))).toEqual([])
  expect([...asked].filter((key) => !story.people.some((person) => person.key === key))).toEqual([])
  for (const { createdAt, completedAt, comments } of story.tasks)
    for (const moment of [createdAt, completedAt, ...comments.map((comment) => comment.createdAt)])
      expect(moment <= '2026-11-19 12:00:00').toBe(true)
})
