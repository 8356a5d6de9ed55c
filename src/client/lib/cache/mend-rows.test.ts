import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ServiceError } from '../service-error.ts'
import { mendRows, readNamed } from './mend-rows.ts'
import type { PageCache } from './page-cache.ts'

interface Thing {
  id: string
  name: string
  updatedAt?: string
}
interface Page {
  rows: Thing[]
  continuedAt?: string
}
const cache: PageCache<Page, Thing> = {
  lists: ['list'],
  rows: ({ rows }) => rows,
  withRows: (page, rows) => ({ ...page, rows }),
}
const queryKey = ['list', 'all']
const thing = (name: string): Thing => ({ id: name.toLowerCase(), name })
const page = (names: string, more?: string): Page => ({ rows: names.split(' ').map(thing), ...(more && { continuedAt: more }) })
const filled = (...pages: Page[]) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, { pages, pageParams: pages.map(() => undefined) })
  return client
}
const names = (client: QueryClient) =>
  client.getQueryData<{ pages: Page[] }>(queryKey)?.pages.map(({ rows }) => rows.map(({ name }) => name).join(' '))
const fresh = (...things: Thing[]) => new Map(things.map((one) => [one.id, one]))
const none = { fresh: fresh(), gone: new Set<string>() }
const before = (record: Thing, row: Thing) => record.name < row.name

describe('mending rows', () => {
  it('leaves each where it stands, whatever it is called now', async () => {
    const client = filled(page('B C', '/2'), page('D E'))
    await mendRows(client, cache, { ...none, fresh: fresh({ id: 'd', name: 'A' }) })
    expect(names(client)).toEqual(['B C', 'A E'])
  })

  it('takes out what is gone, or shows that it is', async () => {
    const client = filled(page('B C'))
    await mendRows(client, cache, { ...none, gone: new Set(['b']), asGone: (row) => ({ ...row, name: `(${row.name})` }) })
    expect(names(client)).toEqual(['(B) C'])
    await mendRows(client, cache, { ...none, gone: new Set(['b']) })
    expect(names(client)).toEqual(['C'])
  })

  it('puts what came where it belongs, once, and not behind what has not been read yet', async () => {
    const client = filled(page('B D', '/2'), page('F H', '/3'))
    await mendRows(client, cache, { ...none, fresh: fresh(thing('C'), thing('G'), thing('Z')), before })
    await mendRows(client, cache, { ...none, fresh: fresh(thing('C')), before })
    expect(names(client)).toEqual(['B C D', 'F G H'])
    const whole = filled(page('B D'))
    await mendRows(whole, cache, { ...none, fresh: fresh(thing('Z')), before })
    expect(names(whole)).toEqual(['B D Z'])
  })

  it('does not put what was read earlier over what was read later', async () => {
    const client = filled({ rows: [{ id: 'b', name: 'Later', updatedAt: '2026-01-02 00:00:00' }] })
    await mendRows(client, cache, { ...none, fresh: fresh({ id: 'b', name: 'Earlier', updatedAt: '2026-01-01 00:00:00' }) })
    expect(names(client)).toEqual(['Later'])
  })

  it('waits for a page on its way, which would bring the old rows along', async () => {
    const client = filled(page('B C'))
    const gate = Promise.withResolvers<{ pages: Page[]; pageParams: undefined[] }>()
    void client.fetchQuery({ queryKey, queryFn: () => gate.promise, staleTime: 0 })
    const mended = mendRows(client, cache, { ...none, fresh: fresh({ id: 'b', name: 'A' }) })
    gate.resolve({ pages: [page('B C'), page('D')], pageParams: [undefined, undefined] })
    await mended
    expect(names(client)).toEqual(['A C', 'D'])
  })
})

describe('reading by name', () => {
  it('tells what is there from what is gone', async () => {
    const read = async (id: string) => {
      if (id === 'b') throw new ServiceError(404)
      return id.toUpperCase()
    }
    const named = await readNamed(new QueryClient(), ['a', 'b'], read)
    expect([...named.fresh, ...named.gone]).toEqual([['a', 'A'], 'b'])
    await expect(readNamed(new QueryClient(), ['a'], () => Promise.reject(new ServiceError(503)))).rejects.toThrow('busy')
  })

  it('is done again when something was written meanwhile', async () => {
    const client = new QueryClient()
    const gate = Promise.withResolvers<void>()
    const read = vi.fn(async () => {
      if (read.mock.calls.length > 1) return 'after'
      void new MutationObserver(client, { mutationFn: () => gate.promise }).mutate()
      return 'before'
    })
    const reading = readNamed(client, ['a'], read)
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
    gate.resolve()
    expect([...(await reading).fresh]).toEqual([['a', 'after']])
  })
})
