import { expect } from '@playwright/test'
import { accepted, at, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { bearer, caller } from '../../fixtures/client.ts'
import { confirmAddress, openMailServer, tokenToConfirm } from '../../fixtures/mail-server.ts'
import { test } from '../../fixtures/test.ts'
import { newEmail, newWorkspace } from '../../fixtures/workspace.ts'

const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

test('invites a user with a link, who sets a name and password once', async ({ space, service }) => {
  const { admin, noOne } = space
  const email = newEmail('nia')
  const made = accepted(await admin.post('/x/users', { user: { name: 'Nia', email, role: 'member' } }), 201)
  const id = textAt(made, 'user-id')
  const expiresAt = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(made.body).toEqual({ 'user-id': id, invitation: { 'expires-at': expiresAt, link: expect.stringContaining('/invitation/') } })
  const token = tokenOf(textAt(made, 'invitation.link'))
  const shown = listAt(accepted(await admin.get('/x/users')), 'users').find((user) => user.id === id)
  expect(shown?.['invited-until']).toBe(at(made, 'invitation.expires-at'))
  expect(accepted(await noOne.post('/x/invitations/read', { invitation: { token } })).body).toEqual({
    invitation: { 'account-name': 'Northlight', name: 'Nia', email },
  })
  refused(await noOne.get('/x/me', bearer(token)), 401)
  refused(await noOne.get('/x/me', { cookie: `tandem_session=${token}` }), 401)
  const accept = (password: string) => noOne.post('/x/invitations/accept', { invitation: { token, name: 'Nia New', password } })
  refused(await accept('short'), 422, 'invitation.password')
  const joined = accepted(await accept('a password of my own'), 201)
  expect(joined.cookies[0]).toMatch(/^tandem_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax/)
  const nia = caller(service.base, bearer(textAt(joined, 'token')))
  expect(accepted(await nia.get('/x/me')).body).toMatchObject({ me: { id, name: 'Nia New', email, role: 'member' } })
  refused(await accept('a password of my own'), 404)
  accepted(await noOne.post('/x/sessions', { session: { email, password: 'a password of my own' } }), 201)
  const users = listAt(accepted(await admin.get('/x/users')), 'users')
  expect(users.find((user) => user.id === id)).not.toHaveProperty('invited-until')
})

test('replaces a link with a new one, withdraws it from a deactivated user, and makes none for a user with a password', async ({
  space,
}) => {
  const { admin, noOne } = space
  const made = accepted(await admin.post('/x/users', { user: { name: 'Nia', email: newEmail('nia'), role: 'member' } }), 201)
  const id = textAt(made, 'user-id')
  const read = (link: string) => noOne.post('/x/invitations/read', { invitation: { token: tokenOf(link) } })
  const first = textAt(made, 'invitation.link')
  const second = textAt(accepted(await admin.post(`/x/users/${id}/invitation`), 201), 'invitation.link')
  const replaced = refused(await read(first), 404)
  accepted(await read(second))
  const mia = await space.member()
  refused(await mia.post(`/x/users/${id}/invitation`), 403)
  refused(await admin.post(`/x/users/${mia.id}/invitation`), 422)
  accepted(await admin.put(`/x/users/${id}`, { user: { active: '0' } }))
  const withdrawn = refused(await read(second), 404)
  refused(await admin.post(`/x/users/${id}/invitation`), 422)
  expect([withdrawn.body, refused(await read('made-up'), 404).body]).toEqual([replaced.body, replaced.body])
})

test('keeps no link for a repeat of the request', async ({ space, database }) => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const user = { name: 'Nia', email: newEmail('nia'), role: 'member' }
  accepted(await space.admin.post('/x/users', { user }, key), 201)
  const before = await database.fingerprint()
  expect(at(refused(await space.admin.post('/x/users', { user }, key), 409), 'errors.0.code')).toBe('shown-once')
  expect(await database.fingerprint()).toBe(before)
})

test('does not return the link if it is e-mailed, and limits how many are', async ({ start }) => {
  const { mails, settings, close } = await openMailServer()
  const space = await newWorkspace(await start(settings))
  const { admin } = space
  await confirmAddress(mails, admin)
  const invite = () => admin.post('/x/users', { user: { name: 'Nia', email: newEmail('nia'), role: 'member' } })
  const made = accepted(await invite(), 201)
  expect(at(made, 'invitation')).toEqual({ 'expires-at': expect.any(String) })
  const [mail] = listAt(accepted(await admin.get('/x/outbox')), 'outbox')
  expect(mail).toMatchObject({
    kind: 'person invited',
    'user-id': textAt(made, 'user-id'),
    subject: 'Invitation to a workspace on Tandem: “Northlight”',
  })
  expect(String(mail?.body)).not.toContain('/invitation/')
  const again = () => admin.post(`/x/users/${textAt(made, 'user-id')}/invitation`)
  for (let n = 1; n < 3; n += 1) accepted(await again(), 201)
  const { body } = refused(await again(), 429)
  expect(body).toEqual({
    errors: [{ code: 'too-many', message: 'An address gets at most three invitations a day. Try again in 24 hours.' }],
  })
  // The refused one counts for nothing.
  for (let n = 3; n < 20; n += 1) accepted(await invite(), 201)
  expect(at(refused(await invite(), 429), 'errors.0.message')).toBe(
    'A workspace can e-mail 20 invitations on its first day. Try again in 24 hours.',
  )
  await close()
})

