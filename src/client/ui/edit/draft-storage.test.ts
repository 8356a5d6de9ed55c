import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  countDrafts,
  forgetDrafts,
  hasDraft,
  hasDrafts,
  markUnsent,
  readDraft,
  removeDraft,
  unsentDrafts,
  writeDraft,
} from './draft-storage.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
}

beforeEach(() => vi.stubGlobal('localStorage', storage))
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

it('finds a draft again with the moment it was written and what the edit began with', () => {
  vi.useFakeTimers({ now: 1_000 })
  const was = { value: 'Analyst', record: { id: '7', etag: '"3"' } }
  writeDraft('1:contact:7:title', 'Engi', was)
  vi.setSystemTime(9_000)
  expect(readDraft('1:contact:7:title')).toEqual({ value: 'Engi', at: 1_000, found: 1_000, was })
  vi.useRealTimers()
})

it('keeps each draft under its own key, until it is removed', () => {
  writeDraft('1:note', 'mine')
  writeDraft('2:note', 'hers')
  removeDraft('1:note')
  expect([hasDraft('1:note'), readDraft('2:note')?.value, readDraft('2:note')?.was]).toEqual([false, 'hers', undefined])
})

it('is forgotten after a month, and with all of a person', () => {
  vi.useFakeTimers({ now: 1_000 })
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }),
  )
  expect(hasDrafts()).toBe(false)
  for (const key of ['1:note', '1:contact:new', '12:note']) writeDraft(key, 'text')
  vi.setSystemTime(29 * 86_400_000)
  writeDraft('1:comment:3', 'later')
  expect([countDrafts('1'), countDrafts('12'), countDrafts('2')]).toEqual([3, 1, 0])
  vi.setSystemTime(31 * 86_400_000)
  expect([readDraft('1:note'), countDrafts('1')]).toEqual([undefined, 1])
  forgetDrafts('1')
  expect([...kept.keys()]).toEqual(['tandem-draft:12:note'])
  expect(hasDrafts()).toBe(false)
  writeDraft('12:note', 'hers')
  expect(hasDrafts()).toBe(true)
  vi.useRealTimers()
})

it('names what was not sent until it is changed or removed, over a reload too', async () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }),
  )
  for (const key of ['1:a', '1:b', '1:c']) {
    writeDraft(key, 'text')
    markUnsent(key, `/${key}`)
  }
  markUnsent('1:never', '/never')
  writeDraft('1:a', 'text and more')
  removeDraft('1:b')
  expect([...unsentDrafts.current()]).toEqual([['1:c', '/1:c']])
  vi.resetModules()
  const reloaded = await import('./draft-storage.ts')
  expect([...reloaded.unsentDrafts.current()]).toEqual([['1:c', '/1:c']])
  expect(reloaded.readDraft('1:c')?.value).toBe('text')
})

it('takes what cannot be read for no draft', () => {
  writeDraft('1:note', 'mine')
  for (const name of kept.keys()) kept.set(name, '{"value":"mi')
  expect(readDraft('1:note')).toBeUndefined()
})

it('goes on where storage is full or blocked', () => {
  const blocked = () => {
    throw new DOMException('No.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  writeDraft('1:note', 'mine')
  removeDraft('1:note')
  expect(readDraft('1:note')).toBeUndefined()
})
