import { expect } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { shellOf } from '../pages/shell.ts'

test('a part whose fetch fails once is fetched again by itself', async ({ page }) => {
  let failed = 0
  await page.route('**/assets/menu-layer-*.js', (route) => {
    failed += 1
    return failed === 1 ? route.abort('connectionreset') : route.continue()
  })
  await contactListOf(page).open()
  await shellOf(page).account('Sign out')
  await expect(page).toHaveURL(/sign-in/)
  expect(failed).toBe(2)
})

test('a part that stays missing says so under the head, offers the new version, and the next click tries anew', async ({ page }) => {
  const list = contactListOf(page)
  await page.route('**/assets/sheet-layer-*.js', (route) => route.abort('connectionreset'))
  await list.open()
  const html = await (await page.request.get('/contacts')).text()
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: html.replace(/src="\/assets\/entrance-/, 'src="/assets/entrance-two-') }),
  )
  await list.newContact.click()
  await expect(page.getByText('A new version of Tandem is available. Your drafts are kept.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await list.expectNames(['Northlight'])
  await page.unroute('**/assets/sheet-layer-*.js')
  await list.newContact.click()
  await expect(page.getByRole('dialog', { name: 'New contact' })).toBeVisible()
})
