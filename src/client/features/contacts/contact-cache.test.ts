import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { dropRows, editRows } from '../../lib/cache/page-cache.ts'
import { contactCache, findCached } from './contact-cache.ts'
import { withoutTag, withTags } from './contact-change.ts'
import { fullName } from './contact-words.ts'
import { createFlattener } from './list/flat-pages.ts'
import { contactQueries } from './queries.ts'
import { testContact as contact } from './test-contact.ts'

const list = contactQueries.list({ sort: 'name' })
const idsIn = (client: QueryClient) => client.getQueryData(list.queryKey)?.pages.map((page) => page.contacts.map(({ id }) => id))
const filled = () => {
  const client = new QueryClient()
  const pages = [{ xTotal: 3, contacts: [contact('1'), contact('2')] }, { contacts: [contact('3')] }]
  client.setQueryData(list.queryKey, { pages, pageParams: [undefined, '/contacts?page=2'] })
  client.setQueryData(contactQueries.detail('2').queryKey, contact('2'))
  return client
}

describe('contacts in the cache', () => {
  it('are edited wherever they are, and put back', async () => {
    const client = filled()
    const takeBack = await editRows(client, contactCache, ['2', '9'], (one) => ({ ...one, title: 'Owner' }))
    expect(findCached(client, '2')?.title).toBe('Owner')
    expect(client.getQueryData(list.queryKey)?.pages[0]?.contacts[1]?.title).toBe('Owner')
    takeBack()
    expect(findCached(client, '2')).toEqual(contact('2'))
    expect(client.getQueryData(list.queryKey)?.pages[0]?.contacts[1]).toEqual(contact('2'))
  })

  it('leave every list with its count, and come back', async () => {
    const client = filled()
    const takeBack = await dropRows(client, contactCache, ['1', '3'])
    expect(idsIn(client)).toEqual([['2'], []])
    expect(client.getQueryData(list.queryKey)?.pages[0]?.xTotal).toBe(1)
    takeBack()
    expect(idsIn(client)).toEqual([['1', '2'], ['3']])
    expect(client.getQueryData(list.queryKey)?.pages[0]?.xTotal).toBe(3)
  })
})

describe('tags', () => {
  it('knows a tag without regard to case', () => {
    const tagged = contact('1', { tags: [['Ferries', 'Ferries']] })
    expect(withTags(tagged, ['ferries'])).toBe(tagged)
    expect(withTags(tagged, ['client']).tags).toHaveLength(2)
    expect(withoutTag(tagged, 'FERRIES').tags).toEqual([])
  })
})

describe('pages as one list', () => {
  it('grow by what is new, without a contact twice', () => {
    const flatten = createFlattener()
    const [one, two] = [{ contacts: [contact('1'), contact('2')] }, { contacts: [contact('2'), contact('3')] }]
    const first = flatten([one])
    const both = flatten([one, two])
    expect(both.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(both[0]).toBe(first[0])
    expect(flatten([one, two])).toBe(both)
    expect(flatten([two]).map(({ id }) => id)).toEqual(['2', '3'])
  })
})

describe('a whole name', () => {
  it('is in the order of its script', () => {
    expect(fullName({ name: 'Sigrid', lastName: 'Aune' })).toBe('Sigrid Aune')
    expect(fullName({ name: '健一', lastName: '佐藤' })).toBe('佐藤 健一')
    expect(fullName({ name: 'Fjordlys Ferries' })).toBe('Fjordlys Ferries')
  })
})
