import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContact, getContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { everythingIn } from '../../testing/database/database.ts'
import { isWasm } from '../../testing/database/test-database.ts'
import { type Account, openWorld, type World } from '../../testing/world.ts'
import type { WriteTx } from './store.ts'

let world: World
let account: Account
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  account = await world.account()
})
afterAll(() => world.end())

const person = { contact: { type: 'person' as const, name: 'Mira' } }
const ownRow = (tx: WriteTx) => tx.db.selectFrom('contacts').selectAll().where('accountId', '=', account.id).executeTakeFirstOrThrow()

describe('a transaction', () => {
  it('that throws is rolled back, with derived rows', async () => {
    const before = await everythingIn(world.store)
    const failing = world.store.write(async (tx) => {
      const row = await ownRow(tx)
      await tx.update('contacts', row, { name: 'Changed', tags: ['a'] })
      const { id: _, ...copy } = row
      await tx.insert({ accountId: row.accountId, userId: row.authorId }, 'contacts', copy)
      await tx.finish({ accountId: row.accountId, userId: row.authorId }, undefined, 'none')
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    expect(await everythingIn(world.store)).toBe(before)
  })

  it('sees the write before it, so none is lost', async () => {
    const add = () =>
      world.store.write(async (tx) => {
        const row = await ownRow(tx)
        await tx.update('contacts', row, { backgroundInfo: `${row.backgroundInfo}+` })
      })
    await Promise.all(Array.from({ length: 20 }, add))
    const row = await world.store.write(ownRow, { account: account.id })
    expect(row.backgroundInfo).toBe('+'.repeat(20))
  })

  it('of a reader cannot write', async () => {
    await expect(world.store.read(({ db }) => db.deleteFrom('contacts').execute())).rejects.toThrow(/read-?only/)
  })

  // On the one connection of SQLite WASM, a write waits until the read has ended.
  it.skipIf(isWasm)('of a reader sees one snapshot', async () => {
    const { contactId } = (await account.admin.call(createContact, { body: person })).reply
    const names = await world.store.read(async ({ db }) => {
      const name = () => db.selectFrom('contacts').select('name').where('id', '=', contactId).executeTakeFirst()
      const before = await name()
      const changed = await account.admin.call(updateContact, { params: { id: contactId }, body: { contact: { name: 'Luc' } } })
      expect(changed.status).toBe(200)
      return [before, await name()]
    })
    expect(names).toEqual([{ name: 'Mira' }, { name: 'Mira' }])
    expect((await account.admin.call(getContact, { params: { id: contactId } })).reply.contact.name).toBe('Luc')
  })
})

/** Collects the announced changes of the test's account. `until` waits for one of them. */
const listen = () => {
  const heard: string[] = []
  const stop = world.store.subscribe((news) => news !== 'missed' && news.accountId === account.id && heard.push(news.changeId))
  const until = async (changeId: string) => {
    const there = () => heard.includes(changeId)
    for (let tries = 0; !there() && tries < 500; tries += 1) await new Promise((next) => setTimeout(next, 10))
  }
  return { heard, stop, until }
}
const byAge = (a: string, b: string) => Number(BigInt(a) - BigInt(b))

describe('a listener', () => {
  it('gets every committed change and no refused one', async () => {
    const first = listen()
    await account.admin.call(createContact, { body: { contact: { type: 'person', name: '' } } })
    const made = await account.admin.call(createContact, { body: person })
    await first.until(made.change)
    first.stop()
    expect(first.heard).toEqual([made.change])
    const second = listen()
    const last = await account.admin.call(createContact, { body: person })
    await second.until(last.change)
    second.stop()
    expect(second.heard).toContain(last.change)
    expect(first.heard).toHaveLength(1)
  })

  it('gets the changes of an account in the order of their ids', async () => {
    const people = [account.admin, await account.member(), await account.member()]
    const { heard, stop, until } = listen()
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (people[n % 3] ?? account.admin).call(createContact, { body: person })),
    )
    const changes = made.map(({ change }) => change).toSorted(byAge)
    await until(changes.at(-1) ?? '')
    stop()
    expect(heard.filter((change) => changes.includes(change))).toEqual(changes)
  })
})
