import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSite } from './site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-site-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const health = { isUp: async () => true, hasDiskSpace: () => true, isCurrent: () => true, isSound: () => true }
const siteWith = (page: string, trustProxy = false) => {
  writeFileSync(join(folder, 'index.html'), page)
  return createSite(async () => new Response(), pino({ level: 'silent' }), trustProxy, health, folder)
}
const policyOf = async (page: string) => {
  const site = siteWith(page)
  const response = await site(new Request('http://127.0.0.1/contacts'))
  expect(await response.text()).toBe(page)
  return /script-src ([^;]*);/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
}

it('allows only the page’s own inline script', async () => {
  const script = '\nwindow.early = 1\n'
  const digest = createHash('sha256').update(script).digest('base64')
  const page = `<!doctype html><script data-me="/api/x/me">${script}</script><script src="/assets/first.js"></script>`
  expect(await policyOf(page)).toBe(`'self' 'sha256-${digest}'`)
  expect(await policyOf('<!doctype html><script type="module" src="/assets/first.js"></script>')).toBe("'self'")
})

it('logs no token of a path', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const site = createSite(async () => new Response(), log, false, health, folder)
  for (const path of ['/api/x/unsubscribe/q1YBQ-xXb0WkVqv6l3v0N2C5l_17?a=b', '/api/contacts/9223372036854775807/tags'])
    await site(new Request(`http://127.0.0.1${path}`), {})
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/api/x/unsubscribe/…',
    '/api/contacts/9223372036854775807/tags',
  ])
})

it('answers 404 for an asset that does not exist, which nobody keeps', async () => {
  const site = siteWith('<!doctype html>')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/entrance-a1b2.js'), '1')
  const ask = async (path: string) => {
    const answer = await site(new Request(`http://127.0.0.1${path}`))
    return [answer.status, answer.headers.get('cache-control')]
  }
  for (const path of ['/assets/foo', '/assets/foo.js', '/assets/', '/assets/deep/foo', '/missing.css'])
    expect([path, ...(await ask(path))]).toEqual([path, 404, 'no-cache'])
  expect(await ask('/assets/entrance-a1b2.js')).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await ask('/contacts')).toEqual([200, 'no-cache'])
})

it('asks browsers to stay with https where a trusted proxy serves it', async () => {
  const ask = async (trustProxy: boolean, protocol: string, path: string) => {
    const asked = new Request(`http://127.0.0.1${path}`, { headers: { 'x-forwarded-proto': protocol } })
    return (await siteWith('<!doctype html>', trustProxy)(asked, {})).headers.get('strict-transport-security')
  }
  for (const path of ['/contacts', '/healthz', '/api/x/me', '/api/docs', '/assets/foo']) {
    expect([path, await ask(true, 'https', path)]).toEqual([path, 'max-age=31536000'])
    expect([path, await ask(true, 'http', path), await ask(false, 'https', path)]).toEqual([path, null, null])
  }
})

it('lets no page write HTML as strings without a policy, not even the reference', async () => {
  for (const path of ['/contacts', '/api/docs', '/api/docs/']) {
    const policy = (await siteWith('<!doctype html>')(new Request(`http://127.0.0.1${path}`))).headers.get('content-security-policy')
    expect([path, policy?.includes("require-trusted-types-for 'script'")]).toEqual([path, true])
  }
})
