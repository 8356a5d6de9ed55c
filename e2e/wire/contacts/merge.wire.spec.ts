import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { addTags, makeComment, makeCompany, makeContact, makeDeal, makeNote, makeWorkgroup, upload } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'
import type { Person } from '../../fixtures/workspace.ts'

const merge = (by: Caller, looser: string, winner: string) => by.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`)
const phone = (value: string) => ({ 'entity-type': 'phone', 'entity-value': value, kind: 'work' })

test('x-take takes values of the looser, and the preview answers the same without a change', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [works, quay] = [await makeCompany(admin, 'Harbour Works'), await makeCompany(admin, 'Quay')]
  const winner = await makeContact(admin, { name: 'Sigrid', title: 'Head', 'background-info': 'Ferries.', 'company-id': works })
  const looser = await makeContact(admin, {
    name: 'Sigi',
    'last-name': 'Aune',
    title: 'Boss',
    'company-id': quay,
    'contact-data': [phone('2')],
  })
  const query = `looser_id=${looser}&winner_id=${winner}`
  const previewed = async (more = '') => at(accepted(await admin.get(`/x/contacts/merge-preview?${query}${more}`)), 'contact')
  const kept = { id: winner, name: 'Sigrid', 'last-name': 'Aune', title: 'Head', 'company-id': works, 'company-name': 'Harbour Works' }
  expect(await previewed()).toMatchObject({ ...kept, 'background-info': 'Ferries.', 'contact-data': [{ 'entity-value': '2' }] })
  const taken = {
    name: 'Sigi',
    'last-name': 'Aune',
    title: 'Boss',
    'company-id': quay,
    'company-name': 'Quay',
    'background-info': 'Ferries.',
  }
  const take = '&x-take=name,title,company,background'
  expect(await previewed(take)).toMatchObject({ id: winner, ...taken })
  expect(at(accepted(await admin.get(`/contacts/${winner}`)), 'contact')).toMatchObject({ name: 'Sigrid', title: 'Head' })
  expect(at(accepted(await admin.get(`/contacts/${looser}`)), 'contact.title')).toBe('Boss')
  refused(await admin.get(`/x/contacts/merge-preview?${query}&x-take=tags`), 400)
  refused(await admin.get(`/x/contacts/merge-preview?looser_id=${looser}&winner_id=${works}`), 422)
  refused(await admin.get(`/x/contacts/merge-preview?looser_id=${looser}&winner_id=${looser}`), 409)
  accepted(await admin.put(`/contacts/${looser}`, { contact: { visibility: 'only-me' } }))
  refused(await mia.get(`/x/contacts/merge-preview?${query}`), 404)
  expect(await previewed()).toMatchObject({ visibility: 'only-me' })
  expect(at(accepted(await admin.put(`/contacts/merge?${query}${take}`)), 'contact')).toMatchObject({
    id: winner,
    ...taken,
    visibility: 'only-me',
  })
})

test('trap 6: looser_id and winner_id stand in the query, there is no body, and the winner comes back', async ({ space }) => {
  const { admin } = space
  const file = await upload(admin)
  const company = await makeCompany(admin, 'Harbour Works')
  const birthday = { type: 'birthday', 'is-every-year': '1', date: '19840229' }
  const winner = await makeContact(admin, { name: 'Sigrid', title: 'Head', 'contact-data': [phone('1')], 'important-dates': [birthday] })
  const looser = await makeContact(admin, {
    name: 'Sigi',
    'last-name': 'Aune',
    title: 'Boss',
    'background-info': 'Trains.',
    'company-id': company,
    'contact-data': [phone('1'), phone('2')],
    'important-dates': [birthday],
    addresses: [{ city: 'Bergen' }],
    attachment: [file],
  })
  await addTags(admin, winner, 'VIP, fares')
  await addTags(admin, looser, 'vip, trains')
  const note = await makeNote(admin, looser)
  const comment = await makeComment(admin, note)

  const merged = accepted(await merge(admin, looser, winner))
  expect(merged.body).toMatchObject({
    contact: {
      id: winner,
      name: 'Sigrid',
      'last-name': 'Aune',
      title: 'Head',
      'background-info': 'Trains.',
      'company-id': company,
      attachment: [file],
      files: [{ id: file, name: 'hello.txt' }],
    },
  })
  expect(listAt(merged, 'contact.contact-data').map((datum) => datum['entity-value'])).toEqual(['1', '2'])
  expect(listAt(merged, 'contact.important-dates')).toHaveLength(1)
  expect(listAt(merged, 'contact.addresses')).toMatchObject([{ city: 'Bergen' }])
  expect(at(merged, 'contact.tags')).toEqual({ VIP: 'VIP', fares: 'fares', trains: 'trains' })
  expect(merged.headers['x-change']).toMatch(/^[1-9]\d*$/)

  refused(await admin.get(`/contacts/${looser}`), 404)
  expect(idsAt(accepted(await admin.get(`/contacts/${winner}/notes`)), 'notes')).toEqual([note])
  expect(accepted(await admin.get(`/notes/${note}`)).body).toMatchObject({ note: { 'contact-id': winner } })
  accepted(await admin.get(`/comments/${comment}`))
  expect(accepted(await admin.get(`/contacts/${winner}`)).body).toMatchObject({ contact: { 'last-name': 'Aune' } })
  expect(idsAt(accepted(await admin.get('/contacts?tags=trains')), 'contacts')).toEqual([winner])
})

const changes: [brought: string, bring: (by: Person, looser: string) => Promise<unknown>][] = [
  ['a note', (by, looser) => makeNote(by, looser)],
  ['a task', (by, looser) => makeTask(by, `/contacts/${looser}/tasks`, 'Call', { responsibles: [by.id] })],
  ['a deal', (by, looser) => makeDeal(by, { 'deal-with': looser })],
  ['identical details', (by, looser) => by.put(`/contacts/${looser}`, { contact: { 'contact-data': [phone('1')] } })],
  ['nothing', async () => {}],
]
for (const [brought, bring] of changes)
  test(`a merge that brings the winner ${brought} counts as a change of the winner`, async ({ space }) => {
    const { admin } = space
    const winner = await makeContact(admin, { name: 'Sigrid', 'contact-data': [phone('1')] })
    const looser = await makeContact(admin, { name: 'Sigrid' })
    await bring(admin, looser)
    const before = accepted(await admin.get(`/contacts/${winner}`))
    const merged = accepted(await merge(admin, looser, winner))
    const after = accepted(await admin.get(`/contacts/${winner}`))
    expect(after.headers.etag).toBe(`"${merged.headers['x-change']}"`)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    refused(await admin.put(`/contacts/${winner}`, { contact: { title: 'Head' } }, { 'if-match': before.headers.etag ?? '' }), 412)
  })

test('the people of a merged company move with it', async ({ space }) => {
  const { admin } = space
  const [winner, looser] = [await makeCompany(admin, 'Harbour Works'), await makeCompany(admin, 'Harbor Works')]
  const mia = await space.member()
  const seen = await makeContact(admin, { 'company-id': looser })
  const hidden = await makeContact(mia, { 'company-id': looser, visibility: 'only-me' })
  accepted(await merge(admin, looser, winner))
  expect(at(accepted(await admin.get(`/contacts/${seen}`)), 'contact.company-id')).toBe(winner)
  expect(at(accepted(await mia.get(`/contacts/${hidden}`)), 'contact.company-id')).toBe(winner)
})

test('a contact does not merge into itself, nor a person with a company', async ({ space }) => {
  const { admin } = space
  const [person, company] = [await makeContact(admin), await makeCompany(admin, 'Harbour Works')]
  refused(await merge(admin, person, person), 409)
  refused(await merge(admin, person, company), 422)
  refused(await merge(admin, company, person), 422)
  accepted(await admin.get(`/contacts/${person}`))
  accepted(await admin.get(`/contacts/${company}`))
})

test('a missing or misspelled key in the query is 400, an unknown or hidden contact is 404', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [mine, hidden] = [await makeContact(admin), await makeContact(mia, { visibility: 'only-me' })]
  for (const query of [
    '',
    `?winner_id=${mine}`,
    `?looser_id=${mine}`,
    `?looser_id=abc&winner_id=${mine}`,
    `?loser_id=${mine}&winner_id=${mine}`,
  ])
    refused(await admin.put(`/contacts/merge${query}`), 400)
  for (const other of [hidden, '999999999', '9007199254740993']) {
    refused(await merge(admin, other, mine), 404)
    refused(await merge(admin, mine, other), 404)
    refused(await merge(admin, other, other), 404)
  }
  refused(await merge(mia, hidden, '999999999'), 404)
  accepted(await mia.get(`/contacts/${hidden}`))
})

test('the winner takes the narrower visibility of both', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const make = async (visibility: string) => makeContact(admin, { visibility })
  for (const [looser, winner] of [
    ['public', 'only-me'],
    ['only-me', 'public'],
  ] as const) {
    const id = await make(winner)
    expect(accepted(await merge(admin, await make(looser), id)).body).toMatchObject({ contact: { visibility: 'only-me' } })
    refused(await mia.get(`/contacts/${id}`), 404)
  }
  const both = await make('public')
  expect(accepted(await merge(admin, await make('public'), both)).body).toMatchObject({ contact: { visibility: 'public' } })
})

test('two circles of people leave only those who stand in both', async ({ space }) => {
  const { admin } = space
  const [mia, gus, eve] = [await space.member('Mia'), await space.member('Gus'), await space.member('Eve')]
  const group = await makeWorkgroup(admin, 'Build', [mia.id, gus.id])
  const looser = await makeContact(admin, { visibility: 'group', 'group-id': group })
  const winner = await makeContact(admin, { visibility: 'selected-people', 'allowed-users': [mia.id, eve.id] })
  const note = await makeNote(admin, looser)
  accepted(await merge(admin, looser, winner))
  for (const path of [`/contacts/${winner}`, `/notes/${note}`]) {
    accepted(await mia.get(path))
    accepted(await admin.get(path))
    for (const outsider of [gus, eve]) refused(await outsider.get(path), 404)
  }
})

test("merging never shows the looser's secrets to anyone who could not see them", async ({ space }) => {
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const openly = await makeContact(gus, { name: 'Public Pat' })
  const secret = 'the price of the tender'
  const secretive = await makeContact(mia, { name: 'Private Pat', visibility: 'only-me', 'background-info': secret })
  const note = await makeNote(mia, secretive, { body: secret })
  refused(await merge(mia, secretive, openly), 422, 'winner_id')
  accepted(await gus.get(`/contacts/${openly}`))
  refused(await merge(mia, openly, secretive), 403)
  accepted(await merge(mia, await makeContact(mia, { name: 'Public Mia' }), secretive))
  for (const other of [gus, space.admin]) {
    for (const path of [`/contacts/${secretive}`, '/contacts', `/contacts/${secretive}/notes`, `/notes/${note}`, '/x/changes'])
      expect(JSON.stringify((await other.get(path)).body)).not.toContain(secret)
  }
  expect(accepted(await mia.get(`/contacts/${secretive}`)).body).toMatchObject({ contact: { 'background-info': secret } })
})

test("a moved note takes the narrower of its own and the looser's visibility", async ({ space }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const looser = await makeContact(admin)
  const winner = await makeContact(admin)
  const open = await makeNote(admin, looser)
  const closed = await makeNote(admin, looser, { visibility: 'selected-people', 'allowed-users': [mia.id] })
  accepted(await merge(admin, looser, winner))
  for (const reader of [mia, gus]) accepted(await reader.get(`/notes/${open}`))
  accepted(await mia.get(`/notes/${closed}`))
  refused(await gus.get(`/notes/${closed}`), 404)
})

test('a merge takes no contact from others, unless the user could change its visibility', async ({ space }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const [openly, own] = [await makeContact(admin, { name: 'Kai', 'last-name': 'Sand' }), await makeContact(mia, { visibility: 'only-me' })]
  const answer = refused(await merge(mia, openly, own), 403)
  expect(at(answer, 'errors')).toEqual([
    {
      code: 'forbidden',
      message: '“Kai Sand” would no longer be visible to Ana Admin and Gus. Only its author or an administrator can do this.',
    },
  ])
  refused(await mia.get(`/x/contacts/merge-preview?looser_id=${openly}&winner_id=${own}`), 403)
  accepted(await gus.get(`/contacts/${openly}`))
  const shared = await makeContact(admin, { visibility: 'selected-people', 'allowed-users': [mia.id, gus.id] })
  const narrow = await makeContact(mia, { visibility: 'selected-people', 'allowed-users': [admin.id] })
  refused(await merge(mia, shared, narrow), 403)
  refused(await merge(mia, narrow, shared), 403)
  accepted(await merge(admin, shared, narrow))
  refused(await gus.get(`/contacts/${narrow}`), 404)
  const [mias, admins] = [await makeContact(mia), await makeContact(admin, { visibility: 'only-me' })]
  refused(await merge(admin, mias, admins), 422, 'looser_id')
})

test('a contact of somebody else that is merged into one’s own keeps its author, so it cannot be hidden from them afterwards', async ({
  space,
}) => {
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const [theirs, own] = [await makeContact(gus, { name: 'Kai' }), await makeContact(mia, { name: 'Kay' })]
  const merged = accepted(await merge(mia, theirs, own))
  expect([at(merged, 'contact.id'), at(merged, 'contact.author')]).toEqual([own, gus.id])
  refused(await mia.put(`/contacts/${own}`, { contact: { visibility: 'only-me' } }), 403)
  accepted(await space.admin.get(`/contacts/${own}`))
})

test('a number, an address and a birthday that both have in two spellings come out once, and both backgrounds can be kept', async ({
  space: { admin },
}) => {
  const datum = (type: string, value: string) => ({ 'entity-type': type, 'entity-value': value })
  const make = (number: string, site: string, mail: string, street: string, day: string, background: string) =>
    makeContact(admin, {
      'contact-data': [datum('phone', number), datum('website', site), datum('e-mail', mail)],
      addresses: [{ address: street, city: 'Köln' }],
      'important-dates': [{ type: 'birthday', date: day }],
      'background-info': background,
    })
  const winner = await make('+49 221 555 0134', 'http://kai.example', 'Kai@kai.example', 'Domstr. 5', '19840229', 'Sails.')
  const looser = await make('0221/5550134', 'https://KAI.example/', 'kai@kai.example', 'DOMSTR. 5', '19850228', 'Sings.')
  const merged = accepted(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}&x-join=background&x-take=birthday`))
  expect(listAt(merged, 'contact.contact-data').map((entry) => entry['entity-value'])).toEqual([
    '+49 221 555 0134',
    'http://kai.example',
    'Kai@kai.example',
  ])
  expect(listAt(merged, 'contact.addresses')).toMatchObject([{ address: 'Domstr. 5', city: 'Köln' }])
  expect(listAt(merged, 'contact.important-dates')).toMatchObject([{ type: 'birthday', date: '19850228' }])
  expect(at(merged, 'contact.background-info')).toBe('Sails.\n\nSings.')
})
