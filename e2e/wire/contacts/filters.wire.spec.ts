import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { addTags, makeCompany, makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const find = async (by: Caller, query: Record<string, string>) =>
  idsAt(accepted(await by.get(`/contacts?${new URLSearchParams(query)}`)), 'contacts').toSorted()

test('filters by contact-type, title and company-id', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Harbour Works')
  const boss = await makeContact(admin, { name: 'Bo', title: 'Head of Fares', 'company-id': company })
  const other = await makeContact(admin, { name: 'Al', title: 'Head of Fares, acting' })
  const bare = await makeContact(admin, { name: 'Cy', 'company-id': company })
  expect(await find(admin, { 'contact-type': 'person' })).toEqual([boss, other, bare].toSorted())
  expect(await find(admin, { 'contact-type': 'company' })).toEqual([company, space.ownCompanyId].toSorted())
  expect(await find(admin, {})).toHaveLength(5)
  expect(await find(admin, { title: 'hEAD oF fARES' })).toEqual([boss])
  expect(await find(admin, { title: 'Head' })).toEqual([])
  expect(await find(admin, { 'company-id': company })).toEqual([boss, bare].toSorted())
  expect(await find(admin, { 'company-id': company, title: 'head of fares', term: 'bo', 'contact-type': 'person' })).toEqual([boss])
  expect(await find(admin, { 'company-id': company, title: 'head of fares', term: 'cy' })).toEqual([])
})

test('finds a term in the name, ignoring case and accents', async ({ space }) => {
  const { admin } = space
  const ada = await makeContact(admin, { name: 'Zoë', 'last-name': 'Łukasiewicz-Ångström', title: 'quokka' })
  const company = await makeCompany(admin, 'Übersee Quartett')
  const greek = await makeContact(admin, { name: 'Σίγριντ' })
  const kanji = await makeContact(admin, {
    name: '山田太郎',
    'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': 'taro@quokka.test' }],
  })
  for (const term of ['zoe', 'ZOË', 'angstrom', 'ÅNGSTRÖM', 'zoë łuk', 'e', 'oe']) expect(await find(admin, { term })).toContain(ada)
  for (const term of ['ubersee', 'see qua', 'ÜB']) expect(await find(admin, { term })).toEqual([company])
  expect(await find(admin, { term: 'σιγριντ' })).toEqual([greek])
  for (const term of ['山', '田太', '山田太郎']) expect(await find(admin, { term })).toEqual([kanji])
  for (const term of ['quokka', 'zoëx', 'seeq']) expect(await find(admin, { term })).toEqual([])
})

test('treats percent, underscore, quotes, asterisks and backslashes in a term literally', async ({ space }) => {
  const { admin } = space
  const names = ['100% sure', 'a_b_c', 'say "hi" AND bye', 'back\\slash', 'star * near', "o'hara", '(paren) OR']
  const ids: string[] = []
  for (const name of names) ids.push(await makeContact(admin, { name }))
  const terms = ['%', '00% s', '_', '_b_', '"', '"hi" and', '\\', 'k\\s', '*', 'r * n', "'", "o'h", '(', ') or']
  for (const [i, term] of terms.entries()) expect(await find(admin, { term })).toEqual([ids[Math.floor(i / 2)]])
})

test('finds one e-mail address, or a whole domain after @', async ({ space }) => {
  const { admin } = space
  const mail = (...values: string[]) => ({ 'contact-data': values.map((value) => ({ 'entity-type': 'e-mail', 'entity-value': value })) })
  const one = await makeContact(admin, mail('Ada@Harbour.test', 'ada@home.test'))
  const two = await makeContact(admin, mail('bo@harbour.test'))
  const odd = await makeContact(admin, { 'contact-data': [{ 'entity-type': 'website', 'entity-value': 'home.test/ada@home.test' }] })
  expect(await find(admin, { email: 'aDA@hARBOUR.test' })).toEqual([one])
  expect(await find(admin, { email: 'ada@home.test' })).toEqual([one])
  expect(await find(admin, { email: '@HARBOUR.test' })).toEqual([one, two].toSorted())
  for (const email of ['ada', '@arbour.test', '@test', 'harbour.test']) expect(await find(admin, { email })).toEqual([])
  accepted(await admin.put(`/contacts/${odd}`, { contact: mail('new@harbour.test') }))
  expect(await find(admin, { email: '@harbour.test' })).toEqual([one, two, odd].toSorted())
  accepted(await admin.delete(`/contacts/${two}`))
  expect(await find(admin, { email: '@harbour.test' })).toEqual([one, odd].toSorted())
})

