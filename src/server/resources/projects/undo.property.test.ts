import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undoChange } from '../../../contract/x/changes.ts'
import { checkStore } from '../../service.ts'
import { contentOf } from '../../testing/database/database.ts'
import { uploadTo } from '../../testing/projects.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'
import { chosen, projectWrites, readProjects } from '../../testing/writes/project-writes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const kinds = Object.keys(projectWrites)
const write = fc.record({ kind: fc.constantFrom(...kinds), by: fc.nat(1), first: fc.nat(30), second: fc.nat(30) })
const writes = fc.array(write, { minLength: 8, maxLength: 30 })
type Planned = typeof writes extends fc.Arbitrary<infer T> ? T : never

/** Initial records, so most generated writes are possible. */
const beginning = ['company', 'project', 'milestone', 'category', 'message', 'writeboard', 'expense category', 'link']

const carryOut = async (planned: Planned) => {
  const account = await world.account()
  const people: Person[] = [account.admin, await account.member()]
  await uploadTo(account.admin)
  const content = () => contentOf(world.store, account.id)
  const done: { by: Person; change: string; before: Awaited<ReturnType<typeof contentOf>> }[] = []
  const all = [...beginning.map((kind) => ({ kind, by: 0, first: 1, second: 0 })), ...planned]
  for (const { kind, by, first, second } of all) {
    const who = people[by] as Person
    const before = await content()
    const answer = await projectWrites[kind]?.(chosen(await readProjects(world.store, account.id), who.call, first, second))
    expect(answer?.status, `${kind}: ${JSON.stringify(answer?.json)}`).toBeLessThan(500)
    if (answer?.change) done.push({ by: who, change: answer.change, before })
    else expect(await content()).toEqual(before)
  }
  return { done, content, admin: account.admin }
}

describe('undoing any writes to projects', () => {
  it('restores every state back to the start', async () => {
    await fc.assert(
      fc.asyncProperty(writes, async (planned) => {
        const { done, content } = await carryOut(planned)
        expect(await checkStore(world.store)).toEqual([])
        for (const { by, change, before } of done.toReversed()) {
          const answer = await by.call(undoChange, { params: { id: change } })
          expect(answer.status, JSON.stringify(answer.json)).toBe(200)
          expect(await content()).toEqual(before)
        }
        expect([await checkStore(world.store), world.logged]).toEqual([[], []])
      }),
      { numRuns: 10 },
    )
  })

  it('refuses an undo that later changes depend on, and leaves no broken reference', async () => {
    await fc.assert(
      fc.asyncProperty(writes, fc.array(fc.nat(), { minLength: 4, maxLength: 12 }), async (planned, order) => {
        const { done, content, admin } = await carryOut(planned)
        for (const at of order) {
          const before = await content()
          const answer = await admin.call(undoChange, { params: { id: done[at % done.length]?.change ?? '' } })
          expect([200, 404, 409], JSON.stringify(answer.json)).toContain(answer.status)
          if (answer.status !== 200) expect(await content()).toEqual(before)
        }
        expect([await checkStore(world.store), world.logged]).toEqual([[], []])
      }),
      { numRuns: 10 },
    )
  })
})
