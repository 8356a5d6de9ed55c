import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveEvent } from '../../../contract/x/events.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { setTransport } from '../../lib/transport.ts'
import type { ListedContact, Page } from './contact-cache.ts'
import { hearContacts } from './hear-contacts.ts'
import { contactQueries, type ReadContact } from './queries.ts'
import { everyContact } from './search/search.ts'
import { testContact, wireContact } from './test-contact.ts'

let client: ReturnType<typeof createQueryClient>
let asked: string[]
let stops: (() => void)[]
const { queryKey: listKey } = contactQueries.list(everyContact)

const event = (id: string, action: LiveEvent['action'] = 'updated'): LiveEvent => ({ resource: 'contacts', id, action })
const names = () =>
  client
    .getQueryData<{ pages: Page[] }>(listKey)
    ?.pages.flatMap(({ contacts }) => contacts.map(({ name, gone }: ListedContact) => (gone ? `(${name})` : name)))
/** Shows a list of so many, 50 a page. */
const showList = (count: number) => {
  const all = Array.from({ length: count }, (_, n) => testContact(`${n + 1}`, { name: `Before ${n + 1}` }))
  const pages = Array.from({ length: Math.ceil(count / 50) }, (_, n) => ({ contacts: all.slice(n * 50, n * 50 + 50), xTotal: count }))
  client.setQueryData(listKey, { pages, pageParams: pages.map(() => undefined) } as never)
  const readAll = async () => {
    asked.push('list')
    return { pages, pageParams: [] }
  }
  const shown = new QueryObserver(client, { queryKey: listKey, queryFn: readAll } as never)
  stops.push(shown.subscribe(() => undefined))
}

beforeEach(() => {
  client = createQueryClient()
  ;[asked, stops] = [[], []]
  setTransport(async ({ url }) => {
    const { pathname } = new URL(url)
    asked.push(pathname.replace('/api', ''))
    const id = /\/contacts\/(\d+)$/.exec(pathname)?.[1]
    if (id === '404') return Response.json({ errors: [] }, { status: 404 })
    return id
      ? Response.json(wireContact(id, { name: `Now ${id}` }), { headers: { etag: '"11"' } })
      : Response.json({ contacts: [], 'x-total': 4 })
  })
})
afterEach(() => {
  for (const stop of stops) stop()
  setTransport()
})

describe('what others did to contacts', () => {
  it('is read by name, and shown where it stands', async () => {
    showList(3)
    await hearContacts(client, [event('2'), event('99'), { ...event('3'), resource: 'deals' }])
    expect(names()).toEqual(['Before 1', 'Now 2', 'Before 3'])
    expect(asked).toEqual(['/contacts/2'])
  })

  it('shows in a list what is gone, and forgets it where it is not on the screen', async () => {
    showList(3)
    client.setQueryData<ReadContact>(contactQueries.detail('2').queryKey, testContact('2', {}))
    await hearContacts(client, [event('2', 'deleted')])
    expect(names()).toEqual(['Before 1', '(Before 2)', 'Before 3'])
    expect(client.getQueryState(contactQueries.detail('2').queryKey)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('counts what came, and lets no row come by itself', async () => {
    showList(3)
    await hearContacts(client, [event('9', 'created')])
    expect([names()?.length, asked]).toEqual([3, ['/contacts']])
  })

  it('reads the one on the screen, with the version that it has now', async () => {
    const detail = contactQueries.ahead('7')
    client.setQueryData<ReadContact>(detail.queryKey, { ...testContact('7', { name: 'Before' }), etag: '"10"' })
    stops.push(new QueryObserver(client, detail).subscribe(() => undefined))
    await hearContacts(client, [event('7')])
    expect(client.getQueryData<ReadContact>(detail.queryKey)).toMatchObject({ name: 'Now 7', etag: '"11"' })
    expect(asked).toEqual(['/contacts/7'])
  })

  it('is not read one by one when it is much', async () => {
    showList(60)
    await hearContacts(
      client,
      Array.from({ length: 60 }, (_, n) => event(`${n + 1}`)),
    )
    expect(asked).toEqual(['list'])
  })

  it('makes lists that are not on the screen old, and reads none of them', async () => {
    const other = contactQueries.list({ sort: '-changed' }).queryKey
    client.setQueryData(other, { pages: [{ contacts: [], xTotal: 0 }], pageParams: [undefined] } as never)
    await hearContacts(client, [event('9', 'created')])
    expect(client.getQueryState(other)?.isInvalidated).toBe(true)
    expect(asked).toEqual([])
  })
})
