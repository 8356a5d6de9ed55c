import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { continueAs, test } from '../fixtures/demo.ts'

// As on the first visit, and where the browser allows none.
test.use({ serviceWorkers: 'block' })

const openFiles = async (page: Page, openAt: (path: string) => Promise<Page>) => {
  await continueAs(page, 'Ana Ferreira')
  await openAt('/projects')
  await page.getByRole('main').getByRole('link', { name: 'Fjordlys booking flow', exact: true }).first().click()
  await page.getByRole('link', { name: /^Files/ }).click()
  await expect(page.getByRole('main').getByRole('img').or(page.getByRole('main').locator('img')).first()).toBeVisible()
}

test('shows pictures and downloads files without the service worker', async ({ openAt }) => {
  const page = await openAt()
  const missing: string[] = []
  page.on('response', (response) => response.status() === 404 && missing.push(response.url()))
  await openFiles(page, openAt)
  const pictures = page.getByRole('main').locator('img')
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0) && all.length > 0))
    .toBe(true)
  await openAt('/contacts')
  expect(missing).toEqual([])
})
