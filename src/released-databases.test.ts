import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { servicePath } from './addresses.ts'
import { readConfig } from './config.ts'
import { checkStore } from './server/service.ts'
import { openService } from './service.ts'

const folder = 'e2e/releases'
const databases = readdirSync(folder).filter((name) => name.endsWith('.sqlite.gz'))

/** Opens the service on a copy of a database and signs in as the sample's administrator. */
const openCopy = async (name: string) => {
  const data = mkdtempSync(join(tmpdir(), 'tandem-released-'))
  writeFileSync(join(data, 'tandem.sqlite'), gunzipSync(readFileSync(join(folder, name))))
  const service = await openService(readConfig({ DATA_DIR: data, DEMO: '1', UNDO_DAYS: '3650' }), pino({ level: 'silent' }))
  onTestFinished(async () => {
    await service.close()
    rmSync(data, { recursive: true, force: true })
  })
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const sent = { method, headers: { 'content-type': 'application/json', ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await service.handle(new Request(`http://tandem.test${servicePath}${path}`, sent))
    return { status: answer.status, json: await answer.json() }
  }
  const { json: welcome } = await call('GET', '/x/welcome')
  const { json: session } = await call('POST', '/x/sessions/demo', { session: { 'user-id': welcome.welcome.people[0].id } })
  const as = (method: string, path: string, body?: object) => call(method, path, body, { authorization: `Bearer ${session.token}` })
  return { as, store: service.store }
}

it.each(databases)('opens the database %s, and undoes what was changed in it', async (name) => {
  const { as, store } = await openCopy(name)
  expect(await checkStore(store)).toEqual([])
  // Notifications are mailed to confirmed addresses only, and nobody loses them.
  const unconfirmed = await store.read(({ db }) =>
    db.selectFrom('credentials').select('userId').where('confirmedKey', 'is', null).execute(),
  )
  expect(unconfirmed).toEqual([])
  const found = async (term: string) => (await as('GET', `/contacts?term=${encodeURIComponent(term)}`)).json.contacts.length
  expect(await found('Zeroth')).toBe(1)
  const { json } = await as('GET', '/x/changes')
  const made = json.changes.slice(0, 10)
  expect(made.map(({ action }: { action: string }) => action)).toEqual([
    'milestone created',
    'task done',
    'note updated',
    'note created',
    'contact deleted',
    'contact created',
    'contact merged',
    'contact created',
    'contact created',
    'contact updated',
  ])
  for (const { id } of made.slice(0, 5)) expect(await as('POST', `/x/changes/${id}/undo`)).toMatchObject({ status: 200 })
  expect(await found('Zeroth')).toBe(2)
  for (const { id } of made.slice(5)) expect(await as('POST', `/x/changes/${id}/undo`)).toMatchObject({ status: 200 })
  expect(await found('Zeroth')).toBe(0)
  expect(await checkStore(store)).toEqual([])
})
