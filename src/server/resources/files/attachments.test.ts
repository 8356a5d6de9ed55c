import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { statementsOf } from '../../testing/database/statements.ts'
import { uploadTo } from '../../testing/projects.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('the use of a file is recorded after all checks, with the change', async () => {
  const { admin, id } = await world.account()
  const file = await uploadTo(admin)
  const attachedAt = () =>
    world.store.read(({ db }) => db.selectFrom('files').select('attachedAt').where('accountId', '=', id).where('id', '=', file).execute())
  const contact = { type: 'person' as const, name: 'Ada', attachment: [file] }
  const written = async (contactData: { id: string }[], status: number) => {
    let answer = 0
    const asked = await statementsOf(world.store, async () => {
      const body = JSON.stringify({ contact: { ...contact, 'contact-data': contactData } })
      answer = (await admin.send('POST', createContact.path, { body })).status
    })
    expect(answer).toBe(status)
    return asked.filter(({ parts }) => parts.includes('attachedAt')).length
  }
  expect(await written([{ id: '-7' }], 422)).toBe(0)
  expect(await attachedAt()).toEqual([{ attachedAt: '' }])
  await written([], 201)
  expect(await attachedAt()).toEqual([{ attachedAt: '2026-11-17 09:00:00' }])
})
