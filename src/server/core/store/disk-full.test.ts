import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContact, getContact, listContacts, updateContact } from '../../../contract/contacts/contacts.ts'
import { everythingIn } from '../../testing/database/database.ts'
import { isCitus } from '../../testing/database/test-database.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await openWorld()
  ;({ admin } = await world.account())
})
afterAll(() => world.end())

const run = (...statements: string[]) =>
  world.store.write(async ({ db }) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  })
/** Only with this setting does Citus allow triggers on a distributed table. */
const allowed = isCitus ? ['set local citus.enable_unsafe_triggers = on'] : []
/** Makes the disk full, or not full any more. */
const fillDisk = () =>
  world.databaseUrl
    ? run(
        ...allowed,
        `create function full_disk() returns trigger language plpgsql as $$ begin
           raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`,
        'create trigger full_disk before insert or update on contacts for each statement execute function full_disk()',
      )
    : run('pragma max_page_count = 1')
const clearDisk = () =>
  world.databaseUrl ? run(...allowed, 'drop trigger full_disk on contacts') : run('pragma max_page_count = 1073741823')

it('a write to a full disk is refused and changes nothing, and reading still works', async () => {
  const contact = { type: 'person' as const, name: 'Ada' }
  const { contactId } = (await admin.call(createContact, { body: { contact } })).reply
  expect(world.store.hasDiskSpace()).toBe(true)
  await fillDisk()
  const before = await everythingIn(world.store)
  const long = { backgroundInfo: 'x'.repeat(60_000) }
  const writes = await Promise.all([
    admin.call(createContact, { body: { contact: { ...contact, ...long } } }),
    admin.call(updateContact, { params: { id: contactId }, body: { contact: long } }),
    admin.call(createContact, { body: { contact: { ...contact, ...long } } }),
  ])
  for (const { status, headers, errors } of writes)
    expect([status, headers.get('retry-after'), errors]).toEqual([
      503,
      '60',
      [{ code: 'no-room', message: expect.stringMatching(/^The (disk of the server|storage of this browser) is full/) }],
    ])
  expect(world.logged).toHaveLength(3)
  expect(world.store.hasDiskSpace()).toBe(false)
  expect((await admin.call(getContact, { params: { id: contactId } })).reply.contact.name).toBe('Ada')
  expect((await admin.call(listContacts)).status).toBe(200)
  expect(await everythingIn(world.store)).toBe(before)
  await clearDisk()
  expect((await admin.call(createContact, { body: { contact: { ...contact, ...long } } })).status).toBe(201)
  expect(world.store.hasDiskSpace()).toBe(true)
})
