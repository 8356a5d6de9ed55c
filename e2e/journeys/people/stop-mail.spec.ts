import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'

test('chooses which e-mails to get, and remembers it', async ({ page }) => {
  await page.goto('/settings/you')
  const all = page.getByRole('switch', { name: 'Send me e-mails' })
  const messages = page.getByRole('switch', { name: 'Messages' })
  await expect(all).toBeChecked()
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/x/me') && answer.ok())
  const first = saved()
  await messages.click()
  await first
  await page.reload()
  await expect(messages).not.toBeChecked()
  const second = saved()
  await all.click()
  await second
  await page.reload()
  await expect(all).not.toBeChecked()
  await expect(messages).toHaveCount(0)
})

test('says that a link to stop e-mails does not work', async ({ page }) => {
  await page.goto('/unsubscribe/made-up-link_7_7')
  await page.getByRole('button', { name: 'Stop e-mails' }).click()
  await expect(page.getByText('This link does not work. Turn off e-mails in your profile instead.')).toBeVisible()
})
