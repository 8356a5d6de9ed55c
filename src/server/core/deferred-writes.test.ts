import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createContact, getContact, listRecentlyViewed } from '../../contract/contacts/contacts.ts'
import { addressOf } from '../../contract/wire/address.ts'
import { createToken, listTokens } from '../../contract/x/people/tokens.ts'
import { callerOf } from '../testing/caller.ts'
import { isWasm } from '../testing/database/test-database.ts'
import { type Account, openWorld, type Person } from '../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())
let account: Account
let admin: Person
beforeEach(async () => {
  account = await world.account()
  admin = account.admin
})

const newContacts = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const contact = { type: 'person' as const, name: `Ada ${n}` }
      return (await admin.call(createContact, { body: { contact } })).reply.contactId
    }),
  )
const view = (id: string, by = admin) => by.call(getContact, { params: { id } })
const viewed = async (by = admin) => (await by.call(listRecentlyViewed)).reply.contacts.map(({ id }) => id)

/** Blocks all writes and returns a function that releases them. */
const holdWriter = async () => {
  let unblock = () => {}
  const released = new Promise<void>((done) => {
    unblock = done
  })
  let held: Promise<void> | undefined
  await new Promise<void>((holding) => {
    held = world.store.write(
      async () => {
        holding()
        await released
      },
      { account: account.id },
    )
  })
  return async () => {
    unblock()
    await held
  }
}

describe('recently viewed contacts', () => {
  // On the one connection of SQLite WASM, nothing can be read during a write.
  it.skipIf(isWasm)('are recorded after the answer, and a list of them waits for the pending ones of its reader', async () => {
    const [first = '', second = ''] = await newContacts(2)
    const mia = await account.member()
    const release = await holdWriter()
    expect([(await view(first)).status, (await view(second)).status, (await view(first)).status]).toEqual([200, 200, 200])
    expect(await viewed(mia)).toEqual([])
    const own = viewed()
    await release()
    expect(await own).toEqual([first, second])
  })

  it('do not include contacts of a HEAD request', async () => {
    const [id = ''] = await newContacts(1)
    const answer = await admin.send('HEAD', addressOf(getContact, { id }))
    expect([answer.status, await viewed()]).toEqual([200, []])
  })

  it('are the last fifty, newest first', async () => {
    const ids = await newContacts(70)
    for (const id of ids) await view(id)
    await view(ids[60] ?? '')
    await view(ids[60] ?? '')
    const newest = [ids[60], ...ids.toReversed().filter((id) => id !== ids[60])]
    expect(await viewed()).toEqual(newest.slice(0, 50))
    expect(world.logged).toEqual([])
  })

  it('are dropped with an error in the log when the write fails, and later ones are written', async () => {
    const own = await openWorld()
    const { deferred, store } = own
    const person = { accountId: '1', userId: '2' }
    const kept: string[] = []
    const fail = async () => {
      throw new Error('the disk is full')
    }
    deferred.add(person, { kind: 'here', subject: 'a', write: fail })
    await deferred.settled(person, 'here')
    expect(own.logged).toHaveLength(1)
    const write = (word: string) => async () => {
      kept.push(word)
    }
    deferred.add(person, { kind: 'b', subject: '', write: write('b') })
    deferred.add(person, { kind: 'c', subject: '', isWritten: async () => true, write: write('c') })
    deferred.add(person, { kind: 'd', subject: '', write: write('d') })
    deferred.add(person, { kind: 'b', subject: '', write: write('b again') })
    await deferred.close()
    deferred.add(person, { kind: 'e', subject: '', write: write('e') })
    await store.read(async () => {})
    expect(kept).toEqual(['d', 'b again'])
    await own.end()
  })
})

it('shows when a token was last used, to about five minutes', async () => {
  const { token } = (await admin.call(createToken, { body: { token: { name: 'Nightly export' } } })).reply
  const script = callerOf(world.handle, token)
  const lastUsed = async (by: Pick<Person, 'call'> = admin) => (await by.call(listTokens)).reply.tokens[0]?.lastUsedAt
  expect(await lastUsed()).toBeUndefined()
  const first = await lastUsed(script)
  expect(first).toMatch(/^2026-11-17 \d\d:\d\d:\d\d$/)
  world.pass(240)
  expect(await lastUsed(script)).toBe(first)
  world.pass(120)
  expect((await lastUsed(script))?.localeCompare(first ?? '')).toBe(1)
})
