import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Json } from '../../fixtures/client.ts'
import { makeCase, makeCompany, makeContact, makeDeal, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

test('returns a case with every field as it was sent', async ({ space }) => {
  const { admin } = space
  const person = await makeContact(admin, { name: 'Ada', 'last-name': 'Byron' })
  const [file, mia] = [await upload(admin), await space.member()]
  const sent = {
    name: 'Refund stuck',
    visibility: 'only-me',
    'case-status': 'closed',
    'case-responsible-id': mia.id,
    'background-info': 'Paid twice on 3 November.\nThe bank has confirmed both.',
    attachment: [file],
    'involved-people': [person],
  }
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

test('requires only a name: a new case is open, public and nobody is responsible', async ({ space }) => {
  const { admin } = space
  const id = await makeCase(admin, { name: 'Bare' })
  expect(accepted(await admin.get(`/cases/${id}`)).body).toEqual({
    case: {
      id,
      type: 'case',
      name: 'Bare',
      visibility: 'public',
      'case-status': 'open',
      'status-since': moment,
      'background-info': '',
      attachment: [],
      files: [],
      'involved-people': [],
      people: [],
      author: admin.id,
      'created-at': moment,
      'updated-at': moment,
    },
  })
  refused(await admin.post('/cases', { case: {} }), 422, 'case.name')
  refused(await admin.post('/cases', { name: 'A' }), 422, 'case')
})

test('updates only the fields that are sent; lists add, keep and remove ids', async ({ space }) => {
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

test('sets, keeps and clears the responsible user and the background', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const id = await makeCase(admin, { 'case-responsible-id': mia.id, 'background-info': 'Paid twice.' })
  const put = (fields: { [key: string]: Json }) => admin.put(`/cases/${id}`, { case: fields })
  const read = async () => at(accepted(await mia.get(`/cases/${id}`)), 'case')
  accepted(await put({ name: 'Refund sent' }))
  expect(await read()).toMatchObject({ 'case-responsible-id': mia.id, 'background-info': 'Paid twice.' })
  accepted(await put({ 'case-responsible-id': admin.id, 'background-info': 'Paid once.' }))
  expect(await read()).toMatchObject({ 'case-responsible-id': admin.id, 'background-info': 'Paid once.' })
  accepted(await put({ 'case-responsible-id': '', 'background-info': '' }))
  expect(await read()).toMatchObject({ name: 'Refund sent', 'background-info': '' })
  expect(await read()).not.toHaveProperty('case-responsible-id')
})

test('accepts only an active colleague as the responsible user', async ({ space }) => {
  const { admin } = space
  const [client, inactive, colleague] = [await space.client(), await space.member(), await space.member()]
  accepted(await admin.put(`/x/users/${inactive.id}`, { user: { active: '0' } }))
  const id = await makeCase(admin, { 'case-responsible-id': colleague.id })
  for (const responsible of [client.id, inactive.id, id, '999999999', `-${colleague.id}`, 'Mia']) {
    const fields = { name: 'Refund stuck', 'case-responsible-id': responsible }
    refused(await admin.post('/cases', { case: fields }), 422, 'case.case-responsible-id')
    refused(await admin.put(`/cases/${id}`, { case: fields }), 422, 'case.case-responsible-id')
  }
  refused(await admin.put(`/cases/${id}`, { case: { 'case-responsible-id': null } }), 422, 'case.case-responsible-id')
  refused(await admin.put(`/cases/${id}`, { case: { 'deal-responsible-id': colleague.id } }), 422, 'case.deal-responsible-id')
  refused(await admin.put(`/cases/${id}`, { case: { 'background-info': 'x'.repeat(65_537) } }), 422, 'case.background-info')
  expect(at(accepted(await admin.get(`/cases/${id}`)), 'case')).toMatchObject({
    name: 'Refund stuck',
    'case-responsible-id': colleague.id,
    'background-info': '',
  })
})

test('records a change of the responsible user and the background in the history, and undoes it', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const id = await makeCase(admin, { 'case-responsible-id': mia.id, 'background-info': 'Paid twice.' })
  const changed = accepted(await admin.put(`/cases/${id}`, { case: { 'case-responsible-id': '', 'background-info': 'Paid once.' } }))
  const history = listAt(accepted(await admin.get(`/x/changes?resource=cases&resource-id=${id}`)), 'changes')
  expect(history.map(({ action }) => action)).toEqual(['case updated', 'case created'])
  accepted(await admin.post(`/x/changes/${changed.headers['x-change']}/undo`))
  expect(at(accepted(await admin.get(`/cases/${id}`)), 'case')).toMatchObject({
    'case-responsible-id': mia.id,
    'background-info': 'Paid twice.',
  })
})

test('removes a user who becomes a client from their cases, and the undo gives the cases back', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [hers, other] = [
    await makeCase(admin, { 'case-responsible-id': mia.id }),
    await makeCase(admin, { 'case-responsible-id': admin.id }),
  ]
  const responsible = async (id: string) => at(accepted(await admin.get(`/cases/${id}`)), 'case.case-responsible-id')
  const company = await makeCompany(admin, 'Kiln')
  const changed = accepted(await admin.put(`/x/users/${mia.id}`, { user: { role: 'client', 'company-id': company } }))
  expect([await responsible(hers), await responsible(other)]).toEqual([undefined, admin.id])
  accepted(await admin.post(`/x/changes/${changed.headers['x-change']}/undo`))
  expect([await responsible(hers), await responsible(other)]).toEqual([mia.id, admin.id])
})

test('refuses to give a case back to a user who is a client now', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const id = await makeCase(admin, { name: 'Refund stuck', 'case-responsible-id': mia.id })
  const cleared = accepted(await admin.put(`/cases/${id}`, { case: { 'case-responsible-id': '' } }))
  const company = await makeCompany(admin, 'Kiln')
  accepted(await admin.put(`/x/users/${mia.id}`, { user: { role: 'client', 'company-id': company } }))
  refused(await admin.post(`/x/changes/${cleared.headers['x-change']}/undo`), 409)
  expect(at(accepted(await admin.get(`/cases/${id}`)), 'case')).not.toHaveProperty('case-responsible-id')
})

test('keeps the responsible user and the background when a merge replaces an involved contact', async ({ space }) => {
  const { admin } = space
  const [winner, looser] = [await makeContact(admin), await makeContact(admin)]
  const fields = { 'case-responsible-id': admin.id, 'background-info': 'Paid twice.' }
  const id = await makeCase(admin, { ...fields, 'involved-people': [looser] })
  accepted(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`))
  expect(at(accepted(await admin.get(`/cases/${id}`)), 'case')).toMatchObject({ ...fields, 'involved-people': [winner] })
})

test('is visible to a workgroup, named workgroup-id, or to selected people', async ({ cast }) => {
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

test('deletes a case with its notes and the file that only it used', async ({ cast }) => {
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

test('answers 404 for a deal read as a case and a case read as a deal', async ({ space }) => {
  const { admin } = space
  const [deal, one] = [await makeDeal(admin), await makeCase(admin)]
  refused(await admin.get(`/cases/${deal}`), 404)
  refused(await admin.get(`/deals/${one}`), 404)
  refused(await admin.put(`/cases/${deal}`, { case: { name: 'A' } }), 404)
  refused(await admin.get(`/cases/${deal}/notes`), 404)
})
