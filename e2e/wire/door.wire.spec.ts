import { open } from 'node:fs/promises'
import { request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { accepted, textAt } from '../fixtures/answers.ts'
import { test } from '../fixtures/test.ts'
import { newWorkspace, password } from '../fixtures/workspace.ts'

/** Sends a body in parts without a length, does not end it, and returns the answer. */
const unended = (url: string, headers: Record<string, string>, parts: string[]) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers: { 'transfer-encoding': 'chunked', ...headers } })
    asked.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (more: string) => {
        text += more
      })
      answer.on('end', () => {
        asked.destroy()
        resolve({ status: answer.statusCode, text })
      })
    })
    asked.on('error', reject)
    for (const part of parts) asked.write(part)
  })

const json = { 'content-type': 'application/json' }

test('refuses somebody unknown before their body has arrived', async ({ space }) => {
  const { base } = space.service
  for (const path of ['/x/files', '/contacts', '/x/contacts/batch'])
    for (const key of [{}, { authorization: 'Bearer tdm_invented_1' }, { cookie: 'tandem_session=tdm_invented_1' }]) {
      const { status, text } = await unended(`${base}${path}`, { 'content-type': 'multipart/form-data; boundary=x', ...key }, ['--x\r\n'])
      expect([path, status, JSON.parse(text)]).toEqual([
        path,
        401,
        { errors: [{ code: 'signed-out', message: 'Sign in first. There is no valid session or token.' }] },
      ])
    }
})

test('takes few KiB from everybody, and refuses deep nesting before it is parsed', async ({ space }) => {
  const { base } = space.service
  const large = await fetch(`${base}/x/sessions`, { method: 'POST', headers: json, body: '['.repeat(1_000_000) })
  expect([large.status, await large.json()]).toEqual([
    413,
    { errors: [{ code: 'too-large', message: 'A request can have at most 16 KiB.' }] },
  ])
  const deep = await fetch(`${base}/x/sessions`, { method: 'POST', headers: json, body: '['.repeat(5000) })
  expect([deep.status, await deep.json()]).toEqual([
    400,
    { errors: [{ code: 'json', message: 'The body is nested too deeply. Use at most 32 levels.' }] },
  ])
})

test('answers maps and lists of any length as valid JSON', async ({ space }) => {
  const { admin } = space
  for (let from = 0; from < 501; from += 100) {
    const made = accepted(await admin.post('/contacts', { contact: { type: 'person', name: `Tagged ${from}` } }), 201)
    const tags = Array.from({ length: Math.min(100, 501 - from) }, (_, n) => `tag ${from + n}`)
    accepted(await admin.post(`/contacts/${textAt(made, 'contact-id')}/tags`, { tags: tags.join(',') }), 201)
  }
  const { body } = accepted(await admin.get('/tags'))
  const { tags } = body as { tags: Record<string, string> }
  expect([Object.keys(tags).length, tags['tag 0'], tags['tag 500']]).toEqual([501, '1', '1'])
})

test('answers 404 for missing assets, and asks for https where a proxy serves it', async ({ start }) => {
  const { origin } = await start({ TRUST_PROXY: '1' })
  const asked = await fetch(`${origin}/assets/foo`, { headers: { 'x-forwarded-proto': 'https' } })
  const { headers } = asked
  expect([asked.status, headers.get('cache-control'), headers.get('strict-transport-security')]).toEqual([
    404,
    'no-cache',
    'max-age=31536000',
  ])
  const reference = await fetch(`${origin}/api/docs`)
  expect(reference.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
})

test('says that a database is damaged, and what to do', async ({ start }) => {
  const service = await start()
  test.skip(service.databaseUrl !== undefined, 'the file of SQLite is overwritten')
  const { admin } = await newWorkspace(service)
  await service.halt()
  const raw = new DatabaseSync(service.databaseFile)
  const page = raw.prepare("select rootpage from sqlite_master where name = 'credentials'").get()?.rootpage
  raw.close()
  const file = await open(service.databaseFile, 'r+')
  await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, (Number(page) - 1) * 4096)
  await file.close()
  await service.resume()
  const health = async () => {
    const answer = await fetch(`${service.origin}/healthz`)
    return [answer.status, await answer.json()]
  }
  await expect.poll(health).toEqual([
    503,
    {
      ok: false,
      message: 'Part of the database is damaged. Stop the service and restore a backup: npm run tandem -- restore FILE --replace',
    },
  ])
  const signIn = await fetch(`${service.base}/x/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ session: { email: admin.email, password } }),
  })
  const message = 'Part of the database is damaged. Nothing was changed. The operator has to stop the server and restore a backup.'
  expect([signIn.status, await signIn.json()]).toEqual([503, { errors: [{ code: 'damaged', message }] }])
})
