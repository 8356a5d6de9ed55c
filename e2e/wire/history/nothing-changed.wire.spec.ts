import { expect } from '@playwright/test'
import { accepted, idsAt, listAt } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import { makeMessage, makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { addTags, makeContact, makeDeal, makeNote } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

const contact = { title: 'Head', 'background-info': 'Met at the fair.', visibility: 'public' }
const deal = { 'deal-status': 'won', price: '10.50', currency: 'EUR' }

const writes: { what: string; path: (by: Caller) => Promise<string>; body: { [root: string]: Json } }[] = [
  { what: 'contact', path: async (by) => `/contacts/${await makeContact(by, contact)}`, body: { contact } },
  { what: 'deal', path: async (by) => `/deals/${await makeDeal(by, deal)}`, body: { case: deal } },
  {
    what: 'note',
    path: async (by) => `/notes/${await makeNote(by, await makeContact(by), { body: 'Rang.' })}`,
    body: { note: { body: 'Rang.' } },
  },
  {
    what: 'message',
    path: async (by) => `/messages/${await makeMessage(by, await makeProject(by), { body: '<p>Look</p>' })}`,
    body: { message: { title: 'Plan', body: '<p>Look</p>', pinned: '0' } },
  },
  {
    what: 'milestone',
    path: async (by) => `/milestones/${await makeMilestone(by, await makeProject(by))}`,
    body: { milestone: { title: 'Launch', deadline: '2026-12-01', 'move-upcoming-milestones': '1' } },
  },
  {
    what: 'task',
    path: async (by) => `/tasks/${await makeTask(by, `/projects/${await makeProject(by)}/inbox`, 'Paint')}`,
    body: { task: { subject: 'Paint', state: 'not started', position: '1' } },
  },
]

for (const { what, path, body } of writes)
  test(`treats a PUT of a ${what} without a difference as no change`, async ({ space, database }) => {
    const { admin } = space
    const at = await path(admin)
    const read = accepted(await admin.get(at))
    const before = await database.fingerprint()
    const answer = accepted(await admin.put(at, body, { 'if-match': read.headers.etag ?? '' }))
    expect(answer.headers['x-change']).toBeUndefined()
    expect(await database.fingerprint()).toBe(before)
    const again = accepted(await admin.get(at))
    expect([again.headers.etag, again.body]).toEqual([read.headers.etag, read.body])
  })

test('treats an existing tag and an unchanged order as no change, also when repeated', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  await addTags(admin, id, 'vip')
  const project = await makeProject(admin)
  const tasks = [await makeTask(admin, `/projects/${project}/inbox`, 'Paint'), await makeTask(admin, `/projects/${project}/inbox`, 'Print')]
  const known = idsAt(accepted(await admin.get('/x/changes')), 'changes')
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (const _ of ['once', 'again'])
    expect(accepted(await admin.post(`/contacts/${id}/tags`, { tags: 'VIP' }, key), 201).headers['x-change']).toBeUndefined()
  expect(accepted(await admin.post(`/projects/${project}/reorderTasks`, { tasks })).headers['x-change']).toBeUndefined()
  expect(idsAt(accepted(await admin.get('/x/changes')), 'changes')).toEqual(known)
})

test('treats a set password as a change, but not the account currency', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const change = accepted(await admin.put(`/x/users/${mia.id}`, { user: { password: 'correct horse battery' } })).headers['x-change']
  expect(listAt(accepted(await admin.get('/x/changes')), 'changes')[0]).toMatchObject({ id: change, action: 'person given a new password' })
  const setting = accepted(await admin.put('/x/me', { me: { account: { currency: 'NOK' } } }))
  expect(setting.headers['x-change']).toBeUndefined()
})
