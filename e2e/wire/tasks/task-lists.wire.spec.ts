import { expect } from '@playwright/test'
import { accepted, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Json } from '../../fixtures/client.ts'
import { makeMilestone, makeProject, takePart } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

test('task lists of a project are made, renamed, put in order and deleted with their tasks; undo brings all back', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const milestone = await makeMilestone(admin, project)
  const made = accepted(
    await admin.post(`/x/projects/${project}/taskLists`, { 'task-list': { name: 'Build', 'milestone-id': milestone } }),
    201,
  )
  expect(made.body).toEqual({ 'task-list-id': expect.stringMatching(/^[1-9]\d*$/) })
  const build = textAt(made, 'task-list-id')
  const design = await makeTaskList(admin, project, 'Design')
  const launch = await makeTaskList(admin, project, 'Launch', { position: '1' })
  const lists = async () => listAt(accepted(await admin.get(`/x/projects/${project}/taskLists`)), 'task-lists')
  expect((await lists()).map(({ id, position }) => [id, position])).toEqual([
    [launch, '1'],
    [build, '2'],
    [design, '3'],
  ])
  const [task, done] = [
    await makeTask(admin, `/taskLists/${build}/tasks`, 'Test'),
    await makeTask(admin, `/taskLists/${build}/tasks`, 'Plan'),
  ]
  accepted(await admin.put(`/tasks/${done}/done`))
  expect((await lists())[1]).toEqual({
    id: build,
    name: 'Build',
    'milestone-id': milestone,
    position: '2',
    'project-id': project,
    'open-count': 1,
    'done-count': 1,
    author: admin.id,
    'created-at': moment,
    'updated-at': moment,
  })
  expect(
    accepted(await admin.put(`/x/taskLists/${build}`, { 'task-list': { name: 'Code', position: '9', 'milestone-id': '' } })).body,
  ).toEqual({})
  const after = await lists()
  expect(after.map(({ name }) => name)).toEqual(['Launch', 'Design', 'Code'])
  expect(after[2]).not.toHaveProperty('milestone-id')
  const gone = accepted(await admin.delete(`/x/taskLists/${build}`))
  expect((await lists()).map(({ name }) => name)).toEqual(['Launch', 'Design'])
  refused(await admin.get(`/tasks/${task}`), 404)
  refused(await admin.get(`/taskLists/${build}/tasks`), 404)
  accepted(await admin.post(`/x/changes/${gone.headers['x-change']}/undo`))
  expect(await lists()).toMatchObject([{ name: 'Launch' }, { name: 'Design' }, { name: 'Code', 'open-count': 1, 'done-count': 1 }])
  accepted(await admin.get(`/tasks/${task}`))
})

test('a list leads to a milestone of its own project, which it loses when that is deleted', async ({ space }) => {
  const { admin } = space
  const [project, other] = [await makeProject(admin), await makeProject(admin)]
  const foreign = await makeMilestone(admin, other)
  refused(
    await admin.post(`/x/projects/${project}/taskLists`, { 'task-list': { name: 'A', 'milestone-id': foreign } }),
    422,
    'task-list.milestone-id',
  )
  const milestone = await makeMilestone(admin, project)
  await makeTaskList(admin, project, 'Build', { 'milestone-id': milestone })
  accepted(await admin.delete(`/milestone/${milestone}`))
  const [list] = listAt(accepted(await admin.get(`/x/projects/${project}/taskLists`)), 'task-lists')
  expect(list).not.toHaveProperty('milestone-id')
})

test('clients of a project read its lists and do its tasks, and write no lists; others find nothing', async ({ cast }) => {
  const { admin, client, stranger } = cast
  const project = await makeProject(admin)
  const list = await makeTaskList(admin, project)
  refused(await client.get(`/x/projects/${project}/taskLists`), 404)
  await takePart(admin, project, textAt(accepted(await client.get('/x/me')), 'me.company-id'))
  expect(listAt(accepted(await client.get(`/x/projects/${project}/taskLists`)), 'task-lists')).toHaveLength(1)
  refused(await client.post(`/x/projects/${project}/taskLists`, { 'task-list': { name: 'Mine' } }), 403)
  refused(await client.put(`/x/taskLists/${list}`, { 'task-list': { name: 'Mine' } }), 403)
  refused(await client.delete(`/x/taskLists/${list}`), 403)
  const mine = await makeTask(client, `/taskLists/${list}/tasks`, 'Photographs')
  const theirs = await makeTask(admin, `/taskLists/${list}/tasks`, 'Cut them')
  accepted(await client.put(`/tasks/${theirs}/done`))
  refused(await client.delete(`/tasks/${theirs}`), 403)
  accepted(await client.delete(`/tasks/${mine}`))
  refused(await stranger.get(`/tasks/${theirs}`), 404)
  refused(await stranger.put(`/x/taskLists/${list}`, { 'task-list': { name: 'Mine' } }), 404)
})

test('the undo of a moved list puts back only that list, though its neighbour has moved since', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const [a, b, c] = [
    await makeTaskList(admin, project, 'A'),
    await makeTaskList(admin, project, 'B'),
    await makeTaskList(admin, project, 'C'),
  ]
  const names = async () => listAt(accepted(await admin.get(`/x/projects/${project}/taskLists`)), 'task-lists').map(({ name }) => name)
  const moved = accepted(await admin.put(`/x/taskLists/${b}`, { 'task-list': { position: '1' } }))
  expect(await names()).toEqual(['B', 'A', 'C'])
  accepted(await admin.put(`/x/taskLists/${a}`, { 'task-list': { position: '3' } }))
  expect(await names()).toEqual(['B', 'C', 'A'])
  accepted(await admin.put(`/x/taskLists/${c}`, { 'task-list': { name: 'See' } }))
  accepted(await admin.post(`/x/changes/${moved.headers['x-change']}/undo`))
  expect((await names()).filter((name) => name !== 'B')).toEqual(['See', 'A'])
})

test('a list goes below the neighbour that it was dropped at, though others were moved, made or deleted since', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const [a, b, c, d] = [
    await makeTaskList(admin, project, 'A'),
    await makeTaskList(admin, project, 'B'),
    await makeTaskList(admin, project, 'C'),
    await makeTaskList(admin, project, 'D'),
  ]
  const names = async () => listAt(accepted(await admin.get(`/x/projects/${project}/taskLists`)), 'task-lists').map(({ name }) => name)
  const change = async (list: string, fields: Record<string, Json>) =>
    accepted(await admin.put(`/x/taskLists/${list}`, { 'task-list': fields }))
  await makeTaskList(admin, project, 'New', { position: '1' })
  await change(d, { position: '2' })
  expect(await names()).toEqual(['New', 'D', 'A', 'B', 'C'])
  const moved = await change(a, { after: [c, b] })
  expect(await names()).toEqual(['New', 'D', 'B', 'C', 'A'])
  accepted(await admin.post(`/x/changes/${moved.headers['x-change']}/undo`))
  expect(await names()).toEqual(['New', 'D', 'A', 'B', 'C'])
  accepted(await admin.delete(`/x/taskLists/${c}`))
  await change(a, { after: [c, b], position: '1' })
  expect(await names()).toEqual(['New', 'D', 'B', 'A'])
  await change(b, { after: [] })
  expect(await names()).toEqual(['B', 'New', 'D', 'A'])
  await change(b, { after: [c] })
  expect(await names()).toEqual(['B', 'New', 'D', 'A'])
  refused(await admin.put(`/x/taskLists/${b}`, { 'task-list': { after: 'A' } }), 422, 'task-list.after')
})
