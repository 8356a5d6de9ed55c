import { expect, it } from 'vitest'
import { createContact, getContact, listContacts, mergeContacts } from '../../contract/contacts/contacts.ts'
import { openForTests } from '../testing/each-test.ts'

const { world, here } = await openForTests()

it('fills empty fields of the winner and keeps the others', async () => {
  const person = async (more: object) =>
    (await here.admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada', ...more } } })).reply.contactId
  const merged = async (winner: object, looser: object) => {
    const query = { looser_id: await person(looser), winner_id: await person(winner) }
    const { title, lastName, backgroundInfo } = (await here.admin.call(mergeContacts, { query })).reply.contact
    return { title, lastName, backgroundInfo }
  }
  const [one, other] = [
    { title: 'Editor', lastName: 'Berg', backgroundInfo: 'Met in Bergen' },
    { title: 'Author', lastName: 'Dahl', backgroundInfo: 'Met in Oslo' },
  ]
  expect(await merged({}, one)).toEqual(one)
  expect(await merged(other, one)).toEqual(other)
})

it('updates the time of the winner even if its own fields stay', async () => {
  const person = async () => (await here.admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply.contactId
  const [looser, winner] = [await person(), await person()]
  const updated = async () => (await here.admin.call(getContact, { params: { id: winner } })).reply.contact.updatedAt
  const before = await updated()
  world.pass(60)
  const merged = (await here.admin.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })).reply.contact
  expect(merged.updatedAt > before).toBe(true)
  expect(await updated()).toBe(merged.updatedAt)
  const since = await here.admin.call(listContacts, { query: { since: merged.updatedAt } })
  expect(since.reply.contacts.map(({ id }) => id)).toContain(winner)
})
