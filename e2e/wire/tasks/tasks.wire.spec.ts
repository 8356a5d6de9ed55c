import { expect } from '@playwright/test'
import { accepted, at, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeCase, makeContact, makeDeal, upload } from '../../fixtures/records.ts'
import { makeTask, makeTaskList, placesAt } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

test('a task of a list is added at its bottom and starts not started', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const list = await makeTaskList(admin, project)
  await makeTask(admin, `/taskLists/${list}/tasks`, 'First')
  const [mia, file] = [await space.member(), await upload(admin)]
  const sent = { subject: 'Test <b>the quay</b>', 'due-date': '2031-12-04 15:00:00', responsibles: [mia.id, admin.id], attachments: [file] }
  const made = accepted(await admin.post(`/taskLists/${list}/tasks`, { task: sent }), 201)
  expect(made.body).toEqual({ 'task-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'task-id')
  const task = {
    id,
    ...sent,
    state: 'not started',
    position: '2',
    'start-date': '',
    priority: 'normal',
    'estimated-time': '',
    'comments-count': 0,
    'task-list-id': list,
    'project-id': project,
    author: admin.id,
    'created-at': moment,
    'updated-at': moment,
  }
  const read = accepted(await mia.get(`/tasks/${id}`))
  expect(read.body).toEqual({ task: { ...task, 'belongs-to': expect.any(String), files: [expect.objectContaining({ id: file })] } })
  expect(listAt(accepted(await mia.get(`/taskLists/${list}/tasks`)), 'tasks')[1]).toEqual(task)
})

test('trap 14: inbox tasks come under inbox, and responsibles there may be one id string', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const one = await makeTask(admin, `/projects/${project}/inbox`, 'Sort out', { responsibles: admin.id })
  const many = await makeTask(admin, `/projects/${project}/inbox`, 'Ask', { responsibles: [admin.id], 'due-date': '' })
  const answer = accepted(await admin.get(`/projects/${project}/inbox`))
  expect(Object.keys(answer.body as object)).toEqual(['inbox'])
  expect(listAt(answer, 'inbox')).toMatchObject([
    { id: one, responsibles: [admin.id], position: '1', 'project-id': project },
    { id: many, responsibles: [admin.id], position: '2', 'due-date': '', 'time-bucket': 'later' },
  ])
  expect(listAt(answer, 'inbox')[0]).not.toHaveProperty('task-list-id')
  for (const responsibles of ['', '0', '999999999', `-${admin.id}`])
    refused(await admin.post(`/projects/${project}/inbox`, { task: { subject: 'A', responsibles } }), 422, 'task.responsibles')
  const list = await makeTaskList(admin, project)
  refused(await admin.post(`/taskLists/${list}/tasks`, { task: { subject: 'A', responsibles: admin.id } }), 422, 'task.responsibles')
})

test('tasks of a contact, a case and a deal need somebody responsible, and keep somebody', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const owners = [
    [`/contacts/${await makeContact(admin)}/tasks`, 'contact-id'],
    [`/cases/${await makeCase(admin)}/tasks`, 'case-id'],
    [`/deals/${await makeDeal(admin)}/tasks`, 'deal-id'],
  ] as const
  for (const [path, field] of owners) {
    refused(await admin.post(path, { task: { subject: 'Call' } }), 422, 'task.responsibles')
    refused(await admin.post(path, { task: { subject: 'Call', responsibles: [] } }), 422, 'task.responsibles')
    const id = await makeTask(admin, path, 'Call', { responsibles: [mia.id] })
    const owner = path.split('/')[2]
    expect(listAt(accepted(await mia.get(path)), 'tasks')).toMatchObject([{ id, [field]: owner, position: '1' }])
    refused(await mia.put(`/tasks/${id}`, { task: { responsibles: [`-${mia.id}`] } }), 422, 'task.responsibles')
    accepted(await mia.put(`/tasks/${id}`, { task: { responsibles: [`-${mia.id}`, admin.id] } }))
    expect(at(accepted(await mia.get(`/tasks/${id}`)), 'task.responsibles')).toEqual([admin.id])
  }
})

test('a task on what only some see is theirs alone, to read, to do and to be given', async ({ cast }) => {
  const { creator, groupMember, member } = cast
  const contact = await makeContact(creator, { visibility: 'group', 'group-id': cast.groupId })
  const id = await makeTask(creator, `/contacts/${contact}/tasks`, 'Call', { responsibles: [groupMember.id] })
  accepted(await groupMember.put(`/tasks/${id}/started`))
  for (const answer of [
    await member.get(`/tasks/${id}`),
    await member.get(`/contacts/${contact}/tasks`),
    await member.put(`/tasks/${id}/done`),
    await member.put(`/tasks/${id}`, { task: { subject: 'Mine' } }),
    await member.delete(`/tasks/${id}`),
  ])
    refused(answer, 404)
  const asked = { subject: 'Call', responsibles: [member.id] }
  const hidden = refused(await creator.post(`/contacts/${contact}/tasks`, { task: asked }), 422, 'task.responsibles')
  const unknown = refused(await creator.post(`/contacts/${contact}/tasks`, { task: { ...asked, responsibles: ['999999999'] } }), 422)
  expect([at(hidden, 'errors.0.code'), at(unknown, 'errors.0.code')]).toEqual(['no-access', 'unknown-id'])
})

