import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import { addTags, makeCase, makeContact, makeDeal, makeNote, makeWorkgroup } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const hour = 3_600_000
const iso = (moment: number) => new Date(moment).toISOString()
/** The same time on a clock `hours` ahead of UTC. */
const withOffset = (moment: number, hours: number) => {
  const clock = iso(moment + hours * hour).slice(0, 19)
  return `${clock}${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
}
const spoken = ['yesterday', '3 days ago', '2 hours ago', 'last week']

test('since accepts the compact format, ISO 8601, plain dates and words, all in UTC', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  const now = Date.now()
  const [before, after] = [now - hour, now + hour]
  const compact = (moment: number) => iso(moment).slice(0, 19).replaceAll(/\D/g, '')
  const plain = (moment: number) => iso(moment).slice(0, 19).replace('T', ' ')
  const forms = [compact, plain, iso, (m: number) => withOffset(m, 9), (m: number) => withOffset(m, -9), (m: number) => iso(m).slice(0, 19)]
  const found = async (since: string) =>
    idsAt(accepted(await admin.get(`/contacts?${new URLSearchParams({ since, 'contact-type': 'person' })}`)), 'contacts')
  for (const form of forms) {
    expect([form(before), await found(form(before))]).toEqual([form(before), [id]])
    expect([form(after), await found(form(after))]).toEqual([form(after), []])
  }
  for (const since of [...spoken, iso(now - 24 * hour).slice(0, 10), '1999-12-31'])
    expect([since, await found(since)]).toEqual([since, [id]])
  expect(await found('2999-01-01')).toEqual([])
})

/** Every list that takes a time, with it. */
const lists = (since: string) => [
  ...[
    `/contacts?since=`,
    `/deals?x-since=`,
    `/cases?x-since=`,
    `/x/deals/summary?x-since=`,
    `/x/changes?since=`,
    `/x/deletions?since=`,
  ].map((path) => path + encodeURIComponent(since)),
  ...(since === '\0' ? [] : [`/recordings/since/${encodeURIComponent(since)}`]),
]

test('takes the plus of an offset that arrives as a blank for a plus', async ({ space: { admin } }) => {
  const id = await makeContact(admin)
  const now = Date.now()
  const found = async (since: string) => idsAt(accepted(await admin.get(`/contacts?contact-type=person&since=${since}`)), 'contacts')
  for (const offset of [2, 9]) {
    expect(await found(withOffset(now - hour, offset))).toEqual([id])
    expect(await found(withOffset(now + hour, offset))).toEqual([])
  }
})

test('rejects an unreadable since with 400', async ({ space }) => {
  for (const since of [
    'gibberish',
    '20261345000000',
    '2026-02-30',
    '99999999999999',
    '2026-01-01 25:00:00',
    '\0',
    '-',
    'march',
    'tomorrow',
  ])
    for (const path of lists(since)) refused(await space.admin.get(path), 400)
})

test('counts tagging, a note and nested data as a change of the contact', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  const changedAt = async () => textAt(accepted(await admin.get(`/contacts/${id}`)), 'contact.updated-at')
  const changes = [
    (n: number) => addTags(admin, id, `tag ${n}`),
    (n: number) => makeNote(admin, id, { body: `Note ${n}` }),
    (n: number) => admin.put(`/contacts/${id}`, { contact: { addresses: [{ city: `City ${n}` }] } }),
  ]
  for (const change of changes) {
    const before = await changedAt()
    let n = 0
    const changed = async () => {
      n += 1
      await change(n)
      return (await changedAt()) > before
    }
    await expect.poll(changed).toBe(true)
  }
})

test('x-sort=id lists every contact, deal and case once, though names change between two pages', async ({ space: { admin } }) => {
  const ids: string[] = []
  for (let n = 0; n < 51; n += 1) ids.push(await makeContact(admin, { name: `P${n}` }))
  const first = accepted(await admin.get('/contacts?x-sort=id&contact-type=person'))
  accepted(await admin.put(`/contacts/${ids[50]}`, { contact: { name: 'A' } }))
  accepted(await admin.put(`/contacts/${ids[0]}`, { contact: { name: 'Z' } }))
  const second = accepted(await admin.get(textAt(first, 'continued-at')))
  expect([...idsAt(first, 'contacts'), ...idsAt(second, 'contacts')]).toEqual(ids)
  expect(idsAt(accepted(await admin.get('/contacts?x-sort=-id&contact-type=person')), 'contacts')[0]).toBe(ids[50])
  expect(idsAt(accepted(await admin.get('/contacts?x-sort=id&term=z')), 'contacts')).toEqual([ids[0]])
  const deals = [await makeDeal(admin, { name: 'B' }), await makeDeal(admin, { name: 'A' })]
  expect(idsAt(accepted(await admin.get('/deals?x-sort=id')), 'deals')).toEqual(deals)
  const cases = [await makeCase(admin, { name: 'B' }), await makeCase(admin, { name: 'A' })]
  expect(idsAt(accepted(await admin.get('/cases?x-sort=-id')), 'cases')).toEqual(cases.toReversed())
})

test('/x/deletions lists what one can no longer see, without titles, and since finds what one can see anew', async ({ space }) => {
  const { admin } = space
  const ben = await space.member('Ben')
  const group = await makeWorkgroup(admin, 'Build', [])
  const shared = await makeContact(admin, { name: 'Sigrid', visibility: 'group', 'group-id': group })
  const [gone, looser, winner] = [await makeContact(admin), await makeContact(admin), await makeContact(admin)]
  const deal = await makeDeal(admin)
  const since = textAt(accepted(await admin.get(`/deals/${deal}`)), 'deal.updated-at')
  const path = `/x/deletions?${new URLSearchParams({ since })}`
  const lost = async () => at(accepted(await ben.get(path)), 'deletions')
  expect(await lost()).toEqual([])
  accepted(await admin.put(`/workgroups/${group}`, { group: { users: [ben.id] } }))
  expect(idsAt(accepted(await ben.get(`/contacts?${new URLSearchParams({ since })}`)), 'contacts')).toContain(shared)
  accepted(await admin.put(`/workgroups/${group}`, { group: { users: [`-${ben.id}`] } }))
  accepted(await ben.delete(`/contacts/${gone}`))
  accepted(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`))
  accepted(await admin.put(`/deals/${deal}`, { case: { visibility: 'only-me' } }))
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(await lost()).toEqual([
    { resource: 'contacts', id: shared, date },
    { resource: 'contacts', id: gone, date },
    { resource: 'contacts', id: looser, date, 'merged-into': winner },
    { resource: 'deals', id: deal, date },
  ])
  expect(at(accepted(await ben.get(`${path}&resource=deals`)), 'deletions')).toEqual([{ resource: 'deals', id: deal, date }])
  refused(await ben.get('/x/deletions'), 400)
  refused(await ben.get(`${path}&resource=notes`), 400)
})
