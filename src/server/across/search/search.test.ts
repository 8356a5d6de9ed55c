import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { createProject } from '../../../contract/projects/projects.ts'
import { inbox, personalTasks } from '../../../contract/projects/tasks.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { search } from '../../../contract/x/search.ts'
import { statementsOf } from '../../testing/database/statements.ts'
import { openProject, writeMessage } from '../../testing/projects.ts'
import { foundCases, foundContacts, newCase } from '../../testing/search.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

describe('the search over everything', () => {
  it('ranks exact names, beginnings, words and the rest, newer ones first', async () => {
    const { admin } = await world.account()
    for (const name of ['Refund sauna', 'Unsaunaed', 'Sauna hours', 'Sauna', 'Sauna rules', 'Steam']) await newCase(admin, name)
    const order = ['Sauna', 'Sauna rules', 'Sauna hours', 'Refund sauna', 'Unsaunaed']
    for (const term of ['sauna', ' SAUNA ', 'saunà']) expect(await foundCases(admin, term)).toEqual(order)
    expect(await foundCases(admin, 'sa')).toEqual(['Sauna rules', 'Sauna', 'Sauna hours', 'Refund sauna', 'Unsaunaed'])
    expect(await foundCases(admin, 'na ho')).toEqual(['Sauna hours'])
    for (const term of ['saunas', '%', '_', '   ']) expect(await foundCases(admin, term)).toEqual([])
    expect(await foundCases(admin, 's')).toHaveLength(6)
  })

  it('finds contacts by the beginning of an e-mail address or its domain, and by the last name first', async () => {
    const { admin, member } = await world.account().then(async ({ admin, member }) => ({ admin, member: await member() }))
    const person = async (name: string, lastName: string, address: string, more: { visibility?: 'only-me' } = {}) => {
      const contactData = [{ entityType: 'e-mail' as const, kind: 'work' as const, entityValue: address }]
      await admin.call(createContact, { body: { contact: { type: 'person', name, lastName, contactData, ...more } } })
    }
    await person('Sigrid', 'Aune', 'Sigrid.Aune@fjordlys.example')
    await person('Ursula', 'von der Heide', 'ursula@heide.example')
    await person('Hidden', 'Person', 'hidden@fjordlys.example', { visibility: 'only-me' })
    for (const term of ['sigrid.aune@', 'SIGRID.AUNE@fjordlys.example', 'aune sigrid'])
      expect(await foundContacts(member, term)).toEqual(['Sigrid Aune'])
    expect(await foundContacts(member, 'fjordlys.ex')).toEqual(['Sigrid Aune'])
    expect(await foundContacts(admin, '@fjordlys.example')).toEqual(['Hidden Person', 'Sigrid Aune'])
    expect(await foundContacts(member, 'von ursula')).toEqual(['Ursula von der Heide'])
    for (const term of ['aune@', 'example', 'sigrid ursula']) expect(await foundContacts(admin, term)).toEqual([])
  })

  it('finds contacts by the beginning or the end of a phone number, however it is written', async () => {
    const { admin, member } = await world.account().then(async ({ admin, member }) => ({ admin, member: await member() }))
    const person = async (name: string, number: string, more: { visibility?: 'only-me' } = {}) => {
      const contactData = [{ entityType: 'phone' as const, kind: 'work' as const, entityValue: number }]
      await admin.call(createContact, { body: { contact: { type: 'person', name, contactData, ...more } } })
    }
    await person('Abroad', '+49 (221) 456-7810')
    await person('At home', '0221/4567899')
    await person('Hidden', '+49 221 4567811', { visibility: 'only-me' })
    await person('Flowers', '1-800-FLOWERS')
    await person('Two', '0171 5550110 or 0171 5550111')
    await person('Persian', '+۹۸ ۰۰۰ ۵۵۵ ۱۰۰۸')
    for (const term of [
      '+49 221 4567810',
      '0049221456',
      '4567810',
      '0221 4567810',
      '221.456.7810',
      '+49 (0)221 4567810',
      '\u202a+49221\u20604567810\u202c',
    ])
      expect(await foundContacts(member, term)).toEqual(['Abroad'])
    for (const term of ['(+49) 221 4567810', 'tel:+49-221-4567810', '+٤٩ ٢٢١ ٤٥٦٧٨١٠', '0221\u20114567810 ext. 3', '+49 221 4567810 / 66'])
      expect(await foundContacts(member, term)).toEqual(['Abroad'])
    for (const term of ['+49 221 4567899', '67899']) expect(await foundContacts(member, term)).toEqual(['At home'])
    expect(await foundContacts(member, '0221 4567')).toEqual(['At home', 'Abroad'])
    expect(await foundContacts(admin, '+49 221 45678')).toEqual(['Hidden', 'Abroad'])
    for (const term of ['1-800-FLOWERS', '18003569377', '1800356']) expect(await foundContacts(member, term)).toEqual(['Flowers'])
    for (const term of ['0171 5550111', '+49 171 5550110']) expect(await foundContacts(member, term)).toEqual(['Two'])
    for (const term of ['+98 000 555 1008', '+۹۸ ۰۰۰ ۵۵۵']) expect(await foundContacts(member, term)).toEqual(['Persian'])
    for (const term of ['899', '56789', '+', '49 221 x']) expect(await foundContacts(admin, term)).toEqual([])
  })

  it('reads only the resources with a name that can match', async () => {
    const { admin } = await world.account()
    for (const name of ['Sauna', 'Oven']) await newCase(admin, name)
    await admin.call(createContact, { body: { contact: { type: 'company', name: 'Sauna Ltd' } } })
    const read = async (term: string) => {
      const asked = await statementsOf(world.store, async () => expect((await admin.call(search, { query: { term } })).status).toBe(200))
      return asked.length
    }
    const [actor, counts, contacts, cases] = [1, 1, 1, 1]
    for (const term of ['sauna', 'sa', 's']) expect(await read(term)).toBe(actor + counts + contacts + cases)
  })

  it('finds short terms of other scripts', async () => {
    const { admin } = await world.account()
    for (const name of ['きつね茶舗の件', 'Дело о чае']) await newCase(admin, name)
    expect(await foundCases(admin, '茶')).toEqual(['きつね茶舗の件'])
    expect(await foundCases(admin, 'чае')).toEqual(['Дело о чае'])
  })

  it('returns the best ten of very many matches', async () => {
    const { admin } = await world.account()
    for (let n = 0; n < 330; n += 1) await newCase(admin, `Weekly report ${n}`)
    await newCase(admin, 'Report')
    await newCase(admin, 'A biweekly reporting')
    await newCase(admin, 'Report of June')
    const newest = Array.from({ length: 10 }, (_, n) => `Weekly report ${329 - n}`)
    expect(await foundCases(admin, 'weekly report')).toEqual(newest)
    expect((await foundCases(admin, 'report')).slice(0, 3)).toEqual(['Report', 'Report of June', 'A biweekly reporting'])
    expect(await foundCases(admin, 'weekly report 17')).toEqual([
      'Weekly report 17',
      ...[179, 178, 177, 176, 175, 174, 173, 172, 171].map((n) => `Weekly report ${n}`),
    ])
    await newCase(admin, 'Weekly and monthly report')
    for (const term of ['and monthly report', 'ly and m']) expect(await foundCases(admin, term)).toEqual(['Weekly and monthly report'])
    expect(await foundCases(admin, 'report weekly')).toEqual(['Weekly and monthly report', 'A biweekly reporting', ...newest.slice(0, 8)])
    expect(await foundCases(admin, 'report yearly')).toEqual([])
    for (const name of ['The Eel', 'An eel farm']) await newCase(admin, name)
    for (let n = 0; n < 1200; n += 1) await newCase(admin, `Reeel ${n}`)
    expect((await foundCases(admin, 're'))[0]).toMatch(/^Reeel /)
    expect(await foundCases(admin, 'r')).toHaveLength(10)
    expect((await foundCases(admin, 'ee')).slice(0, 2)).toEqual(['An eel farm', 'The Eel'])
    expect(await foundCases(admin, 'ee')).toHaveLength(10)
  })

  it('finds only visible records, and follows an undo', async () => {
    const { admin, member, client } = await world.account()
    const [mia, outsider] = [await member(), await client()]
    await newCase(admin, 'Secret sauna', { visibility: 'only-me' })
    const { change } = await newCase(admin, 'Open sauna')
    expect(await foundCases(mia, 'sauna')).toEqual(['Open sauna'])
    expect(await foundCases(admin, 'sauna')).toHaveLength(2)
    await admin.call(createProject, { body: { project: { name: 'Sauna' } } })
    expect(Object.values((await outsider.call(search, { query: { term: 'sauna' } })).reply).flat()).toEqual([])
    const { projects } = (await mia.call(search, { query: { term: 'sauna' } })).reply
    expect(projects).toMatchObject([{ title: 'Sauna', projectId: projects[0]?.id }])
    const { change: undone } = await admin.call(undoChange, { params: { id: change } })
    expect(await foundCases(mia, 'sauna')).toEqual([])
    await admin.call(undoChange, { params: { id: undone } })
    expect(await foundCases(mia, 'sauna')).toEqual(['Open sauna'])
  })

  it('finds a letter of another script among many contacts', async () => {
    const { admin } = await world.account()
    const company = (name: string) => admin.call(createContact, { body: { contact: { type: 'company', name } } })
    const pairs = [...'абвгдежзиклмнопрстуфхцчшщыэюя'].map((letter) => `д${letter}`).join(' ')
    for (let n = 10; n < 70; n += 1) await company(`Ш${n} ${pairs}`)
    await company('Abel дом')
    const found = (await foundContacts(admin, 'д')).map((title) => title.slice(0, 8))
    expect(found).toEqual(['Abel дом', ...[69, 68, 67, 66, 65, 64, 63, 62, 61].map((n) => `Ш${n} да д`)])
  })

  it('finds people by either name, and companies', async () => {
    const { admin } = await world.account()
    const person = (name: string, lastName: string) => admin.call(createContact, { body: { contact: { type: 'person', name, lastName } } })
    await person('Ana', 'Moreira')
    await person('Moreirana', 'Silva')
    await admin.call(createContact, { body: { contact: { type: 'company', name: 'Kiln & Moreira' } } })
    expect(await foundContacts(admin, 'moreira')).toEqual(['Moreirana Silva', 'Kiln & Moreira', 'Ana Moreira'])
    for (let n = 0; n < 310; n += 1) await person('Signe', `Aalto ${n}`)
    expect((await foundContacts(admin, 'aalto'))[0]).toMatch(/^Signe Aalto/)
    expect(await foundContacts(admin, 'signe aalto')).toHaveLength(10)
    expect(await foundContacts(admin, 'signe aalto 309')).toEqual(['Signe Aalto 309'])
  })
})

