import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeCompany, makeContact, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('changes only the fields that are sent and returns an empty object', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin, { name: 'Ada', 'last-name': 'Byron', title: 'Countess', 'background-info': 'Poetry.' })
  expect(accepted(await admin.put(`/contacts/${id}`, { contact: { 'last-name': 'Lovelace' } })).body).toEqual({})
  const changed = { name: 'Ada', 'last-name': 'Lovelace', title: 'Countess', 'background-info': 'Poetry.' }
  expect(accepted(await admin.get(`/contacts/${id}`)).body).toMatchObject({ contact: changed })
  accepted(await admin.put(`/contacts/${id}`, { contact: {} }))
  expect(accepted(await admin.get(`/contacts/${id}`)).body).toMatchObject({ contact: changed })
  refused(await admin.put(`/contacts/${id}`, { contact: { name: ' ' } }), 422, 'contact.name')
})

test('clears an optional field with an empty text', async ({ space }) => {
  const { admin } = space
  const companyId = await makeCompany(admin, 'Harbour Works')
  const id = await makeContact(admin, { 'last-name': 'Byron', title: 'Countess', 'background-info': 'Poetry.', 'company-id': companyId })
  accepted(await admin.put(`/contacts/${id}`, { contact: { 'last-name': '', title: '', 'background-info': '', 'company-id': '' } }))
  const read = accepted(await admin.get(`/contacts/${id}`))
  for (const field of ['last-name', 'title', 'background-info']) expect(at(read, `contact.${field}`) ?? '').toBe('')
  expect(at(read, 'contact.company-id')).toBeUndefined()
})

const nested = [
  { list: 'contact-data', first: { 'entity-type': 'phone', 'entity-value': '1', kind: 'work' }, change: { 'entity-value': '2' } },
  { list: 'important-dates', first: { type: 'birthday', 'is-every-year': '1', date: '19840229' }, change: { 'is-every-year': '0' } },
  { list: 'addresses', first: { address: 'Quay 1', city: 'Bergen', kind: 'work' }, change: { city: 'Oslo' } },
]
for (const { list, first, change } of nested)
  test(`trap 9: in ${list}, an id updates, no id creates, a minus removes, and the rest stays`, async ({ space }) => {
    const { admin } = space
    const id = await makeContact(admin, { [list]: [first, first] })
    const put = (entries: object[]) => admin.put(`/contacts/${id}`, { contact: { [list]: entries as [] } })
    const entries = async () => listAt(accepted(await admin.get(`/contacts/${id}`)), `contact.${list}`)
    const [a, b] = await entries()
    expect(a).toMatchObject(first)
    expect(a?.id).not.toBe(b?.id)

    accepted(await put([{ id: String(a?.id), ...change }]))
    expect(await entries()).toEqual([{ ...a, ...change }, b])
    accepted(await put([first]))
    const three = await entries()
    expect(three).toEqual([{ ...a, ...change }, b, { id: expect.any(String), ...first }])
    accepted(await put([{ id: `-${a?.id}` }]))
    expect(await entries()).toEqual(three.slice(1))

    refused(await put([{ id: `-${a?.id}` }]), 422, `contact.${list}`)
    refused(await put([{ id: String(a?.id), ...change }]), 422, `contact.${list}`)
    refused(await put([{ id: String(b?.id), ...change }, { id: `-${b?.id}` }]), 422, `contact.${list}`)
    refused(await put([{ id: `-${b?.id}`, ...change }]), 422, `contact.${list}`)
    expect(await entries()).toEqual(three.slice(1))
  })

test('rejects the id of a nested entry of another contact', async ({ space }) => {
  const { admin } = space
  const phone = { 'entity-type': 'phone', 'entity-value': '1' }
  const own = await makeContact(admin, { 'contact-data': [phone] })
  const other = await makeContact(admin, { 'contact-data': [phone, phone] })
  const entry = textAt(accepted(await admin.get(`/contacts/${other}`)), 'contact.contact-data.1.id')
  for (const change of [{ id: entry, kind: 'work' }, { id: `-${entry}` }])
    refused(await admin.put(`/contacts/${own}`, { contact: { 'contact-data': [change] } }), 422, 'contact.contact-data')
})

test('trap 9: attachment keeps unlisted files and removes those with a minus', async ({ space }) => {
  const { admin } = space
  const [one, two] = [await upload(admin), await upload(admin)]
  const id = await makeContact(admin, { attachment: [one] })
  const put = (attachment: string[]) => admin.put(`/contacts/${id}`, { contact: { attachment } })
  const attached = async () => at(accepted(await admin.get(`/contacts/${id}`)), 'contact.attachment')
  accepted(await put([two]))
  expect(await attached()).toEqual([one, two])
  accepted(await put([one]))
  accepted(await put([]))
  expect(await attached()).toEqual([one, two])
  accepted(await put([`-${one}`]))
  expect(await attached()).toEqual([two])
  expect(idsAt(accepted(await admin.get(`/contacts/${id}`)), 'contact.files')).toEqual([two])
  refused(await put([`-${one}`]), 422, 'contact.attachment')
  refused(await put([two, two]), 422, 'contact.attachment')
  refused(await put([two, `-${two}`]), 422, 'contact.attachment')
  expect(await attached()).toEqual([two])
})

