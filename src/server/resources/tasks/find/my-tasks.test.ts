import { expect, it } from 'vitest'
import { finishTask, myTasks, personalTasks } from '../../../../contract/projects/tasks.ts'
import { statementsOf } from '../../../testing/database/statements.ts'
import { openForTests } from '../../../testing/each-test.ts'

const { world, here } = await openForTests()

it('reads thousands of tasks in chunks and answers others in between', async () => {
  const { admin, account } = here
  const { taskId } = (await admin.call(personalTasks.create, { body: { task: { subject: 'Task' } } })).reply
  const copies = 1200
  await world.store.write(async (tx) => {
    const row = await tx.db.selectFrom('tasks').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow()
    const { id: _, ...rest } = row
    for (let n = 0; n < copies; n += 1) await tx.load('tasks', { ...rest, accountId: account.id })
  })
  let turns = 0
  let isDone = false
  const others = async () => {
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve))
      turns += 1
    }
  }
  const ask = async () => {
    const { tasks } = (await admin.call(myTasks, { query: { view: 'tasks_created_by_me' } })).reply
    isDone = true
    return tasks
  }
  const [tasks] = await Promise.all([ask(), others()])
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(copies + 1)
  expect(turns).toBeGreaterThan(5)
})

it('reads no more completed tasks than asked for', async () => {
  const { admin } = here
  for (let n = 0; n < 5; n += 1) {
    const { taskId } = (await admin.call(personalTasks.create, { body: { task: { subject: `Task ${n}` } } })).reply
    await admin.call(finishTask, { params: { id: taskId } })
  }
  const asked = await statementsOf(world.store, async () => {
    const { tasks } = (await admin.call(myTasks, { query: { view: 'tasks_created_by_me', xDone: 2 } })).reply
    expect(tasks).toHaveLength(2)
  })
  expect(asked.filter(({ parts }) => parts.includes('tasks')).every(({ rows }) => rows <= 2)).toBe(true)
})
