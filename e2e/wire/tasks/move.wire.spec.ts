import { expect } from '@playwright/test'
import { accepted, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList, placesAt } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

const withTasks = async (by: Caller, project: string, name: string, subjects: string[]) => {
  const list = await makeTaskList(by, project, name)
  const ids: Record<string, string> = {}
  for (const subject of subjects) ids[subject] = await makeTask(by, `/taskLists/${list}/tasks`, subject)
  return { list, path: `/taskLists/${list}/tasks`, move: `/x/taskLists/${list}/tasks/move`, ids }
}
const subjects = async (by: Caller, path: string, root = 'tasks') => (await placesAt(by, path, root)).map(([subject]) => subject)

test('a task dropped below one that a colleague has moved away goes below the next one, and pulls nothing back', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const first = await withTasks(admin, project, 'First', ['a', 'b', 'c'])
  const second = await withTasks(admin, project, 'Second', ['d'])
  const [a, b] = [first.ids.a ?? '', first.ids.b ?? '']
  const away = accepted(await admin.post(second.move, { tasks: [b] }))
  expect(away.body).toEqual({ moved: [b], completed: [], missing: [] })
  accepted(await admin.post(first.move, { tasks: [a], after: [b] }))
  expect(await subjects(admin, first.path)).toEqual(['a', 'c'])
  accepted(await admin.post(first.move, { tasks: [a], after: [first.ids.c ?? '', b] }))
  expect([await subjects(admin, first.path), await subjects(admin, second.path)]).toEqual([
    ['c', 'a'],
    ['d', 'b'],
  ])
  // Only b goes back, although a has moved since.
  accepted(await admin.post(`/x/changes/${away.headers['x-change']}/undo`))
  expect(await subjects(admin, second.path)).toEqual(['d'])
  expect((await subjects(admin, first.path)).toSorted()).toEqual(['a', 'b', 'c'])
})

test('completed, deleted and hidden tasks are left out and named in the answer; the others of a selection land', async ({ cast }) => {
  const { admin, member } = cast
  const project = await makeProject(admin)
  const { path, move, ids } = await withTasks(admin, project, 'Build', ['a', 'b', 'c', 'd', 'e'])
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((subject) => ids[subject] ?? '') as [string, string, string, string, string]
  accepted(await admin.put(`/tasks/${b}/done`))
  accepted(await admin.delete(`/tasks/${d}`))
  expect(accepted(await member.post(move, { tasks: [a, b, d], after: [c, b] })).body).toEqual({
    moved: [a],
    completed: [b],
    missing: [d],
  })
  expect(await placesAt(admin, path)).toEqual([
    ['c', '1'],
    ['a', '2'],
    ['e', '3'],
    ['b', null],
  ])
  const none = accepted(await member.post(move, { tasks: [b], after: [e] }))
  expect(none.body).toEqual({ moved: [], completed: [b], missing: [] })
  expect(none.headers['x-change']).toBeUndefined()
  expect(accepted(await member.post(move, { tasks: [a], after: [c] })).headers['x-change']).toBeUndefined()
})

test('the inbox takes tasks of lists and keeps its order', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const { ids, path } = await withTasks(admin, project, 'Build', ['a', 'b'])
  const inbox = `/projects/${project}/inbox`
  const [x, y] = [await makeTask(admin, inbox, 'x'), await makeTask(admin, inbox, 'y')]
  accepted(await admin.post(`/x/projects/${project}/inbox/move`, { tasks: [ids.b ?? '', y], after: [] }))
  expect([await subjects(admin, inbox, 'inbox'), await subjects(admin, path)]).toEqual([['b', 'y', 'x'], ['a']])
  accepted(await admin.post(`/x/projects/${project}/inbox/move`, { tasks: [y], after: [x] }))
  expect(await subjects(admin, inbox, 'inbox')).toEqual(['b', 'x', 'y'])
})

test('a task of another project, a task listed twice and an archived project are named in the refusal', async ({ space, database }) => {
  const { admin } = space
  const [project, other] = [await makeProject(admin, { name: 'Harbour café' }), await makeProject(admin)]
  const { move, ids, path } = await withTasks(admin, project, 'Build', ['Load test', 'Map'])
  const away = (await withTasks(admin, other, 'Build', ['Print flags'])).ids['Print flags'] ?? ''
  const map = ids.Map ?? ''
  const before = await database.fingerprint()
  const sentence = async (tasks: string[]) => refused(await admin.post(move, { tasks }), 422, 'tasks.1').body
  expect(await sentence([map, away])).toMatchObject({ errors: [{ message: '“Print flags” is not in this project.' }] })
  expect(await sentence([map, map])).toMatchObject({ errors: [{ message: '“Map” is listed twice.' }] })
  expect(await database.fingerprint()).toBe(before)
  accepted(await admin.put(`/projects/${project}`, { project: { status: 'archived' } }))
  expect(refused(await admin.post(move, { tasks: [map], after: [] }), 409).body).toMatchObject({
    errors: [{ code: 'archived', message: '“Harbour café” is archived. Make it active again to move its tasks.' }],
  })
  const archived = { errors: [{ code: 'archived', message: '“Harbour café” is archived. Make it active again to move its tasks.' }] }
  const list = path.split('/')[2]
  expect(refused(await admin.post(`/taskLists/${list}/tasks/reorder`, { tasks: [map] }), 409).body).toEqual(archived)
  expect(refused(await admin.post(`/projects/${project}/reorderTasks`, { tasks: [map] }), 409).body).toEqual(archived)
  expect(refused(await admin.put(`/tasks/${map}`, { task: { position: '1' } }), 409).body).toEqual(archived)
  expect(refused(await admin.put(`/x/taskLists/${list}`, { 'task-list': { position: '1' } }), 409).body).toEqual(archived)
  expect(await subjects(admin, path)).toEqual(['Load test', 'Map'])
})
