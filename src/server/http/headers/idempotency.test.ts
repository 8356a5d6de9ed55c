import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact, listContacts } from '../../../contract/contacts.ts'
import { header } from '../../../contract/wire/headers.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { uploadFile } from '../../../contract/x/files.ts'
import { getMe } from '../../../contract/x/people/me.ts'
import { createToken } from '../../../contract/x/people/tokens.ts'
import { callerOf } from '../../testing/caller.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ contacts: 20 })
})
afterAll(() => world.end())

const create = (by: Person, name: string, key?: string) =>
  by.call(createContact, {
    body: { contact: { type: 'person', name } },
    ...(key === undefined ? {} : { headers: { [header.idempotencyKey]: key } }),
  })
const namesOf = async (by: Person) =>
  (await by.call(listContacts, { query: { contactType: 'person' } })).reply.contacts.map(({ name }) => name)

describe('a request with an Idempotency-Key', () => {
  it('is done once, however often it is sent at the same time', async () => {
    const { admin } = await world.account()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(admin, 'Mira', 'one')))
    expect(new Set(answers.map(({ status, change, reply }) => `${status} ${change} ${reply.contactId}`)).size).toBe(1)
    expect(await namesOf(admin)).toEqual(['Mira'])
  })

  it('is each person’s own, and for one request only', async () => {
    const account = await world.account()
    const other = await account.member()
    const first = (await create(account.admin, 'Mira', 'k')).reply.contactId
    expect((await create(other, 'Mira', 'k')).reply.contactId).not.toBe(first)
    const reused = await create(account.admin, 'Luc', 'k')
    expect([reused.status, reused.errors[0]?.code]).toEqual([422, 'idempotency-key'])
    expect((await create(account.admin, 'Luc', 'k'.repeat(256))).status).toBe(400)
    expect((await create(account.admin, 'Luc', '')).status).toBe(400)
    expect(await namesOf(account.admin)).toEqual(['Mira', 'Mira'])
  })

  it('may be tried again after a refusal, and anew after a day', async () => {
    const { admin } = await world.account()
    expect((await create(admin, '', 'again')).status).toBe(422)
    const first = (await create(admin, 'Mira', 'again')).reply.contactId
    world.pass(86_300)
    expect((await create(admin, 'Mira', 'again')).reply.contactId).toBe(first)
    const { token } = (await admin.call(createToken, { body: { token: { name: 'script' } } })).reply
    world.pass(101)
    expect((await create({ ...admin, ...callerOf(world.handle, token) }, 'Mira', 'again')).reply.contactId).not.toBe(first)
  })

  it('counts for an undo', async () => {
    const { admin } = await world.account()
    const { change } = await create(admin, 'Mira')
    const headers = { [header.idempotencyKey]: 'undo' }
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await admin.call(undoChange, { params: { id: change }, headers })).reply.changeId),
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('tells two uploads apart by what is in them', async () => {
    const { admin } = await world.account()
    const send = async (name: string, text: string) => {
      const body = new FormData()
      body.append('file', new File([text], name, { type: 'text/plain' }))
      const answer = await admin.send('POST', uploadFile.path, { body, headers: { [header.idempotencyKey]: 'file' } })
      return [answer.status, await answer.text()]
    }
    const first = await send('a.txt', 'one')
    expect(await send('a.txt', 'one')).toEqual(first)
    expect((await send('a.txt', 'two'))[0]).toBe(422)
    expect((await send('b.txt', 'one'))[0]).toBe(422)
  })
})

describe('capacity', () => {
  it('is never exceeded, however many create at the same time, and nothing half is left', async () => {
    const { admin } = await world.account()
    const made = await Promise.all(Array.from({ length: 40 }, (_, n) => create(admin, `n${n}`)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(new Set(made.filter(({ status }) => status !== 201).map(({ status }) => status))).toEqual(new Set([507]))
    expect((await admin.call(getMe)).reply.me.account.used.contacts).toBe(20)
    expect(await namesOf(admin)).toHaveLength(19)
  })

  it('counts the company that comes with a person, and holds for an undo', async () => {
    const { admin } = await world.account()
    for (let n = 0; n < 17; n += 1) await create(admin, `n${n}`)
    const last = await create(admin, 'last')
    const both = await admin.call(createContact, { body: { contact: { type: 'person', name: 'Mira', companyName: 'Kiln' } } })
    expect(both.status).toBe(507)
    const gone = (await admin.call(undoChange, { params: { id: last.change } })).reply.changeId
    await create(admin, 'a')
    await create(admin, 'b')
    const back = await admin.call(undoChange, { params: { id: gone } })
    expect([back.status, back.errors[0]?.code]).toEqual([507, 'full'])
    expect(await namesOf(admin)).not.toContain('last')
  })
})
