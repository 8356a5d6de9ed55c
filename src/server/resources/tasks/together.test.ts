import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProject } from '../../../contract/projects/projects.ts'
import {
  deleteTask,
  finishTask,
  inbox,
  listTasks,
  reorderList,
  reorderProject,
  startTask,
  updateTask,
} from '../../../contract/projects/tasks.ts'
import { createTaskList } from '../../../contract/x/projects/task-lists.ts'
import { checkStore } from '../../service.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const people = 8
/** Writes per client. Releases are tested with `TOGETHER=500`. */
const writes = Number(process.env.TOGETHER ?? 60)
const wanted = new Set([200, 201, 404, 422])

interface Place {
  name: string
  read: (by: Person, xState?: 'open') => Promise<{ id: string; position?: number | undefined }[]>
  create: (by: Person, subject: string) => Promise<{ status: number }>
}

it('keeps the order of every list without gaps during concurrent moves, completions, additions and reorders', async () => {
  const { admin, member } = await world.account()
  const all = [admin]
  while (all.length < people) all.push(await member())
  const { projectId } = (await admin.call(createProject, { body: { project: { name: 'Rebranding' } } })).reply
  const listId = async (name: string) =>
    (await admin.call(createTaskList, { params: { id: projectId }, body: { taskList: { name } } })).reply.taskListId
  const lists = [await listId('First'), await listId('Second')]
  const places: Place[] = [
    ...lists.map((ownerId) => ({
      name: ownerId,
      read: async (by: Person, xState?: 'open') =>
        (await by.call(listTasks.list, { params: { ownerId }, query: xState ? { xState } : {} })).reply.tasks,
      create: (by: Person, subject: string) => by.call(listTasks.create, { params: { ownerId }, body: { task: { subject } } }),
    })),
    {
      name: 'inbox',
      read: async (by, xState) =>
        (await by.call(inbox.list, { params: { ownerId: projectId }, query: xState ? { xState } : {} })).reply.inbox,
      create: (by, subject) => by.call(inbox.create, { params: { ownerId: projectId }, body: { task: { subject } } }),
    },
  ]
  for (const place of places) for (let n = 0; n < 5; n += 1) await place.create(admin, `${n}`)

  const statuses = new Map<number, number>()
  const work = async (by: Person, seed: number) => {
    const draws = fc.sample(fc.record({ what: fc.nat(99), place: fc.nat(2), which: fc.nat(1000), to: fc.integer({ min: 1, max: 12 }) }), {
      numRuns: writes,
      seed,
    })
    for (const { what, place, which, to } of draws) {
      const at = places[place] as Place
      const open = await at.read(by, 'open')
      const id = open[which % Math.max(1, open.length)]?.id
      const params = { id: id ?? '1' }
      const shuffled = open.map((task) => task.id).toSorted((a, b) => ((Number(a) * which) % 17) - ((Number(b) * which) % 17))
      const answer = await (what < 25 || !id
        ? at.create(by, `${seed} ${what}`)
        : what < 45
          ? by.call(updateTask, { params, body: { task: { position: to } } })
          : what < 60
            ? by.call(finishTask, { params })
            : what < 70
              ? by.call(startTask, { params })
              : what < 75
                ? by.call(deleteTask, { params })
                : what < 90
                  ? by.call(reorderList, { params: { id: lists[which % 2] ?? '' }, body: { tasks: shuffled } })
                  : by.call(reorderProject, { params: { id: projectId }, body: { tasks: shuffled } }))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(all.map((by, n) => work(by, n + 1)))

  expect([...statuses.keys()].filter((status) => !wanted.has(status))).toEqual([])
  for (const place of places) {
    const open = await place.read(admin, 'open')
    expect([place.name, open.map(({ position }) => position)]).toEqual([place.name, open.map((_, n) => n + 1)])
  }
  expect(await checkStore(world.store)).toEqual([])
  expect(world.logged).toEqual([])
}, 600_000)
