import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { wholeBrowser } from '../../scripts/chromium.ts'
import { continueAs, test } from '../fixtures/demo.ts'
import { demoBarOf } from '../pages/demo-bar.ts'

test('a browser that lets sites store nothing has the demo in memory, in each tab its own', async ({ files }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-refused-'))
  mkdirSync(join(folder, 'Default'))
  // 2 blocks cookies, and with them storage and locks.
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(folder, { ...wholeBrowser, viewport: { width: 1440, height: 900 } })
  const open = async (page: Page) => {
    await page.goto(files)
    await continueAs(page, 'Ana Ferreira')
    await page.getByRole('button', { name: 'Skip the tour' }).click()
    const { bar, button } = demoBarOf(page)
    await expect(bar.getByText('Not saved')).toBeVisible()
    await expect(bar.getByText('You are Ana')).toBeVisible()
    await expect(button('Reset')).toBeVisible()
    // They would lose the data instead of replacing it.
    for (const name of [/^You are/, 'Load 10,000 contacts', /^Demo/]) await expect(button(name)).toHaveCount(0)
    await page.getByRole('link', { name: 'Contacts', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Aasen Drift' })).toBeVisible()
  }
  const first = await context.newPage()
  await open(first)
  await first.keyboard.press('c')
  await first.getByRole('textbox', { name: 'First name', exact: true }).fill('Zyxwv Ada')
  await first.keyboard.press('ControlOrMeta+Enter')
  await expect(first.getByRole('heading', { level: 1, name: 'Zyxwv Ada' })).toBeVisible()
  const second = await context.newPage()
  await open(second)
  await second.getByRole('textbox', { name: 'Name contains' }).fill('Zyxwv')
  await expect(second.getByText(/No contacts/)).toBeVisible()
  await demoBarOf(second).button('Reset').click()
  await expect(second.getByRole('alertdialog')).toContainText("This browser keeps no data, so you can't undo this.")
  await context.close()
  rmSync(folder, { recursive: true })
})
