import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSharedMemory, type SharedMemory } from './shared-memory.ts'

const full = { code: 'busy', message: 'The service is busy.' }

describe('shared memory', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Opens a piece of work that takes some bytes each time it is told to. */
  const open = (memory: SharedMemory, owner: string) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    let take: (bytes: number) => Promise<void> = async () => {}
    let held = 0
    const whole = memory(owner, (given) => {
      take = given
      return over
    })
    const more = async (bytes: number) => {
      void take(bytes).then(
        () => {
          held += bytes
        },
        () => {
          held = -1
        },
      )
      await vi.advanceTimersByTimeAsync(0)
      return held
    }
    return { more, end, whole, held: () => held }
  }

  it('takes nothing for what does not arrive, however much is open', async () => {
    const memory = createSharedMemory(100, 1000, full)
    for (let n = 0; n < 90; n += 1) open(memory, 'ana')
    expect(await open(memory, 'bo').more(50)).toBe(50)
  })

  it('leaves some for the next owner, however many come before', async () => {
    const memory = createSharedMemory(100, 1000, full)
    const one = open(memory, 'a')
    expect([await one.more(50), await open(memory, 'a').more(1)]).toEqual([50, 1])
    expect([await open(memory, 'b').more(24), await open(memory, 'c').more(12), await open(memory, 'd').more(7)]).toEqual([24, 12, 0])
    expect(await open(memory, 'e').more(6)).toBe(6)
  })

  it('lets one piece of work go beyond the limit, so that some always ends', async () => {
    const memory = createSharedMemory(100, 1000, full)
    const [first, second] = [open(memory, 'ana'), open(memory, 'ana')]
    expect([await first.more(25), await second.more(25)]).toEqual([25, 25])
    expect([await first.more(25), await second.more(25)]).toEqual([50, 25])
    first.end()
    await first.whole
    await vi.advanceTimersByTimeAsync(0)
    expect(second.held()).toBe(50)
  })

  it('refuses what waited too long, and more pieces of work than one owner may have', async () => {
    const memory = createSharedMemory(100, 1000, full)
    const held = open(memory, 'ana')
    expect(await held.more(50)).toBe(50)
    const [beyond, late] = [open(memory, 'ana'), open(memory, 'ana')]
    expect([await beyond.more(10), await late.more(10)]).toEqual([10, 0])
    await vi.advanceTimersByTimeAsync(1000)
    expect(late.held()).toBe(-1)
    for (let n = 0; n < 497; n += 1) open(memory, 'ana')
    await expect(memory('ana', async () => {})).rejects.toMatchObject({ status: 503, faults: [full], headers: { 'retry-after': '10' } })
    expect(await memory('bo', async () => 'done')).toBe('done')
  })
})
