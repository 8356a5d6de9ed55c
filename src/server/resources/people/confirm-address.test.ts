import { afterAll, beforeEach, expect, it } from 'vitest'
import { listNotifications, listOutbox } from '../../../contract/x/outbox.ts'
import { confirmAddress, createConfirmation } from '../../../contract/x/people/confirmations.ts'
import { acceptInvitation, createInvitations } from '../../../contract/x/people/invitations.ts'
import { getMe, updateMe } from '../../../contract/x/people/me.ts'
import { createUser, listUsers, updateUser } from '../../../contract/x/people/users.ts'
import { sendOutbox } from '../../across/notifications/send-outbox.ts'
import { createAttempts } from '../../adapter/attempts.ts'
import type { Mail } from '../../core/mailer.ts'
import { callerOf } from '../../testing/caller.ts'
import { openProject, writeMessage } from '../../testing/projects.ts'
import { sendingOf } from '../../testing/sending.ts'
import { type Account, openWorld, type Person } from '../../testing/world.ts'
import { createMailLinks } from './create-mail-links.ts'

const options = { invitationDays: 7, appUrl: 'https://tandem.example.test', mailFrom: 'Tandem <tandem@example.test>' }
const world = await openWorld({ attempts: createAttempts(), options })
afterAll(() => world.end())

let account: Account
let otto: Person
beforeEach(async () => {
  account = await world.account()
  otto = await account.newcomer('admin')
})

const links = createMailLinks({
  secrets: world.secrets,
  options: { ...options, signUp: 'open', demo: false, signInAsAnyone: false, demoContent: false, uploadLimit: 1, undoDays: 30 },
})
const send = async () => {
  const mails: Mail[] = []
  const take = async (mail: Mail) => {
    mails.push(mail)
  }
  await sendOutbox({ ...sendingOf(world.store, take), links }, { account: account.id })
  return mails
}
const invite = (by: Person, email = `${by.id}@invited.test`) =>
  by.call(createInvitations, { body: { invitations: { users: [{ name: 'Nia', email }], role: 'member' } } })
const tokenIn = (text: string | undefined) => /(?:confirmation|invitation)\/(\S+)/.exec(text ?? '')?.[1] ?? ''
const confirm = (token: string) => world.noOne.call(confirmAddress, { body: { confirmation: { token } } })

it('sends who invites a link to their own address first', async () => {
  const refused = await invite(otto)
  expect([refused.status, refused.errors]).toEqual([
    403,
    [
      {
        code: 'unconfirmed',
        message: `Confirm your e-mail address before you invite people. Open the link that was sent to ${otto.email}, and try again.`,
      },
    ],
  ])
  const [shown] = (await account.admin.call(listOutbox)).reply.outbox
  expect([shown?.kind, shown?.subject]).toEqual(['confirmation sent', 'Confirm your e-mail address for Tandem'])
  expect(shown?.body).not.toContain('/confirmation/')
  const [mail, ...others] = await send()
  expect([mail?.to, others]).toEqual([otto.email, []])
  const token = tokenIn(mail?.text)
  expect((await callerOf(world.handle, token).call(getMe)).status).toBe(401)
  expect((await confirm(token)).reply).toEqual({ confirmation: { email: otto.email } })
  expect((await invite(otto)).status).toBe(201)
  expect((await send()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Invitation to a workspace/)])
  expect((await otto.call(listNotifications)).reply.notifications).toEqual([])
})

it('sends the link three times a day at most', async () => {
  for (let n = 1; n <= 3; n += 1) expect((await invite(otto)).status).toBe(403)
  const { status, errors } = await invite(otto)
  expect([status, errors[0]?.message]).toEqual([
    429,
    `${otto.email} got three e-mails with a link today. Open the newest. Try again in 24 hours.`,
  ])
  // Until it is sent, one e-mail stands for all.
  expect(await send()).toHaveLength(1)
})

it('confirms nothing but the address to which the link went, for a day', async () => {
  await invite(otto)
  const [first] = await send()
  await account.admin.call(updateUser, { params: { id: otto.id }, body: { user: { email: 'other@confirmed.test' } } })
  expect((await confirm(tokenIn(first?.text))).errors[0]?.code).toBe('confirmation-ended')
  await invite(otto)
  const [second] = await send()
  expect(second?.to).toBe('other@confirmed.test')
  expect((await confirm('made-up_1')).status).toBe(404)
  world.pass(86_400)
  expect((await confirm(tokenIn(second?.text))).status).toBe(404)
})

it('asks again after the address was changed, and those who were invited by e-mail not at all', async () => {
  const email = 'own@confirmed.test'
  await account.admin.call(updateMe, { body: { me: { email, currentPassword: 'correct horse' } } })
  expect((await invite(account.admin)).status).toBe(403)
  expect((await otto.call(updateMe, { body: { me: { mail: { none: true } } } })).status).toBe(200)
  expect((await invite(otto)).errors[0]?.message).toBe(
    'Confirm your e-mail address before you invite people. Turn on e-mails in your profile, and try again to get the link.',
  )
  const [mail] = await send()
  await confirm(tokenIn(mail?.text))
  await account.admin.call(createUser, { body: { user: { name: 'Nia', email: 'nia@confirmed.test', role: 'admin' } } })
  const [invitation] = await send()
  const body = { invitation: { token: tokenIn(invitation?.text), name: 'Nia', password: 'my own password' } }
  const nia = callerOf(world.handle, (await world.noOne.call(acceptInvitation, { body })).reply.token)
  const user = { name: 'Ola', email: 'ola@confirmed.test', role: 'member' as const }
  expect((await nia.call(createUser, { body: { user } })).status).toBe(201)
})

