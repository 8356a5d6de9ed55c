import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import { makeMessage, makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { test } from '../../fixtures/test.ts'

const put = (by: Caller, id: string, milestone: { [key: string]: Json }) => by.put(`/milestones/${id}`, { milestone })
const deadlines = async (by: Caller, project: string) =>
  listAt(accepted(await by.get(`/projects/${project}/milestones`)), 'milestones').map(({ title, deadline }) => `${title} ${deadline}`)
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('returns a milestone as it was sent, open', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const sent = { title: 'Launch & <b>party</b>', 'responsible-id': client.id, deadline: '2028-02-29' }
  const made = accepted(await admin.post(`/projects/${project}/milestones`, { milestone: sent }), 201)
  expect(made.body).toEqual({ 'milestone-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'milestone-id')
  expect(accepted(await client.get(`/milestones/${id}`)).body).toMatchObject({
    milestone: { id, ...sent, 'project-id': project, 'completed-at': '', 'comments-count': 0, author: admin.id },
  })
  refused(await admin.post(`/projects/${project}/milestones`, { milestone: { title: 'A' } }), 422, 'milestone.deadline')
  refused(await admin.post(`/projects/${project}/milestones`, { milestone: { deadline: '2026-12-01' } }), 422, 'milestone.title')
  refused(await client.post(`/projects/${project}/milestones`, { milestone: sent }), 403)
  refused(await put(client, id, { title: 'Mine' }), 403)
})

test('rejects a responsible user without access to the project; an empty text clears the field', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  const id = await makeMilestone(admin, project, { 'responsible-id': client.id })
  refused(await put(admin, id, { 'responsible-id': outsider.id }), 422, 'milestone.responsible-id')
  accepted(await put(admin, id, { title: 'Opening' }))
  expect(at(accepted(await admin.get(`/milestones/${id}`)), 'milestone.responsible-id')).toBe(client.id)
  accepted(await put(admin, id, { 'responsible-id': '' }))
  expect(at(accepted(await admin.get(`/milestones/${id}`)), 'milestone.responsible-id')).toBeUndefined()
})

test('lists all, late, completed or upcoming milestones by deadline; another filter is 404', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const [later, late, soon, done] = [
    await makeMilestone(admin, project, { deadline: dayFromNow(30) }),
    await makeMilestone(admin, project, { deadline: dayFromNow(-2) }),
    await makeMilestone(admin, project, { deadline: dayFromNow(2) }),
    await makeMilestone(admin, project, { deadline: dayFromNow(-9) }),
  ]
  accepted(await put(admin, done, { 'completed-at': dayFromNow(-10) }))
  const found = async (filter: string) => idsAt(accepted(await admin.get(`/projects/${project}/milestones${filter}`)), 'milestones')
  expect(await found('')).toEqual([done, late, soon, later])
  expect(await found('/all')).toEqual([done, late, soon, later])
  expect(await found('/late')).toEqual([late])
  expect(await found('/completed')).toEqual([done])
  expect(await found('/upcoming')).toEqual([soon, later])
  for (const filter of ['early', 'LATE', '1']) refused(await admin.get(`/projects/${project}/milestones/${filter}`), 404)
})

test('completes a milestone with completed-at and reopens it with an empty text', async ({ space }) => {
  const { admin } = space
  const id = await makeMilestone(admin, await makeProject(admin))
  const completed = async () => at(accepted(await admin.get(`/milestones/${id}`)), 'milestone.completed-at')
  expect(accepted(await put(admin, id, { 'completed-at': '2026-11-30' })).body).toEqual({})
  expect(await completed()).toBe('2026-11-30')
  accepted(await put(admin, id, { title: 'Done' }))
  expect(await completed()).toBe('2026-11-30')
  accepted(await put(admin, id, { 'completed-at': '' }))
  expect(await completed()).toBe('')
})

test('moves one deadline, or later open milestones with it, and off weekends on request', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const make = (title: string, deadline: string) => makeMilestone(admin, project, { title, deadline })
  await make('before', '2026-11-30')
  const moved = await make('moved', '2026-12-01')
  await make('after', '2026-12-03')
  const done = await make('done', '2026-12-04')
  await make('last', '2026-12-10')
  accepted(await put(admin, done, { 'completed-at': '2026-11-20' }))
  accepted(await put(admin, moved, { deadline: '2026-12-02', 'move-upcoming-milestones': '0' }))
  expect(await deadlines(admin, project)).toEqual([
    'before 2026-11-30',
    'moved 2026-12-02',
    'after 2026-12-03',
    'done 2026-12-04',
    'last 2026-12-10',
  ])
  const flags = { 'move-upcoming-milestones': '1', 'move-upcoming-milestones-off-weekends': '1' }
  const shift = accepted(await put(admin, moved, { deadline: '2026-12-05', ...flags }))
  expect(await deadlines(admin, project)).toEqual([
    'before 2026-11-30',
    'done 2026-12-04',
    'moved 2026-12-05',
    'after 2026-12-07',
    'last 2026-12-14',
  ])
  accepted(await admin.post(`/x/changes/${shift.headers['x-change']}/undo`))
  expect((await deadlines(admin, project)).slice(-3)).toEqual(['after 2026-12-03', 'done 2026-12-04', 'last 2026-12-10'])
})

