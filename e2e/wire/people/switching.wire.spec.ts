import { expect } from '@playwright/test'
import { accepted, at, listAt, refused } from '../../fixtures/answers.ts'
import type { Answer, Headers_ } from '../../fixtures/client.ts'
import { test } from '../../fixtures/test.ts'
import { newWorkspace, type Person, password } from '../../fixtures/workspace.ts'

/** Keeps cookies as a browser does. */
const openJar = (origin: string) => {
  const cookies = new Map<string, string>()
  return {
    names: () => [...cookies.keys()].filter((name) => name.startsWith('tandem_session')),
    keep: (answer: Answer) => {
      for (const cookie of answer.cookies) {
        const [pair = '', ...attributes] = cookie.split('; ')
        const [name = '', value = ''] = pair.split('=')
        if (attributes.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
    /** The headers of a request by a tab that shows `user`, or by a new tab. */
    by: (user?: Person): Headers_ => ({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin,
      ...(user ? { 'x-session-user': user.id } : {}),
    }),
  }
}

test('keeps one session for each workspace in a browser; a request names the user whose session it uses', async ({ space, service }) => {
  const { noOne, admin: ana } = space
  const ben = (await newWorkspace(service, 'Fjordline')).admin
  const jar = openJar(service.origin)
  for (const { email } of [ana, ben]) jar.keep(accepted(await noOne.post('/x/sessions', { session: { email, password } }, jar.by()), 201))
  const me = async (user?: Person) => at(accepted(await noOne.get('/x/me', jar.by(user))), 'me.id')
  expect([await me(ana), await me(ben), await me()]).toEqual([ana.id, ben.id, ben.id])
  const contact = { contact: { type: 'person', name: 'Ada' } }
  accepted(await noOne.post('/contacts', contact, jar.by(ana)), 201)
  expect(listAt(accepted(await ana.get('/contacts')), 'contacts')).toHaveLength(2)
  expect(listAt(accepted(await ben.get('/contacts')), 'contacts')).toHaveLength(1)
  const sessions = listAt(accepted(await noOne.get('/x/sessions', jar.by())), 'sessions')
  expect(sessions.map((one) => [one['user-id'], one['account-name'], one.current])).toEqual([
    [ben.id, 'Fjordline', '1'],
    [ana.id, 'Northlight', '0'],
  ])
  expect(JSON.stringify(sessions)).not.toMatch(/tdm_/)
  jar.keep(accepted(await noOne.put('/x/sessions/current', { session: { 'user-id': ana.id } }, jar.by(ben))))
  expect([await me(ana), await me(ben), await me()]).toEqual([ana.id, ben.id, ana.id])
  jar.keep(accepted(await noOne.delete('/x/sessions/current', jar.by(ana))))
  expect(await me()).toBe(ben.id)
  refused(await noOne.get('/x/me', jar.by(ana)), 401)
  jar.keep(accepted(await noOne.delete('/x/sessions', jar.by(ben))))
  expect(jar.names()).toEqual([])
  accepted(await ana.get('/x/me'))
})

test('never acts as another user than the request names', async ({ space, service, database }) => {
  const { noOne, admin: ana } = space
  const [mia, ben] = [await space.member(), (await newWorkspace(service)).admin]
  const jar = openJar(service.origin)
  const signIn = async ({ email }: Person) =>
    jar.keep(accepted(await noOne.post('/x/sessions', { session: { email, password } }, jar.by()), 201))
  await signIn(ana)
  await signIn(mia)
  expect(jar.names()).toEqual(['tandem_session', `tandem_session_${mia.id}`])
  const before = await database.fingerprint()
  const contact = { contact: { type: 'person', name: 'Ada' } }
  for (const user of [ana, ben]) refused(await noOne.post('/contacts', contact, jar.by(user)), 401)
  const forged = { cookie: `tandem_session_${ben.id}=${mia.token}`, origin: service.origin, 'x-session-user': ben.id }
  refused(await noOne.post('/contacts', contact, forged), 401)
  refused(await noOne.put('/x/sessions/current', { session: { 'user-id': ben.id } }, jar.by()), 404)
  expect(await database.fingerprint()).toBe(before)
  expect(accepted(await noOne.get('/x/sessions')).body).toEqual({ sessions: [] })
})
