import { expect } from '@playwright/test'
import { accepted, at, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeContact, makeNote } from '../../fixtures/records.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

const taskOf = async (by: Caller, id: string) => at(accepted(await by.get(`/tasks/${id}`)), 'task') as Record<string, unknown>
const dayIn = (zone: string, after = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(Date.now() + after * 86_400_000))

test('trap 13: time-bucket is ignored when due-date is sent', async ({ space }) => {
  const { admin } = space
  const list = await makeTaskList(admin, await makeProject(admin))
  for (const path of [`/taskLists/${list}/tasks`, '/tasks/personal']) {
    const dated = await makeTask(admin, path, 'Dated', { 'time-bucket': 'today', 'due-date': '2031-05-06' })
    expect(await taskOf(admin, dated)).toMatchObject({ 'due-date': '2031-05-06' })
    expect(await taskOf(admin, dated)).not.toHaveProperty('time-bucket')
    const none = await makeTask(admin, path, 'None', { 'time-bucket': 'today', 'due-date': '' })
    expect(await taskOf(admin, none)).toMatchObject({ 'due-date': '', 'time-bucket': 'later' })
    accepted(await admin.put(`/tasks/${dated}`, { task: { 'time-bucket': 'tomorrow', 'due-date': '2031-05-07' } }))
    expect(await taskOf(admin, dated)).toMatchObject({ 'due-date': '2031-05-07' })
  }
})

test('a time-bucket stands for a day in the time zone of who sends it, and the answer computes it for who reads', async ({ space }) => {
  const { admin } = space
  const far = await space.member()
  accepted(await admin.put('/x/me', { me: { 'time-zone': 'Pacific/Kiritimati' } }))
  accepted(await far.put('/x/me', { me: { 'time-zone': 'Pacific/Pago_Pago' } }))
  const list = await makeTaskList(admin, await makeProject(admin))
  const make = (by: Caller, bucket: string) => makeTask(by, `/taskLists/${list}/tasks`, bucket, { 'time-bucket': bucket })
  const today = await make(admin, 'today')
  expect(await taskOf(admin, today)).toMatchObject({ 'due-date': dayIn('Pacific/Kiritimati'), 'time-bucket': 'today' })
  // The two places are a day apart, at every moment.
  expect((await taskOf(far, today))['time-bucket']).toBe('tomorrow')
  expect(await taskOf(far, await make(far, 'tomorrow'))).toMatchObject({
    'due-date': dayIn('Pacific/Pago_Pago', 1),
    'time-bucket': 'tomorrow',
  })
  const later = await make(far, 'later')
  expect(await taskOf(far, later)).toMatchObject({ 'due-date': '', 'time-bucket': 'later' })
  for (const bucket of ['this week', 'next week']) {
    const due = String((await taskOf(far, await make(far, bucket)))['due-date'])
    const weekday = new Date(`${due}T00:00:00Z`).getUTCDay()
    expect([5, ...(bucket === 'this week' ? [6, 0] : [])]).toContain(weekday)
    expect(due >= dayIn('Pacific/Pago_Pago')).toBe(true)
  }
  accepted(await far.put(`/tasks/${later}`, { task: { 'time-bucket': 'today' } }))
  expect(await taskOf(far, later)).toMatchObject({ 'due-date': dayIn('Pacific/Pago_Pago') })
  accepted(await far.put(`/tasks/${later}`, { task: { 'time-bucket': 'later' } }))
  expect(await taskOf(far, later)).toMatchObject({ 'due-date': '' })
})

