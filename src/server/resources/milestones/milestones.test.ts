import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { milestoneComments } from '../../../contract/notes/comments.ts'
import { createMessage, getMessage } from '../../../contract/projects/messages.ts'
import { createMilestone, deleteMilestone, listMilestones, updateMilestone } from '../../../contract/projects/milestones.ts'
import { createProject } from '../../../contract/projects/projects.ts'
import { listTasks } from '../../../contract/projects/tasks.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { updateMe } from '../../../contract/x/people/me.ts'
import { createTaskList } from '../../../contract/x/projects/task-lists.ts'
import { contentOf } from '../../testing/database/database.ts'
import { openProject } from '../../testing/projects.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const make = async (by: Person, projectId: string, deadline: string, title = deadline) =>
  (await by.call(createMilestone, { params: { projectId }, body: { milestone: { title, deadline } } })).reply.milestoneId
const deadlines = async (by: Person, projectId: string) =>
  new Map((await by.call(listMilestones, { params: { projectId } })).reply.milestones.map(({ id, deadline }) => [id, deadline]))

/** The model: days as JavaScript computes them. */
const plus = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
/** Counts the working days up to a day, one by one. */
const workingDays = (from: string, to: string): number =>
  from === to ? 0 : from > to ? -workingDays(to, from) : workingDays(plus(from, 1), to) + (isWorkingDay(plus(from, 1)) ? 1 : 0)
/** Steps over days until so many working days have passed, from the Friday before where the day is in a weekend. */
const step = (day: string, count: number): string => {
  if (count === 0) return day
  let at = day
  while (!isWorkingDay(at)) at = plus(at, -1)
  for (let left = Math.abs(count); left > 0; ) {
    at = plus(at, Math.sign(count))
    if (isWorkingDay(at)) left -= 1
  }
  return at
}
const day = fc.integer({ min: 0, max: 60 }).map((days) => plus('2026-11-01', days))
const planned = fc.record({
  deadlines: fc.array(fc.record({ day, completed: fc.boolean() }), { minLength: 2, maxLength: 6 }),
  moved: fc.nat(),
  by: fc.integer({ min: -40, max: 40 }),
  along: fc.boolean(),
  offWeekends: fc.boolean(),
})