test('e-mails an invitation only for an administrator who has confirmed their own address', async ({ start }) => {
  const { mails, settings, close } = await openMailServer()
  const space = await newWorkspace(await start(settings))
  const { admin, noOne } = space
  const refusal = {
    errors: [
      {
        code: 'unconfirmed',
        message: `Confirm your e-mail address before you invite people. Open the link that was sent to ${admin.email}, and try again.`,
      },
    ],
  }
  const people = { users: [{ name: 'Ola', email: newEmail('ola') }], role: 'member' }
  expect(refused(await admin.post('/x/invitations', { invitations: people }), 403).body).toEqual(refusal)
  await expect.poll(() => mails.length).toBe(1)
  const token = await tokenToConfirm(mails, admin)
  expect(mails[0]).toContain(`To: ${admin.email}`)
  expect(mails[0]).toContain('Auto-Submitted: auto-generated')
  refused(await noOne.get('/x/me', bearer(token)), 401)
  expect(refused(await noOne.post('/x/confirmations', { confirmation: { token: 'made-up_1' } }), 404).body).toEqual({
    errors: [
      { code: 'confirmation-ended', message: 'This link has expired, or is for another address. Send yourself a new one in your profile.' },
    ],
  })
  const confirmed = { confirmation: { email: admin.email } }
  expect(accepted(await noOne.post('/x/confirmations', { confirmation: { token } })).body).toEqual(confirmed)
  accepted(await admin.post('/x/invitations', { invitations: people }), 201)
  await close()
})

test('e-mails notifications only to an address that was confirmed, and tells the person and administrators', async ({ start }) => {
  const { mails, settings, close } = await openMailServer()
  const { admin, noOne, member } = await newWorkspace(await start(settings))
  const stranger = await member('Stranger')
  const project = textAt(accepted(await admin.post('/projects', { project: { name: 'Signage' } }), 201), 'project-id')
  const tell = (title: string) => admin.post(`/projects/${project}/messages`, { message: { title, subscribers: [stranger.id] } })
  const listed = async () => listAt(accepted(await admin.get('/x/users')), 'users').map((user) => [user.name, user['email-confirmed']])
  accepted(await tell('Visit bad.example/now'), 201)
  const outbox = async () => listAt(accepted(await admin.get('/x/outbox')), 'outbox').map(({ state, error }) => [state, error])
  await expect.poll(outbox).toEqual([['not-sent', 'The reader has not confirmed their e-mail address yet.']])
  expect(at(accepted(await stranger.get('/x/me')), 'me.email-confirmed')).toBe('0')
  expect(await listed()).toEqual([
    ['Ana Admin', '0'],
    ['Stranger', '0'],
  ])
  expect(listAt(accepted(await stranger.get('/x/users')), 'users')[0]).not.toHaveProperty('email-confirmed')
  expect(accepted(await stranger.post('/x/me/confirmation'), 201).body).toEqual({ confirmation: { email: stranger.email } })
  accepted(await noOne.post('/x/confirmations', { confirmation: { token: await tokenToConfirm(mails, stranger) } }))
  expect(at(accepted(await stranger.get('/x/me')), 'me.email-confirmed')).toBe('1')
  expect((await listed())[1]).toEqual(['Stranger', '1'])
  expect(refused(await stranger.post('/x/me/confirmation'), 422).body).toEqual({
    errors: [{ code: 'confirmed', message: 'Your address is already confirmed.' }],
  })
  expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])).toEqual(['Confirm your e-mail address for Tandem'])
  accepted(await tell('Kick-off'), 201)
  await expect.poll(() => mails.length).toBe(2)
  expect(mails[1]).toContain('Kick-off')
  // Somebody else set this address: nothing goes there.
  accepted(await admin.put(`/x/users/${stranger.id}`, { user: { email: 'somebody.else@example.test' } }))
  expect((await listed())[1]).toEqual(['Stranger', '0'])
  await close()
})

test('sends no link where there is no mail server', async ({ space }) => {
  const { admin } = space
  expect(refused(await admin.post('/x/me/confirmation'), 422).body).toEqual({
    errors: [{ code: 'no-mail', message: 'There is no mail server here, so no address has to be confirmed.' }],
  })
  expect(at(accepted(await admin.get('/x/me')), 'me')).not.toHaveProperty('email-confirmed')
})
