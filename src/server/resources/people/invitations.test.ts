import { afterAll, expect, it } from 'vitest'
import { listChanges, undoChange } from '../../../contract/x/changes.ts'
import { listOutbox } from '../../../contract/x/outbox.ts'
import { acceptInvitation, createInvitation, createInvitations, readInvitation } from '../../../contract/x/people/invitations.ts'
import { getMe } from '../../../contract/x/people/me.ts'
import { createUser, listUsers, updateUser } from '../../../contract/x/people/users.ts'
import { sendOutbox } from '../../across/notifications/send-outbox.ts'
import { createAttempts } from '../../adapter/attempts.ts'
import type { Mail } from '../../core/mailer.ts'
import { MailFault } from '../../core/mailer.ts'
import { prune } from '../../service.ts'
import { callerOf } from '../../testing/caller.ts'
import { everythingIn } from '../../testing/database/database.ts'
import { sendingOf } from '../../testing/sending.ts'
import { openWorld, type Person } from '../../testing/world.ts'
import { createMailLinks } from './create-mail-links.ts'

const world = await openWorld()
const mailing = await openWorld({ options: { mailFrom: 'Tandem <tandem@example.test>' } })
afterAll(() => Promise.all([world.end(), mailing.end()]))

const add = async (by: Person, email: string) =>
  (await by.call(createUser, { body: { user: { name: 'Nia', email, role: 'member' as const } } })).reply
const tokenIn = (text: string | undefined) => /invitation\/(\S+)/.exec(text ?? '')?.[1] ?? ''
const read = (token: string, at = world) => at.noOne.call(readInvitation, { body: { invitation: { token } } })
const accept = (token: string, at = world) =>
  at.noOne.call(acceptInvitation, { body: { invitation: { token, name: 'Nia New', password: 'my own password' } } })

it('lets an invited person set a name and password with a link that works once', async () => {
  const { admin } = await world.account()
  const { userId, invitation } = await add(admin, 'nia@invited.test')
  const token = tokenIn(invitation?.link)
  expect(invitation?.expiresAt).toBe('2026-11-24 09:00:00')
  expect((await read(token)).reply.invitation).toMatchObject({ name: 'Nia', email: 'nia@invited.test' })
  expect((await callerOf(world.handle, token).call(getMe)).status).toBe(401)
  const session = (await accept(token)).reply.token
  expect((await callerOf(world.handle, session).call(getMe)).reply.me).toMatchObject({ id: userId, name: 'Nia New' })
  expect([(await accept(token)).status, (await read(token)).errors[0]?.code]).toEqual([404, 'invitation-ended'])
  expect(await world.signIn('nia@invited.test', 'my own password')).not.toBe('')
})

it('replaces the session of a colleague in the same browser', async () => {
  const { admin } = await world.account()
  const { invitation } = await add(admin, 'shared@invited.test')
  const body = JSON.stringify({ invitation: { token: tokenIn(invitation?.link), name: 'Nia', password: 'my own password' } })
  const answer = await world.noOne.send('POST', '/x/invitations/accept', { body, headers: { cookie: `tandem_session=${admin.token}` } })
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(new RegExp(`^tandem_session_${admin.id}=;.*Max-Age=0`)))
  expect((await admin.call(getMe)).status).toBe(401)
})

