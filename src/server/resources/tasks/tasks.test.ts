import { describe, expect, it } from 'vitest'
import { createContact, deleteContact, mergeContacts } from '../../../contract/contacts/contacts.ts'
import { taskComments } from '../../../contract/notes/comments.ts'
import { createProject } from '../../../contract/projects/projects.ts'
import * as wire from '../../../contract/projects/tasks.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { changeProjectCompanies } from '../../../contract/x/projects/projects.ts'
import { createTaskList, deleteTaskList, listTaskLists } from '../../../contract/x/projects/task-lists.ts'
import { contentOf } from '../../testing/database/database.ts'
import { openForTests } from '../../testing/each-test.ts'
import { openProject } from '../../testing/projects.ts'
import type { Person } from '../../testing/world.ts'

const { world, here } = await openForTests()

const project = async (by: Person, more: object = {}) =>
  (await by.call(createProject, { body: { project: { name: 'Booking flow', ...more } } })).reply.projectId
const list = async (by: Person, projectId: string, name = 'Build') =>
  (await by.call(createTaskList, { params: { id: projectId }, body: { taskList: { name } } })).reply.taskListId
const add = async (by: Person, listId: string, subject: string, more: object = {}) =>
  (await by.call(wire.listTasks.create, { params: { ownerId: listId }, body: { task: { subject, ...more } } })).reply.taskId
const undo = (by: Person, id: string) => by.call(undoChange, { params: { id } })
const order = async (by: Person, listId: string) =>
  (await by.call(wire.listTasks.list, { params: { ownerId: listId } })).reply.tasks.map(({ subject, position }) => [subject, position])
const contact = async (by: Person, name: string, more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name, ...more } } })).reply.contactId

describe('undo', () => {
  it('restores a list with its tasks, positions and comments', async () => {
    const projectId = await project(here.admin)
    const listId = await list(here.admin, projectId)
    for (const subject of ['One', 'Two', 'Three']) await add(here.admin, listId, subject, { responsibles: [here.member.id] })
    const done = await add(here.admin, listId, 'Done')
    await here.member.call(wire.finishTask, { params: { id: done } })
    await here.member.call(taskComments.create, { params: { resourceId: done }, body: { comment: { body: 'Good.' } } })
    const before = await contentOf(world.store, here.account.id)
    const { change } = await here.member.call(deleteTaskList, { params: { id: listId } })
    expect((await here.member.call(listTaskLists, { params: { id: projectId } })).reply.taskLists).toEqual([])
    expect((await here.member.call(wire.getTask, { params: { id: done } })).status).toBe(404)
    expect((await undo(here.member, change)).status).toBe(200)
    expect(await contentOf(world.store, here.account.id)).toEqual(before)
    expect(await order(here.member, listId)).toEqual([
      ['One', 1],
      ['Two', 2],
      ['Three', 3],
      ['Done', undefined],
    ])
  })

  it('of a completion restores the position, whatever others have completed or moved', async () => {
    const listId = await list(here.admin, await project(here.admin))
    const [, two, three] = [
      await add(here.admin, listId, 'One'),
      await add(here.admin, listId, 'Two'),
      await add(here.admin, listId, 'Three'),
    ]
    const { change } = await here.member.call(wire.finishTask, { params: { id: two } })
    await add(here.admin, listId, 'Four')
    await here.admin.call(wire.finishTask, { params: { id: three } })
    expect((await undo(here.member, change)).status).toBe(200)
    expect((await order(here.member, listId)).slice(0, 3)).toEqual([
      ['One', 1],
      ['Two', 2],
      ['Four', 3],
    ])
  })

  it('of a deletion restores everything on a contact, and a merge moves it to the winner', async () => {
    const [looser, winner] = [await contact(here.admin, 'Mira'), await contact(here.admin, 'Mira Sol')]
    const on = async (ownerId: string, subject: string) =>
      (
        await here.admin.call(wire.contactTasks.create, {
          params: { ownerId },
          body: { task: { subject, responsibles: [here.member.id] } },
        })
      ).reply.taskId
    const [there, first, second] = [await on(winner, 'There'), await on(looser, 'First'), await on(looser, 'Second')]
    await here.member.call(wire.finishTask, { params: { id: second } })
    const before = await contentOf(world.store, here.account.id)
    const merged = await here.admin.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })
    const { tasks } = (await here.member.call(wire.contactTasks.list, { params: { ownerId: winner } })).reply
    expect(tasks.map(({ id, position, contactId }) => [id, position, contactId])).toEqual([
      [there, 1, winner],
      [first, 2, winner],
      [second, undefined, winner],
    ])
    await undo(here.admin, merged.change)
    expect(await contentOf(world.store, here.account.id)).toEqual(before)
    const gone = await here.admin.call(deleteContact, { params: { id: looser } })
    expect((await here.member.call(wire.getTask, { params: { id: first } })).status).toBe(404)
    await undo(here.admin, gone.change)
    expect(await contentOf(world.store, here.account.id)).toEqual(before)
  })

  it('of a reorder is refused if later changes depend on it', async () => {
    const listId = await list(here.admin, await project(here.admin))
    const ids = []
    for (const subject of ['One', 'Two', 'Three']) ids.push(await add(here.admin, listId, subject))
    const { change } = await here.admin.call(wire.reorderList, { params: { id: listId }, body: { tasks: ids.toReversed() } })
    await here.member.call(wire.updateTask, { params: { id: ids[2] as string }, body: { task: { subject: 'New' } } })
    const before = await contentOf(world.store, here.account.id)
    const answer = await undo(here.admin, change)
    expect([answer.status, answer.errors[0]?.message]).toEqual([409, expect.stringContaining('“New”')])
    expect(await contentOf(world.store, here.account.id)).toEqual(before)
  })
})

