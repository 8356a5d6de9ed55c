import { expect } from '@playwright/test'
import { accepted, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { openSite } from '../../fixtures/projects.ts'
import { makeContact, upload } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

type Hits = Record<string, { id: string; title: string }[]>
const find = async (by: Caller, term: string) => accepted(await by.get(`/x/search?term=${encodeURIComponent(term)}`)).body as Hits
const titles = (hits: Hits, kind: string) => hits[kind]?.map(({ title }) => title)
const none = { contacts: [], deals: [], cases: [], projects: [], messages: [], tasks: [], files: [] }

test('finds records of every resource by name, best matches first', async ({ space }) => {
  const { admin } = space
  const deal = { name: 'Sauna build', visibility: 'public', 'deal-status': 'pending', currency: 'EUR', price: '100', 'price-type': 'fixed' }
  accepted(await admin.post('/deals', { case: deal }), 201)
  accepted(await admin.post('/cases', { case: { name: 'Cold sauna' } }), 201)
  accepted(await admin.post('/projects', { project: { name: 'Sauna' } }), 201)
  accepted(await admin.post('/projects', { project: { name: 'Sauna two' } }), 201)
  await makeContact(admin, { type: 'company', name: 'Unsaunaed Ltd' })
  await makeContact(admin, { name: 'Aino', 'last-name': 'Sauna' })
  const file = await upload(admin, 'steam', 'sauna-plan.txt')
  const hits = await find(admin, 'SAUNA')
  expect(Object.keys(hits)).toEqual(Object.keys(none))
  expect(titles(hits, 'contacts')).toEqual(['Aino Sauna', 'Unsaunaed Ltd'])
  expect(titles(hits, 'deals')).toEqual(['Sauna build'])
  expect(titles(hits, 'cases')).toEqual(['Cold sauna'])
  expect(titles(hits, 'projects')).toEqual(['Sauna', 'Sauna two'])
  const when = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(hits.files).toEqual([{ id: file, title: 'sauna-plan.txt', 'updated-at': when }])
  expect(await find(admin, 'saunaaa')).toEqual(none)
  expect(await find(admin, '%')).toEqual(none)
})

test('finds names of Chinese, Japanese and Korean letters with and without blanks, and letters of any width', async ({ space }) => {
  const { admin } = space
  await makeContact(admin, { name: '太郎', 'last-name': '山田' })
  await makeContact(admin, { type: 'company', name: '東京 商事' })
  await makeContact(admin, { type: 'company', name: 'ｶﾌｪ ＡＣＭＥ' })
  accepted(await admin.post('/cases', { case: { name: '契約更新' } }), 201)
  for (const term of ['山田太郎', '山田 太郎', '太郎 山田', '太郎山田', '山田　太郎'])
    expect(titles(await find(admin, term), 'contacts')).toEqual(['太郎 山田'])
  for (const term of ['東京商事', '商事']) expect(titles(await find(admin, term), 'contacts')).toEqual(['東京 商事'])
  for (const term of ['カフェ', 'acme', 'ＡＣＭＥ ｶﾌｪ']) expect(titles(await find(admin, term), 'contacts')).toEqual(['ｶﾌｪ ＡＣＭＥ'])
  expect(titles(await find(admin, '契約 更新'), 'cases')).toEqual(['契約更新'])
  const listed = accepted(await admin.get(`/contacts?term=${encodeURIComponent('山田 太郎')}`)).body as { contacts: unknown[] }
  expect(listed.contacts).toHaveLength(1)
  for (const name of ['東京商事', '東京　商事']) await makeContact(admin, { name: 'Aiko', 'company-name': name })
  await makeContact(admin, { name: 'Jo', 'company-name': 'カフェ Acme' })
  const companies = accepted(await admin.get('/contacts?contact-type=company')).body as { contacts: { name: string }[] }
  expect(companies.contacts.map(({ name }) => name).toSorted()).toEqual(['Northlight', '東京 商事', 'ｶﾌｪ ＡＣＭＥ'])
})

test('returns at most ten records of each resource', async ({ space }) => {
  const { admin } = space
  for (let n = 0; n < 12; n += 1) accepted(await admin.post('/cases', { case: { name: `Leak ${n}` } }), 201)
  for (const term of ['leak', 'le', 'l']) expect((await find(admin, term)).cases).toHaveLength(10)
})

test('finds only visible records, and for clients those in their projects', async ({ cast }) => {
  const { creator, member, admin, stranger, client, noOne, selectedPerson } = cast
  await makeContact(creator, { name: 'Hideaway', visibility: 'only-me' })
  const shared = { name: 'Hideaway case', visibility: 'selected-people', 'allowed-users': [selectedPerson.id] }
  accepted(await creator.post('/cases', { case: shared }), 201)
  await upload(creator, 'x', 'hideaway.txt')
  for (const other of [member, admin, stranger, client]) expect(await find(other, 'hideaway')).toEqual(none)
  expect(titles(await find(creator, 'hideaway'), 'contacts')).toEqual(['Hideaway'])
  expect(titles(await find(creator, 'hideaway'), 'files')).toEqual(['hideaway.txt'])
  expect(titles(await find(selectedPerson, 'hideaway'), 'cases')).toEqual(['Hideaway case'])
  refused(await noOne.get('/x/search?term=a'), 401)
})

test('requires a term and accepts no other parameter', async ({ space }) => {
  const { admin } = space
  refused(await admin.get('/x/search'), 400, 'term')
  refused(await admin.get('/x/search?term='), 400, 'term')
  refused(await admin.get(`/x/search?term=${'a'.repeat(256)}`), 400, 'term')
  refused(await admin.get('/x/search?term=a&page=2'), 400)
  expect(await find(admin, '   ')).toEqual(none)
})

test('finds a client’s own tasks along with those of their projects, best matches first', async ({ space }) => {
  const { id, client, outsider } = await openSite(space)
  for (const subject of ['Repainting', 'Wet paint', 'Paint the sign']) await makeTask(space.admin, `/projects/${id}/inbox`, subject)
  await makeTask(space.admin, '/tasks/personal', 'Paint for me')
  await makeTask(client, '/tasks/personal', 'Paint')
  expect(titles(await find(client, 'paint'), 'tasks')).toEqual(['Paint', 'Paint the sign', 'Wet paint', 'Repainting'])
  expect(await find(outsider, 'paint')).toEqual(none)
})
