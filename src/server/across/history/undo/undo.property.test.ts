import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { header } from '../../../../contract/wire/headers.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { checkStore } from '../../../service.ts'
import { contentOf } from '../../../testing/database/database.ts'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { readLiving } from '../../../testing/writes/living.ts'
import { anyWrite, doWrite, type Write } from '../../../testing/writes/random-writes.ts'

/** A separate database for every run, because each step reads all of it. */
let world: World
const opened: World[] = []
afterAll(async () => {
  for (const one of opened) await one.end()
})

interface Done {
  by: Person
  change: string
  before: Awaited<ReturnType<typeof contentOf>>
  after: Awaited<ReturnType<typeof contentOf>>
}

/** Initial records, so most generated writes are possible. */
const beginning = [
  'person',
  'company',
  'upload',
  'project',
  'milestone',
  'task list',
  'task in a list',
  'task in the inbox',
  'deal',
  'task on a deal',
]

const open = async () => {
  await opened.pop()?.end()
  world = await openWorld()
  opened.push(world)
  const account = await world.account()
  const people = [account.admin, await account.member(), await account.member()]
  for (const kind of beginning) {
    const answer = await doWrite(
      { kind, who: 0, first: 0, second: 0 },
      account.admin,
      people,
      await readLiving(world.store, account.id),
      {},
    )
    expect(answer?.status, kind).toBeLessThan(300)
  }
  return {
    people,
    content: () => contentOf(world.store, account.id),
    faults: () => checkStore(world.store),
    accountId: account.id,
  }
}
type Room = Awaited<ReturnType<typeof open>>

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Runs a few writes in one step and captures the database before and after. A write without a change must leave it unchanged. */
const step = async ({ people, content, faults, accountId }: Room, writes: Write[], n: number): Promise<Done | undefined> => {
  const by = people[(writes[0]?.who ?? 0) % people.length] as Person
  const headers: Record<string, string> = writes.length > 1 ? { [header.changeGroup]: uuid(n) } : {}
  const before = await content()
  let [change, after] = ['', before]
  for (const write of writes) {
    world.pass(1)
    const answer = await doWrite(write, by, people, await readLiving(world.store, accountId), headers)
    if (!answer) continue
    expect(answer.status, `${write.kind}: ${JSON.stringify(answer.json)}`).toBeLessThan(500)
    const now = await content()
    if (answer.change) change = answer.change
    else expect(now).toEqual(after)
    after = now
  }
  expect(await faults()).toEqual([])
  return change ? { by, change, before, after } : undefined
}

const steps = fc.array(fc.array(anyWrite, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 16 })
/** A workspace after these steps, and the steps that changed something. */
const take = async (planned: Parameters<typeof step>[1][]) => {
  const room = await open()
  const done: Done[] = []
  for (const [n, writes] of planned.entries()) {
    const made = await step(room, writes, n)
    if (made) done.push(made)
  }
  return { room, done }
}

describe('undoing any writes', () => {
  it('restores every state back to the start, and forward again', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (planned) => {
        const { room, done } = await take(planned)
        const { content, faults } = room
        const undone: Done[] = []
        for (const made of done.toReversed()) {
          const answer = await made.by.call(undoChange, { params: { id: made.change } })
          expect(answer.status, JSON.stringify(answer.json)).toBe(200)
          expect(await content()).toEqual(made.before)
          expect(await faults()).toEqual([])
          undone.push({ ...made, change: answer.reply.changeId })
        }
        for (const { by, change, after } of undone.toReversed()) {
          const answer = await by.call(undoChange, { params: { id: change } })
          expect(answer.status, JSON.stringify(answer.json)).toBe(200)
          expect(await content()).toEqual(after)
          expect(await faults()).toEqual([])
        }
        expect(world.logged).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  it('refuses an undo that later changes depend on, and changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(), { minLength: 3, maxLength: 10 }), async (planned, order) => {
        const { room, done } = await take(planned)
        const { content, faults } = room
        for (const at of order) {
          const made = done[at % Math.max(1, done.length)]
          if (!made) return
          const before = await content()
          const answer = await made.by.call(undoChange, { params: { id: made.change } })
          expect([200, 404, 409], JSON.stringify(answer.json)).toContain(answer.status)
          if (answer.status !== 200) expect(await content()).toEqual(before)
          expect(await faults()).toEqual([])
        }
        expect(world.logged).toEqual([])
      }),
      { numRuns: 12 },
    )
  })
})
