import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { continueAs, test } from '../fixtures/demo.ts'
import { filesOf, picture, textFile } from '../pages/files.ts'

// As on the first visit, and where the browser allows none.
test.use({ serviceWorkers: 'block' })

test('shows pictures, opens and downloads files without the service worker', async ({ openAt, context }) => {
  const page = await openAt()
  const files = filesOf(page)
  const missing: string[] = []
  context.on('response', (response) => response.status() === 404 && missing.push(response.url()))
  await continueAs(page, 'Ana Ferreira')
  await openAt('/projects')
  await page.getByRole('main').getByRole('link', { name: 'Fjordlys booking flow', exact: true }).first().click()
  await page.getByRole('link', { name: /^Files/ }).click()
  await files.choose([picture('quay.png'), textFile('crossing.txt')])
  const shown = files.card('quay.png').locator('img')
  await expect.poll(() => shown.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))).toEqual([1])
  await files.show('crossing.txt')
  await expect(files.panel.getByText('Night ferry 23:15')).toBeVisible()
  const [saved] = await Promise.all([page.waitForEvent('download'), files.panel.getByRole('link', { name: 'Download' }).click()])
  expect(saved.suggestedFilename()).toBe('crossing.txt')
  expect(await readFile(await saved.path(), 'utf8')).toBe('Night ferry 23:15')
  expect(missing).toEqual([])
})
