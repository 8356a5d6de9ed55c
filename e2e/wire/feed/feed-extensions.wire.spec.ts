import { expect } from '@playwright/test'
import { accepted, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { nextOf, readPages } from '../../fixtures/pages.ts'
import { makeCase, makeComment, makeContact, makeDeal, makeNote } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const feed = (by: Caller, query = '') => by.get(`/recordings${query}`).then((answer) => listAt(accepted(answer), 'contacts'))
const titles = (by: Caller, query = '') => feed(by, query).then((recordings) => recordings.map(({ title }) => title))
const markSeen = (by: Caller, recording: Record<string, unknown> | undefined) =>
  by.put('/x/me', { me: { seen: { 'recording-id': String(recording?.id ?? ''), ...(recording && { date: String(recording.date) }) } } })

test('lists recordings newest first with x-sort=-date, page after page', async ({ space: { admin } }) => {
  const contact = await makeContact(admin)
  for (let n = 0; n < 57; n += 1) await makeNote(admin, contact, { body: `${n}` })
  const newest = Array.from({ length: 57 }, (_, n) => `${56 - n}`)
  const pages = await readPages(admin, '/recordings?x-sort=-date', 'contacts')
  expect(pages.map((page) => page.length)).toEqual([50, 7])
  expect(pages.flat().map(({ title }) => title)).toEqual(newest)
  expect(await titles(admin, '/since/20200101000000?x-sort=-date')).toEqual(newest.slice(0, 50))
  expect(await titles(admin, '/2?x-sort=-date')).toEqual(newest.slice(50))
  const next = nextOf(accepted(await admin.get('/recordings?x-sort=date')))
  refused(await admin.get(String(next).replace('x-sort=date', 'x-sort=-date')), 400)
  refused(await admin.get('/recordings?x-sort=name'), 400)
})

test('filters recordings by resource and author', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const note = await makeNote(admin, await makeContact(admin), { body: 'Note' })
  await makeComment(mia, note, { body: 'Comment' })
  await makeDeal(admin, { name: 'Deal' })
  await makeCase(mia, { name: 'Case' })
  expect(await titles(admin, '?x-resource=notes')).toEqual(['Note'])
  expect(await titles(admin, '?x-resource=comments,deals')).toEqual(['Comment', 'Deal'])
  expect(await titles(admin, `?x-author=${mia.id}`)).toEqual(['Comment', 'Case'])
  expect(await titles(admin, `?x-author=${mia.id}&x-resource=cases,deals&x-sort=-date`)).toEqual(['Case'])
  for (const query of ['x-resource-id=0', 'x-resource=contacts', 'x-resource=notes,', 'x-author=mia', 'x-unseen=yes'])
    refused(await admin.get(`/recordings?${query}`), 400)
})

test('lists what happened to one record with x-resource-id', async ({ space: { admin } }) => {
  const [deal, other] = [await makeDeal(admin, { name: 'Ferries' }), await makeDeal(admin, { name: 'Quay' })]
  for (const status of ['won', 'lost', 'pending']) accepted(await admin.put(`/deals/${deal}`, { case: { 'deal-status': status } }))
  accepted(await admin.put(`/deals/${other}`, { case: { 'deal-status': 'won' } }))
  const events = await feed(admin, `?x-resource=deals&x-resource-id=${deal}&x-sort=-date`)
  expect(events.map(({ action }) => action)).toEqual(['deal reopened', 'deal lost', 'deal won', 'deal created'])
  expect(await feed(admin, `?x-resource=cases&x-resource-id=${deal}`)).toEqual([])
})