test('what is late is for today, what has no date for later, and what lies beyond next week for none of the words', async ({ space }) => {
  const { admin } = space
  const id = await makeTask(admin, '/tasks/personal', 'Late', { 'due-date': '2020-01-01 10:00:00' })
  expect(await taskOf(admin, id)).toMatchObject({ 'due-date': '2020-01-01 10:00:00', 'time-bucket': 'today' })
  accepted(await admin.put(`/tasks/${id}`, { task: { 'due-date': dayIn('UTC', 30) } }))
  expect(await taskOf(admin, id)).not.toHaveProperty('time-bucket')
  accepted(await admin.put(`/tasks/${id}`, { task: { 'due-date': '' } }))
  expect((await taskOf(admin, id))['time-bucket']).toBe('later')
  refused(await admin.put(`/tasks/${id}`, { task: { 'time-bucket': 'someday' } }), 422, 'task.time-bucket')
  for (const due of ['tomorrow', '2026-02-30', '20261204', '2026-12-04T15:00:00+24:00', '2026-12-04 24:00:00', '2026-02-30T10:00:00Z'])
    refused(await admin.put(`/tasks/${id}`, { task: { 'due-date': due } }), 422, 'task.due-date')
})

test('a time is taken in ISO 8601 too, and answered in UTC', async ({ space }) => {
  const { admin } = space
  const id = await makeTask(admin, '/tasks/personal', 'Dated', { 'due-date': '2026-12-24T10:00:00Z' })
  expect((await taskOf(admin, id))['due-date']).toBe('2026-12-24 10:00:00')
  for (const [sent, kept] of [
    ['2026-12-24T10:00:00.123Z', '2026-12-24 10:00:00'],
    ['2026-12-24T10:00Z', '2026-12-24 10:00:00'],
    ['2026-12-24T10:00:00', '2026-12-24 10:00:00'],
    ['2026-12-24T00:30:00+01:00', '2026-12-23 23:30:00'],
    ['2026-12-31T23:30:00-0200', '2027-01-01 01:30:00'],
  ] as const) {
    accepted(await admin.put(`/tasks/${id}`, { task: { 'due-date': sent } }))
    expect([sent, (await taskOf(admin, id))['due-date']]).toEqual([sent, kept])
  }
  const contact = await makeContact(admin)
  const note = await makeNote(admin, contact, { date: '2026-11-20T10:30:00+01:00' })
  expect(at(accepted(await admin.get(`/notes/${note}`)), 'note.date')).toBe('2026-11-20 09:30:00')
})

test('trap 13: an unknown time-bucket is ignored beside a due-date and refused without one', async ({ space }) => {
  const { admin } = space
  const task = { subject: 'Call', 'time-bucket': 'next month' }
  refused(await admin.post('/tasks/personal', { task }), 422, 'task.time-bucket')
  const dated = accepted(await admin.post('/tasks/personal', { task: { ...task, 'due-date': '2026-12-04' } }), 201)
  const id = textAt(dated, 'task-id')
  accepted(await admin.put(`/tasks/${id}`, { task: { 'due-date': '2026-12-05', 'time-bucket': 'someday' } }))
  refused(await admin.put(`/tasks/${id}`, { task: { 'time-bucket': 'someday' } }), 422, 'task.time-bucket')
  expect(accepted(await admin.get(`/tasks/${id}`)).body).toMatchObject({ task: { 'due-date': '2026-12-05' } })
})

test('midnight of who sends it is a day', async ({ space }) => {
  const { admin } = space
  accepted(await admin.put('/x/me', { me: { 'time-zone': 'Europe/Berlin' } }))
  const due = async (sent: string) =>
    (await taskOf(admin, await makeTask(admin, '/tasks/personal', 'Due', { 'due-date': sent })))['due-date']
  expect(await due('2026-11-27T00:00:00+01:00')).toBe('2026-11-27')
  expect(await due('2026-07-31 22:00:00')).toBe('2026-08-01')
  expect(await due('2026-11-27T00:00:00Z')).toBe('2026-11-27 00:00:00')
  expect(await due('2026-11-27T00:01:00+01:00')).toBe('2026-11-26 23:01:00')
  const id = await makeTask(admin, '/tasks/personal', 'Due', { 'due-date': '2026-11-27 08:00:00' })
  accepted(await admin.put(`/tasks/${id}`, { task: { 'due-date': '2026-11-27T23:00:00Z' } }))
  expect((await taskOf(admin, id))['due-date']).toBe('2026-11-28')
})
