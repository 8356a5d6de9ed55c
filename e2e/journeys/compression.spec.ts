import { expect } from '@playwright/test'
import { makeCompany } from '../fixtures/records.ts'
import { test } from '../fixtures/test.ts'

for (const encoding of ['br', 'gzip'])
  test(`the page and its scripts are served with ${encoding}`, async ({ service }) => {
    const ask = (path: string, accepts: string) => fetch(`${service.origin}${path}`, { headers: { 'accept-encoding': accepts } })
    const page = await (await ask('/', 'identity')).text()
    const scripts = [...page.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
    expect(scripts.length).toBeGreaterThan(1)
    for (const path of ['/', ...scripts]) {
      const [plain, packed] = [await ask(path, 'identity'), await ask(path, encoding)]
      expect([path, plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([path, null, encoding])
      expect(packed.headers.get('vary')).toContain('Accept-Encoding')
      expect(await packed.text()).toBe(await plain.text())
    }
  })

test('the service sends lists with gzip, and a single record unchanged with a strong ETag', async ({ space: { service, admin } }) => {
  for (let at = 0; at < 30; at += 1) await makeCompany(admin, `Fjordline ${at}`)
  const id = await makeCompany(admin, 'Northlight')
  const ask = (path: string, accepts: string) =>
    fetch(service.base + path, { headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': accepts } })
  const [plain, packed] = [await ask('/contacts', 'identity'), await ask('/contacts', 'gzip, br')]
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  expect(await packed.text()).toBe(await plain.text())
  const one = await ask(`/contacts/${id}`, 'gzip')
  expect([one.headers.get('content-encoding'), one.headers.get('etag')]).toEqual([null, expect.stringMatching(/^"\w+"$/)])
})