test('finds contacts with all given tags, ignoring case', async ({ space }) => {
  const { admin } = space
  const both = await makeContact(admin)
  const one = await makeContact(admin)
  await addTags(admin, both, 'VIP, R&D/Berlin, 100%')
  await addTags(admin, one, 'VIP')
  expect(await find(admin, { tags: 'vip' })).toEqual([both, one].toSorted())
  expect(await find(admin, { tags: ' r&d/berlin ,VIP' })).toEqual([both])
  expect(await find(admin, { tags: '100%', 'contact-type': 'person' })).toEqual([both])
  expect(await find(admin, { tags: 'vip', 'contact-type': 'company' })).toEqual([])
  expect(await find(admin, { tags: 'unheard of' })).toEqual([])
})

for (const other of ['title', 'company-id', 'term', 'email'])
  test(`trap 12: rejects tags combined with ${other} with 400`, async ({ space }) => {
    const value = other === 'company-id' ? space.ownCompanyId : 'ada'
    refused(await space.admin.get(`/contacts?tags=vip&${other}=${value}`), 400)
    refused(await space.admin.get(`/contacts?${other}=${value}&tags=vip&page=2`), 400)
    accepted(await space.admin.get(`/contacts?tags=vip&${other}=`))
    accepted(await space.admin.get(`/contacts?tags=&${other}=${value}`))
  })

test('rejects unknown query parameters with 400 and ignores empty ones', async ({ space }) => {
  for (const query of [
    'contact-type=robot',
    'colour=red',
    'x-sort=colour',
    'x-count=yes',
    'company-id=abc',
    'company-id=-1',
    'since=gibberish',
    'Term=a',
  ])
    refused(await space.admin.get(`/contacts?${query}`), 400)
  const all = accepted(await space.admin.get('/contacts'))
  expect(accepted(await space.admin.get('/contacts?contact-type=&tags=&title=&company-id=&term=&email=&since=&page=')).body).toEqual(
    all.body,
  )
})

test('rejects invalid characters in a query text with 400, in every list', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin, { name: 'Ada' })
  for (const key of ['term', 'tags', 'title', 'email', 'since']) {
    refused(await admin.get(`/contacts?${key}=%00`), 400, key)
    refused(await admin.get(`/contacts?${key}=Ada%00a`), 400, key)
  }
  refused(await admin.get('/x/search?term=Ada%00a'), 400, 'term')
  refused(await admin.get('/my-tasks?query=a%00'), 400, 'query')
  refused(await admin.get('/x/changes?resource=contacts%00'), 400, 'resource')
  refused(await admin.delete(`/contacts/${id}/tags/a%00`), 404)
})

test('x-count adds the number of matches as a JSON integer and changes nothing else', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  await makeContact(admin, { name: 'Ada' })
  await makeContact(admin, { name: 'Adam' })
  await makeContact(mia, { name: 'Adalbert', visibility: 'only-me' })
  const counted = accepted(await admin.get('/contacts?term=ada&x-count=1'))
  expect(at(counted, 'x-total')).toBe(2)
  const plain = accepted(await admin.get('/contacts?term=ada&x-count=0'))
  expect(plain.body).toEqual({ contacts: listAt(counted, 'contacts') })
  expect(at(accepted(await mia.get('/contacts?term=ada&x-count=1')), 'x-total')).toBe(3)
})

