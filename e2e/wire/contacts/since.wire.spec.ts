import { expect } from '@playwright/test'
import { accepted, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import { addTags, makeContact, makeNote } from '../../fixtures/records.ts'
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
  for (const since of ['2999-01-01', 'tomorrow']) expect([since, await found(since)]).toEqual([since, []])
})

test('rejects an unreadable since with 400', async ({ space }) => {
  for (const since of ['gibberish', '20261345000000', '2026-02-30', '99999999999999', '2026-01-01 25:00:00', '\0', '-'])
    refused(await space.admin.get(`/contacts?${new URLSearchParams({ since })}`), 400)
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
