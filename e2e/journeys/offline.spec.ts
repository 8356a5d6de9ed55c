import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, type Page } from '@playwright/test'
import { pino } from 'pino'
import { createSite } from '../../src/site/site.ts'
import { test } from '../fixtures/journey.ts'
import { replaceVersion } from '../fixtures/replace-version.ts'
import { contactListOf } from '../pages/contact-list.ts'

test.use({ serviceWorkers: 'allow', savesData: false })
// Storing all files takes a while on a busy machine.
test.describe.configure({ timeout: 150_000 })

const isStored = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
const isWaiting = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), { timeout: 45_000 })
    .toBe(true)
const saysOffline = (page: Page) => expect(page.getByText('You are offline.').first()).toBeVisible()
const version = (page: Page) => page.locator('meta[name=test-version]')

test('on the second visit the app opens without a network, says so, and shows the page once online', async ({ page, context }) => {
  const list = contactListOf(page)
  await list.open()
  await list.expectNames(['Northlight'])
  await isStored(page)
  await context.setOffline(true)
  await page.reload()
  await saysOffline(page)
  await page.goto('/deals?status=won')
  await saysOffline(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible()
})

test('stores the files of the app, and nothing that the API answers', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await isStored(page)
  await page.reload()
  await list.expectNames(['Northlight'])
  const stored = await page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    )
    return (await Promise.all(requests)).flat()
  })
  expect(stored).toContain('/index.html')
  expect(stored.filter((path) => !/^\/(assets\/.*|[\w-]+\.(html|png|svg|webmanifest))$/.test(path))).toEqual([])
  // Opened by the server, not by the app.
  const reference = await page.goto('/api/docs')
  expect(reference?.fromServiceWorker()).toBe(false)
})

test('a new version opens at once, and without a network once all tabs of the old one are closed', async ({
  page,
  context,
  service,
  signIn,
  space,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-versions-'))
  const isCompressed = (name: string) => /\.(br|gz)$/.test(name)
  cpSync(resolve(import.meta.dirname, '../../dist/app'), folder, { recursive: true, filter: (name) => !isCompressed(name) })
  const forward = async ({ url, method, headers }: Request) => {
    const { pathname, search } = new URL(url)
    return fetch(service.origin + pathname + search, { method, headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' } })
  }
  const health = { isUp: async () => true, hasDiskSpace: () => true, isCurrent: () => true, isSound: () => true }
  const server = createServer(getRequestListener(createSite(forward, pino({ level: 'silent' }), false, health, folder)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  await signIn(context, space.admin, { ...service, origin })

  await page.goto(`${origin}/contacts`)
  await contactListOf(page).expectNames(['Northlight'])
  await isStored(page)
  await page.reload()
  replaceVersion(folder)
  await page.reload()
  await contactListOf(page).expectNames(['Northlight'])
  await expect(version(page)).toHaveCount(1)
  await isWaiting(page)
  await context.setOffline(true)
  await page.reload()
  await saysOffline(page)
  await expect(version(page)).toHaveCount(0)

  const next = await context.newPage()
  await page.close()
  await next.close()
  const last = await context.newPage()
  await last.goto(`${origin}/contacts`)
  await saysOffline(last)
  await expect(version(last)).toHaveCount(1)
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
