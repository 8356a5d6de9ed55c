import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { continueAs, test } from '../fixtures/demo.ts'

const addContact = async (page: Page, name: string) => {
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^Demo/ }).click()
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .click()
}
const tasks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Today' })

test('opens below any path of a plain web server, saves, undoes, and keeps everything over a reload', async ({ openAt }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await expect(tasks(page)).toBeVisible()
  await openAt('/contacts')
  await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
  await addContact(page, 'Zyxwv Ada')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Zyxwv Ada' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone: Created Zyxwv Ada')).toBeVisible()
})

test('shares one database among tabs, live, and goes on when the tab that had it closes', async ({ openAt, context }) => {
  const first = await openAt()
  await continueAs(first, 'Ana Ferreira')
  const second = await openAt('/contacts', await context.newPage())
  const third = await openAt('/contacts?term=Zyxwv', await context.newPage())
  await expect(third.getByText(/No contacts/)).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
  await addContact(second, 'Zyxwv Ada')
  await third.bringToFront()
  await expect(third.getByRole('link', { name: 'Zyxwv Ada' })).toBeVisible()
  await first.close()
  await openAt('/contacts', second)
  await expect(second.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
  await addContact(second, 'Qwxyz Grace')
  await second.close()
  await third.reload()
  await openAt('/contacts?term=Qwxyz', third)
  await expect(third.getByRole('link', { name: 'Qwxyz Grace' })).toBeVisible()
})

test('works without a network after the first visit', async ({ openAt, context }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // The program is stored as it is requested through the service worker.
  await page.reload()
  await expect(tasks(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.reload()
  await expect(tasks(page)).toBeVisible()
  await openAt('/deals')
  await expect(page.getByRole('heading', { level: 1, name: /Deals/ })).toBeVisible()
})

test('keeps the data in memory and says so where the browser refuses storage', async ({ openAt, page }) => {
  const refuse = "Object.defineProperty(StorageManager.prototype, 'getDirectory', { value: undefined });"
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: refuse + (await response.text()) })
  })
  await openAt()
  await continueAs(page, 'Ana Ferreira')
  await expect(page.getByRole('button', { name: 'Demo, not saved' })).toBeVisible()
  await openAt('/contacts')
  await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
  await addContact(page, 'Zyxwv Ada')
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download the data')])
  const file = await readFile(await download.path())
  await page.getByLabel('Backup').setInputFiles({ name: 'tandem.sqlite', mimeType: 'application/vnd.sqlite3', buffer: file })
  await expect(page.getByRole('button', { name: /^Ana Ferreira/ })).toBeVisible({ timeout: 20_000 })
})

test('shows the workspace as a member and as a client', async ({ openAt }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await choose(page, 'Continue as Sigrid Aune')
  await expect(page.getByRole('link', { name: 'Contacts' })).toHaveCount(0)
  await expect(page.getByText('Sigrid Aune').first()).toBeVisible()
})

test('fails the next save on request, and is offline on request', async ({ openAt }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await openAt('/contacts')
  await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
  await choose(page, 'Fail the next save')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zyxwv Ada')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'This save failed, as you asked' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Zyxwv Ada' })).toBeVisible()
  await choose(page, 'Offline')
  await openAt('/deals')
  await expect(page.getByText("Can't reach the server.").first()).toBeVisible()
  await choose(page, 'Offline')
  await expect(page.getByText("Can't reach the server.")).toHaveCount(0, { timeout: 20_000 })
})

test('downloads the data, resets, and opens the download again; a broken file changes nothing', async ({ openAt }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await openAt('/contacts')
  await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
  await addContact(page, 'Zyxwv Ada')
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download the data')])
  const file = await readFile(await download.path())
  expect(file.subarray(0, 15).toString()).toBe('SQLite format 3')
  await choose(page, 'Reset the demo')
  await continueAs(page, 'Ana Ferreira')
  await openAt('/contacts?term=Zyxwv')
  await expect(page.getByText(/No contacts/)).toBeVisible()
  const backup = page.getByLabel('Backup')
  await backup.setInputFiles({ name: 'broken.sqlite', mimeType: 'application/vnd.sqlite3', buffer: Buffer.from('nothing') })
  await expect(page.getByText("Couldn't open this file.")).toBeVisible()
  await expect(page.getByText(/No contacts/)).toBeVisible()
  await backup.setInputFiles({ name: 'tandem.sqlite', mimeType: 'application/vnd.sqlite3', buffer: file })
  await continueAs(page, 'Ana Ferreira')
  await openAt('/contacts?term=Zyxwv')
  await expect(page.getByRole('link', { name: 'Zyxwv Ada' })).toBeVisible()
})

test('starts over with 10,000 contacts', async ({ openAt }) => {
  const page = await openAt()
  await continueAs(page, 'Ana Ferreira')
  await choose(page, 'Start over with 10,000 contacts')
  await expect(page.getByRole('button', { name: /^Loading/ })).toBeVisible()
  await continueAs(page, 'Ana Ferreira')
  await openAt('/contacts')
  // Some of the 10,000 are visible to others alone.
  await expect(page.getByText(/^9,\d{3}$/)).toBeVisible()
})
