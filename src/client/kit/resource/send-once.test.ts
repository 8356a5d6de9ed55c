import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { readDraft, writeDraft } from '../drafts/draft-storage.ts'
import { sendOnce } from './send-once.ts'

const place = '7:deals:new'
const stored = new Map<string, string>()

beforeEach(() => {
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  }
  const listed = { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }
  vi.stubGlobal('localStorage', new Proxy(storage, listed))
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

/** A service that answers a repeated key as the first time, and loses the answers whose number is in `lost`. */
const service = (...lost: number[]) => {
  const created = new Map<string, { id: string; name: string }>()
  let calls = 0
  return {
    created,
    names: () => [...created.values()].map(({ name }) => name),
    send: async ({ name }: { name: string }, key: string) => {
      calls += 1
      if (!created.has(key)) created.set(key, { id: String(created.size + 1), name })
      if (lost.includes(calls)) throw new Unreachable()
      return created.get(key) ?? { id: '', name: '' }
    },
    amend: async (made: { id: string; name: string }, _before: unknown, { name }: { name: string }) => Object.assign(made, { name }),
  }
}

describe('a draft whose answer was lost', () => {
  it('is created once when it is sent again', async () => {
    const { send, names } = service(1)
    writeDraft(place, { name: 'Ferry' })
    await expect(sendOnce({ place, content: { name: 'Ferry' }, send })).rejects.toBeInstanceOf(Unreachable)
    expect(await sendOnce({ place, content: { name: 'Ferry' }, send })).toEqual({ id: '1', name: 'Ferry' })
    expect([names(), readDraft(place)]).toEqual([['Ferry'], undefined])
  })

  it('is asked about first when its words were improved, and then changed', async () => {
    const { send, amend, names } = service(1, 2)
    writeDraft(place, { name: 'Fery' })
    await expect(sendOnce({ place, content: { name: 'Fery' }, send, amend })).rejects.toBeInstanceOf(Unreachable)
    writeDraft(place, { name: 'Ferry' })
    await expect(sendOnce({ place, content: { name: 'Ferry' }, send, amend })).rejects.toBeInstanceOf(Unreachable)
    await sendOnce({ place, content: { name: 'Ferry' }, send, amend })
    expect(names()).toEqual(['Ferry'])
  })

  it('says that it was saved where that cannot be changed', async () => {
    const { send, names } = service(1)
    writeDraft(place, { name: 'Fery' })
    await expect(sendOnce({ place, content: { name: 'Fery' }, send })).rejects.toBeInstanceOf(Unreachable)
    const again = sendOnce({ place, content: { name: 'Ferry' }, send })
    await expect(again).rejects.toMatchObject({ message: 'An earlier try was saved after all. Check it before you add this as well.' })
    expect(names()).toEqual(['Fery'])
  })
})

it('creates two of the same when two were written', async () => {
  const { send, names } = service()
  for (const _ of ['first', 'second']) {
    writeDraft(place, { name: 'Call back' })
    await sendOnce({ place, content: { name: 'Call back' }, send })
  }
  expect(names()).toEqual(['Call back', 'Call back'])
})

it('keeps a refused draft, to be changed and created once', async () => {
  const { send, names } = service()
  writeDraft(place, { name: '' })
  const refuse = () => Promise.reject(new ServiceError(422))
  await expect(sendOnce({ place, content: { name: '' }, send: refuse })).rejects.toBeInstanceOf(ServiceError)
  expect(readDraft(place)?.value).toEqual({ name: '' })
  writeDraft(place, { name: 'Ferry' })
  await sendOnce({ place, content: { name: 'Ferry' }, send })
  expect(names()).toEqual(['Ferry'])
})

it('keeps what was typed on the way', async () => {
  writeDraft(place, 'Ask for the plan')
  await sendOnce({
    place,
    content: 'Ask for the plan',
    send: async () => writeDraft(place, 'Ask for the plan today'),
    remainder: (now: string, sent: string) => now.slice(sent.length) || undefined,
  })
  expect(readDraft(place)?.value).toBe(' today')
})
