import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProject } from '../../../contract/projects/projects.ts'
import * as wire from '../../../contract/projects/tasks.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { createTaskList } from '../../../contract/x/projects/task-lists.ts'
import { checkStore } from '../../service.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const kinds = [
  'create',
  'create',
  'create',
  'move',
  'move',
  'finish',
  'reopen',
  'delete',
  'reorder',
  'reorder all',
  'undo',
  'undo older',
] as const
interface Step {
  kind: (typeof kinds)[number]
  who: number
  list: number
  first: number
  second: number
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(2),
  list: fc.nat(2),
  first: fc.nat(40),
  second: fc.nat(40),
})

/** The open tasks of each list in order, and the completed ones. The last list is the inbox. */
interface Model {
  open: string[][]
  done: { id: string; list: number }[]
}
interface Done {
  by: Person
  change: string
  before: Model
}
interface Room {
  people: Person[]
  projectId: string
  lists: string[]
}

const open = async (): Promise<Room> => {
  const account = await world.account()
  const { admin } = account
  const { projectId } = (await admin.call(createProject, { body: { project: { name: 'Booking flow' } } })).reply
  const list = async (name: string) =>
    (await admin.call(createTaskList, { params: { id: projectId }, body: { taskList: { name } } })).reply.taskListId
  return { people: [admin, await account.member(), await account.member()], projectId, lists: [await list('Build'), await list('Design')] }
}

const read = async ({ people, lists, projectId }: Room): Promise<Model> => {
  const [admin] = people as [Person]
  const found = []
  for (const ownerId of lists) found.push((await admin.call(wire.listTasks.list, { params: { ownerId } })).reply.tasks)
  found.push((await admin.call(wire.inbox.list, { params: { ownerId: projectId } })).reply.inbox)
  for (const tasks of found) {
    const places = tasks.filter(({ state }) => state !== 'done').map(({ position }) => position)
    expect(places).toEqual(places.map((_, place) => place + 1))
    expect(tasks.slice(places.length).every(({ state, position }) => state === 'done' && position === undefined)).toBe(true)
  }
  return {
    open: found.map((tasks) => tasks.flatMap(({ id, state }) => (state === 'done' ? [] : [id]))),
    done: found.flatMap((tasks, list) => tasks.flatMap(({ id, state }) => (state === 'done' ? [{ id, list }] : []))),
  }
}
const sorted = (model: Model) => ({ ...model, done: model.done.toSorted((a, b) => a.id.localeCompare(b.id)) })
const without = (model: Model, ids: string[]): Model => ({
  open: model.open.map((list) => list.filter((id) => !ids.includes(id))),
  done: model.done.filter(({ id }) => !ids.includes(id)),
})

/** Some of the open tasks of the project, in some order. */
const someOf = (model: Model, { first, second }: Step) =>
  model.open
    .flat()
    .filter((_, place) => (place * 7 + first) % 3 > 0)
    .toSorted((a, b) => ((Number(a) * 31 + second) % 17) - ((Number(b) * 31 + second) % 17))

type Outcome = { answer: { status: number; change: string }; after: Model } | undefined

/** Runs one step and returns the expected model. */
const act = async (room: Room, model: Model, step: Step): Promise<Outcome> => {
  const by = room.people[step.who] as Person
  const all = model.open.flat()
  const id = all[step.first % Math.max(1, all.length)]
  const list = model.open.findIndex((ids) => ids.includes(id ?? ''))
  const put = (ids: string[], into: number): Model => ({ ...model, open: model.open.map((old, n) => (n === into ? ids : old)) })
  if (step.kind === 'create') {
    const task = { subject: `Task ${step.second}`, responsibles: [by.id] }
    const ownerId = room.lists[step.list]
    const answer = ownerId
      ? await by.call(wire.listTasks.create, { params: { ownerId }, body: { task } })
      : await by.call(wire.inbox.create, { params: { ownerId: room.projectId }, body: { task } })
    return { answer, after: put([...(model.open[step.list] as string[]), answer.reply.taskId], step.list) }
  }
  if (step.kind === 'reopen') {
    const done = model.done[step.first % Math.max(1, model.done.length)]
    if (!done) return undefined
    const answer = await by.call(wire.stopTask, { params: { id: done.id } })
    const rest = without(model, [done.id])
    return { answer, after: { ...rest, open: rest.open.map((ids, n) => (n === done.list ? [...ids, done.id] : ids)) } }
  }
  if (!id) return undefined
  if (step.kind === 'move') {
    const answer = await by.call(wire.updateTask, { params: { id }, body: { task: { position: step.second + 1 } } })
    const others = (model.open[list] as string[]).filter((one) => one !== id)
    return { answer, after: put(others.toSpliced(step.second, 0, id), list) }
  }
  if (step.kind === 'finish') {
    const answer = await by.call(wire.finishTask, { params: { id } })
    const rest = without(model, [id])
    return { answer, after: { ...rest, done: [...rest.done, { id, list }] } }
  }
  if (step.kind === 'delete') return { answer: await by.call(wire.deleteTask, { params: { id } }), after: without(model, [id]) }
  const tasks = someOf(model, step)
  if (step.kind === 'reorder all') {
    const answer = await by.call(wire.reorderProject, { params: { id: room.projectId }, body: { tasks } })
    const after = model.open.map((ids) => [...tasks.filter((one) => ids.includes(one)), ...ids.filter((one) => !tasks.includes(one))])
    return { answer, after: { ...model, open: after } }
  }
  const listId = room.lists[step.list % 2] as string
  const answer = await by.call(wire.reorderList, { params: { id: listId }, body: { tasks } })
  const rest = without({ ...model, done: [] }, tasks).open
  return { answer, after: { ...model, open: rest.map((ids, n) => (n === step.list % 2 ? [...tasks, ...ids] : ids)) } }
}

it('keeps every list equal to a simple model through any steps and undos', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 40 }), async (steps) => {
      const room = await open()
      let model: Model = { open: [[], [], []], done: [] }
      const done: Done[] = []
      for (const step of steps) {
        world.pass(1)
        if (step.kind.startsWith('undo')) {
          const at = step.kind === 'undo' ? done.length - 1 : step.first % Math.max(1, done.length)
          const [made] = done.splice(at, 1)
          if (!made) continue
          const { status } = await made.by.call(undoChange, { params: { id: made.change } })
          const now = await read(room)
          if (at === done.length) {
            expect(status).toBe(200)
            expect(sorted(now)).toEqual(sorted(made.before))
          } else {
            expect([200, 409]).toContain(status)
            if (status === 409) {
              expect(sorted(now)).toEqual(sorted(model))
              // It is not undone yet, so earlier steps cannot be undone in order.
              done.splice(at, 0, made)
            }
            // After an undo out of order, the model reads the resulting positions.
            if (status === 200) done.length = 0
          }
          model = now
          continue
        }
        const outcome = await act(room, model, step)
        if (!outcome) continue
        expect(outcome.answer.status).toBeLessThan(300)
        const { change } = outcome.answer
        if (change) done.push({ by: room.people[step.who] as Person, change, before: model })
        else expect(sorted(outcome.after)).toEqual(sorted(model))
        model = outcome.after
        expect(sorted(await read(room))).toEqual(sorted(model))
      }
      expect(world.logged).toEqual([])
    }),
    { numRuns: 25 },
  )
  expect(await checkStore(world.store)).toEqual([])
})
