import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { header } from '../../contract/headers.ts'
import { undoChange } from '../../contract/x/changes.ts'
import { contentOf } from '../testing/database.ts'
import { derivedFaults } from '../testing/derived-faults.ts'
import { readLiving } from '../testing/living.ts'
import { anyWrite, doWrite, type Write } from '../testing/random-writes.ts'
import { openWorld, type Person, type World } from '../testing/world.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.end()
})

interface Done {
  by: Person
  change: string
  before: Awaited<ReturnType<typeof contentOf>>
  after: Awaited<ReturnType<typeof contentOf>>
}

const open = async () => {
  const world = await openWorld()
  worlds.push(world)
  const account = await world.account()
  return { world, people: [account.admin, await account.member(), await account.member()] }
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Does a few writes in one step and remembers the database before and after; a refused write has to leave it as it was. */
const step = async (world: World, people: Person[], writes: Write[], n: number): Promise<Done | undefined> => {
  const by = people[(writes[0]?.who ?? 0) % people.length] as Person
  const headers: Record<string, string> = writes.length > 1 ? { [header.changeGroup]: uuid(n) } : {}
  const before = await contentOf(world.store)
  let change = ''
  for (const write of writes) {
    const here = await contentOf(world.store)
    world.pass(1)
    const answer = await doWrite(write, by, people, await readLiving(world.store), headers)
    if (!answer) continue
    expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(500)
    if (answer.status >= 400) expect(await contentOf(world.store)).toEqual(here)
    else change = answer.change
  }
  expect(await derivedFaults(world.store)).toEqual([])
  return change ? { by, change, before, after: await contentOf(world.store) } : undefined
}

const steps = fc.array(fc.array(anyWrite, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 24 })

describe('any writes, and their undoing', () => {
  it('comes back step by step to the very start, and forward again', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (planned) => {
        const { world, people } = await open()
        const done: Done[] = []
        for (const [n, writes] of planned.entries()) {
          const made = await step(world, people, writes, n)
          if (made) done.push(made)
        }
        const undone: Done[] = []
        for (const made of done.toReversed()) {
          const answer = await made.by.call(undoChange, { params: { id: made.change } })
          expect(answer.status, JSON.stringify(answer.json)).toBe(200)
          expect(await contentOf(world.store)).toEqual(made.before)
          expect(await derivedFaults(world.store)).toEqual([])
          undone.push({ ...made, change: answer.reply.changeId })
        }
        for (const { by, change, after } of undone.toReversed()) {
          const answer = await by.call(undoChange, { params: { id: change } })
          expect(answer.status, JSON.stringify(answer.json)).toBe(200)
          expect(await contentOf(world.store)).toEqual(after)
          expect(await derivedFaults(world.store)).toEqual([])
        }
        expect(world.logged).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('refuses out of order what has been built upon, and then changes nothing', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(), { minLength: 3, maxLength: 10 }), async (planned, order) => {
        const { world, people } = await open()
        const done: Done[] = []
        for (const [n, writes] of planned.entries()) {
          const made = await step(world, people, writes, n)
          if (made) done.push(made)
        }
        for (const at of order) {
          const made = done[at % Math.max(1, done.length)]
          if (!made) return
          const before = await contentOf(world.store)
          const answer = await made.by.call(undoChange, { params: { id: made.change } })
          expect([200, 404, 409], JSON.stringify(answer.json)).toContain(answer.status)
          if (answer.status !== 200) expect(await contentOf(world.store)).toEqual(before)
          expect(await derivedFaults(world.store)).toEqual([])
        }
        expect(world.logged).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})
