import { describe, expect, it } from 'vitest'
import { updateContact } from '../../contract/contacts/contacts.ts'
import { taskComments } from '../../contract/notes/comments.ts'
import * as wire from '../../contract/projects/tasks.ts'
import { undoChange } from '../../contract/x/changes.ts'
import type { Actor } from '../actor.ts'
import { statementsOf } from '../testing/database/statements.ts'
import { openForTests } from '../testing/each-test.ts'
import type { Person } from '../testing/world.ts'
import { createUnchanged } from './unchanged.ts'

const { world, here } = await openForTests()

const mine = async (by: Person) =>
  (await by.call(wire.myTasks)).reply.tasks.map(({ subject, belongsTo, timeBucket, commentsCount }) =>
    [subject, belongsTo, timeBucket, commentsCount].join(' · '),
  )
/** A task of the member, due tomorrow, on the company of the workspace. */
const ferry = async () => {
  const task = { subject: 'Ferry', dueDate: '2026-11-18', responsibles: [here.member.id] }
  return (await here.admin.call(wire.contactTasks.create, { params: { ownerId: here.account.ownCompanyId }, body: { task } })).reply.taskId
}
const rename = (name: string) => here.admin.call(updateContact, { params: { id: here.account.ownCompanyId }, body: { contact: { name } } })

describe('what is to do, asked again', () => {
  it('is not looked up again while nothing has changed', async () => {
    await ferry()
    const first = await statementsOf(world.store, () => mine(here.member))
    await world.marks.allSettled()
    const again = await statementsOf(world.store, () => mine(here.member))
    expect(first.length - again.length).toBeGreaterThan(1)
    expect(again.map(({ rows }) => rows)).toEqual([1, 1])
  })

  it('is as it is now after whatever happened', async () => {
    await rename('Harbour')
    const id = await ferry()
    expect(await mine(here.member)).toEqual(['Ferry · Harbour · tomorrow · 0'])
    await here.admin.call(taskComments.create, { params: { resourceId: id }, body: { comment: { body: 'Soon.' } } })
    expect(await mine(here.member)).toEqual(['Ferry · Harbour · tomorrow · 1'])
    const { change } = await rename('Quay')
    expect(await mine(here.member)).toEqual(['Ferry · Quay · tomorrow · 1'])
    await here.admin.call(undoChange, { params: { id: change } })
    expect(await mine(here.member)).toEqual(['Ferry · Harbour · tomorrow · 1'])
    expect(await mine(here.admin)).toEqual([])
    const { change: done } = await here.member.call(wire.finishTask, { params: { id } })
    expect(await mine(here.member)).toEqual([])
    await here.member.call(undoChange, { params: { id: done } })
    expect(await mine(here.member)).toHaveLength(1)
  })

  it('is as it is for another who is asked in between, and on another day', async () => {
    await ferry()
    const [colleague, there] = [await here.account.member(), await world.account()]
    for (const other of [colleague, there.admin]) {
      expect(await mine(here.member)).toHaveLength(1)
      expect(await mine(other)).toEqual([])
    }
    const before = await mine(here.member)
    world.pass(16 * 3600)
    expect(before[0]).toMatch(/tomorrow/)
    expect((await mine(here.member))[0]).toMatch(/today/)
  })
})

it('the answers asked last are kept, as many as there is room for', async () => {
  const unchanged = createUnchanged(10)
  const actor = { accountId: here.account.id, userId: '1', role: 'admin', companyId: '1', timeZone: 'UTC' } as Actor
  const made: string[] = []
  const ask = (asked: string, bytes = 4) =>
    world.store.read((tx) =>
      unchanged(tx, actor, asked, async () => {
        made.push(asked)
        return new Uint8Array(bytes)
      }),
    )
  for (const asked of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(asked)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  for (let n = 0; n < 2; n += 1) expect(await ask('long', 11)).toHaveLength(11)
  expect(made.slice(4)).toEqual(['long', 'long'])
})