it('stores no token, neither in the history nor anywhere else', async () => {
  const { admin } = await world.account()
  const { userId, invitation } = await add(admin, 'secret@invited.test')
  await accept(tokenIn(invitation?.link))
  const everything = await everythingIn(world.store)
  expect(everything).toContain('secret@invited.test')
  expect(everything.replaceAll(/digest [^"]+/g, '')).not.toContain(`${tokenIn(invitation?.link)}"`)
  expect(everything).not.toContain('/invitation/')
  const { changes } = (await admin.call(listChanges, { query: { resource: 'users', resourceId: userId } })).reply
  expect(changes.map(({ action }) => action.text)).toEqual(['person joined', 'person invited'])
  for (const { id } of changes) expect((await admin.call(undoChange, { params: { id } })).status).toBe(409)
})

it('expires after seven days, shows administrators when, and can be made again', async () => {
  const { admin, member } = await world.account()
  const mia = await member()
  const { userId, invitation } = await add(admin, 'late@invited.test')
  const until = async (by: Person) => (await by.call(listUsers)).reply.users.find(({ id }) => id === userId)?.invitedUntil
  expect([await until(admin), await until(mia)]).toEqual([invitation?.expiresAt, undefined])
  const again = await admin.call(createInvitation, { params: { id: userId } })
  expect((await read(tokenIn(invitation?.link))).status).toBe(404)
  await world.store.write(({ db }) => db.updateTable('accessKeys').set({ expiresAt: null }).where('userId', '=', admin.id).execute())
  world.pass(7 * 86_400 - 1)
  const token = tokenIn(again.reply.invitation.link)
  expect((await read(token)).status).toBe(200)
  world.pass(1)
  expect([(await read(token)).status, (await accept(token)).status]).toEqual([404, 404])
  await prune(world.store, new Date(Date.UTC(2026, 11, 24)), 30)
  expect(await until(admin)).toBe('2026-11-24 09:00:00')
  const third = tokenIn((await admin.call(createInvitation, { params: { id: userId } })).reply.invitation.link)
  expect((await accept(third)).status).toBe(201)
  expect((await admin.call(createInvitation, { params: { id: userId } })).errors[0]?.code).toBe('has-password')
})

it('is withdrawn by deactivating the person', async () => {
  const { admin } = await world.account()
  const { userId, invitation } = await add(admin, 'gone@invited.test')
  const set = (active: boolean) => admin.call(updateUser, { params: { id: userId }, body: { user: { active } } })
  await set(false)
  expect((await accept(tokenIn(invitation?.link))).status).toBe(404)
  expect((await admin.call(createInvitation, { params: { id: userId } })).errors[0]?.code).toBe('inactive')
  await set(true)
  expect((await accept(tokenIn(invitation?.link))).status).toBe(404)
})

it('ends when the address changes, because the link may have gone to somebody else', async () => {
  const { admin } = await world.account()
  const { userId, invitation } = await add(admin, 'mistyped@invited.test')
  const change = (email: string) => admin.call(updateUser, { params: { id: userId }, body: { user: { email } } })
  await change('Mistyped@invited.test')
  expect((await read(tokenIn(invitation?.link))).status).toBe(200)
  await change('right@invited.test')
  expect([(await read(tokenIn(invitation?.link))).status, (await accept(tokenIn(invitation?.link))).status]).toEqual([404, 404])
  const again = (await admin.call(createInvitation, { params: { id: userId } })).reply.invitation
  expect((await read(tokenIn(again.link))).reply.invitation.email).toBe('right@invited.test')
})

it('mails the link, a new one with each attempt, and shows it to nobody else', async () => {
  const { admin } = await mailing.account()
  const { userId, invitation } = await add(admin, 'mailed@invited.test')
  expect(invitation).toEqual({ expiresAt: expect.any(String) })
  const [shown] = (await admin.call(listOutbox)).reply.outbox
  expect(shown).toMatchObject({ kind: 'person invited', subject: 'Invitation to a workspace on Tandem: “Workspace 1”' })
  expect(shown?.body).not.toContain('/invitation/')
  const sent: Mail[] = []
  const options = { invitationDays: 7, appUrl: 'https://tandem.example.test', mailFrom: 'Tandem <tandem@example.test>' }
  const links = createMailLinks({
    secrets: mailing.secrets,
    options: { ...options, signUp: 'open', demo: false, signInAsAnyone: false, demoContent: false, uploadLimit: 1, undoDays: 30 },
  })
  const send = (fault?: MailFault) => {
    const take = async (mail: Mail) => {
      sent.push(mail)
      if (fault) throw fault
    }
    return sendOutbox({ ...sendingOf(mailing.store, take), links })
  }
  await send(new MailFault('later', 'busy'))
  mailing.pass(120)
  await send()
  expect(sent.map(({ to }) => to)).toEqual(['mailed@invited.test', 'mailed@invited.test'])
  const [first, second] = sent.map(({ text }) => tokenIn(text))
  expect([(await read(first ?? '', mailing)).status, (await read(second ?? '', mailing)).status]).toEqual([404, 200])
  expect((await accept(second ?? '', mailing)).status).toBe(201)
  const kept = await mailing.store.read(({ db }) => db.selectFrom('outbox').selectAll().where('userId', '=', userId).execute())
  expect(JSON.stringify(kept)).not.toContain(second)
  await send()
  expect(sent).toHaveLength(2)
})

it('mails three invitations a day to one mailbox, from all workspaces and in any spelling', async () => {
  const strict = await openWorld({ attempts: createAttempts(), options: { mailFrom: 'Tandem <tandem@example.test>' } })
  const invite = async (email: string) => {
    const user = { name: 'Nia', email, role: 'member' as const }
    return (await (await strict.account()).admin.call(createUser, { body: { user } })).status
  }
  expect([await invite('ben@invited.test'), await invite('Ben@invited.test'), await invite('ben+news@invited.test')]).toEqual([
    201, 201, 201,
  ])
  expect([await invite('BEN+2@invited.test'), await invite('benny@invited.test')]).toEqual([429, 201])
  await strict.end()
})

it('counts no invitation of a list that was refused as too long for the first day', async () => {
  const limited = await openWorld({ attempts: createAttempts(), options: { mailFrom: 'Tandem <tandem@example.test>' } })
  const { admin } = await limited.account()
  const inviteAll = (count: number) => {
    const users = Array.from({ length: count }, (_, n) => ({ name: `Nia ${n}`, email: `nia${n}@many.test` }))
    return admin.call(createInvitations, { body: { invitations: { users, role: 'member' } } })
  }
  expect((await inviteAll(21)).status).toBe(429)
  expect((await inviteAll(20)).status).toBe(201)
  await limited.end()
})

it('answers the repeat of a request whose limit is reached since as the first time', async () => {
  const limited = await openWorld({ attempts: createAttempts(), options: { mailFrom: 'Tandem <tandem@example.test>' } })
  const { admin } = await limited.account()
  const { userId } = await add(admin, 'nia@repeated.test')
  const again = (key: string) => admin.call(createInvitation, { params: { id: userId }, headers: { 'idempotency-key': key } })
  expect([(await again('second')).status, (await again('third')).status]).toEqual([201, 201])
  expect([(await again('third')).errors[0]?.code, (await again('fourth')).errors[0]?.code]).toEqual(['shown-once', 'too-many'])
  await limited.end()
})
