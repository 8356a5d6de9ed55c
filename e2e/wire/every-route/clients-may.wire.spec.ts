import { expect } from '@playwright/test'
import { accepted, refused } from '../../fixtures/answers.ts'
import { type Cast, newCast } from '../../fixtures/cast.ts'
import { fileForm, upload } from '../../fixtures/records.ts'
import { test as base } from '../../fixtures/test.ts'
import { projectRoutes } from './project-routes.ts'
import { setProjectScene } from './project-scene.ts'
import { fill } from './scene.ts'

const test = base.extend<object, { shared: Cast }>({
  shared: [async ({ service }, use) => use(await newCast(service)), { scope: 'worker', timeout: 60_000 }],
})

/** What clients may do where they may work. */
const writes = projectRoutes.filter(({ method, rule }) => method !== 'GET' && rule === 'who is in the project')
const sentences = {
  look: 'Clients can only view this project. Ask the team to change this.',
  comment: 'Clients can only view this project and comment. Ask the team to change this.',
}

test('the matrix has writes of clients, and comments among them', () => {
  expect(writes.length).toBeGreaterThan(15)
  expect(writes.filter(({ path }) => path.endsWith('/comments'))).toHaveLength(6)
})

for (const may of ['look', 'comment'] as const)
  for (const { method, path, body } of writes) {
    const isRefused = may === 'look' || !path.endsWith('/comments')
    test(`${method} ${path} ${JSON.stringify(body)} is ${isRefused ? 'refused' : 'allowed'} where clients may ${may}`, async ({
      shared: { admin, client, ...cast },
      database,
    }) => {
      const scene = await setProjectScene({ admin, client, ...cast })
      const ask = () =>
        body === undefined
          ? client.send(method, fill(path, scene))
          : client.send(method, fill(path, scene), fill(JSON.stringify(body), scene), { 'content-type': 'application/json' })
      accepted(await admin.put(`/projects/${scene.project}`, { project: { 'x-clients-may': may } }))
      const before = await database.fingerprint()
      const answer = await ask()
      if (isRefused) {
        refused(answer, 403)
        expect(answer.body).toMatchObject({ errors: [{ code: 'forbidden', message: sentences[may] }] })
        expect(await database.fingerprint()).toBe(before)
      } else expect(answer.status).toBe(201)
      accepted(await admin.put(`/projects/${scene.project}`, { project: { 'x-clients-may': 'work' } }))
    })
  }

test('clients upload nothing to a project where they may only comment, and rename no file of others', async ({ shared: cast }) => {
  const scene = await setProjectScene(cast)
  const { admin, client, creator } = cast
  accepted(await admin.put(`/projects/${scene.project}`, { project: { 'x-clients-may': 'comment' } }))
  const own = await upload(client)
  const form = fileForm('hello')
  form.append('project-id', scene.project ?? '')
  refused(await client.post('/x/files', form), 403)
  accepted(await client.put(`/x/files/${own}`, { file: { name: 'plan.txt' } }))
  const attached = await upload(creator)
  accepted(await creator.post(`/messages/${scene.message}/comments`, { comment: { body: 'See.', attachments: [attached] } }), 201)
  accepted(await client.get(`/files/${attached}`))
  const answer = await client.put(`/x/files/${attached}`, { file: { name: 'other.txt' } })
  refused(answer, 403)
  expect(answer.body).toMatchObject({ errors: [{ message: 'Clients can only edit a file that they uploaded.' }] })
  accepted(await admin.put(`/projects/${scene.project}`, { project: { 'x-clients-may': 'work' } }))
})

test('a client completes a task of their own where clients may comment, and does not change it', async ({ shared: cast }) => {
  const scene = await setProjectScene(cast)
  const { admin, client } = cast
  accepted(await admin.put(`/projects/${scene.project}`, { project: { 'x-clients-may': 'comment' } }))
  accepted(await admin.put(`/tasks/${scene.task}`, { task: { responsibles: [client.id] } }))
  const done = accepted(await client.put(`/tasks/${scene.task}/done`))
  accepted(await client.post(`/x/changes/${done.headers['x-change']}/undo`))
  refused(await client.put(`/tasks/${scene.task}`, { task: { 'due-date': '2026-12-24' } }), 403)
  refused(await client.delete(`/tasks/${scene.task}`), 403)
  const again = accepted(await client.put(`/tasks/${scene.task}/done`))
  accepted(await admin.put(`/projects/${scene.project}`, { project: { 'x-clients-may': 'look' } }))
  refused(await client.put(`/tasks/${scene.task}/notstarted`), 403)
  refused(await client.post(`/x/changes/${again.headers['x-change']}/undo`), 403)
  accepted(await admin.put(`/projects/${scene.project}`, { project: { 'x-clients-may': 'work' } }))
})
