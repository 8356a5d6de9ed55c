import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { addTags, makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const tagsOf = async (by: Caller, path: string) => Object.entries(at(accepted(await by.get(path)), 'tags') as object)
const removeTag = (by: Caller, id: string, tag: string) => by.delete(`/contacts/${id}/tags/${encodeURIComponent(tag)}`)

test('trap 11: a map of tag to count, as a string, for the workspace, and of tag to tag for a contact', async ({ space }) => {
  const { admin } = space
  const [one, two] = [await makeContact(admin), await makeContact(admin)]
  await addTags(admin, one, 'VIP, fares')
  await addTags(admin, two, 'VIP')
  expect(accepted(await admin.get(`/contacts/${one}/tags`)).body).toEqual({ tags: { VIP: 'VIP', fares: 'fares' } })
  expect(accepted(await admin.get('/tags')).body).toEqual({ tags: { VIP: '2', fares: '1' } })
  expect(at(accepted(await admin.get(`/contacts/${one}`)), 'contact.tags')).toEqual({ VIP: 'VIP', fares: 'fares' })
  accepted(await removeTag(admin, one, 'VIP'))
  expect(accepted(await admin.get('/tags')).body).toEqual({ tags: { VIP: '1', fares: '1' } })
  accepted(await admin.delete(`/contacts/${two}`))
  expect(accepted(await admin.get('/tags')).body).toEqual({ tags: { fares: '1' } })
})

test('nothing tagged is an empty map', async ({ space }) => {
  const id = await makeContact(space.admin)
  expect(accepted(await space.admin.get('/tags')).body).toEqual({ tags: {} })
  expect(accepted(await space.admin.get(`/contacts/${id}/tags`)).body).toEqual({ tags: {} })
})

const odd = [
  'R&D/Berlin',
  '100%',
  '__proto__',
  'constructor',
  'a?b#c',
  'two words',
  '%2F',
  '日本',
  '👩🏽‍🚀',
  "it's",
  '"quoted"',
  '<b>',
  'a+b',
  '…',
  'a;b=c',
]
for (const tag of odd)
  test(`a tag may be ${tag}: added, read, counted, found, removed`, async ({ space }) => {
    const { admin } = space
    const id = await makeContact(admin)
    await addTags(admin, id, tag)
    expect(await tagsOf(admin, `/contacts/${id}/tags`)).toEqual([[tag, tag]])
    expect(await tagsOf(admin, '/tags')).toEqual([[tag, '1']])
    expect(Object.entries(at(accepted(await admin.get(`/contacts/${id}`)), 'contact.tags') as object)).toEqual([[tag, tag]])
    const found = accepted(await admin.get(`/contacts?${new URLSearchParams({ tags: tag })}`))
    expect(found.body).toMatchObject({ contacts: [{ id }] })
    accepted(await removeTag(admin, id, tag))
    expect(await tagsOf(admin, '/tags')).toEqual([])
  })

test('tags are equal without regard to case, trimmed and NFC-normalised', async ({ space }) => {
  const { admin } = space
  const [one, two] = [await makeContact(admin), await makeContact(admin)]
  await addTags(admin, one, '  VIP ,vip, Cafe\u0301')
  await addTags(admin, one, 'vIP, CAFÉ')
  expect(await tagsOf(admin, `/contacts/${one}/tags`)).toEqual([
    ['VIP', 'VIP'],
    ['Café', 'Café'],
  ])
  await addTags(admin, two, 'vip')
  const counts = await tagsOf(admin, '/tags')
  expect(counts.map(([tag, count]) => [tag.toLowerCase(), count]).toSorted()).toEqual([
    ['café', '1'],
    ['vip', '2'],
  ])
  accepted(await removeTag(admin, one, 'cafe\u0301'))
  accepted(await removeTag(admin, one, 'viP'))
  expect(await tagsOf(admin, `/contacts/${one}/tags`)).toEqual([])
})

test('empty parts between commas are nothing; nothing at all, or too much, is 422', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  await addTags(admin, id, ' , a,, b ,')
  await addTags(admin, id, '👍'.repeat(64))
  expect((await tagsOf(admin, `/contacts/${id}/tags`)).map(([tag]) => tag)).toEqual(['a', 'b', '👍'.repeat(64)])
  for (const tags of ['', ' , ', 'x'.repeat(65), `ok, ${'👍'.repeat(65)}`, 'a\0b', '\ud800', 'two\nlines', 7, null, ['a']])
    refused(await admin.post(`/contacts/${id}/tags`, { tags }), 422, 'tags')
  refused(await admin.post(`/contacts/${id}/tags`, { tags: 'a', colour: 'red' }), 422, 'colour')
  expect(await tagsOf(admin, `/contacts/${id}/tags`)).toHaveLength(3)
})

test('a tag of dots alone is refused: its address would be the address of the contact', async ({ space }) => {
  const id = await makeContact(space.admin)
  for (const tags of ['.', '..', 'fine, ..']) refused(await space.admin.post(`/contacts/${id}/tags`, { tags }), 422, 'tags')
  expect(await tagsOf(space.admin, `/contacts/${id}/tags`)).toEqual([])
})

test('a tag that is not there, or a contact that is not, is 404', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const hidden = await makeContact(admin, { visibility: 'only-me' })
  await addTags(admin, hidden, 'secret')
  refused(await removeTag(admin, hidden, 'other'), 404)
  for (const id of [hidden, '999999999', 'abc']) {
    refused(await mia.get(`/contacts/${id}/tags`), 404)
    refused(await mia.post(`/contacts/${id}/tags`, { tags: 'a' }), 404)
    refused(await removeTag(mia, id, 'secret'), 404)
  }
  refused(await admin.delete(`/contacts/${hidden}/tags/%ff`), 404)
  expect(await tagsOf(mia, '/tags')).toEqual([])
  expect(await tagsOf(admin, '/tags')).toEqual([['secret', '1']])
})

test('spellings of one tag are one tag', async ({ space }) => {
  const { admin } = space
  const [one, two] = [await makeContact(admin), await makeContact(admin)]
  await addTags(admin, one, 'Trade‐fair, O’Rourke, A, A-')
  await addTags(admin, two, "trade fair, o'rourke\u200b")
  await addTags(admin, one, 'trade-fair')
  expect(accepted(await admin.get('/tags')).body).toEqual({ tags: { A: '1', 'A-': '1', 'O’Rourke': '2', 'Trade‐fair': '2' } })
  accepted(await removeTag(admin, one, 'trade-fair'))
  expect(accepted(await admin.get(`/contacts/${one}/tags`)).body).toEqual({ tags: { A: 'A', 'A-': 'A-', 'O’Rourke': 'O’Rourke' } })
})
