import { expect } from '@playwright/test'
import { test } from '../fixtures/journey.ts'

test.use({ signedIn: false })

test('a first visit on a slow line shows the product at once, and no list to somebody who is not signed in', { tag: '@short' }, async ({
  page,
}) => {
  const [program, welcome] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/**/*.js', async (route) => {
    await program.promise
    await route.continue()
  })
  await page.route('**/api/x/welcome', async (route) => {
    await welcome.promise
    await route.continue()
  })
  await page.goto('/contacts', { waitUntil: 'commit' })
  const opening = page.getByRole('status').filter({ hasText: 'Opening Tandem…' })
  await expect(opening).toBeVisible()
  const ran = page.waitForResponse(/\/assets\/entrance-.*\.js$/)
  program.resolve()
  await (await ran).finished()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2') || name.includes('entrance-')),
  )
  await expect(opening).toBeVisible()
  welcome.resolve()
  await expect(page.getByRole('heading', { name: 'Sign in to Tandem' })).toBeVisible()
  await expect(opening).toHaveCount(0)
})
