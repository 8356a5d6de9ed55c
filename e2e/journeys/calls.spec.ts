import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { makeContact } from '../fixtures/records.ts'
import { callsOf } from '../pages/calls.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'

const turnOn = async (page: Page) => {
  await page.goto('/settings/appearance')
  await page.getByRole('radiogroup', { name: 'API calls' }).getByText('On').click()
}

test('the list of API calls is off until it is turned on, then shows the calls of each page from the first one', { tag: '@short' }, async ({
  page,
  space,
}) => {
  const id = await makeContact(space.admin, { name: 'Ada' })
  const [calls, list] = [callsOf(page), contactListOf(page)]
  await list.open()
  await list.expectNames(['Ada', 'Northlight'])
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(calls.drawer).toHaveCount(0)
  await turnOn(page)
  await expect(calls.button).toBeVisible()
  await list.open()
  await list.expectNames(['Ada', 'Northlight'])
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(calls.here.getByRole('button', { name: /GET \/contacts\?.* 200/ })).toBeVisible()
  await expect(calls.here.getByRole('button', { name: /GET \/x\/events Live/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calls.drawer).toHaveCount(0)
  await expect(calls.button).toBeFocused()
  await page.goto(`/contacts/${id}`)
  await calls.button.click()
  await expect(calls.here.getByRole('button', { name: new RegExp(`GET /contacts/${id} 200`) })).toBeVisible()
  await page.getByRole('link', { name: 'Deals', exact: true }).click()
  await expect(calls.here.getByRole('button', { name: /GET \/deals/ }).first()).toBeVisible()
  await expect(calls.here.getByRole('button', { name: new RegExp(`GET /contacts/${id} 200`) })).toHaveCount(0)
  await expect(calls.earlier.getByRole('button', { name: new RegExp(`GET /contacts/${id} 200`) })).toBeVisible()
})

test('a write shows what was sent and received, as curl too, and links to its place in the API reference', async ({
  page,
  context,
  space,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await makeContact(space.admin, { name: 'Ada' })
  const [calls, contact] = [callsOf(page), contactPageOf(page)]
  await turnOn(page)
  await page.goto(`/contacts/${id}`)
  await contact.write("It's a $5 note")
  await calls.button.click()
  const row = calls.here.getByRole('button', { name: new RegExp(`POST /contacts/${id}/notes 201`) })
  await row.click()
  await expect(calls.drawer.getByRole('region', { name: 'Sent' })).toContainText("It's a $5 note")
  await expect(calls.drawer.getByRole('region', { name: 'Received, 201' })).toContainText('id')
  await calls.drawer.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(calls.drawer.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`curl -X POST "$BASE/contacts/${id}/notes"`)
  const [reference] = await Promise.all([
    context.waitForEvent('page'),
    calls.drawer.getByRole('link', { name: 'Open in the API reference' }).click(),
  ])
  const operation = reference.locator('.opblock.is-open')
  await expect(operation).toHaveCount(1)
  await expect(operation).toContainText('POST')
  await expect(operation).toContainText('/notes')
})

test('passwords do not appear among the calls', async ({ page, space }) => {
  const calls = callsOf(page)
  await turnOn(page)
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(space.admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await calls.button.click()
  await calls.earlier.getByRole('button', { name: /POST \/x\/sessions 201/ }).click()
  await expect(calls.drawer.getByRole('region', { name: 'Sent' })).toContainText('"password": "…"')
  await expect(calls.drawer.getByRole('region', { name: 'As curl' })).toContainText('"password":"…"')
  await expect(calls.drawer).not.toContainText('correct horse')
  await expect(calls.drawer).not.toContainText(/tdm_/)
})
