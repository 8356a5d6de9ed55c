import { expect } from '@playwright/test'
import { accepted, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { readAll } from '../../fixtures/pages.ts'
import { makeContact, makeNote } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('returns the change of every write and lists changes newest first', async ({ space }) => {
  const { admin } = space
  const made = accepted(await admin.post('/contacts', { contact: { type: 'person', name: 'Ada', 'last-name': 'Byron' } }), 201)
  const id = (made.body as { 'contact-id': string })['contact-id']
  const updated = accepted(await admin.put(`/contacts/${id}`, { contact: { title: 'A' } }))
  const tagged = accepted(await admin.post(`/contacts/${id}/tags`, { tags: 'vip' }), 201)
  const changes = listAt(accepted(await admin.get('/x/changes')), 'changes').slice(0, 3)
  expect(changes.map((change) => change.id)).toEqual([tagged, updated, made].map((answer) => answer.headers['x-change']))
  for (const change of changes)
    expect(change).toMatchObject({
      author: admin.id,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      action: expect.stringMatching(/^contact \w+/),
      resource: 'contacts',
      'resource-id': id,
      title: 'Ada Byron',
      undone: '0',
    })
  expect(changes[2]).toMatchObject({ action: 'contact created' })
})

test('lists the history of a record, an author, or since a time', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [one, two] = [await makeContact(admin), await makeContact(mia)]
  const byMia = accepted(await mia.put(`/contacts/${one}`, { contact: { title: 'A' } })).headers['x-change']
  const find = async (query: string) => listAt(accepted(await admin.get(`/x/changes?${query}`)), 'changes')
  expect((await find(`resource=contacts&resource-id=${one}`)).map((change) => change.author)).toEqual([mia.id, admin.id])
  expect((await find(`author=${mia.id}`)).map((change) => change['resource-id'])).toEqual([one, two])
  expect((await find(`author=${mia.id}&resource=contacts&resource-id=${one}`)).map(({ id }) => id)).toEqual([byMia])
  expect((await find('since=yesterday')).length).toBeGreaterThan(2)
  for (const query of [
    'since=gibberish',
    'since=tomorrow',
    'resource=contact',
    'resource=nothing&resource-id=7',
    'author=x',
    'resource-id=-1',
    'colour=red',
    'page=0',
  ])
    refused(await admin.get(`/x/changes?${query}`), 400)
})

test('marks an undone change', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  const change = accepted(await admin.put(`/contacts/${id}`, { contact: { title: 'A' } })).headers['x-change']
  accepted(await admin.post(`/x/changes/${change}/undo`))
  const changes = listAt(accepted(await admin.get(`/x/changes?resource=contacts&resource-id=${id}`)), 'changes')
  expect(changes.find((shown) => shown.id === change)).toMatchObject({ undone: '1' })
  expect(changes[0]).toMatchObject({ undone: '0' })
})

test('pages the history', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  const made: unknown[] = []
  for (let n = 0; n < 120; n += 1)
    made.push(accepted(await admin.put(`/contacts/${id}`, { contact: { title: `${n}` } })).headers['x-change'])
  const all = await readAll(admin, `/x/changes?resource=contacts&resource-id=${id}`, 'changes')
  expect(all.map((change) => change.id).slice(0, 120)).toEqual(made.toReversed())
  expect(all).toHaveLength(121)
  expect(accepted(await admin.get('/x/changes?page=99999')).body).toEqual({ changes: [] })
})

test('shows only visible changes in the history', async ({ cast }) => {
  const { creator, member, admin, stranger } = cast
  const hidden = await makeContact(creator, { name: 'Hideaway', visibility: 'only-me' })
  const open = await makeContact(creator)
  const note = await makeNote(creator, open, { visibility: 'only-me', body: 'a secret note' })
  const deleted = await makeContact(creator, { name: 'Gone and secret', visibility: 'only-me' })
  accepted(await creator.delete(`/contacts/${deleted}`))
  for (const other of [member, admin, stranger]) {
    const seen = accepted(await other.get('/x/changes'))
    const about = listAt(seen, 'changes').map((change) => change['resource-id'])
    for (const id of [hidden, note, deleted]) expect(about).not.toContain(id)
    expect(JSON.stringify(seen.body)).not.toMatch(/Hideaway|secret/)
  }
  expect(idsAt(accepted(await stranger.get(`/x/changes?resource=contacts&resource-id=${open}`)), 'changes')).toEqual([])
})

test('names a change for writes but not for reads, which do not change the database', async ({ space, database }) => {
  const { admin } = space
  const id = await makeContact(admin)
  accepted(await admin.get(`/contacts/${id}`))
  const before = await database.fingerprint()
  for (const path of [
    '/contacts',
    '/contacts?term=a',
    `/contacts/${id}`,
    `/contacts/${id}/notes`,
    '/tags',
    '/workgroups',
    '/x/me',
    '/x/users',
    '/x/changes',
  ])
    expect(accepted(await admin.get(path)).headers['x-change']).toBeUndefined()
  expect(await database.fingerprint()).toBe(before)
  accepted(await admin.put(`/contacts/${id}`, { contact: { title: 'A' } }))
  const after = await database.fingerprint()
  expect(after).not.toBe(before)
  accepted(await admin.post('/x/tokens', { token: { name: 'Nightly' } }), 201)
  expect(await database.fingerprint()).not.toBe(after)
})

test('includes changes of other records that touched the record in its history', async ({ space }) => {
  const { admin } = space
  const [winner, looser] = [await makeContact(admin, { name: 'Ada' }), await makeContact(admin, { name: 'Ada B' })]
  const note = await makeNote(admin, looser)
  const merged = accepted(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`)).headers['x-change']
  const find = async (resource: string, id: string) =>
    listAt(accepted(await admin.get(`/x/changes?resource=${resource}&resource-id=${id}`)), 'changes')
  for (const [resource, id] of [
    ['contacts', winner],
    ['contacts', looser],
    ['notes', note],
  ] as const) {
    const changes = await find(resource, id)
    expect(changes[0]).toMatchObject({ id: merged, action: 'contact merged', resource: 'contacts', 'resource-id': winner })
    expect(changes).toHaveLength(2)
  }
})

test('describes a change of a hidden record only by its effect on the visible one', async ({ space }) => {
  const { admin } = space
  const [mia, ben] = [await space.member(), await space.member()]
  const deal = textAt(accepted(await admin.post('/deals', { case: { name: 'Ferries', 'deal-responsible-id': mia.id } }), 201), 'deal-id')
  const company = await makeContact(admin, { type: 'company', name: 'Harbour Works' })
  const change = accepted(await admin.put(`/x/users/${mia.id}`, { user: { role: 'client', 'company-id': company } })).headers['x-change']
  const find = async (by: typeof ben) => listAt(accepted(await by.get(`/x/changes?resource=deals&resource-id=${deal}`)), 'changes')[0]
  expect(await find(admin)).toMatchObject({ id: change, action: 'person updated', resource: 'users', 'resource-id': mia.id })
  expect(await find(ben)).toMatchObject({ id: change, action: 'deal updated', resource: 'deals', 'resource-id': deal, title: 'Ferries' })
})