test('an update carries only what changes; a minus removes, what is not listed stays', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const list = await makeTaskList(admin, await makeProject(admin))
  const [one, two] = [await upload(admin), await upload(mia)]
  const id = await makeTask(admin, `/taskLists/${list}/tasks`, 'Plan', { responsibles: [admin.id], attachments: [one] })
  const before = at(accepted(await admin.get(`/tasks/${id}`)), 'task') as Record<string, unknown>
  const { 'time-bucket': undated, ...kept } = before
  expect(undated).toBe('later')
  accepted(await admin.put(`/tasks/${id}`, { task: {} }))
  expect(at(accepted(await admin.get(`/tasks/${id}`)), 'task')).toEqual(before)
  accepted(await mia.put(`/tasks/${id}`, { task: { responsibles: [mia.id], attachments: [two, `-${one}`] } }))
  const change = { subject: 'Plan it', 'start-date': '2026-12-01', priority: 'high', 'estimated-time': '2.5', 'due-date': '2031-12-04' }
  expect(accepted(await mia.put(`/tasks/${id}`, { task: change })).body).toEqual({})
  expect(at(accepted(await admin.get(`/tasks/${id}`)), 'task')).toMatchObject({
    ...kept,
    ...change,
    responsibles: [admin.id, mia.id],
    attachments: [two],
    files: [{ id: two }],
    'updated-at': moment,
  })
  const cleared = { 'start-date': '', 'estimated-time': '', 'due-date': '' }
  accepted(await mia.put(`/tasks/${id}`, { task: cleared }))
  expect(at(accepted(await admin.get(`/tasks/${id}`)), 'task')).toMatchObject({ ...cleared, 'time-bucket': 'later', priority: 'high' })
  const etag = accepted(await admin.get(`/tasks/${id}`)).headers.etag ?? ''
  accepted(await mia.put(`/tasks/${id}/started`))
  refused(await admin.put(`/tasks/${id}`, { task: { subject: 'Late' } }, { 'if-match': etag }), 412)
  refused(await admin.put(`/tasks/${id}/done`, undefined, { 'if-match': etag }), 412)
})

test('done, started and notstarted set the state, as does an update; a completed task leaves the order and comes back to its bottom', async ({
  space,
}) => {
  const { admin } = space
  const list = await makeTaskList(admin, await makeProject(admin))
  const path = `/taskLists/${list}/tasks`
  const [one, two] = [await makeTask(admin, path, 'One'), await makeTask(admin, path, 'Two')]
  await makeTask(admin, path, 'Three')
  const stateOf = async (id: string) => at(accepted(await admin.get(`/tasks/${id}`)), 'task.state')
  expect(accepted(await admin.put(`/tasks/${one}/started`)).body).toEqual({})
  expect(await stateOf(one)).toBe('started')
  accepted(await admin.put(`/tasks/${one}/notstarted`))
  expect(await stateOf(one)).toBe('not started')
  accepted(await admin.put(`/tasks/${one}/done`))
  accepted(await admin.put(`/tasks/${one}/done`))
  expect(at(accepted(await admin.get(`/tasks/${one}`)), 'task')).toMatchObject({ state: 'done', 'completed-at': moment })
  accepted(await admin.put(`/tasks/${two}`, { task: { state: 'done', subject: 'Second' } }))
  expect(await placesAt(admin, path)).toEqual([
    ['Three', '1'],
    ['Second', null],
    ['One', null],
  ])
  expect(await placesAt(admin, `${path}?x-state=open`)).toEqual([['Three', '1']])
  expect(await placesAt(admin, `${path}?x-state=done`)).toHaveLength(2)
  accepted(await admin.put(`/tasks/${one}`, { task: { state: 'started' } }))
  expect(await placesAt(admin, path)).toEqual([
    ['Three', '1'],
    ['One', '2'],
    ['Second', null],
  ])
  expect(at(accepted(await admin.get(`/tasks/${one}`)), 'task')).not.toHaveProperty('completed-at')
  refused(await admin.put(`/tasks/${one}`, { task: { state: 'finished' } }), 422, 'task.state')
  refused(await admin.put(`/tasks/${one}/done`, { task: {} }), 422)
})

test('a task has comments, and takes them along when it is deleted', async ({ space }) => {
  const { admin } = space
  const list = await makeTaskList(admin, await makeProject(admin))
  const id = await makeTask(admin, `/taskLists/${list}/tasks`, 'Plan')
  const comment = textAt(accepted(await admin.post(`/tasks/${id}/comments`, { comment: { body: 'Good.' } }), 201), 'comment-id')
  expect(accepted(await admin.get(`/tasks/${id}/comments`)).body).toMatchObject({ count: 1, comments: [{ id: comment, 'task-id': id }] })
  expect(at(accepted(await admin.get(`/tasks/${id}`)), 'task.comments-count')).toBe(1)
  expect(accepted(await admin.delete(`/tasks/${id}`)).body).toEqual({})
  for (const path of [`/tasks/${id}`, `/tasks/${id}/comments`, `/comments/${comment}`]) refused(await admin.get(path), 404)
  refused(await admin.delete(`/tasks/${id}`), 404)
})
