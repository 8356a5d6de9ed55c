import { afterAll, expect, it } from 'vitest'
import { createCase } from '../../../../contract/cases.ts'
import { createContact } from '../../../../contract/contacts/contacts.ts'
import { header } from '../../../../contract/wire/headers.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { contentOf } from '../../../testing/database/database.ts'
import { statementsOf } from '../../../testing/database/statements.ts'
import { openWorld, type Person } from '../../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const importOf = async (by: Person, many: number) => {
  const headers = { [header.changeGroup]: uuid(many) }
  const ids: string[] = []
  let change = ''
  for (let n = 0; n < many; n += 1) {
    const made = await by.call(createContact, { body: { contact: { type: 'person', name: `Person ${n}` } }, headers })
    ids.push(made.reply.contactId)
    change = made.change
  }
  return { ids, change }
}

it('undoing an import takes the same number of queries for any size', async () => {
  const { admin } = await world.account()
  const looks = async (many: number) => {
    const { change } = await importOf(admin, many)
    let status = 0
    const asked = await statementsOf(world.store, async () => {
      status = (await admin.call(undoChange, { params: { id: change } })).status
    })
    expect(status).toBe(200)
    return asked.filter(({ parts }) => parts.includes('"involvedPeople"')).length
  }
  const few = await looks(2)
  expect(few).toBeGreaterThan(0)
  expect(await looks(12)).toBe(few)
})

it('is refused as a whole if one of many records is used, and names it', async () => {
  const { admin, id } = await world.account()
  const { ids, change } = await importOf(admin, 5)
  await admin.call(createCase, { body: { case: { name: 'Refund', involvedPeople: [ids[3] ?? ''] } } })
  const before = await contentOf(world.store, id)
  const answer = await admin.call(undoChange, { params: { id: change } })
  expect([answer.status, answer.errors[0]?.message]).toEqual([409, expect.stringMatching(/“Refund”.*“Person 3/)])
  expect(await contentOf(world.store, id)).toEqual(before)
})
