import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reference } from './reference.ts'

it('serves every asset that its page and styles refer to', async () => {
  const page = await reference.request('/api/docs')
  expect([page.status, (await reference.request('/api/docs/')).status]).toEqual([200, 200])
  const named = [...(await page.text()).matchAll(/(?:href|src)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => path ?? '')
  const styles = readFileSync(join(import.meta.dirname, 'reference/page.css'), 'utf8')
  const fonts = [...styles.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => `/api/docs/${file}`)
  expect(fonts).toHaveLength(2)
  for (const path of [...named, ...fonts]) expect([path, (await reference.request(path)).status]).toEqual([path, 200])
  expect((await reference.request('/api/docs/inter-greek-opsz-normal.woff2')).status).toBe(404)
})
