import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, Refused } from '../../contract/client/client.ts'
import { createContact, getContact, listContacts, updateContact } from '../../contract/contacts/contacts.ts'
import { undoChange } from '../../contract/x/changes.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('a script calls endpoints with types, reads all pages, and gets errors', async () => {
  const { admin } = await world.account()
  const { call, send, pages } = createClient({
    base: 'http://tandem.test',
    token: admin.token,
    transport: async (request) => world.handle(request),
  })
  for (let n = 0; n < 120; n += 1) await call(createContact, { body: { contact: { type: 'person', name: `Person ${n}` } } })
  const ids: string[] = []
  for await (const { contacts } of pages(listContacts, { query: { contactType: 'person' } })) ids.push(...contacts.map(({ id }) => id))
  expect(new Set(ids).size).toBe(120)
  const id = ids[0] ?? ''
  const { etag } = await send(getContact, { params: { id } })
  const { changeId } = await send(updateContact, {
    params: { id },
    body: { contact: { title: 'Head of design' } },
    headers: { ifMatch: etag },
  })
  await call(undoChange, { params: { id: changeId ?? '' } })
  expect((await call(getContact, { params: { id } })).contact.title).toBe('')
  const refused = await call(createContact, { body: { contact: { type: 'person', name: ' ' } } }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ status: 422, message: 'contact.name: A person or company needs a name.' })
})