describe('moving a milestone', () => {
  it('moves the open ones after it on request, and undo restores them', async () => {
    const account = await world.account()
    await fc.assert(
      fc.asyncProperty(planned, async (plan) => {
        const { admin } = account
        const { projectId } = (await admin.call(createProject, { body: { project: { name: 'Plan' } } })).reply
        const made: { id: string; day: string; completed: boolean }[] = []
        for (const { day, completed } of plan.deadlines) {
          const id = await make(admin, projectId, day)
          if (completed) await admin.call(updateMilestone, { params: { id }, body: { milestone: { completedAt: '2026-11-02' } } })
          made.push({ id, day, completed })
        }
        const moved = made[plan.moved % made.length] as (typeof made)[number]
        const deadline = plus(moved.day, plan.by)
        const flags = { moveUpcomingMilestones: plan.along, moveUpcomingMilestonesOffWeekends: plan.offWeekends }
        const before = await contentOf(world.store, account.id)
        const { change } = await admin.call(updateMilestone, { params: { id: moved.id }, body: { milestone: { deadline, ...flags } } })
        const expected = made.map((one): [string, string] => {
          if (one === moved) return [one.id, deadline]
          const goes = plan.along && plan.by !== 0 && !one.completed && one.day >= moved.day
          return [one.id, goes ? (plan.offWeekends ? step(one.day, workingDays(moved.day, deadline)) : plus(one.day, plan.by)) : one.day]
        })
        expect(await deadlines(admin, projectId)).toEqual(new Map(expected))
        await admin.call(undoChange, { params: { id: change } })
        expect(await contentOf(world.store, account.id)).toEqual(before)
      }),
      { numRuns: 30 },
    )
  })

  it('there and back again ends where it began, with the tasks of their lists', async () => {
    const { id: projectId, admin } = await openProject(await world.account())
    const [a = '', , b = ''] = await Promise.all(
      ['2026-11-27', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-04'].map((deadline) => make(admin, projectId, deadline)),
    )
    const listOf = async (milestoneId: string) =>
      (await admin.call(createTaskList, { params: { id: projectId }, body: { taskList: { name: 'Build', milestoneId } } })).reply.taskListId
    const params = { ownerId: await listOf(b) }
    for (const dueDate of ['2026-11-30', '2026-12-04 15:00:00', ''])
      await admin.call(listTasks.create, { params, body: { task: { subject: 'Map', dueDate } } })
    const dates = async () => ({
      milestones: [...(await deadlines(admin, projectId)).values()],
      tasks: (await admin.call(listTasks.list, { params })).reply.tasks.map(({ dueDate }) => dueDate),
    })
    const move = (deadline: string) =>
      admin.call(updateMilestone, {
        params: { id: a },
        body: { milestone: { deadline, moveUpcomingMilestones: true, moveUpcomingMilestonesOffWeekends: true, xMoveTasks: true } },
      })
    const before = await dates()
    await move('2026-11-26')
    expect(await dates()).toEqual({
      milestones: ['2026-11-26', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-03'],
      tasks: ['2026-11-27', '2026-12-03 15:00:00', ''],
    })
    await move('2026-11-27')
    expect(await dates()).toEqual(before)
    await move('2026-12-02')
    await move('2026-11-27')
    expect(await dates()).toEqual(before)
  })

  it('is refused if one would leave the calendar, and moves nothing', async () => {
    const account = await world.account()
    const { id: projectId, admin } = await openProject(account)
    const [first, last] = [await make(admin, projectId, '9999-12-01'), await make(admin, projectId, '9999-12-30')]
    const milestone = { deadline: '9999-12-05', moveUpcomingMilestones: true }
    expect((await admin.call(updateMilestone, { params: { id: first }, body: { milestone } })).status).toBe(422)
    expect(await deadlines(admin, projectId)).toEqual(
      new Map([
        [first, '9999-12-01'],
        [last, '9999-12-30'],
      ]),
    )
  })
})

it('late and upcoming change at midnight in the reader’s time zone', async () => {
  const account = await world.account()
  const { id: projectId, admin, member } = await openProject(account)
  const id = await make(admin, projectId, '2026-11-17')
  await member.call(updateMe, { body: { me: { timeZone: 'Pacific/Kiritimati' } } })
  world.pass(3 * 3600)
  const found = async (by: Person, filter: string) =>
    (await by.call(listMilestones, { params: { projectId, filter } })).reply.milestones.map((one) => one.id)
  expect([await found(admin, 'late'), await found(admin, 'upcoming')]).toEqual([[], [id]])
  expect([await found(member, 'late'), await found(member, 'upcoming')]).toEqual([[id], []])
  await admin.call(updateMilestone, { params: { id }, body: { milestone: { completedAt: '2026-11-17' } } })
  expect([await found(member, 'late'), await found(member, 'completed')]).toEqual([[], [id]])
})

it('deleting a milestone deletes its comments but not its messages, and undo restores it', async () => {
  const account = await world.account()
  const { id: projectId, admin, client } = await openProject(account)
  const id = await make(admin, projectId, '2026-12-01')
  await client.call(milestoneComments.create, { params: { resourceId: id }, body: { comment: { body: 'Good.' } } })
  const message = { title: 'Plan', milestoneId: id }
  const { messageId } = (await admin.call(createMessage, { params: { projectId }, body: { message } })).reply
  const before = await contentOf(world.store, account.id)
  const { change } = await admin.call(deleteMilestone, { params: { id } })
  expect((await admin.call(getMessage, { params: { id: messageId } })).reply.message.milestoneId).toBeUndefined()
  await admin.call(undoChange, { params: { id: change } })
  expect(await contentOf(world.store, account.id)).toEqual(before)
})
