import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
import { readPages } from '../../fixtures/pages.ts'
import { makeCompany, makeContact, makeNote } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'
import type { Workspace } from '../../fixtures/workspace.ts'

const makeFjordlys = async ({ admin }: Workspace) => {
  const company = await makeCompany(admin, 'Fjordlys')
  const sigrid = await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune', 'company-id': company })
  return { company, sigrid, stranger: await makeContact(admin) }
}

test('lists the notes of a company with those of its people, newest first', async ({ space }) => {
  const { admin } = space
  const { company, sigrid, stranger } = await makeFjordlys(space)
  const first = await makeNote(admin, company, { body: 'Signed.', date: '2026-11-20 09:00:00' })
  const second = await makeNote(admin, sigrid, { body: 'Rang.', date: '2026-11-21 09:00:00' })
  await makeNote(admin, stranger)
  const { body } = accepted(await admin.get(`/contacts/${company}/notes?x-people=1&x-count=1`))
  expect(body).toEqual({
    notes: [
      {
        id: second,
        body: 'Rang.',
        date: '2026-11-21 09:00:00',
        visibility: 'public',
        attachments: [],
        files: [],
        'comments-count': 0,
        'contact-id': sigrid,
        'x-belongs-to': 'Sigrid Aune',
        author: admin.id,
        'created-at': expect.any(String),
        'updated-at': expect.any(String),
      },
      {
        id: first,
        body: 'Signed.',
        date: '2026-11-20 09:00:00',
        visibility: 'public',
        attachments: [],
        files: [],
        'comments-count': 0,
        'contact-id': company,
        'x-belongs-to': 'Fjordlys',
        author: admin.id,
        'created-at': expect.any(String),
        'updated-at': expect.any(String),
      },
    ],
    'x-total': 2,
  })
  expect(at(accepted(await admin.get(`/contacts/${company}/notes`)), 'notes')).toMatchObject([{ id: first, body: 'Signed.' }])
})

test('pages the notes of a company and its people, twenty-five a page', async ({ space }) => {
  const { admin } = space
  const { company, sigrid } = await makeFjordlys(space)
  for (let n = 0; n < 27; n += 1) await makeNote(admin, n % 2 ? company : sigrid)
  const pages = await readPages(admin, `/contacts/${company}/notes?x-people=1`, 'notes')
  expect(pages.map(({ length }) => length)).toEqual([25, 2])
})

test('lists the tasks of a company with those of its people, by due date', async ({ space }) => {
  const { admin } = space
  const { company, sigrid, stranger } = await makeFjordlys(space)
  const of = (contact: string, subject: string, fields = {}) =>
    makeTask(admin, `/contacts/${contact}/tasks`, subject, { responsibles: [admin.id], ...fields })
  const ids = {
    later: await of(company, 'Renew'),
    call: await of(sigrid, 'Call', { 'due-date': '2026-12-02' }),
    write: await of(company, 'Write', { 'due-date': '2026-12-01' }),
    done: await of(sigrid, 'Meet'),
  }
  await of(stranger, 'Greet')
  accepted(await admin.put(`/tasks/${ids.done}/done`))
  const asked = `/contacts/${company}/tasks?x-people=1`
  const listed = accepted(await admin.get(asked))
  expect(at(listed, 'tasks')).toMatchObject([
    { id: ids.write, subject: 'Write', 'contact-id': company, 'belongs-to': 'Fjordlys' },
    { id: ids.call, subject: 'Call', 'contact-id': sigrid, 'belongs-to': 'Sigrid Aune' },
    { id: ids.later, subject: 'Renew', 'contact-id': company, 'belongs-to': 'Fjordlys' },
    { id: ids.done, subject: 'Meet', 'contact-id': sigrid, 'belongs-to': 'Sigrid Aune', state: 'done' },
  ])
  expect(at(listed, 'tasks.0.position')).toBeUndefined()
  expect(at(accepted(await admin.get(`${asked}&x-state=done`)), 'tasks')).toMatchObject([{ id: ids.done }])
})

test('shows of the people of a company only what the user sees', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const { company, sigrid } = await makeFjordlys(space)
  const hidden = await makeContact(admin, { name: 'Odd', 'company-id': company, visibility: 'only-me' })
  await makeNote(admin, sigrid, { visibility: 'only-me' })
  const open = await makeNote(admin, sigrid)
  await makeNote(admin, hidden)
  await makeTask(admin, `/contacts/${hidden}/tasks`, 'Call', { responsibles: [admin.id] })
  expect(accepted(await member.get(`/contacts/${company}/notes?x-people=1&x-count=1`)).body).toMatchObject({
    notes: [{ id: open }],
    'x-total': 1,
  })
  expect(accepted(await member.get(`/contacts/${company}/tasks?x-people=1`)).body).toEqual({ tasks: [] })
  refused(await member.get(`/contacts/${hidden}/notes?x-people=1`), 404)
  refused(await member.get(`/contacts/${hidden}/tasks?x-people=1`), 404)
})
