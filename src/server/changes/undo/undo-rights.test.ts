import { afterAll, expect, it } from 'vitest'
import { deleteTask, getTask, inbox } from '../../../contract/projects/tasks.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { openProject } from '../../testing/projects.ts'
import { openWorld } from '../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())

it('gives nobody back what they could not delete today', async () => {
  const account = await world.account()
  const { id: ownerId, admin, companyId } = await openProject(account)
  const mia = await account.member()
  const task = async () => (await admin.call(inbox.create, { params: { ownerId }, body: { task: { subject: 'Paint' } } })).reply.taskId
  const [others, another] = [await task(), await task()]
  const remove = (id: string) => mia.call(deleteTask, { params: { id } })
  const undo = (id: string) => mia.call(undoChange, { params: { id } })
  const gone = await remove(another)
  const deleted = await remove(others)
  expect((await undo(gone.change)).status).toBe(200)
  await admin.call(updateUser, { params: { id: mia.id }, body: { user: { role: 'client', companyId } } })
  expect((await remove(another)).status).toBe(403)
  expect((await undo(deleted.change)).status).toBe(403)
  expect((await mia.call(getTask, { params: { id: others } })).status).toBe(404)
})