test('names what a record belongs to, the closest first', async ({ space }) => {
  const { admin } = space
  const deal = await makeDeal(admin, { name: 'Ferries' })
  const task = textAt(
    accepted(await admin.post(`/deals/${deal}/tasks`, { task: { subject: 'Call', responsibles: [admin.id] } }), 201),
    'task-id',
  )
  accepted(await admin.put(`/tasks/${task}/done`))
  const personal = accepted(await admin.post('/tasks/personal', { task: { subject: 'Read' } }), 201)
  accepted(await admin.put(`/tasks/${textAt(personal, 'task-id')}/done`))
  const project = textAt(accepted(await admin.post('/projects', { project: { name: 'Quay' } }), 201), 'project-id')
  const message = textAt(accepted(await admin.post(`/projects/${project}/messages`, { message: { title: 'Hello' } }), 201), 'message-id')
  accepted(await admin.post(`/messages/${message}/comments`, { comment: { body: 'Hi' } }), 201)
  const ancestors = new Map((await feed(admin)).map((recording) => [recording.title, recording.ancestors]))
  const quay = { resource: 'projects', id: project, title: 'Quay' }
  expect(ancestors.get('Ferries')).toEqual([])
  expect(ancestors.get('Call')).toEqual([{ resource: 'deals', id: deal, title: 'Ferries' }])
  expect(ancestors.get('Read')).toEqual([])
  expect(ancestors.get('Hello')).toEqual([quay])
  expect(ancestors.get('Hi')).toEqual([{ resource: 'messages', id: message, title: 'Hello' }, quay])
})

test('lists what others did since the recording that one marked as seen', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const contact = await makeContact(admin)
  await makeNote(mia, contact, { body: 'First' })
  await makeNote(admin, contact, { body: 'Own' })
  const seen = (by: Caller) => by.get('/x/me').then((answer) => (accepted(answer).body as { me: { seen?: unknown } }).me.seen)
  expect(await titles(admin, '?x-unseen=1')).toEqual(['First'])
  expect(await seen(admin)).toBeUndefined()
  const [newest] = await feed(admin, '?x-sort=-date')
  const marked = accepted(await markSeen(admin, newest))
  expect(marked.headers['x-change']).toBeUndefined()
  expect(await seen(admin)).toEqual({ 'recording-id': newest?.id, date: newest?.date })
  expect(await titles(admin, '?x-unseen=1')).toEqual([])
  expect(await titles(mia, '?x-unseen=1')).toEqual(['Own'])
  await makeNote(mia, contact, { body: 'Second' })
  expect(await titles(admin, '?x-unseen=1&x-sort=-date')).toEqual(['Second'])
  accepted(await markSeen(admin, undefined))
  expect(await titles(admin, '?x-unseen=1')).toEqual(['First', 'Second'])
  expect(await seen(admin)).toBeUndefined()
  refused(await admin.put('/x/me', { me: { seen: { 'recording-id': '1' } } }), 422, 'me.seen.date')
  refused(await admin.put('/x/me', { me: { seen: { 'recording-id': 'x', date: '2026-11-20 09:30:00' } } }), 422, 'me.seen.recording-id')
  refused(await admin.put('/x/me', { me: { seen: { 'recording-id': '1', date: 'yesterday' } } }), 422, 'me.seen.date')
})

test('leaves out the recordings that one marked as seen one by one', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const contact = await makeContact(admin)
  for (const body of ['First', 'Second', 'Third']) await makeNote(mia, contact, { body })
  const marked = (by: Caller) => by.get('/x/me').then((answer) => (accepted(answer).body as { me: object }).me)
  expect(await marked(admin)).not.toHaveProperty('seen-recordings')
  const [first, second] = await feed(admin, '?x-unseen=1')
  const answer = accepted(await admin.put('/x/me', { me: { 'seen-recordings': [String(second?.id)] } }))
  expect(answer.headers['x-change']).toBeUndefined()
  expect(await marked(admin)).toMatchObject({ 'seen-recordings': [second?.id] })
  expect(await titles(admin, '?x-unseen=1')).toEqual(['First', 'Third'])
  accepted(await markSeen(admin, first))
  expect(await titles(admin, '?x-unseen=1')).toEqual(['Third'])
  accepted(await admin.put('/x/me', { me: { 'seen-recordings': [] } }))
  expect(await marked(admin)).not.toHaveProperty('seen-recordings')
  expect(await titles(admin, '?x-unseen=1')).toEqual(['Second', 'Third'])
  refused(await admin.put('/x/me', { me: { 'seen-recordings': ['x'] } }), 422, 'me.seen-recordings.0')
})
