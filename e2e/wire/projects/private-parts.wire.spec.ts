import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeLink, makeMessage, makeWriteboard, openSite, uploadTo } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList, placesAt } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

interface Kind {
  name: string
  key: 'x-is-private' | 'is-private'
  make: (by: Caller, project: string, fields?: Record<string, string>) => Promise<string>
  record: (id: string) => string
  written: (id: string) => string
  list: (project: string) => string
  root: string
}
const kinds: Kind[] = [
  {
    name: 'task',
    key: 'x-is-private',
    make: (by, project, fields) => makeTask(by, `/projects/${project}/inbox`, 'Agree the price', fields),
    record: (id) => `/tasks/${id}`,
    written: (id) => `/tasks/${id}`,
    list: (project) => `/projects/${project}/inbox`,
    root: 'inbox',
  },
  {
    name: 'file',
    key: 'x-is-private',
    make: (by, project, fields) => uploadTo(by, { 'project-id': project, ...fields }),
    record: (id) => `/files/${id}`,
    written: (id) => `/x/files/${id}`,
    list: (project) => `/projects/${project}/files`,
    root: 'files',
  },
  {
    name: 'writeboard',
    key: 'x-is-private',
    make: makeWriteboard,
    record: (id) => `/writeboards/${id}`,
    written: (id) => `/x/writeboards/${id}`,
    list: (project) => `/projects/${project}/writeboards`,
    root: 'writeboards',
  },
  {
    name: 'link',
    key: 'is-private',
    make: makeLink,
    record: (id) => `/x/links/${id}`,
    written: (id) => `/x/links/${id}`,
    list: (project) => `/x/projects/${project}/links`,
    root: 'links',
  },
]

for (const { name, key, make, record, written, list, root } of kinds) {
  test(`hides a private ${name} from clients with its comments, shows it to colleagues, and undo shows it again`, async ({ space }) => {
    const { admin } = space
    const { id: project, client } = await openSite(space)
    const id = await make(admin, project, { [key]: '1' })
    const comments = `/${name}s/${id}/comments`
    const says = async (by: Caller, body: string) => textAt(accepted(await by.post(comments, { comment: { body } }), 201), 'comment-id')
    const early = await says(admin, 'Among us.')
    expect(at(accepted(await admin.get(record(id))), `${name}.${key}`)).toBe('1')
    expect(at(accepted(await admin.get(`/comments/${early}`)), 'comment.is-private')).toBe('1')
    for (const path of [record(id), comments, `/comments/${early}`]) refused(await client.get(path), 404)
    refused(await client.put(written(id), { [name]: { [key]: '0' } }), 404)
    refused(await client.post(comments, { comment: { body: 'Hello.' } }), 404)
    expect([idsAt(accepted(await client.get(list(project))), root), idsAt(accepted(await admin.get(list(project))), root)]).toEqual([
      [],
      [id],
    ])
    const counts = async (by: Caller) => at(accepted(await by.get(`/x/projects/${project}/counts`)), `counts.${root}`)
    expect([await counts(client), await counts(admin)]).toEqual([0, 1])

    accepted(await admin.put(written(id), { [name]: { [key]: '0' } }))
    expect(at(accepted(await client.get(record(id))), `${name}.${key}`)).toBe(key === 'is-private' ? '0' : undefined)
    expect(idsAt(accepted(await client.get(comments)), 'comments')).toEqual([])
    const late = await says(client, 'Good.')

    const hidden = accepted(await admin.put(written(id), { [name]: { [key]: '1' } }))
    for (const path of [record(id), comments, `/comments/${late}`]) refused(await client.get(path), 404)
    expect(JSON.stringify(accepted(await client.get('/recordings')).body)).not.toContain('Good.')
    accepted(await admin.post(`/x/changes/${hidden.headers['x-change']}/undo`))
    accepted(await client.get(record(id)))
    expect(idsAt(accepted(await client.get(comments)), 'comments')).toEqual([late])
  })

  test(`lets no client make a ${name} private, and nobody one that a client created`, async ({ space }) => {
    const { admin } = space
    const { id: project, client } = await openSite(space)
    const theirs = await make(client, project, { [key]: '0' })
    const field = `${name}.${key}`
    refused(await client.put(written(theirs), { [name]: { [key]: '1' } }), 422, field)
    const answer = refused(await admin.put(written(theirs), { [name]: { [key]: '1' } }), 422, field)
    expect(at(answer, 'errors.0.message')).toMatch(/ is a client and created this, so it can’t be private\. They would no longer see it\.$/)
    accepted(await client.get(record(theirs)))
    if (name !== 'file') {
      const sound = { task: { subject: 'A' }, writeboard: { title: 'A' }, link: { title: 'A', url: 'https://a.example' } }[name]
      const path = name === 'task' ? list(project) : `/x/projects/${project}/${name}s`
      refused(await client.post(path, { [name]: { ...sound, [key]: '1' } }), 422, field)
    }
  })
}

