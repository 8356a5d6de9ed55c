import { expect, it } from 'vitest'
import { createContact, getContact, listContacts, mergeContacts, updateContact } from '../../../../contract/contacts/contacts.ts'
import { addTags } from '../../../../contract/contacts/tags.ts'
import { openForTests } from '../../../testing/each-test.ts'
import type { Person } from '../../../testing/world.ts'

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

const phone = (entityValue: string) => ({ entityType: 'phone' as const, entityValue })
const website = (entityValue: string) => ({ entityType: 'website' as const, entityValue })

it('keeps what both have once, in whatever spelling', async () => {
  const company = async (more: object) =>
    (await here.admin.call(createContact, { body: { contact: { type: 'company', name: 'Works', ...more } } })).reply.contactId
  const winner = await company({
    contactData: [phone('+49 30 1234567'), website('http://works.example'), { entityType: 'e-mail', entityValue: 'Hi@works.example' }],
    addresses: [{ address: 'Strandgata 5', city: 'Bodø', kind: 'work' }],
    importantDates: [{ type: 'anniversary', date: '20200101', isEveryYear: true }],
  })
  const looser = await company({
    contactData: [
      { ...phone('030 / 1234567'), kind: 'mobile' },
      website('https://www.Works.example/'),
      { entityType: 'e-mail', entityValue: 'hi@works.example' },
      phone('030 7654321'),
    ],
    addresses: [{ address: 'strandgata 5,', city: 'BODØ' }],
    importantDates: [{ type: 'anniversary', date: '20200101' }],
  })
  const { contact } = (await here.admin.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })).reply
  expect(contact.contactData.map(({ entityValue }) => entityValue)).toEqual([
    '+49 30 1234567',
    'http://works.example',
    'Hi@works.example',
    '030 7654321',
  ])
  expect([contact.addresses.length, contact.importantDates.length]).toEqual([1, 1])
})

it('keeps one birthday and, where asked, both backgrounds', async () => {
  const person = async (date: string, backgroundInfo: string) => {
    const importantDates = [
      { type: 'birthday', date },
      { type: 'other', date: '20200101' },
    ] as const
    const contact = { type: 'person' as const, name: 'Ada', backgroundInfo, importantDates: [...importantDates] }
    return (await here.admin.call(createContact, { body: { contact } })).reply.contactId
  }
  const merged = async (more: object, text = 'Met in Oslo.') => {
    const query = { looser_id: await person('19850301', text), winner_id: await person('19840229', 'Met in Bergen.'), ...more }
    const answer = await here.admin.call(mergeContacts, { query })
    if (answer.status !== 200) return [answer.status, answer.errors[0]?.field]
    const { importantDates, backgroundInfo } = answer.reply.contact
    return [importantDates.map(({ date }) => date), backgroundInfo]
  }
  expect(await merged({})).toEqual([['1984-02-29', '2020-01-01'], 'Met in Bergen.'])
  expect(await merged({ xTake: ['birthday'] })).toEqual([['2020-01-01', '1985-03-01'], 'Met in Bergen.'])
  expect(await merged({ xJoin: ['background'] })).toEqual([['1984-02-29', '2020-01-01'], 'Met in Bergen.\n\nMet in Oslo.'])
  expect(await merged({ xTake: ['background'] })).toEqual([['1984-02-29', '2020-01-01'], 'Met in Oslo.'])
  expect(await merged({ xJoin: ['background'] }, 'Met in Bergen. And in Oslo.')).toEqual([
    ['1984-02-29', '2020-01-01'],
    'Met in Bergen. And in Oslo.',
  ])
  expect(await merged({ xJoin: ['background'] }, 'x'.repeat(65530))).toEqual([422, 'x-join'])
})

it('keeps a tag that both have in two spellings once, as the winner has it', async () => {
  const tagged = async (by: Person, tags: string) => {
    const contact = { type: 'person' as const, name: 'Ada', visibility: 'only-me' as const }
    const id = (await by.call(createContact, { body: { contact } })).reply.contactId
    await by.call(addTags, { params: { contactId: id }, body: { tags } })
    return () => by.call(updateContact, { params: { id }, body: { contact: { visibility: 'public' } } }).then(() => id)
  }
  // Each has used the tag where the other could not see its spelling.
  const made = await Promise.all([tagged(here.admin, 'Key account, L’Avenir'), tagged(here.member, "key-account, L'AVENIR, VIP")])
  const [winner_id = '', looser_id = ''] = await Promise.all(made.map((publish) => publish()))
  const { contact } = (await here.admin.call(mergeContacts, { query: { winner_id, looser_id } })).reply
  expect(contact.tags.map(([tag]) => tag)).toEqual(['Key account', 'L’Avenir', 'VIP'])
})
