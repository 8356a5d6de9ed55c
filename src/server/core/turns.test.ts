import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

const full = { code: 'busy', message: 'The service is busy.' }

describe('turns', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  /** Asks for turns, and says the order in which they came. */
  const asking = () => {
    const turns = createTurns(2, 1000, full)
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const ask = (owner: string, name: string, first = false) =>
      turns(
        owner,
        () => {
          begun.push(name)
          return new Promise<void>((end) => ends.set(name, end))
        },
        first,
      )
    const end = async (name: string) => {
      ends.get(name)?.()
      await settle()
    }
    return { begun, ask, end }
  }

  it('gives one owner half of the places, and owners who wait one turn each', async () => {
    const { begun, ask, end } = asking()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void ask(name[0] ?? '', name)
    await settle()
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'a2'])
    await end('a2')
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1'])
    await end('b1')
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2'])
    await end('c1')
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3'])
  })

  it('lets what goes first pass everybody else', async () => {
    const { begun, ask, end } = asking()
    for (const name of ['a1', 'b1', 'a2', 'b2', 'c1']) void ask(name[0] ?? '', name)
    void ask('d', 'sign-in', true)
    await settle()
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'sign-in'])
  })

  it('refuses work that waited too long, what is too much for one owner, and goes on after a failure', async () => {
    const turns = createTurns(2, 1000, full)
    await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const first = turns('a', () => held)
    const late = Array.from({ length: 50 }, () => expect(turns('a', async () => {})).rejects.toMatchObject({ status: 503 }))
    await expect(turns('a', async () => {})).rejects.toMatchObject({ status: 503, faults: [full], headers: { 'retry-after': '10' } })
    expect(await turns('b', async () => 'done')).toBe('done')
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(late)
    letGo()
    await first
    expect(await turns('a', async () => 'done')).toBe('done')
  })
})
