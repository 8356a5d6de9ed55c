import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { createDeal } from '../../../contract/deals/deals.ts'
import { search } from '../../../contract/x/search.ts'
import { foundCases, foundContacts, newCase } from '../../testing/search.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

describe('words in any order', () => {
  it('finds names that contain all words, the whole phrase first', async () => {
    const { admin } = await world.account()
    const deal = (name: string) => admin.call(createDeal, { body: { case: { name } } })
    const deals = async (term: string) => (await admin.call(search, { query: { term } })).reply.deals.map(({ title }) => title)
    for (const name of ['Warehouse extension', 'Extension of warehouse roof', 'Warehouse lights']) await deal(name)
    for (const term of ['warehouse extension', 'Warehouse, extension'])
      expect((await deals(term)).toSorted()).toEqual(['Extension of warehouse roof', 'Warehouse extension'])
    expect(await deals('warehouse extension')).toEqual(['Warehouse extension', 'Extension of warehouse roof'])
    expect(await deals('extension warehouse')).toEqual(['Extension of warehouse roof', 'Warehouse extension'])
    expect(await deals('roof exten')).toEqual(['Extension of warehouse roof'])
    expect(await deals('warehouse cellar')).toEqual([])
  })

  it('finds people with more names, by the last name first, and with their company', async () => {
    const { admin, member } = await world.account().then(async ({ admin, member }) => ({ admin, member: await member() }))
    const person = (name: string, lastName: string, more: { companyName?: string } = {}) =>
      admin.call(createContact, { body: { contact: { type: 'person', name, lastName, ...more } } })
    const company = (name: string, more: { visibility?: 'only-me' } = {}) =>
      admin.call(createContact, { body: { contact: { type: 'company', name, ...more } } })
    await company('Nordic Timber and Tools')
    await company('Secret Guild', { visibility: 'only-me' })
    await person('María del Carmen', 'Ruiz Ortega', { companyName: 'Nordic Timber and Tools' })
    await person('John', 'Smith', { companyName: 'Secret Guild' })
    expect(await foundContacts(member, 'maria ruiz')).toEqual(['María del Carmen Ruiz Ortega'])
    expect(await foundContacts(member, 'Smith, John')).toEqual(['John Smith'])
    expect(await foundContacts(member, 'nordic tools')).toEqual(['Nordic Timber and Tools'])
    for (const term of ['carmen timber', 'tools maria nordic', 'ruiz, Nordic Timber and Tools'])
      expect(await foundContacts(member, term)).toEqual(['María del Carmen Ruiz Ortega'])
    expect(await foundContacts(admin, 'john guild')).toEqual(['John Smith'])
    expect(await foundContacts(member, 'john guild')).toEqual([])
  })
})

describe('spellings of one name', () => {
  it.each([
    ['O’Rourke', ["o'rourke", 'o`rourke', 'ORourke'.replace('O', 'Oʼ')]],
    ['Anne‐Marie', ['anne-marie', 'anne marie', 'Anne–Marie']],
    ['Soft\u00adhyphen \u200bZero\u2060joined', ['softhyphen', 'zerojoined', '\u200fsofthyphen']],
    ['مُحَمَّد', ['محمد', 'محـمد']],
    ['שָׁלוֹם', ['שלום']],
    ['“Nordic” Tools', ['"nordic" tools', '»Nordic« Tools']],
  ])('finds %s', async (name, terms) => {
    const { admin } = await world.account()
    await newCase(admin, name)
    await newCase(admin, 'Another')
    for (const term of terms) expect(await foundCases(admin, term)).toEqual([name])
  })

  it('does not create a company twice', async () => {
    const { admin } = await world.account()
    const person = (companyName: string) => admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada', companyName } } })
    for (const companyName of ['O’Rourke‐Tools', "o'rourke tools", 'O\u2060‘Rourke–Tools\u200b']) await person(companyName)
    expect(await foundContacts(admin, 'rourke')).toEqual(['O’Rourke‐Tools'])
    await person('Müller')
    await person('Muller')
    expect((await foundContacts(admin, 'muller')).toSorted()).toEqual(['Muller', 'Müller'])
  })
})

it('finds a word at the end of a long title', async () => {
  const { admin } = await world.account()
  const title = `${'Roof '.repeat(48)}marmalade`
  await newCase(admin, title)
  expect(await foundCases(admin, 'marmalade')).toEqual([title])
})

it('finds exactly what one may see, whatever others hide', async () => {
  const { admin, member } = await world.account().then(async ({ admin, member }) => ({ admin, member: await member() }))
  const person = (n: number | string, visibility: 'only-me' | 'public') => {
    const contactData = [
      { entityType: 'e-mail' as const, kind: 'work' as const, entityValue: `${n}@shared.example` },
      { entityType: 'phone' as const, kind: 'work' as const, entityValue: `+47 00 77 00 ${n}1` },
    ]
    return admin.call(createContact, { body: { contact: { type: 'person', name: `Quaqueqi ququo ${n}`, contactData, visibility } } })
  }
  for (let n = 100; n < 320; n += 1) await person(n, 'only-me')
  await person('zz', 'public')
  for (const term of ['shared.example', '+47 00 77 00', 'qu', 'q', 'quaqueqi', 'ququo quaqueqi'])
    expect([term, await foundContacts(member, term)]).toEqual([term, ['Quaqueqi ququo zz']])
  for (let n = 100; n < 320; n += 1) await newCase(admin, `Quaqueqi ququo ${n}`, { visibility: 'only-me' })
  await newCase(admin, 'Ququo')
  await newCase(admin, 'Late ququo')
  for (const term of ['qu', 'q', 'ququo']) expect(await foundCases(member, term)).toEqual(['Ququo', 'Late ququo'])
})
