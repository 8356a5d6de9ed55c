import { expect } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { makeContact } from '../fixtures/records.ts'
import { makeTask } from '../fixtures/tasks.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { dealSheetOf } from '../pages/deals.ts'
import { myTasksOf } from '../pages/tasks.ts'

const day = 86_400_000

for (const [words, wrong] of [
  ['ahead', day],
  ['behind', -day],
] as const)
  test(`a computer whose clock is a day ${words} shows the days of the service`, async ({ page, space: { admin } }) => {
    const [contact, tasks, form] = [contactPageOf(page), myTasksOf(page), dealSheetOf(page)]
    const now = new Date()
    await page.clock.setFixedTime(now.getTime() + wrong)
    await makeTask(admin, '/tasks/personal', 'Send the offer', { 'due-date': now.toISOString().slice(0, 10) })
    await contact.open(await makeContact(admin))
    await contact.write('Met at the fair.')
    await expect(page.getByRole('heading', { name: /^Today, / })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Yesterday, / })).toBeHidden()
    await tasks.open()
    await tasks.expectTasks('Today', ['Send the offer'])
    await page.goto('/deals?new')
    await form.more.click()
    await form.sheet.getByRole('button', { name: 'Open calendar' }).click()
    await expect(page.getByRole('dialog', { name: 'Date', exact: true }).locator('[aria-current=date]')).toHaveAccessibleName(
      new RegExp(`^${now.getUTCDate()} `),
    )
  })
