import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createContact, listContacts } from '../../../../contract/contacts/contacts.ts'
import { header } from '../../../../contract/wire/headers.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { uploadFile } from '../../../../contract/x/files.ts'
import { createAccount } from '../../../../contract/x/people/accounts.ts'
import { getMe } from '../../../../contract/x/people/me.ts'
import { createSession } from '../../../../contract/x/people/sessions.ts'
import { createToken } from '../../../../contract/x/people/tokens.ts'
import { createUser } from '../../../../contract/x/people/users.ts'
import { callerOf } from '../../../testing/caller.ts'
import { openWorld, type Person, type World } from '../../../testing/world.ts'

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
  it('runs once when sent several times at once', async () => {
    const { admin } = await world.account()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(admin, 'Mira', 'one')))
    expect(new Set(answers.map(({ status, change, reply }) => `${status} ${change} ${reply.contactId}`)).size).toBe(1)
    expect(await namesOf(admin)).toEqual(['Mira'])
  })

  it('has its own request id each time', async () => {
    const { admin } = await world.account()
    const send = async (requestId: string) => {
      const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', [header.idempotencyKey]: 'logged' }
      const body = JSON.stringify({ contact: { type: 'person', name: 'Mira' } })
      const answer = await world.handle(new Request('http://tandem.test/contacts', { method: 'POST', headers, body }), { requestId })
      return [answer.status, answer.headers.get(header.requestId)]
    }
    expect([await send('first'), await send('second')]).toEqual([
      [201, 'first'],
      [201, 'second'],
    ])
  })

  it('is separate for each user and valid for one request', async () => {
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

  it('can be repeated after a refusal, and reused after a day', async () => {
    const { admin } = await world.account()
    expect((await create(admin, '', 'again')).status).toBe(422)
    const first = (await create(admin, 'Mira', 'again')).reply.contactId
    world.pass(86_300)
    expect((await create(admin, 'Mira', 'again')).reply.contactId).toBe(first)
    const { token } = (await admin.call(createToken, { body: { token: { name: 'script' } } })).reply
    world.pass(101)
    expect((await create({ ...admin, ...callerOf(world.handle, token) }, 'Mira', 'again')).reply.contactId).not.toBe(first)
  })

  it('works for an undo', async () => {
    const { admin } = await world.account()
    const { change } = await create(admin, 'Mira')
    const headers = { [header.idempotencyKey]: 'undo' }
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await admin.call(undoChange, { params: { id: change }, headers })).reply.changeId),
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('distinguishes uploads by content', async () => {
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
  it('is never exceeded by concurrent creations, and leaves nothing partial', async () => {
    const { admin } = await world.account()
    const made = await Promise.all(Array.from({ length: 40 }, (_, n) => create(admin, `n${n}`)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(new Set(made.filter(({ status }) => status !== 201).map(({ status }) => status))).toEqual(new Set([507]))
    expect((await admin.call(getMe)).reply.me.account.used.contacts).toBe(20)
    expect(await namesOf(admin)).toHaveLength(19)
  })

  it('counts the company created with a person, and applies to an undo', async () => {
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

describe('a request without an actor with an Idempotency-Key', () => {
  const kept = () => world.store.read(({ db }) => db.selectFrom('idempotency').selectAll().where('requestKey', '=', 'public').execute())
  const headers = { [header.idempotencyKey]: 'public' }

  it('signs in once and stores neither password nor token', async () => {
    const { admin } = await world.account()
    const signIn = (stay = false) =>
      world.noOne.call(createSession, { body: { session: { email: admin.email, password: 'correct horse', stay } }, headers })
    const sessions = () => world.store.read(({ db }) => db.selectFrom('accessKeys').select('id').where('userId', '=', admin.id).execute())
    const { token } = (await signIn()).reply
    const before = await sessions()
    expect((await signIn()).errors[0]?.code).toBe('shown-once')
    expect((await signIn(true)).errors[0]?.code).toBe('idempotency-key')
    expect(await sessions()).toEqual(before)
    expect(await kept()).toMatchObject([{ userId: admin.id, status: 409 }])
    expect(JSON.stringify(await kept())).not.toMatch(new RegExp(`correct horse|${token}"`))
    world.pass(86_401)
    expect((await signIn()).status).toBe(201)
  })

  it('creates one workspace and one user', async () => {
    const account = (name: string) => ({ account: { name, user: { name: 'Ana', email: 'ana@once.test', password: 'correct horse' } } })
    const signUp = (name = 'Once') => world.noOne.call(createAccount, { body: account(name), headers })
    const { token } = (await signUp()).reply
    expect([(await signUp()).errors[0]?.code, (await signUp('Other')).errors[0]?.code]).toEqual(['shown-once', 'idempotency-key'])
    const admin = callerOf(world.handle, token)
    const user = { name: 'Mia', email: 'mia@once.test', password: 'battery staple', role: 'member' as const }
    expect((await admin.call(createUser, { body: { user }, headers: { [header.idempotencyKey]: 'invite' } })).status).toBe(201)
    const all = await world.store.read(({ db }) => db.selectFrom('idempotency').select('fingerprint').execute())
    expect(JSON.stringify(all)).toContain('mia@once.test')
    expect(JSON.stringify(all)).not.toMatch(/correct horse|battery staple/)
  })

  it('continues a sign-up that failed between the reservation and the workspace, with the same id', async () => {
    const user = { name: 'Ana', email: 'ana@again.test', password: 'correct horse' }
    const signUp = () => world.noOne.call(createAccount, { body: { account: { name: 'Again', user } }, headers })
    const hash = vi.spyOn(world.secrets, 'hashPassword').mockRejectedValueOnce(new Error('The power went out.'))
    onTestFinished(() => hash.mockRestore())
    expect((await signUp()).status).toBe(500)
    world.logged.length = 0
    const [one, other] = await Promise.all([signUp(), signUp()])
    expect([one.status, other.status].toSorted()).toEqual([201, 409])
    const reserved = await world.store.read(({ db }) =>
      db.selectFrom('signInAddresses').select('accountId').where('emailKey', '=', user.email).execute(),
    )
    expect(reserved).toEqual([{ accountId: (one.status === 201 ? one : other).reply.accountId }])
  })
})
