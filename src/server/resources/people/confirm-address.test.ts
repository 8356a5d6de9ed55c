import { afterAll, beforeEach, expect, it } from 'vitest'
import { listNotifications, listOutbox } from '../../../contract/x/outbox.ts'
import { confirmAddress } from '../../../contract/x/people/confirmations.ts'
import { acceptInvitation, createInvitations } from '../../../contract/x/people/invitations.ts'
import { getMe, updateMe } from '../../../contract/x/people/me.ts'
import { createUser, updateUser } from '../../../contract/x/people/users.ts'
import type { Mail } from '../../across/notifications/mailer.ts'
import { sendOutbox } from '../../across/notifications/send-outbox.ts'
import { createAttempts } from '../../adapter/attempts.ts'
import { callerOf } from '../../testing/caller.ts'
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
  otto = await account.person('admin')
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
  await sendOutbox({ ...sendingOf(world.store, take), links })
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
