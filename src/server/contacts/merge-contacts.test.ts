import { expect, it } from 'vitest'
import { createContact, mergeContacts } from '../../contract/contacts/contacts.ts'
import { openForTests } from '../testing/each-test.ts'

const { here } = await openForTests()

it('gives the one that stays what it lacks, and leaves what it has', async () => {
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
