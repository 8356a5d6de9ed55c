import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact, getContact, listContacts, mergeContacts, updateContact } from '../../contract/contacts/contacts.ts'
import { addTags } from '../../contract/contacts/tags.ts'
import { header } from '../../contract/wire/headers.ts'
import { getMe } from '../../contract/x/people/me.ts'
import { createUser } from '../../contract/x/people/users.ts'
import { checkStore } from '../service.ts'
import { listen } from '../testing/listen.ts'
import { type Account, openWorld, type Person, type World } from '../testing/world.ts'

let world: World
let account: Account
/** One user at two processes on one database. */
let both: [Person, Person]
const setUp = async () => {
  account = await world.account()
  const { as } = await world.another()
  both = [account.admin, as(account.admin)]
}
beforeAll(async () => {
  world = await openWorld({ contacts: 60, beat: 3_600_000 })
  await setUp()
})
afterAll(() => world.end())

const at = (n: number) => both[n % 2] as Person
const times = <T>(count: number, work: (by: Person, n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(at(n), n)))
const person = (name: string) => ({ body: { contact: { type: 'person' as const, name } } })
const statuses = (answers: { status: number }[]) => {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

describe('two processes on one database', () => {
  it('answer the same', async () => {
    const { contactId } = (await at(0).call(createContact, person('Mira'))).reply
    const answers = await times(2, (by) => by.call(getContact, { params: { id: contactId } }))
    expect(answers[0]?.status).toBe(200)
    expect(answers[1]?.json).toEqual(answers[0]?.json)
    expect(answers[1]?.headers.get('etag')).toBe(answers[0]?.headers.get('etag'))
  })

  it('send live events of each other', async () => {
    const events = await listen(at(1))
    const { contactId } = (await at(0).call(createContact, person('Nora'))).reply
    expect(await events.hear(1)).toEqual([`created contacts ${contactId}`])
    const { change } = await at(0).call(updateContact, { params: { id: contactId }, body: { contact: { title: 'Head' } } })
    expect((await events.next()).id).toBe(change)
    await events.stop()
  })

  it('lose no update of each other', async () => {
    const { contactId } = (await at(0).call(createContact, person('Luc'))).reply
    const tagged = await times(40, (by, n) => by.call(addTags, { params: { contactId }, body: { tags: `tag ${n}` } }))
    expect(statuses(tagged)).toEqual({ 201: 40 })
    expect((await at(1).call(getContact, { params: { id: contactId } })).reply.contact.tags).toHaveLength(40)
  })

  it('run a creation that is sent fifty times with one key once', async () => {
    const headers = { [header.idempotencyKey]: 'once' }
    const answers = await times(50, (by) => by.call(createContact, { ...person('Once'), headers }))
    expect(new Set(answers.map(({ status, change, reply }) => `${status} ${change} ${reply.contactId}`)).size).toBe(1)
    const { contacts } = (await at(0).call(listContacts, { query: { term: 'once' } })).reply
    expect(contacts).toHaveLength(1)
  })

  it('accept an e-mail address once per workspace', async () => {
    const user = { name: 'Ben', email: 'ben@example.test', password: 'correct horse', role: 'member' as const }
    const elsewhere = await world.account()
    const answers = await Promise.all([...both, elsewhere.admin].map((by) => by.call(createUser, { body: { user } })))
    expect(statuses(answers)).toEqual({ 201: 2, 422: 1 })
  })

  it('merge two contacts into each other only one way', async () => {
    const { admin } = await world.account()
    const { as } = await world.another()
    const ways = [admin, as(admin)]
    const make = async (n: number) => (await admin.call(createContact, person(`m${n}`))).reply.contactId
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await make(round), await make(round)]
      const answers = await Promise.all([
        ways[0]?.call(mergeContacts, { query: { looser_id: one, winner_id: other } }),
        ways[1]?.call(mergeContacts, { query: { looser_id: other, winner_id: one } }),
      ])
      expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 404])
    }
    expect(await checkStore(world.store)).toEqual([])
    expect((await admin.call(getMe)).reply.me.account.used.contacts).toBe(11)
  })

  it('add exactly ten records to a workspace with space for ten', async () => {
    await setUp()
    for (let n = 1; n < 50; n += 1) await at(n).call(createContact, person(`n${n}`))
    const made = await times(200, (by, n) => by.call(createContact, person(`more ${n}`)))
    expect(statuses(made)).toEqual({ 201: 10, 507: 190 })
    expect((await at(0).call(getMe)).reply.me.account.used.contacts).toBe(60)
    expect(await checkStore(world.store)).toEqual([])
  })
})

it('a reader who polls for later changes misses none while others write', async () => {
  await setUp()
  let writing = true
  const seen: string[] = []
  const reader = (async () => {
    for (let last = '0'; ; ) {
      const ended = !writing
      const found = await world.store.read(({ db }) =>
        db.selectFrom('changes').select('id').where('accountId', '=', account.id).where('id', '>', last).orderBy('id').execute(),
      )
      seen.push(...found.map(({ id }) => id))
      last = seen.at(-1) ?? last
      if (ended) return
    }
  })()
  const made = await times(50, (by, n) => by.call(createContact, person(`w${n}`)))
  writing = false
  await reader
  expect(statuses(made)).toEqual({ 201: 50 })
  expect(seen.toSorted()).toEqual(made.map(({ change }) => change).toSorted())
  expect(world.logged).toEqual([])
})
