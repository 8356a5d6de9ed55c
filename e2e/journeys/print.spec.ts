import { expect } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { makeMany } from '../fixtures/records.ts'
import { shellOf } from '../pages/shell.ts'

const name = (at: number) => `Person ${String(at + 1).padStart(3, '0')}`

test('Ctrl+P loads the whole list and prints it with the workspace and the date, without what only a screen can use', async ({
  page,
  space: { admin },
}) => {
  const shell = shellOf(page)
  await makeMany(admin, 320, (at) => ({ name: name(at) }))
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'Printed'
    }
  })
  await page.goto('/contacts')
  await expect(page.getByText(name(0))).toBeVisible()
  await expect(page.getByText(name(319))).toBeHidden()
  await page.keyboard.press('ControlOrMeta+p')
  await expect(page).toHaveTitle('Printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText(name(319))).toBeVisible()
  await expect(page.getByText(/^Printed \d/)).toBeVisible()
  await expect(shell.rail).toBeHidden()
  await expect(page.getByRole('button', { name: 'New contact' })).toBeHidden()
  await expect(page.getByText('are printed.')).toBeHidden()
})

test('a board is printed with all its columns, and an open sheet instead of the page below it', async ({ page, space: { admin } }) => {
  for (const column of ['Deal', 'Offer']) await admin.post('/deals', { case: { name: `${column} of the ferry` } })
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto('/deals')
  await expect(page.getByText('Offer of the ferry')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const column of ['Pending', 'Won', 'Lost']) await expect(page.getByRole('heading', { name: column })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/deals?new')
  await expect(page.getByRole('dialog', { name: 'New deal' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Offer of the ferry')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'New deal' })).toBeVisible()
})