test('lets no client upload a private file', async ({ space }) => {
  const { id: project, client } = await openSite(space)
  const form = new FormData()
  form.set('file', new Blob(['hello']), 'hello.txt')
  form.set('project-id', project)
  form.set('x-is-private', '1')
  refused(await client.post('/x/files', form), 422, 'x-is-private')
})

test('counts, orders and names only the tasks that a client sees', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const list = await makeTaskList(admin, project)
  const path = `/taskLists/${list}/tasks`
  const secret = await makeTask(admin, path, 'Costs', { 'x-is-private': '1' })
  const [one, two] = [await makeTask(admin, path, 'One'), await makeTask(admin, path, 'Two')]
  expect(await placesAt(client, path)).toEqual([
    ['One', '1'],
    ['Two', '2'],
  ])
  expect(at(accepted(await client.get(`/tasks/${two}`)), 'task.position')).toBe('2')
  expect(at(accepted(await admin.get(`/tasks/${two}`)), 'task.position')).toBe('3')
  const counts = async (by: Caller) => at(accepted(await by.get(`/x/projects/${project}/taskLists`)), 'task-lists.0.open-count')
  expect([await counts(client), await counts(admin)]).toEqual([2, 3])
  refused(await client.post(`${path}/reorder`, { tasks: [two, secret] }), 422, 'tasks')
  refused(await client.post(`/projects/${project}/reorderTasks`, { tasks: [secret] }), 422, 'tasks')
  expect(accepted(await client.post(`/x${path}/move`, { tasks: [secret] })).body).toEqual({ moved: [], completed: [], missing: [secret] })
  accepted(await client.put(`/tasks/${two}`, { task: { position: '1' } }))
  expect(await placesAt(client, path)).toEqual([
    ['Two', '1'],
    ['One', '2'],
  ])
  expect(await placesAt(admin, path)).toEqual([
    ['Costs', '1'],
    ['Two', '2'],
    ['One', '3'],
  ])
  accepted(await admin.put(`/tasks/${secret}/done`))
  accepted(await admin.put(`/tasks/${one}/done`))
  const doings = JSON.stringify(accepted(await client.get('/recordings')).body)
  expect([doings.includes('One'), doings.includes('Costs')]).toEqual([true, false])
  for (const [by, found] of [
    [client, 0],
    [admin, 1],
  ] as const)
    expect(listAt(accepted(await by.get('/x/search?term=costs')), 'tasks')).toHaveLength(found)
  refused(await client.get(`/x/changes?resource=tasks&resource-id=${secret}`), 404)
})

test('makes no client responsible for a private task, and hides none from those who are', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const path = `/projects/${project}/inbox`
  const task = { subject: 'Costs', 'x-is-private': '1', responsibles: [client.id] }
  refused(await admin.post(path, { task }), 422, 'task.responsibles')
  const id = await makeTask(admin, path, 'Costs', { responsibles: [client.id] })
  refused(await admin.put(`/tasks/${id}`, { task: { 'x-is-private': '1' } }), 422, 'task.x-is-private')
  accepted(await admin.put(`/tasks/${id}`, { task: { 'x-is-private': '1', responsibles: [`-${client.id}`, admin.id] } }))
  refused(await admin.put(`/tasks/${id}`, { task: { responsibles: [client.id] } }), 422, 'task.responsibles')
  refused(await admin.post('/tasks/personal', { task: { subject: 'Mine', 'x-is-private': '1' } }), 422, 'task.x-is-private')
})