test('accepts a company by id or by name', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Harbour Works')
  const id = await makeContact(admin)
  accepted(await admin.put(`/contacts/${id}`, { contact: { 'company-id': company } }))
  expect(accepted(await admin.get(`/contacts/${id}`)).body).toMatchObject({
    contact: { 'company-id': company, 'company-name': 'Harbour Works' },
  })
  const person = await makeContact(admin)
  refused(await admin.put(`/contacts/${id}`, { contact: { 'company-id': person } }), 422, 'contact.company-id')
})

test('lets colleagues edit what they see and answers 404 to an update of anything else', async ({ space }) => {
  const mia = await space.member()
  const id = await makeContact(space.admin)
  accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Engineer' } }))
  expect(accepted(await space.admin.get(`/contacts/${id}`)).body).toMatchObject({ contact: { title: 'Engineer', author: space.admin.id } })
  const hidden = await makeContact(space.admin, { visibility: 'only-me' })
  refused(await mia.put(`/contacts/${hidden}`, { contact: { title: 'Spy' } }), 404)
  refused(await mia.put('/contacts/999999999', { contact: { title: 'Spy' } }), 404)
})

test('requires a digit in a phone number, a dot or web protocol in a website, and an @ in an e-mail address', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin, { name: 'Ada' })
  const add = (type: string, value: string) =>
    admin.put(`/contacts/${id}`, { contact: { 'contact-data': [{ 'entity-type': type, 'entity-value': value }] } })
  for (const [type, value] of [
    ['phone', 'abc'],
    ['website', 'not a url'],
    ['website', 'javascript:alert(1)'],
    ['website', 'javascript:1,alert(1)'],
    ['website', 'java\tscript:alert(document.cookie)'],
    ['website', 'kim@harbour.test'],
    ['e-mail', 'ada'],
    ['e-mail', 'mailto:kim@harbour.test'],
    ['e-mail', '<kim@harbour.test>'],
    ['e-mail', 'kim@harbour.test,'],
    ['e-mail', 'Kim Aune <kim@harbour.test>'],
    ['e-mail', 'kim@harbour.test, bo@harbour.test'],
    ['phone', '4.91512E+11'],
    ['phone', '4,91512E+11'],
  ] as const)
    refused(await add(type, value), 422, 'contact.contact-data.0.entity-value')
  for (const [type, value] of [
    ['phone', 'ask for Rui, 12'],
    ['website', 'http://intranet'],
    ['website', 'harbour.test:8080/ferries'],
    ['e-mail', 'зоя+news@harbour.photography'],
  ] as const)
    accepted(await add(type, value))
  expect(listAt(accepted(await admin.get(`/contacts/${id}`)), 'contact.contact-data')).toHaveLength(4)
})

test('keeps a phone number as written, and no invisible characters of numbers and addresses', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin, {
    'contact-data': [
      { 'entity-type': 'phone', 'entity-value': '\u202a+49 (0)151 5550\u20601006\u202c', kind: 'work' },
      { 'entity-type': 'e-mail', 'entity-value': 'p6@phones.example\u200b', kind: 'work' },
      { 'entity-type': 'website', 'entity-value': 'phones.example\ufeff', kind: 'work' },
    ],
  })
  const values = listAt(accepted(await admin.get(`/contacts/${id}`)), 'contact.contact-data').map((datum) => datum['entity-value'])
  expect(values).toEqual(['+49 (0)151 55501006', 'p6@phones.example', 'phones.example'])
})

test('keeps a date without a year, until the year is filled in', async ({ space }) => {
  const { admin } = space
  const dates = async (id: string) => listAt(accepted(await admin.get(`/contacts/${id}`)), 'contact.important-dates')
  const id = await makeContact(admin, { 'important-dates': [{ type: 'birthday', 'x-month-day': '--02-29' }] })
  const [birthday] = await dates(id)
  expect(birthday).toEqual({ id: expect.any(String), type: 'birthday', 'is-every-year': '1', 'x-month-day': '--02-29' })
  const put = (change: Record<string, string>) =>
    admin.put(`/contacts/${id}`, { contact: { 'important-dates': [{ id: String(birthday?.id), ...change }] } })
  refused(await put({ 'is-every-year': '0' }), 422, 'contact.important-dates.0.is-every-year')
  refused(await put({ date: '19840229', 'x-month-day': '--02-29' }), 422, 'contact.important-dates.0.x-month-day')
  accepted(await put({ date: '19840229' }))
  expect(await dates(id)).toEqual([{ id: birthday?.id, type: 'birthday', 'is-every-year': '1', date: '19840229' }])
  const cleared = accepted(await put({ 'x-month-day': '--03-01' }))
  expect(await dates(id)).toEqual([{ id: birthday?.id, type: 'birthday', 'is-every-year': '1', 'x-month-day': '--03-01' }])
  accepted(await admin.post(`/x/changes/${cleared.headers['x-change']}/undo`))
  expect(await dates(id)).toEqual([{ id: birthday?.id, type: 'birthday', 'is-every-year': '1', date: '19840229' }])
  refused(await admin.post('/contacts', { contact: { type: 'person', name: 'A', 'important-dates': [{ type: 'birthday' }] } }), 422)
})

test('a merge keeps dates without a year', async ({ space }) => {
  const { admin } = space
  const dated = (day: string) => makeContact(admin, { 'important-dates': [{ type: 'other', 'x-month-day': day }] })
  const [winner, looser] = [await dated('--05-09'), await dated('--12-31')]
  const merged = accepted(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`))
  expect(listAt(merged, 'contact.important-dates').map((date) => date['x-month-day'])).toEqual(['--05-09', '--12-31'])
})
