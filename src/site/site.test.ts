import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

const policyOf = async (page: string) => {
  writeFileSync(join(folder, 'index.html'), page)
  const health = { isUp: async () => true, hasDiskSpace: () => true, isCurrent: () => true }
  const site = createSite(async () => new Response(), pino({ level: 'silent' }), false, health, folder)
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
