import { expect, it } from 'vitest'
import { createContact, deleteContact, updateContact } from '../../contract/contacts/contacts.ts'
import { createDeal, listDeals } from '../../contract/deals/deals.ts'
import { contactNotes } from '../../contract/notes/notes.ts'
import { undoChange } from '../../contract/x/changes.ts'
import type { Actor } from '../actor.ts'
import { statementsOf } from '../testing/database/statements.ts'
import { openForTests } from '../testing/each-test.ts'
import type { Person } from '../testing/world.ts'
import { createKnownPeople, type KnownPeople } from './known-people.ts'

const { world, here } = await openForTests()

const contact = async (name: string, more: object = {}) =>
  (await here.member.call(createContact, { body: { contact: { type: 'person', name, ...more } } })).reply.contactId
const change = (id: string, to: object) => here.member.call(updateContact, { params: { id }, body: { contact: to } })
const deal = (dealWith: string, involvedPeople: string[] = []) =>
  here.admin.call(createDeal, { body: { case: { name: 'Night ferries', dealWith, involvedPeople } } })
/** Who is named in the list of deals. */
const named = async (by: Person) =>
  (await by.call(listDeals)).reply.deals.map(({ people }) => people.map(({ name }) => name).join(', ')).toSorted()
const undo = (id: string) => here.admin.call(undoChange, { params: { id } })

it('a list of deals looks up nobody again while no contact has changed', async () => {
  const [ada, ben] = [await contact('Ada'), await contact('Ben')]
  await deal(ada, [ben])
  const first = await statementsOf(world.store, () => named(here.admin))
  await world.marks.allSettled()
  await here.admin.call(contactNotes.create, { params: { ownerId: here.account.ownCompanyId }, body: { note: { body: 'Rang.' } } })
  await named(here.admin)
  const again = await statementsOf(world.store, () => named(here.admin))
  expect(first.length - again.length).toBe(1)
  expect(await named(here.member)).toEqual(['Ada, Ben'])
})

it('names are as they are now, whatever happened to whom', async () => {
  const [ada, ben] = [await contact('Ada'), await contact('Ben')]
  await deal(ada, [ben])
  expect(await named(here.admin)).toEqual(['Ada, Ben'])
  const renamed = (await change(ben, { name: 'Benedict' })).change
  expect(await named(here.admin)).toEqual(['Ada, Benedict'])
  await undo(renamed)
  expect(await named(here.admin)).toEqual(['Ada, Ben'])
  await change(ada, { visibility: 'only-me' })
  expect([await named(here.admin), await named(here.member)]).toEqual([['Ben'], ['Ada, Ben']])
  await change(ada, { visibility: 'public' })
  expect(await named(here.admin)).toEqual(['Ada, Ben'])
  const gone = (await here.member.call(deleteContact, { params: { id: ben } })).change
  expect(await named(here.admin)).toEqual(['Ada'])
  await undo(gone)
  expect(await named(here.admin)).toEqual(['Ada, Ben'])
})

/** What an own keeper says these contacts are called, for the administrator. */
const asked = (known: KnownPeople, ids: string[]) =>
  world.store.read(async (tx) => namesIn(await known(tx, actorOf(here.admin), [{ involvedPeople: JSON.stringify(ids) }])))
const actorOf = ({ id }: Person) => ({ accountId: here.account.id, userId: id, role: 'admin', companyId: '1' }) as Actor
const namesIn = (people: Awaited<ReturnType<KnownPeople>>) => [...people.values()].map(({ json }) => JSON.parse(json).name)

it('who reads in an older view of the database is told what was so in it, and spoils nothing for the others', async () => {
  const known = createKnownPeople(100)
  const [ada, ben] = [await contact('Ada'), await contact('Ben')]
  await world.store.read(async (tx) => {
    const inOld = async (ids: string[]) => namesIn(await known(tx, actorOf(here.admin), [{ involvedPeople: JSON.stringify(ids) }]))
    expect(await inOld([ada])).toEqual(['Ada'])
    await change(ada, { name: 'Adele' })
    await change(ben, { name: 'Benedict' })
    expect(await asked(known, [ada])).toEqual(['Adele'])
    expect(await inOld([ada, ben])).toEqual(['Ada', 'Ben'])
  })
  expect(await asked(known, [ada, ben])).toEqual(['Adele', 'Benedict'])
})

it('clients of other companies are named nobody', async () => {
  const known = createKnownPeople(100)
  const ada = await contact('Ada')
  expect(await asked(known, [ada])).toEqual(['Ada'])
  const client = { ...actorOf(here.admin), role: 'client' as const }
  const told = await world.store.read((tx) => known(tx, client, [{ involvedPeople: JSON.stringify([ada]) }]))
  expect([...told]).toEqual([])
})

it('keeps as many as there is room for', async () => {
  const known = createKnownPeople(3)
  const ids = [await contact('Ada'), await contact('Ben'), await contact('Cem'), await contact('Dan')]
  const statements = async (some: string[]) => (await statementsOf(world.store, () => asked(known, some))).length
  const two = ids.slice(0, 2)
  expect([await statements(two), await statements(two)]).toEqual([2, 1])
  expect([await statements(ids), await statements(two)]).toEqual([2, 2])
})
