import { afterAll, expect, it } from 'vitest'
import { updateMe } from '../../../contract/x/people/me.ts'
import { createUser, updateUser } from '../../../contract/x/people/users.ts'
import { createAttempts } from '../../adapter/attempts.ts'
import { openWorld, type Person } from '../../testing/world.ts'

const world = await openWorld({ attempts: createAttempts() })
afterAll(() => world.end())
const password = 'correct horse'

const move = (by: Person, email: string, currentPassword?: string) =>
  by.call(updateMe, { body: { me: { email, ...(currentPassword === undefined ? {} : { currentPassword }) } } })
const invite = (by: Person, email: string) => by.call(createUser, { body: { user: { name: 'Mia', email, password, role: 'member' } } })

it('does not reveal whether an address is in use without the password', async () => {
  const { admin, member } = await world.account()
  const mia = await member()
  const answers = await Promise.all([admin.email, 'nobody@example.test'].map((email) => move(mia, email)))
  expect(answers.map(({ status, errors }) => [status, errors[0]?.field, errors[0]?.code])).toEqual([
    [422, 'me.current-password', 'wrong'],
    [422, 'me.current-password', 'wrong'],
  ])
  expect((await move(mia, admin.email, 'not it')).errors[0]?.code).toBe('wrong')
  expect((await move(mia, admin.email, password)).errors[0]?.code).toBe('taken')
  expect((await move(mia, (await world.account()).admin.email, password)).status).toBe(200)
})

it('tells a workspace twenty times that an address is in use, then refuses, without counting free ones', async () => {
  const [{ admin, member }, other] = [await world.account(), await world.account()]
  const mia = await member()
  const asks = [
    () => invite(admin, mia.email),
    () => move(mia, admin.email, password),
    () => admin.call(updateUser, { params: { id: mia.id }, body: { user: { email: admin.email } } }),
  ]
  for (let n = 0; n < 25; n += 1) expect((await invite(admin, `free${n}@example.test`)).status).toBe(201)
  for (let n = 0; n < 20; n += 1) expect((await asks[n % 3]?.())?.errors[0]?.code).toBe('taken')
  for (const ask of asks) expect((await ask()).status).toBe(429)
  const free = await invite(admin, 'another@example.test')
  expect([free.status, Number(free.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await invite(other.admin, other.admin.email)).errors[0]?.code).toBe('taken')
  // Who may not invite learns that first.
  expect((await invite(mia, 'free@example.test')).status).toBe(403)
})

it('refuses the current password after ten wrong attempts, even if it is right', async () => {
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
