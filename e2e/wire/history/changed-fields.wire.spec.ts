import { expect } from '@playwright/test'
import { accepted, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeContact } from '../../fixtures/records.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

/** The fields of the newest change of a record. */
const newest = async (by: Caller, resource: string, id: string) =>
  listAt(accepted(await by.get(`/x/changes?resource=${resource}&resource-id=${id}`)), 'changes')[0]?.fields

test('shows the fields of a task before and after, and the list that it was moved to', async ({ space }) => {
  const { admin } = space
  const mia = await space.member('Mia Falk')
  const project = await makeProject(admin)
  const [draft, design] = [await makeTaskList(admin, project, 'Draft'), await makeTaskList(admin, project, 'Design')]
  const task = await makeTask(admin, `/taskLists/${draft}/tasks`, 'Call Oslo')
  expect(await newest(admin, 'tasks', task)).toBeUndefined()
  accepted(await admin.put(`/tasks/${task}`, { task: { subject: 'Call Bergen', 'due-date': '2026-12-04', responsibles: [mia.id] } }))
  expect(await newest(admin, 'tasks', task)).toEqual([
    { field: 'subject', before: ['Call Oslo'], after: ['Call Bergen'] },
    { field: 'due-date', before: [], after: ['2026-12-04'] },
    { field: 'responsibles', before: [], after: ['Mia Falk'] },
  ])
  accepted(await admin.post(`/x/taskLists/${design}/tasks/move`, { tasks: [task] }))
  expect(await newest(admin, 'tasks', task)).toEqual([{ field: 'belongs-to', before: ['Draft'], after: ['Design'] }])
  accepted(await admin.post(`/taskLists/${draft}/tasks/reorder`, { tasks: [task] }))
  expect(await newest(admin, 'tasks', task)).toEqual([{ field: 'belongs-to', before: ['Design'], after: ['Draft'] }])
})

test('names only what the reader sees, and no state of the record from before they saw it', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const secret = await makeContact(admin, { type: 'company', name: 'Hideaway', visibility: 'only-me' })
  const known = await makeContact(admin, { type: 'company', name: 'Harbour Works' })
  const deal = textAt(
    accepted(await admin.post('/deals', { case: { name: 'Takeover', visibility: 'only-me', price: '12500', currency: 'EUR' } }), 201),
    'deal-id',
  )
  accepted(await admin.put(`/deals/${deal}`, { case: { name: 'Ferries', visibility: 'public', price: '900' } }))
  expect(await newest(admin, 'deals', deal)).toEqual([
    { field: 'name', before: ['Takeover'], after: ['Ferries'] },
    { field: 'visibility', before: ['only-me'], after: ['public'] },
    { field: 'price', before: ['12500'], after: ['900'] },
  ])
  expect(await newest(mia, 'deals', deal)).toBeUndefined()
  accepted(await admin.put(`/deals/${deal}`, { case: { 'deal-with': secret, 'background-info': 'One line' } }))
  expect(await newest(mia, 'deals', deal)).toEqual([{ field: 'background-info', before: [], after: ['One line'] }])
  accepted(await admin.put(`/deals/${deal}`, { case: { 'deal-with': known } }))
  expect(await newest(admin, 'deals', deal)).toEqual([{ field: 'deal-with', before: ['Hideaway'], after: ['Harbour Works'] }])
  expect(await newest(mia, 'deals', deal)).toEqual([{ field: 'deal-with', before: [], after: ['Harbour Works'] }])
  const all = accepted(await mia.get(`/x/changes?resource=deals&resource-id=${deal}`))
  expect(JSON.stringify(all.body)).not.toMatch(/Hideaway|Takeover|12500/)
})

test('shows the fields of a project to colleagues, not to its clients', async ({ space }) => {
  const { admin } = space
  const company = await makeContact(admin, { type: 'company', name: 'Fjordline' })
  const project = await makeProject(admin)
  const client = await space.client(company)
  accepted(await admin.put(`/x/projects/${project}/companies`, { companies: [company] }))
  expect(await newest(admin, 'projects', project)).toEqual([{ field: 'companies', before: [], after: ['Fjordline'] }])
  accepted(await admin.put(`/projects/${project}`, { project: { status: 'archived' } }))
  expect(await newest(admin, 'projects', project)).toEqual([{ field: 'status', before: ['active'], after: ['archived'] }])
  refused(await client.get(`/x/changes?resource=projects&resource-id=${project}`), 404)
})
