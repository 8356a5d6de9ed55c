import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { builtDemo, continueAs, serveFiles, test } from '../fixtures/demo.ts'
import { replaceVersion } from '../fixtures/replace-version.ts'
import { demoBarOf } from '../pages/demo-bar.ts'

test.describe.configure({ timeout: 150_000 })

const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Today' })
const version = (page: Page) => page.locator('meta[name=test-version]')
const isStored = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 45_000 }).toBe(true)
const isWaiting = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), { timeout: 30_000 })
    .toBe(true)

test('works without a network on the second visit, pages and a reset that were not opened before too', async ({ openAt, context }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await isStored(page)
  await context.setOffline(true)
  await page.reload()
  await expect(today(page)).toBeVisible()
  await openAt('/deals')
  await expect(page.getByRole('heading', { level: 1, name: /Deals/ })).toBeVisible()
  await demoBarOf(page).startOver('Reset')
  await continueAs(page, 'Ana Ferreira')
})

test('can be installed as an app', async ({ openAt, context }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  const browser = await context.newCDPSession(page)
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect(url).toMatch(/\/some\/path\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The browser of a test keeps nothing, as a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('a new version replaces the old one as a whole, once all tabs of the old one are closed', async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-versions-'))
  cpSync(builtDemo, folder, { recursive: true })
  const { address, close } = await serveFiles(folder)
  await page.goto(address)
  await continueAs(page, 'Ana Ferreira')
  await isStored(page)
  replaceVersion(folder)

  // The server has lost the files of the old version.
  await page.reload()
  await expect(today(page)).toBeVisible()
  await isWaiting(page)
  const second = await context.newPage()
  await second.goto(`${address}#/settings/appearance`)
  await expect(second.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
  await expect(version(second)).toHaveCount(0)
  await isWaiting(second)
  await page.close()
  await second.close()

  const third = await context.newPage()
  await third.goto(`${address}#/settings/appearance`)
  await expect(third.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
  await expect(version(third)).toHaveCount(1)
  const loaded = await third.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const assets = loaded.filter((name) => name.includes('/assets/'))
  expect(assets.length).toBeGreaterThan(0)
  expect(assets.filter((name) => !name.includes('/assets/two-'))).toEqual([])
  close()
  rmSync(folder, { recursive: true })
})