const stateOf = async (by: Person) => (await by.call(getMe)).reply.me.emailConfirmed
const listed = async ({ id }: Person) => (await account.admin.call(listUsers)).reply.users.find((user) => user.id === id)?.emailConfirmed
const reasons = async () => (await account.admin.call(listOutbox)).reply.outbox.map(({ state, error }) => [state, error])

it('mails notifications only to an address that was confirmed', async () => {
  const { id } = await openProject(account)
  const subscribers = [otto.id]
  await writeMessage(account.admin, id, { title: 'Visit bad.example/now', subscribers })
  expect(await send()).toEqual([])
  expect(await reasons()).toEqual([['not-sent', 'The reader has not confirmed their e-mail address yet.']])
  expect((await otto.call(listNotifications)).reply.notifications).toHaveLength(1)
  expect([await stateOf(otto), await listed(otto), await stateOf(account.admin)]).toEqual([false, false, true])
  expect((await otto.call(createConfirmation)).reply).toEqual({ confirmation: { email: otto.email } })
  const [mail, ...others] = await send()
  expect([mail?.to, mail?.subject, others]).toEqual([otto.email, 'Confirm your e-mail address for Tandem', []])
  await confirm(tokenIn(mail?.text))
  expect([await stateOf(otto), await listed(otto)]).toEqual([true, true])
  await writeMessage(account.admin, id, { title: 'Kick-off', subscribers })
  expect((await send()).map(({ to, subject }) => [to, subject])).toEqual([[otto.email, 'Kick-off · Signage']])
})

it('mails nothing to a new address, whoever changed it, until it is confirmed', async () => {
  const { id, member, client } = await openProject(account)
  const rename = (person: Person, email: string) => account.admin.call(updateUser, { params: { id: person.id }, body: { user: { email } } })
  await rename(member, 'stranger@confirmed.test')
  await account.admin.call(updateUser, { params: { id: client.id }, body: { user: { password: 'another password' } } })
  const subscribers = [member.id, client.id]
  await writeMessage(account.admin, id, { subscribers })
  expect((await send()).map(({ to }) => to)).toEqual([client.email])
  await rename(member, member.email.toUpperCase())
  await writeMessage(account.admin, id, { subscribers: [member.id] })
  expect((await send()).map(({ to }) => to)).toEqual([member.email.toUpperCase()])
})

it('sends no link to who needs none, has turned off e-mails or asked too often', async () => {
  const refusal = async (by: Person) => {
    const { status, errors } = await by.call(createConfirmation)
    return [status, errors[0]?.code, errors[0]?.message]
  }
  expect(await refusal(account.admin)).toEqual([422, 'confirmed', 'Your address is already confirmed.'])
  await otto.call(updateMe, { body: { me: { mail: { none: true } } } })
  expect(await refusal(otto)).toEqual([422, 'mail-off', 'You have turned off e-mails. Turn them on first.'])
  await otto.call(updateMe, { body: { me: { mail: { none: false } } } })
  for (let n = 1; n <= 3; n += 1) expect((await otto.call(createConfirmation)).status).toBe(201)
  expect((await refusal(otto)).slice(0, 2)).toEqual([429, 'too-many'])
})

it('limits the links to strangers whom a new workspace has given passwords', async () => {
  const sent: [number, string | undefined][] = []
  for (let n = 1; n <= 21; n += 1) {
    const { status, errors } = await (await account.newcomer('member')).call(createConfirmation)
    sent.push([status, errors[0]?.message])
  }
  expect(sent.map(([status]) => status)).toEqual([...Array<number>(20).fill(201), 429])
  expect(sent.at(-1)?.[1]).toBe('A workspace can e-mail 20 links that confirm an address on its first day. Try again in 24 hours.')
  expect(await send()).toHaveLength(20)
})

it('does not count a link that an administrator was shown as a confirmation, if mail is set up later', async () => {
  const silent = await openWorld()
  const quiet = await silent.account()
  const user = { name: 'Nia', email: 'nia@shown.test', role: 'member' as const }
  const { invitation } = (await quiet.admin.call(createUser, { body: { user } })).reply
  const body = { invitation: { token: tokenIn(invitation?.link), name: 'Nia', password: 'my own password' } }
  const { token } = (await silent.noOne.call(acceptInvitation, { body })).reply
  const nia = callerOf(silent.handle, token)
  expect([(await nia.call(getMe)).reply.me.emailConfirmed, (await nia.call(createConfirmation)).errors[0]?.code]).toEqual([
    undefined,
    'no-mail',
  ])
  const stored = await silent.store.read(({ db }) => db.selectFrom('credentials').select('confirmedKey').execute())
  expect(stored.map(({ confirmedKey }) => confirmedKey)).toEqual([quiet.admin.email, null])
  await silent.end()
})
