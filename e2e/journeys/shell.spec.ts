import { expect } from '@playwright/test'
import { accepted } from '../fixtures/answers.ts'
import { holdBack, test } from '../fixtures/journey.ts'
import { makeContact } from '../fixtures/records.ts'
import { newWorkspace } from '../fixtures/workspace.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { shellOf } from '../pages/shell.ts'

test('a path without a page shows "Not found" with a link back', { tag: '@short' }, async ({ page }) => {
  const shell = shellOf(page)
  await page.goto('/nothing/here')
  await expect(shell.title('Not found')).toBeVisible()
  await expect(page.getByText('There is no page at this address')).toBeVisible()
  await expect(shell.rail).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(shell.title('Today')).toBeVisible()
})

test('deleted, foreign and invalid contacts show the same "Not found"', async ({ page, space, service }) => {
  const gone = await makeContact(space.admin, { name: 'Ada' })
  accepted(await space.admin.delete(`/contacts/${gone}`))
  const elsewhere = await makeContact((await newWorkspace(service, 'Southdark')).admin, { name: 'Sol' })
  for (const id of [gone, elsewhere, '999999', 'abc']) {
    await page.goto(`/contacts/${id}`)
    await expect(page.getByText('Contact not found')).toBeVisible()
    await expect(shellOf(page).rail).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to contacts' }).click()
  await contactListOf(page).expectNames(['Northlight'])
})

test('a contact that fails to load gives the reason and can be retried', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin, { name: 'Ada' })
  await page.route(`**/api/contacts/${id}`, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.goto(`/contacts/${id}`)
  await expect(page.getByText("Couldn't load this contact")).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(contact.name('Ada')).toBeVisible()
})

test('a page that takes long to open shows a progress line', async ({ page }) => {
  const list = contactListOf(page)
  const letGo = await holdBack(page, '**/assets/settings-*.js')
  await list.open()
  await list.expectNames(['Northlight'])
  await shellOf(page).rail.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('progressbar', { name: 'Opening the page' })).toBeVisible()
  await expect(list.link('Northlight')).toBeVisible()
  letGo()
  await expect(shellOf(page).title('Settings')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Opening the page' })).toHaveCount(0)
})

test('the rail leads to its pages, and its icons have names in narrow windows', { tag: '@short' }, async ({ page }) => {
  const shell = shellOf(page)
  await page.setViewportSize({ width: 1000, height: 800 })
  await contactListOf(page).open()
  await shell.rail.getByRole('link', { name: 'Settings' }).click()
  await expect(shell.title('Settings')).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/people$/)
  await shell.rail.getByRole('link', { name: 'Contacts' }).click()
  await contactListOf(page).expectNames(['Northlight'])
  await page.reload()
  await contactListOf(page).expectNames(['Northlight'])
})
