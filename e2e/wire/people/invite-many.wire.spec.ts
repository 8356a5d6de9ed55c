import { expect } from '@playwright/test'
import { accepted, at, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeCompany, makeWorkgroup } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'
import { newEmail } from '../../fixtures/workspace.ts'

test('invites several people at once, who join the workgroups', async ({ space }) => {
  const { admin, noOne } = space
  const group = await makeWorkgroup(admin, 'Studio', [admin.id])
  const users = [
    { name: 'Nia Holm', email: newEmail('nia') },
    { name: 'Ola Dahl', email: newEmail('ola') },
  ]
  const made = accepted(await admin.post('/x/invitations', { invitations: { users, role: 'member', groups: [group] } }), 201)
  const invitation = {
    'user-id': expect.stringMatching(/^\d+$/),
    'expires-at': expect.any(String),
    link: expect.stringContaining('/invitation/'),
  }
  expect(made.body).toEqual({ invitations: [invitation, invitation] })
  const [nia, ola] = listAt(made, 'invitations').map((one) => String(one['user-id']))
  expect(at(accepted(await admin.get(`/workgroups/${group}`)), 'group.users')).toEqual([admin.id, nia, ola])
  const token = textAt(made, 'invitations.1.link').split('/').at(-1) ?? ''
  accepted(await noOne.post('/x/invitations/accept', { invitation: { token, name: 'Ola Dahl', password: 'a password of my own' } }), 201)
})

test('names the fault of every line and invites nobody then', async ({ space, database }) => {
  const { admin } = space
  const mia = await space.member()
  const free = newEmail('free')
  const before = await database.fingerprint()
  const users = [
    { name: 'Free', email: free },
    { name: 'Mia', email: mia.email.toUpperCase() },
    { name: 'Twice', email: free.toUpperCase() },
  ]
  expect(refused(await admin.post('/x/invitations', { invitations: { users, role: 'member' } }), 422).body).toEqual({
    errors: [
      { code: 'taken', field: 'invitations.users.1.email', message: 'Somebody in this workspace signs in with this address already.' },
      { code: 'repeated', field: 'invitations.users.2.email', message: 'This address is in the list twice.' },
    ],
  })
  const lines = [
    { name: '', email: free },
    { name: 'Nia', email: 'nia' },
  ]
  refused(await admin.post('/x/invitations', { invitations: { users: lines, role: 'member' } }), 422, 'invitations.users.0.name')
  refused(await admin.post('/x/invitations', { invitations: { users: [], role: 'member' } }), 422, 'invitations.users')
  expect(await database.fingerprint()).toBe(before)
})

test('invites clients of a company, who join no workgroup', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [company, group] = [await makeCompany(admin, 'Fjordline'), await makeWorkgroup(admin, 'Studio')]
  const users = [{ name: 'Carl', email: newEmail('carl') }]
  const invite = (more: { [key: string]: string | string[] }, by = admin) =>
    by.post('/x/invitations', { invitations: { users, role: 'client', ...more } })
  refused(await invite({}), 422, 'invitations.company-id')
  refused(await invite({ 'company-id': company, groups: [group] }), 422, 'invitations.groups')
  refused(await invite({ 'company-id': company }, mia), 403)
  const id = textAt(accepted(await invite({ 'company-id': company }), 201), 'invitations.0.user-id')
  const shown = listAt(accepted(await admin.get('/x/users')), 'users').find((user) => user.id === id)
  expect(shown).toMatchObject({ name: 'Carl', role: 'client', 'company-id': company })
})
