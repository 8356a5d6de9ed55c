import { expect, it } from 'vitest'
import { listContacts } from '../../../../contract/contacts/contacts.ts'
import { openWorld, type Person } from '../../../testing/world.ts'

const usual = {
  ...{
    type: 'company' as const,
    lastName: '',
    title: '',
    visibility: 'public' as const,
    allowedUsers: [],
    companyId: null,
    groupId: null,
    tags: [],
  },
  ...{ backgroundInfo: '', contactData: [], importantDates: [], addresses: [], attachment: [] },
  ...{ createdAt: '2026-11-17 09:00:00', updatedAt: '2026-11-17 09:00:00' },
}
const many = 1600
const numbered = (before: string) => Array.from({ length: many }, (_, n) => `${before} ${String(n).padStart(4, '0')}`)
const latin = numbered('Anders Ødegård').map((name, n) => (n % 400 === 7 ? `${name} 清水` : name))
const eastern = numbered('清水')

const firstPages = async (admin: Person, term: string) => {
  const first = (await admin.call(listContacts, { query: { term } })).reply
  const next = (await admin.call(listContacts, { path: first.continuedAt ?? '' })).reply
  return [...first.contacts, ...next.contacts].map(({ name }) => name)
}

it('finds a short term in the order of names, at the beginning and at the end of the list', async () => {
  const world = await openWorld()
  const { id: accountId, admin } = await world.account()
  await world.store.write(async (tx) => {
    for (const name of [...eastern, ...latin].toReversed()) await tx.load('contacts', { ...usual, name, accountId, authorId: admin.id })
  })
  const seldom = latin.filter((name) => name.includes('清水'))
  expect(seldom).toHaveLength(4)
  expect(await firstPages(admin, '清水')).toEqual([...seldom, ...eastern].slice(0, 100))
  expect(await firstPages(admin, 'ød')).toEqual(latin.slice(0, 100))
  await world.end()
})
