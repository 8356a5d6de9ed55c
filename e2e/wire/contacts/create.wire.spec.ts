import { expect } from '@playwright/test'
import { accepted, at, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeCompany, makeContact, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('returns a person with every field as it was sent', async ({ space }) => {
  const { admin } = space
  const companyId = await makeCompany(admin, 'Harbour Works')
  const fileId = await upload(admin, 'timetable')
  const contact = {
    type: 'person',
    name: 'Sigrid',
    'last-name': 'Aune',
    title: 'Head of fares',
    'company-id': companyId,
    'background-info': 'Met at the fair.\nLikes trains.',
    'contact-data': [
      { 'entity-type': 'phone', 'entity-value': '+47 55 00 00 00', kind: 'work' },
      { 'entity-type': 'e-mail', 'entity-value': 'sigrid@harbour.test', kind: 'personal' },
      { 'entity-type': 'website', 'entity-value': 'https://harbour.test', kind: 'other' },
    ],
    'important-dates': [{ type: 'birthday', 'is-every-year': '1', date: '19840229' }],
    addresses: [{ address: 'Strandgaten 1', city: 'Bergen', state: 'Vestland', country: 'Norway', 'zip-code': '5013', kind: 'other' }],
    attachment: [fileId],
  }
  const made = accepted(await admin.post('/contacts', { contact }), 201)
  expect(made.body).toEqual({ 'contact-id': expect.stringMatching(/^[1-9]\d*$/) })

  const read = accepted(await admin.get(`/contacts/${textAt(made, 'contact-id')}`))
  const id = expect.stringMatching(/^[1-9]\d*$/)
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(read.body).toEqual({
    contact: {
      ...contact,
      id: textAt(made, 'contact-id'),
      'company-name': 'Harbour Works',
      visibility: 'public',
      'contact-data': contact['contact-data'].map((datum) => ({ id, ...datum })),
      'important-dates': [{ id, ...contact['important-dates'][0] }],
      addresses: [{ id, ...contact.addresses[0] }],
      tags: {},
      author: admin.id,
      'created-at': time,
      'updated-at': time,
      files: [
        {
          id: fileId,
          'byte-size': '9',
          name: 'hello.txt',
          'content-type': expect.stringMatching(/^text\/plain/),
          author: admin.id,
          'created-at': time,
        },
      ],
    },
  })
})

test('requires only a type and a name', async ({ space }) => {
  const id = await makeContact(space.admin, { name: 'Ada' })
  const read = accepted(await space.admin.get(`/contacts/${id}`))
  expect(read.body).toMatchObject({
    contact: {
      id,
      type: 'person',
      name: 'Ada',
      visibility: 'public',
      'contact-data': [],
      'important-dates': [],
      addresses: [],
      attachment: [],
      tags: {},
    },
  })
  refused(await space.admin.post('/contacts', { contact: { type: 'person' } }), 422, 'contact.name')
  refused(await space.admin.post('/contacts', { contact: { name: 'Ada' } }), 422, 'contact.type')
  refused(await space.admin.post('/contacts', { contact: { type: 'robot', name: 'Ada' } }), 422, 'contact.type')
  refused(await space.admin.post('/contacts', {}), 422, 'contact')
})

test('company-name uses the company with that name or creates one', async ({ space }) => {
  const { admin } = space
  const existing = await makeCompany(admin, 'Harbour Works')
  const first = await makeContact(admin, { 'company-name': 'Harbour Works' })
  expect(at(accepted(await admin.get(`/contacts/${first}`)), 'contact.company-id')).toBe(existing)

  const second = await makeContact(admin, { 'company-name': 'Brand New Ltd' })
  const companyId = textAt(accepted(await admin.get(`/contacts/${second}`)), 'contact.company-id')
  expect(accepted(await admin.get(`/contacts/${companyId}`)).body).toMatchObject({ contact: { type: 'company', name: 'Brand New Ltd' } })
})

test('company-name never finds a company that the user cannot see', async ({ space }) => {
  const mia = await space.member()
  const hidden = await makeCompany(mia, 'Secret Works', { visibility: 'only-me' })
  const id = await makeContact(space.admin, { 'company-name': 'Secret Works' })
  const companyId = textAt(accepted(await space.admin.get(`/contacts/${id}`)), 'contact.company-id')
  expect(companyId).not.toBe(hidden)
  accepted(await space.admin.get(`/contacts/${companyId}`))
})

test('gives a company created with a person the visibility of the person', async ({ space }) => {
  const mia = await space.member()
  const person = await makeContact(mia, { 'company-name': 'Quiet Works', visibility: 'only-me' })
  const company = textAt(accepted(await mia.get(`/contacts/${person}`)), 'contact.company-id')
  accepted(await mia.get(`/contacts/${company}`))
  refused(await space.admin.get(`/contacts/${company}`), 404)
  for (const path of ['/contacts?term=quiet', '/companies', '/x/search?term=quiet'])
    expect(JSON.stringify(accepted(await space.admin.get(path)).body)).not.toMatch(/quiet/i)
})

test('stores names as plain text, with every character', async ({ space }) => {
  for (const name of ['<b>Ada</b> & "co"', 'Σίγριντ Ωνέ', '日本 太郎', 'Ada 👩🏽‍🚀', "Robert'); drop table contacts;--", '100%_sure\\']) {
    const id = await makeContact(space.admin, { name, 'last-name': name })
    expect(accepted(await space.admin.get(`/contacts/${id}`)).body).toMatchObject({ contact: { name, 'last-name': name } })
  }
})

test('deletes a contact with its notes and comments, but not the people of a company', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Harbour Works')
  const person = await makeContact(admin, { 'company-id': company })
  const note = textAt(accepted(await admin.post(`/contacts/${company}/notes`, { note: { body: 'Called.' } }), 201), 'note-id')
  const comment = textAt(accepted(await admin.post(`/notes/${note}/comments`, { comment: { body: 'Good.' } }), 201), 'comment-id')
  expect(accepted(await admin.delete(`/contacts/${company}`)).body).toEqual({})
  for (const path of [
    `/contacts/${company}`,
    `/contacts/${company}/notes`,
    `/contacts/${company}/tags`,
    `/notes/${note}`,
    `/comments/${comment}`,
  ])
    refused(await admin.get(path), 404)
  refused(await admin.delete(`/contacts/${company}`), 404)
  refused(await admin.put(`/contacts/${company}`, { contact: { name: 'Back' } }), 404)
  const read = accepted(await admin.get(`/contacts/${person}`))
  expect(at(read, 'contact.company-id')).toBeUndefined()
  expect(at(read, 'contact.company-name')).toBeUndefined()
})

test('phones, e-mail addresses and postal addresses take every kind', async ({ space }) => {
  const { admin } = space
  const kinds = ['work', 'personal', 'home', 'mobile', 'fax', 'other']
  const id = await makeContact(admin, {
    'contact-data': kinds.flatMap((kind) => [
      { 'entity-type': 'phone', 'entity-value': '1', kind },
      { 'entity-type': 'e-mail', 'entity-value': `${kind}@a.test`, kind },
    ]),
    addresses: kinds.map((kind) => ({ city: 'Bergen', kind })),
  })
  const made = accepted(await admin.get(`/contacts/${id}`))
  expect(listAt(made, 'contact.addresses').map(({ kind }) => kind)).toEqual(kinds)
  expect(listAt(made, 'contact.contact-data').map(({ kind }) => kind)).toEqual(kinds.flatMap((kind) => [kind, kind]))
})
