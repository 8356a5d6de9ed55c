import { expect } from '@playwright/test'
import { accepted, at, refused, textAt } from '../../fixtures/answers.ts'
import type { Json } from '../../fixtures/client.ts'
import { makeCompany, makeContact, makeDeal, makeDealCategory, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

test('trap 1: accepts a deal as case, returns it as deal, and its new id as deal-id', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Harbour Works')
  const person = await makeContact(admin, { name: 'Ada', 'last-name': 'Byron' })
  const category = await makeDealCategory(admin, 'Further work')
  const [file, mia] = [await upload(admin), await space.member()]
  const sent = {
    name: 'Night ferries <b>2</b>',
    visibility: 'public',
    'deal-status': 'pending',
    'deal-with': company,
    currency: 'USD',
    price: '85.50',
    'price-type': 'hour',
    duration: '320.0',
    'deal-category-id': category,
    'deal-responsible-id': mia.id,
    'expected-on': '2026-12-04',
    'background-info': 'First the night,\nthen the day.',
    attachment: [file],
    'involved-people': [person, company],
  }
  const made = accepted(await admin.post('/deals', { case: sent }), 201)
  expect(made.body).toEqual({ 'deal-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'deal-id')
  const deal = {
    id,
    type: 'deal',
    ...sent,
    'status-since': moment,
    value: '27360',
    people: [
      { id: company, type: 'company', name: 'Harbour Works' },
      { id: person, type: 'person', name: 'Ada', 'last-name': 'Byron' },
    ],
    author: admin.id,
    'created-at': moment,
    'updated-at': moment,
  }
  const files = [{ id: file, name: 'hello.txt', 'byte-size': '5', 'content-type': 'text/plain', author: admin.id, 'created-at': moment }]
  expect(accepted(await admin.get(`/deals/${id}`)).body).toEqual({ deal: { ...deal, files } })
  expect(accepted(await admin.get('/deals')).body).toEqual({ deals: [deal] })
  refused(await admin.post('/deals', { deal: sent }), 422, 'deal')
  refused(await admin.post('/deals', { deal: sent }), 422, 'case')
  refused(await admin.put(`/deals/${id}`, { deal: { name: 'x' } }), 422, 'deal')
})

test('requires only a name: a new deal is pending and public, at a fixed price in the workspace currency', async ({ space }) => {
  const { admin } = space
  const currency = textAt(accepted(await admin.get('/x/me')), 'me.account.currency')
  const id = await makeDeal(admin, { name: 'Bare' })
  expect(accepted(await admin.get(`/deals/${id}`)).body).toEqual({
    deal: {
      id,
      type: 'deal',
      name: 'Bare',
      visibility: 'public',
      'deal-status': 'pending',
      'status-since': moment,
      currency,
      'price-type': 'fixed',
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
  refused(await admin.post('/deals', { case: { price: '10' } }), 422, 'case.name')
  refused(await admin.post('/deals', { case: { name: 'A', type: 'deal' } }), 422, 'case.type')
})

test('changes only the fields that are sent; an empty text clears an optional one', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Harbour Works')
  const category = await makeDealCategory(admin, 'New')
  const links = { 'deal-with': company, 'deal-category-id': category, 'deal-responsible-id': admin.id }
  const first = { ...links, price: '10', duration: '2', 'expected-on': '2026-02-28' }
  const id = await makeDeal(admin, { ...first, currency: 'JPY', 'price-type': 'month' })
  const put = (fields: { [key: string]: Json }) => admin.put(`/deals/${id}`, { case: fields })
  const read = async () => at(accepted(await admin.get(`/deals/${id}`)), 'deal')
  expect(accepted(await put({ name: 'Other name' })).body).toEqual({})
  expect(await read()).toMatchObject({ ...first, name: 'Other name', currency: 'JPY', 'price-type': 'month', value: '20' })
  accepted(await put({ 'price-type': 'fixed', price: '12.5' }))
  expect(await read()).toMatchObject({ ...first, price: '12.5', value: '12.5', duration: '2' })
  accepted(await put({ 'deal-with': '', 'deal-category-id': '', 'deal-responsible-id': '' }))
  accepted(await put({ price: '', duration: '', 'expected-on': '' }))
  const left = Object.keys((await read()) as object)
  expect(left.filter((key) => key in first || key === 'value')).toEqual([])
  expect(accepted(await put({})).body).toEqual({})
  refused(await put({ name: ' ' }), 422, 'case.name')
})

test('allows every status change and returns when it happened', async ({ space }) => {
  const { admin } = space
  const id = await makeDeal(admin, { 'deal-status': 'lost' })
  const history = async () =>
    (at(accepted(await admin.get(`/x/changes?resource=deals&resource-id=${id}`)), 'changes') as { action: string }[]).map(
      ({ action }) => action,
    )
  for (const status of ['won', 'pending', 'lost', 'pending', 'won', 'lost', 'lost']) {
    accepted(await admin.put(`/deals/${id}`, { case: { 'deal-status': status } }))
    expect(at(accepted(await admin.get(`/deals/${id}`)), 'deal.deal-status')).toBe(status)
  }
  // Setting the same status again changes nothing and adds no recording.
  expect((await history()).toReversed()).toEqual([
    'deal created',
    'deal won',
    'deal reopened',
    'deal lost',
    'deal reopened',
    'deal won',
    'deal lost',
  ])
  refused(await admin.put(`/deals/${id}`, { case: { 'deal-status': 'win' } }), 422, 'case.deal-status')
})

test('trap 9: adds, keeps and, with a minus, removes involved people', async ({ space }) => {
  const { admin } = space
  const [one, two, three] = [await makeContact(admin), await makeContact(admin), await makeCompany(admin, 'Works')]
  const id = await makeDeal(admin, { 'involved-people': [one, two] })
  const put = (...people: string[]) => admin.put(`/deals/${id}`, { case: { 'involved-people': people } })
  const involved = async () => at(accepted(await admin.get(`/deals/${id}`)), 'deal.involved-people')
  accepted(await put(three, one))
  expect(await involved()).toEqual([one, two, three])
  accepted(await put(`-${one}`, two))
  expect(await involved()).toEqual([two, three])
  accepted(await put())
  for (const people of [[`-${one}`], [two, two], [two, `-${two}`], ['999999999'], ['-999999999'], [admin.id]])
    refused(await put(...people), 422, 'case.involved-people')
  refused(await admin.post('/deals', { case: { name: 'A', 'involved-people': [`-${one}`] } }), 422, 'case.involved-people')
  expect(await involved()).toEqual([two, three])
})

test('rejects references that do not exist, are of another resource, or are hidden', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const client = await space.client()
  const hidden = await makeContact(mia, { visibility: 'only-me' })
  const category = await makeDealCategory(admin, 'New')
  const deal = await makeDeal(admin)
  const wrong: [string, string][] = [
    ['deal-with', hidden],
    ['deal-with', deal],
    ['deal-with', admin.id],
    ['deal-category-id', hidden],
    ['deal-category-id', deal],
    ['deal-responsible-id', category],
    ['deal-responsible-id', '999999999'],
  ]
  const answers = new Set<string>()
  for (const [field, value] of wrong) {
    const answer = refused(await admin.post('/deals', { case: { name: 'A', [field]: value } }), 422, `case.${field}`)
    answers.add(JSON.stringify(answer.body).replace(field, ''))
    refused(await admin.put(`/deals/${deal}`, { case: { [field]: value } }), 422, `case.${field}`)
  }
  expect(answers.size).toBe(1)
  const outsider = refused(
    await admin.post('/deals', { case: { name: 'A', 'deal-responsible-id': client.id } }),
    422,
    'case.deal-responsible-id',
  )
  expect(at(outsider, 'errors.0.code')).toBe('no-access')
})

test('omits contacts that the user cannot see', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const hidden = await makeContact(mia, { name: 'Secret', visibility: 'only-me' })
  const open = await makeContact(mia, { name: 'Open' })
  const id = await makeDeal(mia, { 'deal-with': hidden, 'involved-people': [hidden, open] })
  const seen = accepted(await admin.get(`/deals/${id}`))
  expect(at(seen, 'deal.deal-with')).toBeUndefined()
  expect(at(seen, 'deal.involved-people')).toEqual([open])
  expect(JSON.stringify([seen.body, accepted(await admin.get('/deals')).body])).not.toContain('Secret')
  for (const change of [hidden, `-${hidden}`])
    refused(await admin.put(`/deals/${id}`, { case: { 'involved-people': [change] } }), 422, 'case.involved-people')
  accepted(await admin.put(`/deals/${id}`, { case: { name: 'Renamed', 'involved-people': [`-${open}`] } }))
  expect(accepted(await mia.get(`/deals/${id}`)).body).toMatchObject({
    deal: { name: 'Renamed', 'deal-with': hidden, 'involved-people': [hidden] },
  })
})

test('stores money in one form and multiplies it exactly', async ({ space }) => {
  const { admin } = space
  const value = async (price: string, type: string, duration?: string, [stored, times] = [price, duration]) => {
    const id = await makeDeal(admin, { price, 'price-type': type, ...(duration === undefined ? {} : { duration }) })
    const deal = accepted(await admin.get(`/deals/${id}`))
    expect([at(deal, 'deal.price'), at(deal, 'deal.duration')]).toEqual([stored, times])
    return at(deal, 'deal.value')
  }
  expect(await value('0.1', 'hour', '3')).toBe('0.3')
  expect(await value('999999999999999.9999', 'year', '999999999999999.9999')).toBe('999999999999999999800000000000.00000001')
  expect(await value('-12.3400', 'month', '1.5')).toBe('-18.51')
  expect(await value('0.0001', 'month', '0.0001')).toBe('0.00000001')
  expect(await value('100', 'year')).toBe('100')
  expect(await value('0005', 'fixed', '012.50', ['5', '12.50'])).toBe('5')
  expect(await value('-0', 'fixed', undefined, ['0', undefined])).toBe('0')
  expect(await value('-000.0', 'fixed', undefined, ['0.0', undefined])).toBe('0')
  expect(await value('-00.50', 'fixed', undefined, ['-0.50', undefined])).toBe('-0.5')
})

test('deletes a deal with its notes and their comments', async ({ space }) => {
  const { admin } = space
  const id = await makeDeal(admin)
  const note = textAt(accepted(await admin.post(`/deals/${id}/notes`, { note: { body: 'Signed.' } }), 201), 'note-id')
  const comment = textAt(accepted(await admin.post(`/notes/${note}/comments`, { comment: { body: 'Good.' } }), 201), 'comment-id')
  const gone = accepted(await admin.delete(`/deals/${id}`))
  expect(gone.body).toEqual({})
  for (const path of [`/deals/${id}`, `/deals/${id}/notes`, `/notes/${note}`, `/comments/${comment}`]) refused(await admin.get(path), 404)
  refused(await admin.delete(`/deals/${id}`), 404)
  accepted(await admin.post(`/x/changes/${gone.headers['x-change']}/undo`))
  for (const path of [`/deals/${id}`, `/deals/${id}/notes`, `/notes/${note}`, `/comments/${comment}`]) accepted(await admin.get(path))
})

test('does not overwrite a deal that has changed since it was read', async ({ space }) => {
  const { admin } = space
  const id = await makeDeal(admin)
  const etag = accepted(await admin.get(`/deals/${id}`)).headers.etag ?? ''
  const put = (name: string) =>
    admin.send('PUT', `/deals/${id}`, JSON.stringify({ case: { name } }), { 'content-type': 'application/json', 'if-match': etag })
  accepted(await put('First'))
  refused(await put('Second'), 412)
  expect(at(accepted(await admin.get(`/deals/${id}`)), 'deal.name')).toBe('First')
})
