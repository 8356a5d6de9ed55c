import { describe, expect, it } from 'vitest'
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
  it('takes back the last step, its changes in reverse', async () => {
    const { asked, stack } = recording()
    stack.push({ message: 'Tagged', changeIds: ['1'] })
    stack.push({ message: 'Moved', changeIds: ['2', '3'] })
    expect((await stack.undo())?.message).toBe('Moved')
    expect(asked).toEqual(['3', '2'])
    expect((await stack.undo())?.message).toBe('Tagged')
    expect(await stack.undo()).toBeUndefined()
  })

  it('takes back a chosen step and leaves the others', async () => {
    const { asked, stack } = recording()
    const first = stack.push({ message: 'First', changeIds: ['1'] })
    stack.push({ message: 'Second', changeIds: ['2'] })
    await stack.undo(first)
    await stack.undo()
    expect(asked).toEqual(['1', '2'])
  })

  it('does it again by undoing the undo, until something new is done', async () => {
    const { asked, stack } = recording()
    stack.push({ message: 'Deleted', changeIds: ['1'] })
    await stack.undo()
    expect(await stack.redo()).toEqual({ message: 'Deleted', changeIds: ['back of back of 1'] })
    await stack.undo()
    stack.push({ message: 'New', changeIds: ['9'] })
    expect(await stack.redo()).toBeUndefined()
    expect(asked).toEqual(['1', 'back of 1', 'back of back of 1'])
  })

  it('keeps the way on from a page that is gone by the undo, however often it is taken back', async () => {
    const { stack } = recording()
    const leads = { by: 'undo', from: '/contacts/7', to: '/contacts' } as const
    stack.push({ message: 'Created', changeIds: ['1'], leads })
    expect((await stack.undo())?.leads).toEqual(leads)
    expect((await stack.redo())?.leads).toEqual(leads)
    expect((await stack.undo())?.leads).toEqual(leads)
  })

  it('undoes one at a time, in the order asked for', async () => {
    const order: string[] = []
    const stack = createUndoStack(async (id) => {
      order.push(`begin ${id}`)
      await Promise.resolve()
      order.push(`end ${id}`)
      return id
    })
    stack.push({ message: 'a', changeIds: ['1'] })
    stack.push({ message: 'b', changeIds: ['2'] })
    await Promise.all([stack.undo(), stack.undo()])
    expect(order).toEqual(['begin 2', 'end 2', 'begin 1', 'end 1'])
  })

  it('stops a step that still goes on before it takes it back, and says what it did by then', async () => {
    const { asked, stack } = recording()
    const stop = async () => {
      expect(asked).toEqual([])
      stack.finish(step, '3 contacts deleted')
    }
    const step = stack.push({ message: '9 contacts deleted', changeIds: ['1'], stop })
    expect((await stack.undo())?.message).toBe('3 contacts deleted')
    expect(asked).toEqual(['1'])
  })

  it.each([403, 404, 409])('forgets a step that the service refuses for good, with %i', async (status) => {
    const stack = createUndoStack(() => Promise.reject(new ServiceError(status)))
    stack.push({ message: 'a', changeIds: ['1'] })
    await expect(stack.undo()).rejects.toMatchObject({ status })
    expect(await stack.undo()).toBeUndefined()
  })

  it.each([401, 429, 500, 503, undefined])('keeps a step, in its place, when this moment was a bad one: %s', async (status) => {
    let error: Error | undefined = status ? new ServiceError(status) : new Unreachable()
    const { promise, resolve } = Promise.withResolvers<void>()
    const stack = createUndoStack(async (id) => {
      await promise
      if (error) throw error
      return id
    })
    stack.push({ message: 'a', changeIds: ['1'] })
    const failed = expect(stack.undo()).rejects.toBe(error)
    await Promise.resolve()
    stack.push({ message: 'b', changeIds: ['2'] })
    resolve()
    await failed
    error = undefined
    expect([(await stack.undo())?.message, (await stack.undo())?.message]).toEqual(['b', 'a'])
  })

  it('goes on where it broke off, each change with one key however often it is tried', async () => {
    const asked: [string, string][] = []
    let broken = true
    const stack = createUndoStack(async (id, key) => {
      asked.push([id, key])
      if (id === '1' && broken) throw new ServiceError(503)
      return `back of ${id}`
    })
    stack.push({ message: 'Moved', changeIds: ['1', '2'] })
    await expect(stack.undo()).rejects.toMatchObject({ status: 503 })
    broken = false
    expect((await stack.undo())?.changeIds).toEqual(['back of 2', 'back of 1'])
    expect(asked.map(([id]) => id)).toEqual(['2', '1', '1'])
    expect(asked[1]?.[1]).toBe(asked[2]?.[1])
    expect(asked[0]?.[1]).not.toBe(asked[1]?.[1])
  })

  it('takes a step back once, however often one asks', async () => {
    const { asked, stack } = recording()
    const step = stack.push({ message: 'Moved', changeIds: ['1'] })
    await Promise.all([stack.undo(step), stack.undo(step)])
    expect(asked).toEqual(['1'])
    await stack.redo()
    expect(await stack.redo()).toBeUndefined()
  })

  it('finds its steps again after a reload, for the same person alone, the newest fifty', async () => {
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
    for (let n = 1; n <= 60; n += 1) before.push({ message: `Step ${n}`, changeIds: [`${n}`] })
    await before.undo()
    const after = reloaded('ada')
    expect((await after.redo())?.message).toBe('Step 60')
    const told: string[] = []
    for (let step = await after.undo(); step; step = await after.undo()) told.push(step.message)
    expect([told.length, told[0], told.at(-1)]).toEqual([50, 'Step 60', 'Step 11'])
    reloaded('ada').push({ message: 'Hers', changeIds: ['99'] })
    expect(await reloaded('bob').undo()).toBeUndefined()
    expect(await reloaded('ada').undo()).toBeUndefined()
    before.clear()
    expect(kept).toBeUndefined()
  })
})
