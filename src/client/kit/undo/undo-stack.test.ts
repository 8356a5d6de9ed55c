import { describe, expect, it, vi } from 'vitest'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { createUndoStack } from './undo-stack.ts'
import type { StepStorage, Steps } from './undo-storage.ts'

const recording = () => {
  const asked: string[] = []
  const stack = createUndoStack(async (id) => {
    asked.push(id)
    return `back of ${id}`
  })
  return { asked, stack }
}

describe('the undo stack', () => {
  it('undoes the last step, then the one before', async () => {
    const { asked, stack } = recording()
    stack.push({ message: 'Tagged', changeId: '1' })
    stack.push({ message: 'Moved', changeId: '2' })
    expect((await stack.undo())?.message).toBe('Moved')
    expect(asked).toEqual(['2'])
    expect((await stack.undo())?.message).toBe('Tagged')
    expect(await stack.undo()).toBeUndefined()
  })

  it('undoes a chosen step and leaves the others', async () => {
    const { asked, stack } = recording()
    const first = stack.push({ message: 'First', changeId: '1' })
    stack.push({ message: 'Second', changeId: '2' })
    await stack.undo(first)
    await stack.undo()
    expect(asked).toEqual(['1', '2'])
  })

  it('redoes by undoing the undo, until something new is done', async () => {
    const { asked, stack } = recording()
    stack.push({ message: 'Deleted', changeId: '1' })
    await stack.undo()
    expect(await stack.redo()).toEqual({ message: 'Deleted', changeId: 'back of back of 1' })
    await stack.undo()
    stack.push({ message: 'New', changeId: '9' })
    expect(await stack.redo()).toBeUndefined()
    expect(asked).toEqual(['1', 'back of 1', 'back of back of 1'])
  })

  it('keeps where to go from a page that the undo removes, however often it is undone', async () => {
    const { stack } = recording()
    const redirect = { by: 'undo', from: '/contacts/7', to: '/contacts' } as const
    stack.push({ message: 'Created', changeId: '1', redirect })
    expect((await stack.undo())?.redirect).toEqual(redirect)
    expect((await stack.redo())?.redirect).toEqual(redirect)
    expect((await stack.undo())?.redirect).toEqual(redirect)
  })

  it('shows an undo before the service answers, and shows the step again when the service refuses', async () => {
    const { promise, reject } = Promise.withResolvers<string>()
    const stack = createUndoStack(() => promise)
    const shown: string[] = []
    const restore = () => {
      shown.push('undone')
      return () => shown.push('as before')
    }
    stack.push({ message: 'Renamed', changeId: '1', restore })
    const undone = stack.undo()
    await vi.waitFor(() => expect(shown).toEqual(['undone']), { timeout: 20_000 })
    reject(new ServiceError(409))
    await expect(undone).rejects.toMatchObject({ status: 409 })
    expect(shown).toEqual(['undone', 'as before'])
  })

  it('keeps the touched records for the redo', async () => {
    const { stack } = recording()
    const touched = [{ resource: 'contacts', id: '7' }] as const
    stack.push({ message: 'Renamed', changeId: '1', touched })
    expect((await stack.undo())?.touched).toEqual(touched)
    expect((await stack.redo())?.touched).toEqual(touched)
  })

  it('undoes one at a time, in the order requested', async () => {
    const order: string[] = []
    const stack = createUndoStack(async (id) => {
      order.push(`begin ${id}`)
      await Promise.resolve()
      order.push(`end ${id}`)
      return id
    })
    stack.push({ message: 'a', changeId: '1' })
    stack.push({ message: 'b', changeId: '2' })
    await Promise.all([stack.undo(), stack.undo()])
    expect(order).toEqual(['begin 2', 'end 2', 'begin 1', 'end 1'])
  })

  it('stops a running step before its undo, and says what it did by then', async () => {
    const { asked, stack } = recording()
    const touched = [{ resource: 'contacts', id: '7' }] as const
    const stop = async () => {
      expect(asked).toEqual([])
      stack.finish(step, { message: '3 contacts deleted', touched })
    }
    const step = stack.push({ message: '9 contacts deleted', changeId: '1', stop })
    expect(await stack.undo()).toMatchObject({ message: '3 contacts deleted', touched })
    expect(asked).toEqual(['1'])
  })

  it.each([403, 404, 409])('drops a step when the service refuses its undo with %i', async (status) => {
    const stack = createUndoStack(() => Promise.reject(new ServiceError(status)))
    stack.push({ message: 'a', changeId: '1' })
    await expect(stack.undo()).rejects.toMatchObject({ status })
    expect(await stack.undo()).toBeUndefined()
  })

  it.each([401, 429, 500, 503, undefined])('keeps a step in its place after a failure that may pass: %s', async (status) => {
    let error: Error | undefined = status ? new ServiceError(status) : new Unreachable()
    const { promise, resolve } = Promise.withResolvers<void>()
    const stack = createUndoStack(async (id) => {
      await promise
      if (error) throw error
      return id
    })
    stack.push({ message: 'a', changeId: '1' })
    const failed = expect(stack.undo()).rejects.toBe(error)
    await Promise.resolve()
    stack.push({ message: 'b', changeId: '2' })
    resolve()
    await failed
    error = undefined
    expect([(await stack.undo())?.message, (await stack.undo())?.message]).toEqual(['b', 'a'])
  })

  it('sends the same undo again with the same key', async () => {
    const asked: [string, string][] = []
    let broken = true
    const stack = createUndoStack(async (id, key) => {
      asked.push([id, key])
      if (broken) throw new ServiceError(503)
      return `back of ${id}`
    })
    stack.push({ message: 'Moved', changeId: '1' })
    await expect(stack.undo()).rejects.toMatchObject({ status: 503 })
    broken = false
    expect((await stack.undo())?.changeId).toBe('back of 1')
    await stack.redo()
    expect(asked.map(([id]) => id)).toEqual(['1', '1', 'back of 1'])
    expect(asked[0]?.[1]).toBe(asked[1]?.[1])
    expect(asked[2]?.[1]).not.toBe(asked[0]?.[1])
  })

  it('undoes a step once, however often it is requested', async () => {
    const { asked, stack } = recording()
    const step = stack.push({ message: 'Moved', changeId: '1' })
    await Promise.all([stack.undo(step), stack.undo(step)])
    expect(asked).toEqual(['1'])
    await stack.redo()
    expect(await stack.redo()).toBeUndefined()
  })

  it('restores the newest fifty steps after a reload, for the same person only', async () => {
    let kept: { person: string; steps: string } | undefined
    const storage: StepStorage = {
      read: (person) => (kept?.person === person ? (JSON.parse(kept.steps) as Steps) : undefined),
      write: (person, steps) => {
        kept = { person, steps: JSON.stringify(steps) }
      },
      remove: () => {
        kept = undefined
      },
    }
    const reloaded = (person: string) => {
      const stack = createUndoStack(async (id) => `back of ${id}`, storage)
      stack.open(person)
      return stack
    }
    const before = reloaded('ada')
    for (let n = 1; n <= 60; n += 1) before.push({ message: `Step ${n}`, changeId: `${n}` })
    await before.undo()
    const after = reloaded('ada')
    expect((await after.redo())?.message).toBe('Step 60')
    const told: string[] = []
    for (let step = await after.undo(); step; step = await after.undo()) told.push(step.message)
    expect([told.length, told[0], told.at(-1)]).toEqual([50, 'Step 60', 'Step 11'])
    reloaded('ada').push({ message: 'Hers', changeId: '99' })
    expect(await reloaded('bob').undo()).toBeUndefined()
    expect(await reloaded('ada').undo()).toBeUndefined()
    before.clear()
    expect(kept).toBeUndefined()
  })
})
