import { expect } from '@playwright/test'
import { accepted, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { addTags, makeCompany, makeContact, makeDeal, upload } from '../../fixtures/records.ts'
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

test('shows the entries of lists that a change added to a contact, with the names of their files', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Harbour Works')
  const person = await makeContact(admin, {
    name: 'Ada',
    'contact-data': [{ 'entity-type': 'phone', 'entity-value': '+47 55 12 34 56', kind: 'work' }],
  })
  const file = await upload(admin, 'hello', 'offer.txt')
  accepted(
    await admin.put(`/contacts/${person}`, {
      contact: {
        'company-id': company,
        attachment: [file],
        'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': 'ada@fjordlys.example', kind: 'home' }],
      },
    }),
  )
  expect(await newest(admin, 'contacts', person)).toEqual([
    { field: 'company-id', before: [], after: ['Harbour Works'] },
    {
      field: 'contact-data',
      before: ['+47 55 12 34 56, phone, work'],
      after: ['+47 55 12 34 56, phone, work', 'ada@fjordlys.example, e-mail, home'],
    },
    { field: 'attachment', before: [], after: ['offer.txt'] },
  ])
  await addTags(admin, person, 'vip, press')
  expect(await newest(admin, 'contacts', person)).toEqual([{ field: 'tags', before: [], after: ['vip', 'press'] }])
})

test('keeps the name of a deleted record in the history, and an undo shows the fields back', async ({ space }) => {
  const { admin } = space
  const party = await makeCompany(admin, 'Fjordline')
  const deal = await makeDeal(admin, { 'deal-with': party, 'background-info': 'One' })
  accepted(await admin.put(`/deals/${deal}`, { case: { 'deal-with': '', 'background-info': 'Two' } }))
  accepted(await admin.delete(`/contacts/${party}`))
  expect(await newest(admin, 'deals', deal)).toEqual([
    { field: 'background-info', before: ['One'], after: ['Two'] },
    { field: 'deal-with', before: ['Fjordline'], after: [] },
  ])
  const other = await makeDeal(admin, { name: 'Other', price: '1' })
  const updated = accepted(await admin.put(`/deals/${other}`, { case: { price: '2' } })).headers['x-change']
  accepted(await admin.post(`/x/changes/${updated}/undo`))
  expect(await newest(admin, 'deals', other)).toEqual([{ field: 'price', before: ['2'], after: ['1'] }])
})
