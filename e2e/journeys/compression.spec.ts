import { expect } from '@playwright/test'
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
