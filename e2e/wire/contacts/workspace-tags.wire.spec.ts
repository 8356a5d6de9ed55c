import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { addTags, makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const tagsOf = async (by: Caller, id: string) => Object.keys(at(accepted(await by.get(`/contacts/${id}/tags`)), 'tags') as object)
const pathOf = (tag: string) => `/x/tags/${encodeURIComponent(tag)}`
const rename = (by: Caller, tag: string, name: string) => by.put(pathOf(tag), { tag: { name } })
const undo = async (by: Caller, headers: Record<string, string>) => accepted(await by.post(`/x/changes/${headers['x-change']}/undo`, {}))

test('renames a tag on all contacts in one change, which one undo takes back', async ({ space }) => {
  const { admin } = space
  const [one, two, other] = [await makeContact(admin), await makeContact(admin), await makeContact(admin)]
  await addTags(admin, one, 'fares, VIP, boats')
  await addTags(admin, two, 'vip')
  await addTags(admin, other, 'fares')
  const renamed = accepted(await rename(admin, 'Vip', '  Key account '))
  expect(renamed.body).toEqual({ contacts: '2' })
  expect([await tagsOf(admin, one), await tagsOf(admin, two)]).toEqual([['fares', 'Key account', 'boats'], ['Key account']])
  expect(accepted(await admin.get('/tags')).body).toEqual({ tags: { boats: '1', fares: '2', 'Key account': '2' } })
  await undo(admin, renamed.headers)
  expect([await tagsOf(admin, one), await tagsOf(admin, two)]).toEqual([['fares', 'VIP', 'boats'], ['VIP']])
})

test('merges two tags in the spelling of the one that stays', async ({ space }) => {
  const { admin } = space
  const [both, one] = [await makeContact(admin), await makeContact(admin)]
  await addTags(admin, both, 'customer, fares, Client')
  await addTags(admin, one, 'customer')
  const merged = accepted(await rename(admin, 'customer', 'CLIENT'))
  expect([await tagsOf(admin, both), await tagsOf(admin, one)]).toEqual([['Client', 'fares'], ['Client']])
  expect(accepted(await admin.get('/tags')).body).toEqual({ tags: { Client: '2', fares: '1' } })
  await undo(admin, merged.headers)
  expect(await tagsOf(admin, both)).toEqual(['customer', 'fares', 'Client'])
})

test('corrects the spelling alone, and the same name changes nothing', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  await addTags(admin, id, 'naive')
  accepted(await rename(admin, 'naive', 'NAIVE'))
  expect(await tagsOf(admin, id)).toEqual(['NAIVE'])
  expect(accepted(await rename(admin, 'naive', 'NAIVE')).headers['x-change']).toBeUndefined()
})

test('deletes a tag from all contacts, also one with a slash, and undo brings it back', async ({ space }) => {
  const { admin } = space
  const [one, two] = [await makeContact(admin), await makeContact(admin)]
  await addTags(admin, one, 'R&D/Berlin, fares')
  await addTags(admin, two, 'r&d/berlin')
  const deleted = accepted(await admin.delete(pathOf('R&D/Berlin')))
  expect(deleted.body).toEqual({ contacts: '2' })
  expect(accepted(await admin.get('/tags')).body).toEqual({ tags: { fares: '1' } })
  await undo(admin, deleted.headers)
  expect(await tagsOf(admin, one)).toEqual(['R&D/Berlin', 'fares'])
})

test('is for administrators, and leaves contacts alone that they cannot see', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const [shared, hidden] = [await makeContact(member), await makeContact(member, { visibility: 'only-me' })]
  for (const id of [shared, hidden]) await addTags(member, id, 'VIP')
  refused(await rename(member, 'VIP', 'Key account'), 403)
  refused(await member.delete(pathOf('VIP')), 403)
  accepted(await rename(admin, 'VIP', 'Key account'))
  expect([await tagsOf(member, shared), await tagsOf(member, hidden)]).toEqual([['Key account'], ['VIP']])
  refused(await rename(admin, 'VIP', 'Key account'), 404)
  refused(await rename(admin, 'Key account', 'a, b'), 422, 'tag.name')
})
