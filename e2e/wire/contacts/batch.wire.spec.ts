import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
import { makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const person = (name: string, email?: string) => ({
  type: 'person',
  name,
  ...(email && { 'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': email, kind: 'work' }] }),
})

test('creates contacts with their tags as one change, and a company once', async ({ space: { admin } }) => {
  const made = accepted(
    await admin.post('/x/contacts/batch', {
      contacts: [
        { contact: { ...person('Ada'), 'company-name': 'Engines' }, tags: 'client, maths' },
        { contact: { ...person('Bo'), 'company-name': 'engines' }, tags: 'Client' },
      ],
    }),
    201,
  )
  const id = expect.stringMatching(/^[1-9]\d*$/)
  expect(made.body).toEqual({
    contacts: [
      { id, created: '1' },
      { id, created: '1' },
    ],
  })
  expect(accepted(await admin.get('/contacts?x-sort=name')).body).toMatchObject({
    contacts: [
      { name: 'Ada', tags: { client: 'client', maths: 'maths' }, 'company-name': 'Engines' },
      { name: 'Bo', tags: { client: 'client' }, 'company-name': 'Engines' },
      { name: 'Engines', type: 'company' },
      {},
    ],
  })
  accepted(await admin.post(`/x/changes/${made.headers['x-change']}/undo`))
  expect(at(accepted(await admin.get('/contacts')), 'contacts')).toHaveLength(1)
})

test('creates a contact with a note that everyone sees who sees the contact, and undo takes both back', async ({ space }) => {
  const { admin } = space
  const member = await space.member('Mia Member')
  const made = await admin.post('/x/contacts/batch', { contacts: [{ contact: person('Ada'), note: 'Met at the fair.\nRang twice.' }] })
  const [ada] = at(accepted(made, 201), 'contacts') as unknown as { id: string }[]
  expect(accepted(await member.get(`/contacts/${ada?.id}/notes`)).body).toMatchObject({
    notes: [{ body: 'Met at the fair.\nRang twice.', visibility: 'public', 'contact-id': ada?.id }],
  })
  // Nobody is told of texts that were written elsewhere.
  accepted(await admin.post('/x/contacts/batch', { contacts: [{ contact: person('Cy'), note: 'Ask @Mia about it.' }] }), 201)
  expect(accepted(await member.get('/x/notifications')).body).toMatchObject({ notifications: [] })
  refused(await admin.post('/x/contacts/batch', { contacts: [{ contact: person('Bo'), note: ' ' }] }), 422, 'contacts.0.note')
  accepted(await admin.post(`/x/changes/${made.headers['x-change']}/undo`))
  expect(at(accepted(await admin.get('/contacts')), 'contacts')).toHaveLength(2)
})

test('creates none of the contacts when one is refused, and says which', async ({ space: { admin } }) => {
  const contacts = [{ contact: person('Ada') }, { contact: { type: 'company', name: 'Engines', 'last-name': 'Ltd' } }]
  refused(await admin.post('/x/contacts/batch', { contacts }), 422, 'contacts.1.contact.last-name')
  expect(at(accepted(await admin.get('/contacts')), 'contacts')).toHaveLength(1)
})

test('finds a contact that is known instead of creating it twice', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const known = await makeContact(admin, person('Ada', 'Ada@engines.test'))
  const engines = await makeContact(admin, { type: 'company', name: 'Engines' })
  const hidden = await makeContact(admin, { ...person('Cy', 'cy@engines.test'), visibility: 'only-me' })
  const send = async (contact: object) =>
    at(accepted(await member.post('/x/contacts/batch', { contacts: [{ contact, 'unless-known': '1' }] as never }), 201), 'contacts')
  expect(await send(person('Ada K', 'ada@engines.test'))).toEqual([{ id: known, created: '0' }])
  expect(await send({ type: 'company', name: 'ENGINES' })).toEqual([{ id: engines, created: '0' }])
  expect(await send(person('Cy', 'cy@engines.test'))).not.toEqual([{ id: hidden, created: '0' }])
  const again = [{ contact: person('Ada K', 'ada@engines.test') }]
  expect(at(accepted(await admin.post('/x/contacts/batch', { contacts: again }), 201), 'contacts')).toMatchObject([{ created: '1' }])
})

test('lists what one step has written', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const headers = { 'x-change-group': crypto.randomUUID() }
  await makeContact(admin, person('Before'))
  const first = await admin.post('/x/contacts/batch', { contacts: [{ contact: person('Ada') }] }, headers)
  await admin.post('/x/contacts/batch', { contacts: [{ contact: person('Bo') }] }, headers)
  await member.post('/x/contacts/batch', { contacts: [{ contact: person('Cy') }] }, headers)
  const found = accepted(await admin.get(`/contacts?x-change=${first.headers['x-change']}&x-count=1`))
  expect(found.body).toMatchObject({ contacts: [{ name: 'Ada' }, { name: 'Bo' }], 'x-total': 2 })
})
