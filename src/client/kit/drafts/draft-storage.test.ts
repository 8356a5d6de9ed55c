import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusedDrafts } from './draft-entries.ts'
import {
  beginRequest,
  countDrafts,
  endRequest,
  forgetDrafts,
  hasDraft,
  hasDrafts,
  markUnsent,
  noteAsked,
  readDraft,
  removeDraft,
  takeOverDraft,
  unsentDrafts,
  writeDraft,
} from './draft-storage.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
}

const listed = new Proxy(storage, {
  ownKeys: () => [...kept.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})

beforeEach(() => vi.stubGlobal('localStorage', listed))
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

it('finds a draft again with the moment it was written and what the edit began with', () => {
  vi.useFakeTimers({ now: 1_000 })
  const was = { value: 'Analyst', record: { id: '7', etag: '"3"' } }
  writeDraft('1:contact:7:title', 'Engi', was)
  vi.setSystemTime(9_000)
  expect(readDraft('1:contact:7:title')).toMatchObject({ value: 'Engi', at: 1_000, found: 1_000, was })
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
  expect(hasDrafts()).toBe(false)
  for (const key of ['1:note', '1:contact:new', '12:note']) writeDraft(key, 'text')
  vi.setSystemTime(29 * 86_400_000)
  writeDraft('1:comment:3', 'later')
  expect([countDrafts('1'), countDrafts('12'), countDrafts('2')]).toEqual([3, 1, 0])
  vi.setSystemTime(31 * 86_400_000)
  expect([readDraft('1:note'), countDrafts('1')]).toEqual([undefined, 1])
  forgetDrafts('1')
  expect([...kept.keys()]).toEqual([expect.stringMatching(/^tandem-draft:12:note#/)])
  expect(hasDrafts()).toBe(false)
  writeDraft('12:note', 'hers')
  expect(hasDrafts()).toBe(true)
  vi.useRealTimers()
})

it('names what was not sent until it is changed or removed, over a reload too', async () => {
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

describe('a draft of an earlier version', () => {
  const store = (key: string, value: unknown) => kept.set(`tandem-draft:${key}`, JSON.stringify({ value, at: Date.now() - 1_000 }))

  it('is sent with a key of its own, the same in every tab', () => {
    store('1:contacts:5:new-note', 'Ask for the plan')
    const id = beginRequest('1:contacts:5:new-note')?.id
    expect(id).toMatch(/^earlier-\d+$/)
    writeDraft('1:contacts:5:new-note', 'Ask for the plan today', undefined, id)
    expect(beginRequest('1:contacts:5:new-note')?.id).toBe(id)
  })

  it('is continued under the key of today, once', () => {
    store('1:case:new', { name: 'Ferry' })
    takeOverDraft('1:case:new', '1:cases:new', () => undefined)
    expect([hasDraft('1:cases:new'), hasDraft('1:case:new')]).toEqual([false, true])
    takeOverDraft('1:case:new', '1:deals:new', (value) => ({ expected: '', ...(value as object) }))
    expect(readDraft('1:deals:new')?.value).toEqual({ expected: '', name: 'Ferry' })
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^tandem-draft:1:deals:new#/)])
    takeOverDraft('1:case:new', '1:cases:new', (value) => value)
    expect(hasDraft('1:cases:new')).toBe(false)
  })

  it('waits while there is a newer one', () => {
    store('1:contact:new', { name: 'Rui' })
    writeDraft('1:contacts:new', { name: 'Aune' })
    takeOverDraft('1:contact:new', '1:contacts:new', (value) => value)
    expect([readDraft('1:contacts:new')?.value, readDraft('1:contact:new')?.value]).toEqual([{ name: 'Aune' }, { name: 'Rui' }])
  })
})

it('takes what cannot be read for no draft', () => {
  writeDraft('1:note', 'mine')
  for (const name of kept.keys()) kept.set(name, '{"value":"mi')
  expect(readDraft('1:note')).toBeUndefined()
})

it('lasts as long as the page where storage is full or blocked', () => {
  const blocked = () => {
    throw new DOMException('No.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  writeDraft('1:note', 'mine')
  expect([readDraft('1:note')?.value, refusedDrafts.current()]).toEqual(['mine', 1])
  removeDraft('1:note')
  expect([readDraft('1:note'), refusedDrafts.current()]).toEqual([undefined, 0])
})

describe('two tabs', () => {
  /** Loads the code as another tab does. */
  const openTab = async () => {
    vi.resetModules()
    return import('./draft-storage.ts')
  }
  const key = '1:contacts:5:new-note'

  it('keep their own text, and one that has none shows the newest', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.writeDraft(key, 'Ask for the plan')
    second.writeDraft(key, 'Send the offer')
    expect([first.readDraft(key)?.value, second.readDraft(key)?.value]).toEqual(['Ask for the plan', 'Send the offer'])
    expect(first.otherDraft(key)?.value).toBe('Send the offer')
    expect((await openTab()).readDraft(key)?.value).toMatch(/^(Ask for the plan|Send the offer)$/)
  })

  it('send the draft that both show once, and what one has added stays', async () => {
    const first = await openTab()
    first.writeDraft(key, 'Ask for the plan')
    const [second, third] = [await openTab(), await openTab()]
    const found = second.readDraft(key)
    second.writeDraft(key, 'Ask for the plan today', undefined, found?.id)
    const request = third.beginRequest(key)
    expect([first.beginRequest(key)?.id, second.beginRequest(key)?.id]).toEqual([request?.id, request?.id])
    const sent = first.beginRequest(key)
    first.noteAsked(key, { body: 'Ask for the plan' })
    if (sent) first.endRequest<string>(key, sent, true, (now, of) => (now.startsWith(of) ? now.slice(of.length) || undefined : now))
    expect([first.readAgain(key, sent?.id ?? ''), second.readDraft(key)?.value]).toEqual([undefined, ' today'])
    expect(second.beginRequest(key)?.id).not.toBe(sent?.id)
  })

  it('change places with the draft of the other without losing their own', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.writeDraft(key, 'Ask for the plan')
    second.writeDraft(key, 'Send the offer')
    first.swapDrafts(key)
    expect([first.readDraft(key)?.value, first.otherDraft(key)?.value]).toEqual(['Send the offer', 'Ask for the plan'])
    first.swapDrafts(key)
    expect([first.readDraft(key)?.value, first.otherDraft(key)?.value]).toEqual(['Ask for the plan', 'Send the offer'])
    first.removeDraft(key)
    expect([first.readDraft(key)?.value, second.readDraft(key)?.value]).toEqual(['Send the offer', 'Send the offer'])
  })

  it('of which one discards its own text leave that of the other', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.writeDraft(key, 'Ask for the plan')
    second.writeDraft(key, 'S')
    second.removeDraft(key, null)
    expect([first.readDraft(key)?.value, second.otherDraft(key)]).toEqual(['Ask for the plan', undefined])
  })
})

describe('a request without an answer', () => {
  const key = '1:deals:new'

  it('is remembered with the draft, also when that is changed and read again after a reload', async () => {
    writeDraft(key, { name: 'Ferry' })
    const first = beginRequest(key)
    noteAsked(key, { name: 'Ferry' })
    writeDraft(key, { name: 'Ferry to Oslo' })
    vi.resetModules()
    const reloaded = await import('./draft-storage.ts')
    expect(reloaded.beginRequest(key)).toEqual({ id: first?.id, asked: { name: 'Ferry' } })
  })

  it('is forgotten with the draft, after a refusal, and before the service forgets its key', () => {
    vi.useFakeTimers({ now: 1_000 })
    writeDraft(key, { name: 'Ferry' })
    noteAsked(key, { name: 'Ferry' })
    vi.setSystemTime(23 * 3_600_000 + 1_000)
    expect(beginRequest(key)?.asked).toBeUndefined()
    noteAsked(key, { name: 'Ferry' })
    const request = beginRequest(key)
    if (request) endRequest(key, request, false)
    expect([beginRequest(key)?.asked, readDraft(key)?.value]).toEqual([undefined, { name: 'Ferry' }])
    removeDraft(key)
    expect(beginRequest(key)).toBeUndefined()
    vi.useRealTimers()
  })
})
