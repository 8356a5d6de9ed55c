import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { dropRows, editRows, insertRow, type PageCache } from './page-cache.ts'

interface Thing {
  id: string
  name: string
  title?: string
}
interface Page {
  things: Thing[]
  count?: number
}
const cache: PageCache<Page, Thing> = {
  lists: ['things', 'list'],
  record: (id) => ['things', 'one', id],
  rows: ({ things }) => things,
  withRows: (page, things) => ({ ...page, things }),
  counted: (page, by) => (page.count === undefined ? page : { ...page, count: page.count + by }),
}
const thing = (id: string): Thing => ({ id, name: `Thing ${id}` })
const key = ['things', 'list', 'all']
const filled = () => {
  const client = new QueryClient()
  const pages: Page[] = [{ count: 5, things: ['1', '2', '3'].map(thing) }, { things: ['4', '5'].map(thing) }]
  client.setQueryData(key, { pages, pageParams: [undefined, '/2'] })
  client.setQueryData(['things', 'one', '2'], thing('2'))
  return client
}
const pagesOf = (client: QueryClient) => client.getQueryData<{ pages: Page[] }>(key)?.pages ?? []
const ids = (client: QueryClient) => pagesOf(client).map(({ things }) => things.map(({ id }) => id))
const inList = (client: QueryClient, id: string) => pagesOf(client).flatMap(({ things }) => things.filter((each) => each.id === id))[0]

describe('taking an edit back', () => {
  it('leaves what has been edited since', async () => {
    const client = filled()
    const first = await editRows(client, cache, ['2', '3'], (row) => ({ ...row, title: 'Owner' }))
    await editRows(client, cache, ['2'], (row) => ({ ...row, name: 'Renamed' }))
    await editRows(client, cache, ['3'], (row) => ({ ...row, title: 'Head' }))
    first()
    expect(inList(client, '2')).toEqual({ id: '2', name: 'Renamed' })
    expect(client.getQueryData(['things', 'one', '2'])).toEqual({ id: '2', name: 'Renamed' })
    expect(inList(client, '3')).toEqual({ id: '3', name: 'Thing 3', title: 'Head' })
  })

  it('can be of some records alone', async () => {
    const client = filled()
    const takeBack = await editRows(client, cache, ['1', '4'], (row) => ({ ...row, title: 'Owner' }))
    takeBack(new Set(['4']))
    expect(inList(client, '1')?.title).toBe('Owner')
    expect(inList(client, '4')).toEqual(thing('4'))
  })

  it('does not make a list look newly read', async () => {
    const client = filled()
    client.setQueryData<{ pages: Page[] }>(key, (list) => list, { updatedAt: 7 })
    await editRows(client, cache, ['1'], (row) => ({ ...row, title: 'Owner' }))
    expect(client.getQueryState(key)?.dataUpdatedAt).toBe(7)
  })
})

describe('taking a removal back', () => {
  it('puts the refused ones where they stood, and counts them', async () => {
    const client = filled()
    const takeBack = await dropRows(client, cache, ['1', '2', '4'])
    expect([ids(client), pagesOf(client)[0]?.count]).toEqual([[['3'], ['5']], 2])
    takeBack(new Set(['2', '4']))
    expect([ids(client), pagesOf(client)[0]?.count]).toEqual([
      [
        ['2', '3'],
        ['4', '5'],
      ],
      4,
    ])
  })

  it('keeps what has been edited and added since', async () => {
    const client = filled()
    const takeBack = await dropRows(client, cache, ['2'])
    await editRows(client, cache, ['3'], (row) => ({ ...row, title: 'Head' }))
    await insertRow(client, cache, thing('9'))
    takeBack()
    expect(ids(client)).toEqual([
      ['9', '1', '2', '3'],
      ['4', '5'],
    ])
    expect(inList(client, '3')?.title).toBe('Head')
  })

  it('does not put a record back twice', async () => {
    const client = filled()
    const takeBack = await dropRows(client, cache, ['2'])
    await insertRow(client, cache, thing('2'))
    takeBack()
    expect(ids(client)[0]).toEqual(['2', '1', '3'])
  })
})