it('finds records in a client’s projects', async () => {
  const { id, client, outside, admin } = await openProject(await world.account(), { name: 'Sauna boat' })
  const elsewhere = (await admin.call(createProject, { body: { project: { name: 'Sauna van' } } })).reply.projectId
  for (const projectId of [id, elsewhere]) await writeMessage(admin, projectId, { title: 'Sauna benches' })
  await writeMessage(admin, id, { title: 'Sauna costs', isPrivate: true })
  const found = async (by: Person, term: string) => {
    const { projects, messages } = (await by.call(search, { query: { term } })).reply
    return [...projects, ...messages].map(({ title, projectId }) => [title, projectId])
  }
  for (const term of ['sauna', 'sa'])
    expect(await found(client, term)).toEqual([
      ['Sauna boat', id],
      ['Sauna benches', id],
    ])
  expect(await found(outside, 'sauna')).toEqual([])
  expect(await found(admin, 'sauna')).toHaveLength(5)
})

it('finds a client’s own tasks, and the best of very many', async () => {
  const { id: ownerId, client, outside, admin, member } = await openProject(await world.account())
  const add = (by: Person, subject: string) => by.call(inbox.create, { params: { ownerId }, body: { task: { subject } } })
  await add(admin, 'Paint')
  await add(admin, 'Paint the sign')
  await add(admin, 'Wet paint')
  for (let n = 0; n < 310; n += 1) await add(member, `Repainting ${n}`)
  const own = await client.call(personalTasks.create, { body: { task: { subject: 'Paint at home', responsibles: [client.id] } } })
  await member.call(personalTasks.create, { body: { task: { subject: 'Paint with Mia', responsibles: [member.id] } } })
  const tasks = async (by: Person, term: string) => (await by.call(search, { query: { term } })).reply.tasks
  const newest = [309, 308, 307, 306, 305, 304].map((n) => `Repainting ${n}`)
  expect((await tasks(client, 'paint')).map(({ title }) => title)).toEqual([
    'Paint',
    'Paint at home',
    'Paint the sign',
    'Wet paint',
    ...newest,
  ])
  expect(await tasks(client, 'at home')).toMatchObject([{ id: own.reply.taskId, title: 'Paint at home' }])
  expect((await tasks(client, 'pa'))[0]).toMatchObject({ title: 'Paint at home' })
  expect(await tasks(outside, 'paint')).toEqual([])
})
