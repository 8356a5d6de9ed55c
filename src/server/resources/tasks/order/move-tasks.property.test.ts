import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProject } from '../../../../contract/projects/projects.ts'
import * as wire from '../../../../contract/projects/tasks.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { createTaskList, moveToInbox, moveToList } from '../../../../contract/x/projects/task-lists.ts'
import { openWorld, type Person, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

/** The open tasks of two lists and of the inbox. */
type Picture = string[][]

interface Place {
  people: Person[]
  projectId: string
  lists: string[]
}

const open = async (): Promise<Place> => {
  const account = await world.account()
  const { admin } = account
  const { projectId } = (await admin.call(createProject, { body: { project: { name: 'Booking flow' } } })).reply
  const list = async (name: string) =>
    (await admin.call(createTaskList, { params: { id: projectId }, body: { taskList: { name } } })).reply.taskListId
  const lists = [await list('Build'), await list('Design')]
  for (const ownerId of lists)
    for (let n = 0; n < 5; n += 1) await admin.call(wire.listTasks.create, { params: { ownerId }, body: { task: { subject: `${n}` } } })
  return { people: [admin, await account.member()], projectId, lists }
}

const read = async ({ people: [admin], lists, projectId }: Place): Promise<Picture> => {
  const query = { xState: 'open' } as const
  const found = []
  for (const ownerId of lists) found.push((await admin?.call(wire.listTasks.list, { params: { ownerId }, query }))?.reply.tasks ?? [])
  found.push((await admin?.call(wire.inbox.list, { params: { ownerId: projectId }, query }))?.reply.inbox ?? [])
  return found.map((tasks) => tasks.map(({ id }) => id))
}

const without = (picture: Picture, ids: readonly string[]) => picture.map((tasks) => tasks.filter((id) => !ids.includes(id)))

const anyStep = fc.record({
  what: fc.constantFrom('move', 'move', 'move', 'move', 'finish', 'delete', 'undo'),
  who: fc.nat(1),
  list: fc.nat(2),
  first: fc.nat(40),
  at: fc.nat(8),
  count: fc.integer({ min: 1, max: 3 }),
  /** Whether the person has read the lists again since the last step of the other one. */
  reads: fc.boolean(),
})

it('moves only what two people say, whatever they last saw, and an undo puts back only that', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 40 }), async (steps) => {
      const place = await open()
      let now = await read(place)
      const seen: [Picture, Picture] = [now, now]
      const done: { by: Person; change: string; moved: string[] }[] = []
      for (const step of steps) {
        world.pass(1)
        const by = place.people[step.who] as Person
        if (step.reads) seen[step.who as 0 | 1] = now
        const picture = seen[step.who as 0 | 1]
        const known = picture.flat()
        const id = known[step.first % Math.max(1, known.length)]
        if (step.what === 'undo') {
          const last = done.pop()
          if (!last) continue
          const { status } = await last.by.call(undoChange, { params: { id: last.change } })
          const next = await read(place)
          expect(without(next, last.moved)).toEqual(without(now, last.moved))
          expect([200, 409]).toContain(status)
          now = next
        } else if (id && step.what === 'move') {
          const moved = Array.from({ length: step.count }, (_, n) => known[(step.first + n * 3) % known.length] as string)
          const tasks = [...new Set(moved)]
          const others = (picture[step.list] ?? []).filter((each) => !tasks.includes(each))
          const after = others.slice(0, step.at).toReversed()
          const listId = place.lists[step.list]
          const answer = listId
            ? await by.call(moveToList, { params: { id: listId }, body: { tasks, after } })
            : await by.call(moveToInbox, { params: { id: place.projectId }, body: { tasks, after } })
          expect(answer.status).toBe(200)
          const next = await read(place)
          const landed = tasks.filter((each) => now.flat().includes(each))
          expect(answer.reply.moved).toEqual(landed)
          expect(without(next, landed)).toEqual(without(now, landed))
          const neighbour = after.find((each) => now[step.list]?.includes(each) && !landed.includes(each))
          const from = neighbour === undefined ? 0 : (next[step.list] ?? []).indexOf(neighbour) + 1
          expect(next[step.list]?.slice(from, from + landed.length)).toEqual(landed)
          if (answer.change) done.push({ by, change: answer.change, moved: landed })
          now = next
        } else if (id && now.flat().includes(id)) {
          await by.call(step.what === 'finish' ? wire.finishTask : wire.deleteTask, { params: { id } })
          now = without(now, [id])
        }
      }
      expect(world.logged).toEqual([])
    }),
    { numRuns: 25 },
  )
}, 120_000)