describe('the responsible users of a task', () => {
  it('are active and see its record', async () => {
    const hidden = await contact(here.member, 'Secret', { visibility: 'only-me' })
    const company = await contact(here.admin, 'Harbour')
    const ask = (by: Person, responsibles: string[]) =>
      by.call(wire.contactTasks.create, { params: { ownerId: hidden }, body: { task: { subject: 'Call', responsibles } } })
    expect((await ask(here.member, [here.admin.id])).errors[0]).toMatchObject({ code: 'no-access', field: 'task.responsibles.0' })
    expect((await ask(here.member, [here.member.id])).status).toBe(201)
    expect((await ask(here.admin, [here.admin.id])).status).toBe(404)
    const gone = await here.account.member()
    await here.admin.call(updateUser, { params: { id: gone.id }, body: { user: { active: false } } })
    const late = { subject: 'Call', responsibles: [gone.id] }
    expect((await here.admin.call(wire.contactTasks.create, { params: { ownerId: company }, body: { task: late } })).status).toBe(422)
  })

  it('can be clients only in projects of their company', async () => {
    const company = (await here.admin.call(createContact, { body: { contact: { type: 'company', name: 'Harbour' } } })).reply.contactId
    const client = await here.account.person('client', company)
    const [theirs, other] = [await project(here.admin), await project(here.admin)]
    await here.admin.call(changeProjectCompanies, { params: { id: theirs }, body: { companies: [company] } })
    const [open, shut] = [await list(here.admin, theirs), await list(here.admin, other)]
    const id = await add(here.admin, open, 'Send photographs', { responsibles: [client.id] })
    const refused = { subject: 'No', responsibles: [client.id] }
    expect((await here.admin.call(wire.listTasks.create, { params: { ownerId: shut }, body: { task: refused } })).status).toBe(422)
    expect((await here.admin.call(wire.personalTasks.create, { body: { task: refused } })).status).toBe(422)
    expect((await client.call(wire.myTasks)).reply.tasks.map((task) => task.id)).toEqual([id])
    expect((await client.call(wire.finishTask, { params: { id } })).status).toBe(200)
    expect((await client.call(wire.deleteTask, { params: { id } })).status).toBe(403)
    expect((await client.call(wire.listTasks.list, { params: { ownerId: shut } })).status).toBe(404)
    await here.admin.call(changeProjectCompanies, { params: { id: theirs }, body: { companies: [`-${company}`] } })
    expect((await client.call(wire.getTask, { params: { id } })).status).toBe(404)
  })
})

it('a copied template has its lists and open tasks with moved dates', async () => {
  const template = await project(here.admin, { status: 'template' })
  const listId = await list(here.admin, template)
  await add(here.admin, listId, 'Plan', { dueDate: '2026-11-20', responsibles: [here.member.id] })
  const done = await add(here.admin, listId, 'Old')
  await here.admin.call(wire.finishTask, { params: { id: done } })
  await here.admin.call(wire.inbox.create, {
    params: { ownerId: template },
    body: { task: { subject: 'Sort out', dueDate: '2026-11-18 12:00:00' } },
  })
  world.pass(86_400 - 3600)
  const copy = await project(here.admin, { templateId: template })
  const { taskLists } = (await here.admin.call(listTaskLists, { params: { id: copy } })).reply
  expect(taskLists.map(({ name, openCount, doneCount }) => [name, openCount, doneCount])).toEqual([['Build', 1, 0]])
  const { tasks } = (await here.admin.call(wire.listTasks.list, { params: { ownerId: taskLists[0]?.id ?? '' } })).reply
  expect(tasks).toMatchObject([{ subject: 'Plan', dueDate: '2026-11-23', responsibles: [here.member.id], position: 1, projectId: copy }])
  const { inbox } = (await here.admin.call(wire.inbox.list, { params: { ownerId: copy } })).reply
  expect(inbox).toMatchObject([{ subject: 'Sort out', dueDate: '2026-11-19 12:00:00' }])
})

describe('the responsible people of a task', () => {
  it('named by a client are unknown where the client does not see them', async () => {
    const { id: ownerId, client, outside, member, admin } = await openProject(here.account)
    const ask = async (by: Person, responsibles: string[]) => {
      const answer = await by.call(wire.inbox.create, { params: { ownerId }, body: { task: { subject: 'Paint', responsibles } } })
      return [answer.status, answer.errors[0]?.code, answer.errors[0]?.message]
    }
    expect(await ask(client, [outside.id])).toEqual(await ask(client, ['999999999']))
    expect((await ask(member, [outside.id]))[1]).toBe('no-access')
    await admin.call(updateUser, { params: { id: member.id }, body: { user: { active: false } } })
    expect((await ask(client, [member.id]))[1]).toBe('unknown-id')
  })

  it('of a personal task are taken off by its author, or by themselves', async () => {
    const [ada, ben, cleo] = [here.admin, here.member, await here.account.member()]
    const task = { subject: 'Plan', responsibles: [ben.id, cleo.id] }
    const { taskId: id } = (await ada.call(wire.personalTasks.create, { body: { task } })).reply
    const drop = (by: Person, who: Person) => by.call(wire.updateTask, { params: { id }, body: { task: { responsibles: [`-${who.id}`] } } })
    expect((await drop(ben, cleo)).status).toBe(403)
    expect((await drop(ben, ben)).status).toBe(200)
    expect((await drop(ada, cleo)).status).toBe(200)
  })
})
