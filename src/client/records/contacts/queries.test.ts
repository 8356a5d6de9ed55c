import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setTransport } from '../../lib/transport.ts'
import { contactResource } from './contact-resource.ts'
import { contactQueries } from './queries.ts'

const client = new QueryClient()
let asked: string[] = []

beforeEach(() => {
  asked = []
  setTransport(async ({ url }) => {
    asked.push(url.slice(url.indexOf('/api') + 4))
    return /\/contacts\/\d+/.test(url) ? Response.json({ errors: [] }, { status: 404 }) : Response.json({ contacts: [] })
  })
})
afterEach(() => {
  setTransport()
  client.clear()
})

it('requests a list in the words of the interface', async () => {
  await client.fetchInfiniteQuery(contactResource.list({ type: 'person', tags: { match: 'all', tags: ['a', 'b c'] }, sort: '-changed' }))
  await client.fetchInfiniteQuery(contactResource.list({ tags: { match: 'any', tags: ['a', 'b'] }, sort: 'name' }))
  await client.fetchInfiniteQuery(contactResource.list({ companyId: '7', title: 'Owner', sort: 'name' }))
  await client.fetchInfiniteQuery(contactResource.list({ recent: true, sort: 'name' }))
  expect(asked.map((path) => decodeURIComponent(path.replaceAll('+', ' ')))).toEqual([
    '/contacts?contact-type=person&x-tag=a,b c&x-sort=-changed&x-count=1',
    '/contacts?x-tag=a,b&x-tag-match=any&x-sort=name&x-count=1',
    '/contacts?title=Owner&company-id=7&x-sort=name&x-count=1',
    '/contacts/recentlyViewed',
  ])
})

it('counts a view when a contact is opened, but not when it is read ahead', async () => {
  await Promise.allSettled([contactResource.view(client, '7')])
  await Promise.allSettled([client.fetchQuery({ ...contactResource.ahead('8'), retry: false })])
  expect(asked).toEqual(['/contacts/7', '/contacts/8?x-view=0'])
})

it('finds companies by what was typed, without the spaces around it, once', async () => {
  await client.fetchQuery(contactQueries.companies(' fjord '))
  await client.fetchQuery(contactQueries.companies('fjord'))
  await client.fetchQuery(contactQueries.companies(' '))
  expect(asked).toEqual(['/contacts?contact-type=company&x-term=fjord', '/contacts?contact-type=company'])
})