test('finds nothing for a hidden company, as for one that does not exist', async ({ space }) => {
  const mia = await space.member()
  const hidden = await makeCompany(mia, 'Secret Works', { visibility: 'only-me' })
  const person = await makeContact(mia, { 'company-id': hidden })
  const seen = accepted(await space.admin.get(`/contacts/${person}`))
  expect(at(seen, 'contact.company-id')).toBeUndefined()
  expect(at(seen, 'contact.company-name')).toBeUndefined()
  const asked = await space.admin.get(`/contacts?company-id=${hidden}`)
  expect(accepted(asked).body).toEqual(accepted(await space.admin.get('/contacts?company-id=999999999')).body)
  expect(await find(mia, { 'company-id': hidden })).toEqual([person])
})

test('x-term finds the words of a name in any order, beside every other filter', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'O’Rourke‐Tools')
  const maria = await makeContact(admin, { name: 'María del Carmen', 'last-name': 'Ruiz Ortega', 'company-id': company })
  await makeContact(admin, { name: 'María', 'last-name': 'Blanco' })
  for (const term of ['maria ruiz', 'Ruiz, María', 'ortega carmen']) expect(await find(admin, { 'x-term': term })).toEqual([maria])
  expect(await find(admin, { 'x-term': 'maria', 'company-id': company })).toEqual([maria])
  expect(await find(admin, { 'x-term': 'maria verde' })).toEqual([])
  for (const term of ["o'rourke tools", 'o`rourke-tools', 'O\u2060’Rourke']) {
    expect(await find(admin, { term })).toEqual([company])
    expect(await find(admin, { 'x-term': term })).toEqual([company])
  }
  expect(await find(admin, { term: 'maria ruiz' })).toEqual([])
  refused(await admin.get('/contacts?x-term=%00'), 400, 'x-term')
})

test('x-tag finds contacts with all, any or none of its tags, beside every other filter', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Acme')
  const ada = await makeContact(admin, { name: 'Ada', title: 'Owner', 'company-id': company })
  const bo = await makeContact(admin, { name: 'Bo', 'company-id': company })
  const cy = await makeContact(admin, { name: 'Cy' })
  await addTags(admin, ada, 'VIP, press')
  await addTags(admin, bo, 'press')
  await addTags(admin, cy, 'VIP')
  expect(await find(admin, { 'x-tag': 'vip', 'company-id': company })).toEqual([ada])
  expect(await find(admin, { 'x-tag': 'VIP, press' })).toEqual([ada])
  expect(await find(admin, { 'x-tag': 'VIP, press', 'x-tag-match': 'all', term: 'ad', title: 'owner' })).toEqual([ada])
  expect(await find(admin, { 'x-tag': 'VIP,press', 'x-tag-match': 'any' })).toEqual([ada, bo, cy].toSorted())
  expect(await find(admin, { 'x-tag': 'VIP,press', 'x-tag-match': 'any', 'x-term': 'b', 'contact-type': 'person' })).toEqual([bo])
  expect(await find(admin, { 'x-tag': 'VIP', 'x-tag-match': 'none', 'company-id': company })).toEqual([bo])
  expect(await find(admin, { 'x-tag': 'nobody', 'x-tag-match': 'none', 'contact-type': 'person', email: '@nowhere.example' })).toEqual([])
  expect(await find(admin, { 'x-tag': 'vip', since: '2020-01-01' })).toEqual([ada, cy].toSorted())
  expect(accepted(await admin.get('/contacts?x-tag=vip,press&x-tag-match=any&x-count=1')).body).toMatchObject({ 'x-total': 3 })
  refused(await admin.get('/contacts?tags=VIP&x-tag=press'), 400, 'tags')
  refused(await admin.get('/contacts?x-tag=VIP&x-tag-match=some'), 400, 'x-tag-match')
  refused(await admin.get(`/contacts?x-tag=${Array.from({ length: 21 }, (_, n) => `t${n}`).join(',')}`), 400, 'x-tag')
})
