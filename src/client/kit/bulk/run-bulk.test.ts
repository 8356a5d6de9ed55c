import { describe, expect, it, vi } from 'vitest'
import { errorMessage, ServiceError, Unreachable } from '../../lib/service-error.ts'
import { outcomeInWords } from './bulk-words.ts'
import { runBulk } from './run-bulk.ts'

const items = ['1', '2', '3', '4', '5', '6', '7']
const verb = { done: 'tagged ferries', short: 'tagged', act: 'tag' }
const titleOf = (item: string) => `Contact ${item}`
const noun = { one: 'contact', other: 'contacts' }
const refusal = new ServiceError(403, [{ code: 'forbidden', message: 'Only the owner can change this.' }])

describe('a bulk step', () => {
  it('does all, a few at a time, and counts them', async () => {
    let now = 0
    let most = 0
    const reported: number[] = []
    const write = async (item: string) => {
      most = Math.max(most, ++now)
      await Promise.resolve()
      now -= 1
      return { changeId: `c${item}` }
    }
    const outcome = await runBulk({ items, write, width: 3, onProgress: (done) => reported.push(done) })
    expect(outcome.done.toSorted()).toEqual(items)
    expect(outcome.changeId).toBe('c1')
    expect(most).toBe(3)
    expect(reported).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(outcomeInWords(outcome, verb, noun, titleOf)).toBe('7 contacts tagged ferries')
  })

  it('continues after a refusal and names those refused', async () => {
    const write = (item: string) => (item === '2' || item === '5' ? Promise.reject(refusal) : Promise.resolve({ changeId: 'c' }))
    const outcome = await runBulk({ items, write })
    expect(outcome.refused.map(({ item }) => item)).toEqual(['2', '5'])
    expect(outcomeInWords(outcome, verb, noun, titleOf)).toBe(
      "5 contacts tagged ferries. Couldn't tag 2 of 7 contacts. Only the owner can change this.",
    )
  })

  it('stops when the server cannot be reached, and loses no item', async () => {
    const write = vi.fn((item: string) => (Number(item) > 3 ? Promise.reject(new Unreachable()) : Promise.resolve({ changeId: 'c' })))
    const outcome = await runBulk({ items, write, width: 1 })
    expect(outcome.done).toEqual(['1', '2', '3'])
    expect([outcome.unknown, outcome.left]).toEqual([['4'], ['5', '6', '7']])
    expect(write).toHaveBeenCalledTimes(4)
    expect(outcomeInWords(outcome, verb, noun, titleOf)).toBe(
      `3 contacts tagged ferries. ${errorMessage(new Unreachable())} The change to Contact 4 may be saved; you will see it here when the server answers again. 3 contacts were not changed.`,
    )
  })

  it('stops when its signal is aborted', async () => {
    const control = new AbortController()
    const write = (item: string) => {
      if (item === '2') control.abort()
      return Promise.resolve({ changeId: 'c' })
    }
    const outcome = await runBulk({ items, write, width: 1, signal: control.signal })
    expect([outcome.done, outcome.left]).toEqual([
      ['1', '2'],
      ['3', '4', '5', '6', '7'],
    ])
    expect(outcomeInWords(outcome, verb, noun, titleOf)).toBe('2 contacts tagged ferries. You stopped it with 5 of 7 contacts left.')
  })

  it('reports the first change once, while the rest is running', async () => {
    const reported: string[] = []
    const seen: number[] = []
    const write = (item: string) => {
      seen.push(reported.length)
      return Promise.resolve({ changeId: `c${item}` })
    }
    await runBulk({ items, write, width: 1, onFirst: (changeId) => reported.push(changeId) })
    expect(reported).toEqual(['c1'])
    expect(seen).toEqual([0, 1, 1, 1, 1, 1, 1])
  })

  it('has nothing to undo when nothing changed', async () => {
    const onFirst = vi.fn()
    const outcome = await runBulk({ items, write: () => Promise.resolve({ changeId: undefined }), onFirst })
    expect([outcome.done.length, outcome.changeId, onFirst.mock.calls]).toEqual([7, undefined, []])
  })

  it('says why a single item was not done', async () => {
    const outcome = await runBulk({ items: ['1'], write: () => Promise.reject(refusal) })
    expect(outcomeInWords(outcome, verb, noun, titleOf)).toBe("Couldn't tag Contact 1. Only the owner can change this.")
  })
})