test('trap 4: deletes a milestone with its comments at a singular path, and keeps its messages and task lists', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const id = await makeMilestone(admin, project)
  const message = await makeMessage(admin, project, { 'milestone-id': id })
  const comment = textAt(accepted(await admin.post(`/milestones/${id}/comments`, { comment: { body: 'Good.' } }), 201), 'comment-id')
  expect(at(accepted(await admin.get(`/milestones/${id}`)), 'milestone.comments-count')).toBe(1)
  const plural = refused(await admin.delete(`/milestones/${id}`), 405)
  expect(plural.headers.allow).toBe('GET, HEAD, PUT')
  const gone = accepted(await admin.delete(`/milestone/${id}`))
  for (const path of [`/milestones/${id}`, `/comments/${comment}`]) refused(await admin.get(path), 404)
  expect(at(accepted(await admin.get(`/messages/${message}`)), 'message.milestone-id')).toBeUndefined()
  accepted(await admin.post(`/x/changes/${gone.headers['x-change']}/undo`))
  expect(at(accepted(await admin.get(`/messages/${message}`)), 'message.milestone-id')).toBe(id)
  accepted(await admin.get(`/comments/${comment}`))
})

test('lists the milestones of all visible projects under way by deadline, the open ones without a filter', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  const [other, archived, template] = [
    await makeProject(admin, { name: 'Quay' }),
    await makeProject(admin, { status: 'archived' }),
    await makeProject(admin, { status: 'template' }),
  ]
  const late = await makeMilestone(admin, project, { title: 'Late', deadline: '2020-01-05' })
  await makeMilestone(admin, other, { title: 'Soon', deadline: '2031-01-01' })
  await makeMilestone(admin, other, { title: 'Far', deadline: '2032-01-01' })
  for (const elsewhere of [archived, template]) await makeMilestone(admin, elsewhere, { title: 'Not under way', deadline: '2020-01-01' })
  const done = await makeMilestone(admin, project, { title: 'Done', deadline: '2020-01-01' })
  accepted(await put(admin, done, { 'completed-at': '2026-01-01' }))
  const titles = async (by: Caller, query = '') =>
    listAt(accepted(await by.get(`/x/milestones${query}`)), 'milestones').map(({ title }) => title)
  expect(await titles(admin)).toEqual(['Late', 'Soon', 'Far'])
  expect(await titles(admin, '?until=2031-01-01')).toEqual(['Late', 'Soon'])
  expect(await titles(admin, '?filter=all')).toEqual(['Done', 'Late', 'Soon', 'Far'])
  expect(await titles(admin, '?filter=completed')).toEqual(['Done'])
  expect(await titles(admin, '?filter=late')).toEqual(['Late'])
  expect(await titles(admin, '?filter=upcoming&until=2031-01-01')).toEqual(['Soon'])
  expect(await titles(client)).toEqual(['Late'])
  expect(await titles(outsider)).toEqual([])
  const [first] = listAt(accepted(await admin.get('/x/milestones?until=2020-12-31')), 'milestones')
  expect(first).toMatchObject({
    id: late,
    'project-id': project,
    'project-name': expect.any(String),
    deadline: '2020-01-05',
    'completed-at': '',
  })
  refused(await admin.get('/x/milestones?until=tomorrow'), 400)
  refused(await admin.get('/x/milestones?filter=early'), 400)
})

test('a milestone of an archived project stays on its day, and its title can still change', async ({ space: { admin } }) => {
  const project = await makeProject(admin, { name: 'Harbour café' })
  const id = await makeMilestone(admin, project, { title: 'Launch', deadline: '2026-12-01' })
  accepted(await admin.put(`/projects/${project}`, { project: { status: 'archived' } }))
  const move = { milestone: { deadline: '2026-12-04', 'move-upcoming-milestones': '1' } }
  expect(refused(await admin.put(`/milestones/${id}`, move), 409).body).toEqual({
    errors: [{ code: 'archived', message: '“Harbour café” is archived. Make it active again to move its milestones.' }],
  })
  accepted(await admin.put(`/milestones/${id}`, { milestone: { title: 'Launched', deadline: '2026-12-01' } }))
})
