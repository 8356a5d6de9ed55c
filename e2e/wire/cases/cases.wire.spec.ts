import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Json } from '../../fixtures/client.ts'
import { nextOf, readPages } from '../../fixtures/pages.ts'
import { makeCase, makeCompany, makeContact, makeDeal, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

test('a case with every field comes back as it was sent', async ({ space }) => {
  const { admin } = space
  const person = await makeContact(admin, { name: 'Ada', 'last-name': 'Byron' })
  const file = await upload(admin)
  const sent = { name: 'Refund stuck', visibility: 'only-me', 'case-status': 'closed', attachment: [file], 'involved-people': [person] }
  const made = accepted(await admin.post('/cases', { case: sent }), 201)
  expect(made.body).toEqual({ 'case-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'case-id')
  const found = {
    id,
    type: 'case',
    ...sent,
    'status-since': moment,
    people: [{ id: person, type: 'person', name: 'Ada', 'last-name': 'Byron' }],
    author: admin.id,
    'created-at': moment,
    'updated-at': moment,
  }
  const files = [{ id: file, name: 'hello.txt', 'byte-size': '5', 'content-type': 'text/plain', author: admin.id, 'created-at': moment }]
  expect(accepted(await admin.get(`/cases/${id}`)).body).toEqual({ case: { ...found, files } })
  expect(accepted(await admin.get('/cases')).body).toEqual({ cases: [found] })
})

test('a case needs a name alone: open and public', async ({ space }) => {
  const { admin } = space
  const id = await makeCase(admin, { name: 'Bare' })
  expect(accepted(await admin.get(`/cases/${id}`)).body).toMatchObject({
    case: { name: 'Bare', visibility: 'public', 'case-status': 'open', attachment: [], files: [], 'involved-people': [] },
  })
  refused(await admin.post('/cases', { case: {} }), 422, 'case.name')
  refused(await admin.post('/cases', { name: 'A' }), 422, 'case')
})

test('an update carries only what changes; lists follow trap 9', async ({ space }) => {
  const { admin } = space
  const [one, two] = [await makeContact(admin), await makeCompany(admin, 'Works')]
  const [plan, bill] = [await upload(admin, 'plan'), await upload(admin, 'bill')]
  const id = await makeCase(admin, { 'involved-people': [one], attachment: [plan] })
  const put = (fields: { [key: string]: Json }) => admin.put(`/cases/${id}`, { case: fields })
  const read = async () => at(accepted(await admin.get(`/cases/${id}`)), 'case')
  expect(accepted(await put({ 'case-status': 'closed' })).body).toEqual({})
  expect(await read()).toMatchObject({ name: 'Refund stuck', 'case-status': 'closed', 'involved-people': [one], attachment: [plan] })
  accepted(await put({ 'involved-people': [two], attachment: [bill] }))
  expect(await read()).toMatchObject({ 'case-status': 'closed', 'involved-people': [one, two], attachment: [plan, bill] })
  accepted(await put({ 'case-status': 'open', 'involved-people': [`-${one}`], attachment: [`-${plan}`] }))
  expect(await read()).toMatchObject({ 'case-status': 'open', 'involved-people': [two], attachment: [bill] })
  for (const field of ['involved-people', 'attachment']) {
    const id = field === 'attachment' ? bill : two
    for (const ids of [[id, id], [id, `-${id}`], ['-999999999'], ['999999999']]) refused(await put({ [field]: ids }), 422, `case.${field}`)
    refused(await admin.post('/cases', { case: { name: 'A', [field]: [`-${id}`] } }), 422, `case.${field}`)
  }
  refused(await put({ name: '' }), 422, 'case.name')
})

test('trap 10: a case names its workgroup workgroup-id, and may be for selected people', async ({ cast }) => {
  const { creator, groupMember, selectedPerson, member, admin, client, groupId } = cast
  const grouped = await makeCase(creator, { visibility: 'group', 'workgroup-id': groupId })
  const selected = await makeCase(creator, { visibility: 'selected-people', 'allowed-users': [selectedPerson.id] })
  for (const by of [creator, groupMember])
    expect(accepted(await by.get(`/cases/${grouped}`)).body).toMatchObject({ case: { visibility: 'group', 'workgroup-id': groupId } })
  expect(idsAt(accepted(await selectedPerson.get('/cases')), 'cases')).toEqual([selected])
  expect(at(accepted(await selectedPerson.get(`/cases/${selected}`)), 'case.allowed-users')).toEqual([creator.id, selectedPerson.id])
  for (const by of [member, admin]) {
    for (const id of [grouped, selected]) refused(await by.get(`/cases/${id}`), 404)
    expect(accepted(await by.get('/cases?x-count=1')).body).toEqual({ cases: [], 'x-total': 0 })
  }
  refused(await client.get('/cases'), 404)
  refused(await creator.post('/cases', { case: { name: 'A', visibility: 'group', 'group-id': groupId } }), 422, 'case.group-id')
  refused(await creator.put(`/cases/${grouped}`, { case: { 'group-id': groupId } }), 422, 'case.group-id')
  refused(await creator.post('/cases', { case: { name: 'A', visibility: 'group' } }), 422, 'case.workgroup-id')
  refused(await cast.space.admin.delete(`/workgroups/${groupId}`), 409)
})

test('cases come newest first, fifty a page, of one status where that is asked for', async ({ space }) => {
  const { admin } = space
  const ids: string[] = []
  for (let n = 0; n < 53; n += 1) ids.unshift(await makeCase(admin, { 'case-status': n % 2 ? 'open' : 'closed' }))
  const pages = await readPages(admin, '/cases', 'cases')
  expect(pages.map((page) => page.length)).toEqual([50, 3])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids)
  expect(nextOf(accepted(await admin.get('/cases')))).toMatch(/^\/cases\?.*page=2/)
  expect(idsAt(accepted(await admin.get('/cases?page=2')), 'cases')).toEqual(ids.slice(50))
  expect(accepted(await admin.get('/cases?page=9')).body).toEqual({ cases: [] })
  const open = ids.filter((_, i) => i % 2 === 1)
  expect(idsAt(accepted(await admin.get('/cases?status=open')), 'cases')).toEqual(open)
  const closed = accepted(await admin.get('/cases?status=closed&x-count=1'))
  expect([at(closed, 'x-total'), listAt(closed, 'cases').every((one) => one['case-status'] === 'closed')]).toEqual([27, true])
  for (const query of ['page=0', 'page=x', 'status=pending', 'status=Open', 'x-count=yes', 'x-sort=name', 'colour=red'])
    refused(await admin.get(`/cases?${query}`), 400)
})

test('x-contact finds the cases that somebody seen is involved in', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [person, hidden] = [await makeContact(admin), await makeContact(mia, { visibility: 'only-me' })]
  const both = await makeCase(mia, { 'involved-people': [person, hidden] })
  await makeCase(admin)
  expect(idsAt(accepted(await admin.get(`/cases?x-contact=${person}`)), 'cases')).toEqual([both])
  expect(idsAt(accepted(await mia.get(`/cases?x-contact=${hidden}`)), 'cases')).toEqual([both])
  expect(accepted(await admin.get(`/cases?x-contact=${hidden}&x-count=1`)).body).toEqual({ cases: [], 'x-total': 0 })
  expect(at(accepted(await admin.get(`/cases/${both}`)), 'case.involved-people')).toEqual([person])
})

test('a deleted case is gone with its notes, and a file of its own with it', async ({ cast }) => {
  const { creator, member } = cast
  const file = await upload(creator)
  const id = await makeCase(creator, { attachment: [file] })
  accepted(await member.get(`/files/${file}`))
  const note = textAt(accepted(await member.post(`/cases/${id}/notes`, { note: { body: 'Rang.' } }), 201), 'note-id')
  expect(accepted(await creator.delete(`/cases/${id}`)).body).toEqual({})
  for (const path of [`/cases/${id}`, `/cases/${id}/notes`, `/notes/${note}`, `/files/${file}`]) refused(await member.get(path), 404)
  refused(await creator.put(`/cases/${id}`, { case: { name: 'A' } }), 404)
  refused(await creator.delete(`/cases/${id}`), 404)
})

test('a deal is no case, nor a case a deal', async ({ space }) => {
  const { admin } = space
  const [deal, one] = [await makeDeal(admin), await makeCase(admin)]
  refused(await admin.get(`/cases/${deal}`), 404)
  refused(await admin.get(`/deals/${one}`), 404)
  refused(await admin.put(`/cases/${deal}`, { case: { name: 'A' } }), 404)
  refused(await admin.get(`/cases/${deal}/notes`), 404)
})
