import { describe, expect, it } from 'vitest'
import { testContact as contact } from '../test-contact.ts'
import { readEveryPage, type SearchPage } from './read-every-page.ts'

const pages: Record<string, SearchPage> = {
  '': { contacts: [contact('1'), contact('2')], continuedAt: '/p/2', xTotal: 5 },
  '/p/2': { contacts: [contact('2', { title: 'Later' }), contact('3')], continuedAt: '/p/3' },
  '/p/3': { contacts: [contact('4'), contact('5')] },
}
const read = async (path = '') => pages[path] ?? { contacts: [] }
const never = new AbortController().signal

describe('reading a whole search', () => {
  it('gives every contact of every page once, as it was read last, and says how far it is', async () => {
    const heard: string[] = []
    const all = await readEveryPage(read, (done, of) => heard.push(`${done} of ${of}`), never)
    expect(all.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    expect(all[1]?.title).toBe('Later')
    expect(heard).toEqual(['2 of 5', '3 of 5', '5 of 5'])
  })

  it('gives nothing when it is stopped, and asks for no more', async () => {
    const control = new AbortController()
    const asked: (string | undefined)[] = []
    const stopping = (path: string | undefined) => {
      asked.push(path)
      if (path === '/p/2') control.abort()
      return read(path)
    }
    await expect(readEveryPage(stopping, () => undefined, control.signal)).rejects.toThrow(/aborted/)
    expect(asked).toEqual([undefined, '/p/2'])
  })

  it('gives nothing when a page does not come', async () => {
    const failing = (path: string | undefined) => (path === '/p/3' ? Promise.reject(new Error('No answer.')) : read(path))
    await expect(readEveryPage(failing, () => undefined, never)).rejects.toThrow('No answer.')
  })
})
