import { afterAll, expect, it } from 'vitest'
import { updateMe } from '../../contract/x/people/me.ts'
import { createUser, updateUser } from '../../contract/x/people/users.ts'
import { createAttempts } from '../adapter/attempts.ts'
import { openWorld, type Person } from '../testing/world.ts'

const world = await openWorld({ attempts: createAttempts() })
afterAll(() => world.end())
const password = 'correct horse'

const move = (by: Person, email: string, currentPassword?: string) =>
  by.call(updateMe, { body: { me: { email, ...(currentPassword === undefined ? {} : { currentPassword }) } } })
const invite = (by: Person, email: string) => by.call(createUser, { body: { user: { name: 'Mia', email, password, role: 'member' } } })

it('tells nobody who signs in with an address before they have proven who they are', async () => {
  const [{ admin }, stranger] = [await world.account(), await world.account()]
  const answers = await Promise.all([admin.email, 'nobody@example.test'].map((email) => move(stranger.admin, email)))
  expect(answers.map(({ status, errors }) => [status, errors[0]?.field, errors[0]?.code])).toEqual([
    [422, 'me.current-password', 'wrong'],
    [422, 'me.current-password', 'wrong'],
  ])
  expect((await move(stranger.admin, admin.email, 'not it')).errors[0]?.code).toBe('wrong')
  expect((await move(stranger.admin, admin.email, password)).errors[0]?.code).toBe('taken')
})

it('tells a workspace twenty times that an address is taken, then nothing of any; of one that is free it counts nothing', async () => {
  const [{ admin }, stranger] = [await world.account(), await world.account()]
  const mia = await stranger.member()
  const asks = [
    () => invite(stranger.admin, admin.email),
    () => move(mia, admin.email, password),
    () => stranger.admin.call(updateUser, { params: { id: mia.id }, body: { user: { email: admin.email } } }),
  ]
  for (let n = 0; n < 25; n += 1) expect((await invite(stranger.admin, `free${n}@example.test`)).status).toBe(201)
  for (let n = 0; n < 20; n += 1) expect((await asks[n % 3]?.())?.errors[0]?.code).toBe('taken')
  for (const ask of asks) expect((await ask()).status).toBe(429)
  const free = await invite(stranger.admin, 'another@example.test')
  expect([free.status, Number(free.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await invite(admin, mia.email)).errors[0]?.code).toBe('taken')
  expect((await invite(mia, 'free@example.test')).status).toBe(429)
})

it('lets nobody guess the password of the person whose session they have: ten wrong ones, then not the right one either', async () => {
  const [{ admin }, { admin: other }] = [await world.account(), await world.account()]
  const change = async (by: Person, currentPassword: string) =>
    (await by.call(updateMe, { body: { me: { currentPassword, password: 'battery staple' } } })).status
  const wrong = async (count: number) => {
    const answers: number[] = []
    for (let n = 0; n < count; n += 1) answers.push(await change(admin, `guess ${n}`))
    return answers
  }
  expect(await wrong(9)).toEqual(Array(9).fill(422))
  expect(await change(admin, password)).toBe(200)
  expect(await wrong(11)).toEqual([...Array(10).fill(422), 429])
  expect(await change(admin, 'battery staple')).toBe(429)
  expect(await change(other, password)).toBe(200)
})