test('hides a private file wherever it is attached, and files of private records', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const [secret, plan] = [await uploadTo(admin, { 'x-is-private': '1' }, 'costs.txt'), await uploadTo(admin, {}, 'plan.txt')]
  const message = await makeMessage(admin, project, { attachments: [secret, plan] })
  const task = await makeTask(admin, `/projects/${project}/inbox`, 'Read them', { attachments: [secret, plan] })
  for (const [path, root] of [
    [`/messages/${message}`, 'message'],
    [`/tasks/${task}`, 'task'],
  ] as const) {
    expect(accepted(await client.get(path)).body).toMatchObject({
      [root]: { attachments: [plan], files: [{ id: plan, name: 'plan.txt' }] },
    })
    expect(accepted(await admin.get(path)).body).toMatchObject({
      [root]: { attachments: [secret, plan], files: [{ id: secret, 'x-is-private': '1' }, { id: plan }] },
    })
  }
  expect(listAt(accepted(await client.get(`/projects/${project}/inbox`)), 'inbox')).toMatchObject([{ attachments: [plan] }])
  for (const path of [`/files/${secret}`, `/download/${secret}`, `/x/files/${secret}/uses`]) refused(await client.get(path), 404)
  refused(await client.put(`/tasks/${task}`, { task: { attachments: [`-${secret}`] } }), 422, 'task.attachments')
  refused(await client.put(`/tasks/${task}`, { task: { attachments: [secret] } }), 422, 'task.attachments')
  accepted(await client.put(`/tasks/${task}`, { task: { subject: 'Read it' } }))
  expect(at(accepted(await admin.get(`/tasks/${task}`)), 'task.attachments')).toEqual([secret, plan])
  // A file that is attached only to a private task is hidden with it.
  const drawing = await uploadTo(admin, {}, 'drawing.txt')
  const hidden = await makeTask(admin, `/projects/${project}/inbox`, 'Check', { 'x-is-private': '1', attachments: [drawing] })
  refused(await client.get(`/files/${drawing}`), 404)
  accepted(await admin.put(`/tasks/${hidden}`, { task: { 'x-is-private': '0' } }))
  accepted(await client.get(`/files/${drawing}`))
  // Nothing is visible by way of a private file: neither a comment on it nor what is attached to that.
  const deep = await uploadTo(admin, {}, 'deep.txt')
  const comment = { body: 'See.', 'is-private': '0', attachments: [deep] }
  const said = textAt(accepted(await admin.post(`/files/${secret}/comments`, { comment }), 201), 'comment-id')
  for (const path of [`/files/${deep}`, `/comments/${said}`]) refused(await client.get(path), 404)
})

test('notifies no client of what is private', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const board = await makeWriteboard(admin, project)
  accepted(await client.post(`/writeboards/${board}/comments`, { comment: { body: 'Good.' } }), 201)
  accepted(await admin.put(`/x/writeboards/${board}`, { writeboard: { 'x-is-private': '1' } }))
  accepted(await admin.post(`/writeboards/${board}/comments`, { comment: { body: 'Too long.', 'is-private': '0' } }), 201)
  expect(listAt(accepted(await client.get('/x/notifications')), 'notifications')).toEqual([])
  accepted(await admin.put(`/x/writeboards/${board}`, { writeboard: { 'x-is-private': '0' } }))
  accepted(await admin.post(`/writeboards/${board}/comments`, { comment: { body: 'Better.' } }), 201)
  expect(listAt(accepted(await client.get('/x/notifications')), 'notifications')).toMatchObject([{ title: 'Better.' }])
})

test('keeps the tasks of a copied template private', async ({ space }) => {
  const { admin } = space
  const { id: template, companyId } = await openSite(space, { status: 'template' })
  await makeTask(admin, `/projects/${template}/inbox`, 'Costs', { 'x-is-private': '1' })
  const made = accepted(await admin.post('/projects', { project: { name: 'Ferry', 'template-id': template } }), 201)
  const copy = textAt(made, 'project-id')
  accepted(await admin.put(`/x/projects/${copy}/companies`, { companies: [companyId] }))
  expect(listAt(accepted(await admin.get(`/projects/${copy}/inbox`)), 'inbox')).toMatchObject([{ subject: 'Costs', 'x-is-private': '1' }])
})
