import { expect } from '@playwright/test'
import { accepted, listAt, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeContact } from '../../fixtures/records.ts'
import { makeTask, makeTaskList, placesAt } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

const withTasks = async (by: Caller, project: string, name: string, subjects: string[]) => {
  const list = await makeTaskList(by, project, name)
  const ids: Record<string, string> = {}
  for (const subject of subjects) ids[subject] = await makeTask(by, `/taskLists/${list}/tasks`, subject)
  return { list, path: `/taskLists/${list}/tasks`, ids }
}
const subjects = async (by: Caller, path: string, root = 'tasks') => (await placesAt(by, path, root)).map(([subject]) => subject)

test('position on an update moves a task in its list: 1 is the top, past the end is the end', async ({ space }) => {
  const { admin } = space
  const { path, ids } = await withTasks(admin, await makeProject(admin), 'Build', ['A', 'B', 'C', 'D'])
  const move = (subject: string, position: string) => admin.put(`/tasks/${ids[subject]}`, { task: { position } })
  accepted(await move('C', '1'))
  expect(await placesAt(admin, path)).toEqual([
    ['C', '1'],
    ['A', '2'],
    ['B', '3'],
    ['D', '4'],
  ])
  accepted(await move('C', '99'))
  accepted(await move('A', '2'))
  expect(await subjects(admin, path)).toEqual(['B', 'A', 'D', 'C'])
  for (const position of ['0', '-1', '1.5', '', 'top']) refused(await move('A', position), 422, 'task.position')
  accepted(await admin.put(`/tasks/${ids.D}/done`))
  refused(await move('D', '1'), 422, 'task.position')
  refused(await admin.put(`/tasks/${ids.A}`, { task: { position: '1', state: 'done' } }), 422, 'task.position')
  accepted(await admin.put(`/tasks/${ids.D}`, { task: { position: '1', state: 'started' } }))
  expect(await subjects(admin, path)).toEqual(['D', 'B', 'A', 'C'])
})

test('a list takes the given order; what is not listed follows as it was, and undo brings the old order back', async ({ space }) => {
  const { admin } = space
  const { list, path, ids } = await withTasks(admin, await makeProject(admin), 'Build', ['A', 'B', 'C', 'D', 'E'])
  accepted(await admin.put(`/tasks/${ids.B}/done`))
  const answer = accepted(await admin.post(`/taskLists/${list}/tasks/reorder`, { tasks: [ids.D ?? '', ids.A ?? ''] }))
  expect(answer.body).toEqual({})
  expect(await placesAt(admin, path)).toEqual([
    ['D', '1'],
    ['A', '2'],
    ['C', '3'],
    ['E', '4'],
    ['B', null],
  ])
  accepted(await admin.post(`/taskLists/${list}/tasks/reorder`, { tasks: [] }))
  accepted(await admin.post(`/x/changes/${answer.headers['x-change']}/undo`))
  expect(await subjects(admin, path)).toEqual(['A', 'C', 'D', 'E', 'B'])
})

test('a list takes in listed tasks of other lists and of the inbox of its project', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const build = await withTasks(admin, project, 'Build', ['A', 'B'])
  const design = await withTasks(admin, project, 'Design', ['C', 'D'])
  const inbox = await makeTask(admin, `/projects/${project}/inbox`, 'E')
  const tasks = [inbox, build.ids.B ?? '', design.ids.C ?? '']
  const { headers } = accepted(await admin.post(`/taskLists/${build.list}/tasks/reorder`, { tasks }))
  expect(await subjects(admin, build.path)).toEqual(['E', 'B', 'C', 'A'])
  expect(await placesAt(admin, design.path)).toEqual([['D', '1']])
  expect(await subjects(admin, `/projects/${project}/inbox`, 'inbox')).toEqual([])
  expect(listAt(accepted(await admin.get(build.path)), 'tasks')[0]).toMatchObject({
    id: inbox,
    'task-list-id': build.list,
    'project-id': project,
  })
  accepted(await admin.post(`/x/changes/${headers['x-change']}/undo`))
  expect([await subjects(admin, build.path), await subjects(admin, design.path)]).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ])
})

test('reorderTasks orders the whole project: each task stays in its list, and lists and inbox follow', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const build = await withTasks(admin, project, 'Build', ['A', 'B', 'C'])
  const design = await withTasks(admin, project, 'Design', ['D', 'E'])
  const inbox = [await makeTask(admin, `/projects/${project}/inbox`, 'F'), await makeTask(admin, `/projects/${project}/inbox`, 'G')]
  const tasks = [inbox[1] ?? '', build.ids.C ?? '', design.ids.E ?? '', build.ids.A ?? '']
  expect(accepted(await admin.post(`/projects/${project}/reorderTasks`, { tasks })).body).toEqual({})
  expect(await subjects(admin, build.path)).toEqual(['C', 'A', 'B'])
  expect(await subjects(admin, design.path)).toEqual(['E', 'D'])
  expect(await subjects(admin, `/projects/${project}/inbox`, 'inbox')).toEqual(['G', 'F'])
})

test('a completed, unknown, repeated or other project’s task is named, and nothing is changed', async ({ cast, database }) => {
  const { admin, creator } = cast
  const [project, other] = [await makeProject(admin), await makeProject(admin)]
  const { list, ids } = await withTasks(admin, project, 'Build', ['A', 'B', 'C'])
  const away = (await withTasks(admin, other, 'Build', ['Z'])).ids.Z ?? ''
  accepted(await admin.put(`/tasks/${ids.C}/done`))
  const contact = await makeContact(creator, { visibility: 'only-me' })
  const hidden = await makeTask(creator, `/contacts/${contact}/tasks`, 'Call', { responsibles: [creator.id] })
  const [a, b] = [ids.A ?? '', ids.B ?? '']
  const before = await database.fingerprint()
  for (const path of [`/taskLists/${list}/tasks/reorder`, `/projects/${project}/reorderTasks`]) {
    for (const bad of [ids.C ?? '', '999999999', a, away, hidden, contact])
      refused(await admin.post(path, { tasks: [b, a, bad] }), 422, 'tasks.2')
    const [unknown, unseen] = [
      refused(await admin.post(path, { tasks: ['999999999'] }), 422),
      refused(await admin.post(path, { tasks: [hidden] }), 422),
    ]
    expect(unseen.body).toEqual(unknown.body)
    for (const bad of [7, `-${a}`, '', 'x']) refused(await admin.post(path, { tasks: [bad] }), 422, 'tasks.0')
    for (const bad of [undefined, {}, { tasks: 'x' }, { tasks: [a], list: '1' }])
      refused(await admin.post(path, bad), bad === undefined ? 400 : 422)
  }
  expect(await database.fingerprint()).toBe(before)
})
