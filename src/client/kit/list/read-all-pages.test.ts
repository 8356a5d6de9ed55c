import { describe, expect, it } from 'vitest'
import type { ListPage } from '../resource/list-page.ts'
import { readAllPages } from './read-all-pages.ts'

interface Record {
  id: string
  title?: string
}

const pages: { [path: string]: ListPage<Record> } = {
  '': { rows: [{ id: '1' }, { id: '2' }], continuedAt: '/p/2', total: 5 },
  '/p/2': { rows: [{ id: '2', title: 'Later' }, { id: '3' }], continuedAt: '/p/3' },
  '/p/3': { rows: [{ id: '4' }, { id: '5' }] },
}
const read = async (path = '') => pages[path] ?? { rows: [] }
const never = new AbortController().signal

describe('reading all pages of a search', () => {
  it('returns every record once, as it was read last, and reports its progress', async () => {
    const reported: string[] = []
    const all = await readAllPages(read, (done, of) => reported.push(`${done} of ${of}`), never)
    expect(all.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    expect(all[1]?.title).toBe('Later')
    expect(reported).toEqual(['2 of 5', '3 of 5', '5 of 5'])
  })

  it('requests no more pages once it is stopped', async () => {
    const control = new AbortController()
    const requested: (string | undefined)[] = []
    const stopping = (path: string | undefined) => {
      requested.push(path)
      if (path === '/p/2') control.abort()
      return read(path)
    }
    await expect(readAllPages(stopping, () => undefined, control.signal)).rejects.toThrow(/aborted/)
    expect(requested).toEqual([undefined, '/p/2'])
  })

  it('throws what kept a page from being read', async () => {
    const failing = (path: string | undefined) => (path === '/p/3' ? Promise.reject(new Error('Offline.')) : read(path))
    await expect(readAllPages(failing, () => undefined, never)).rejects.toThrow('Offline.')
  })
})
