import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeExpense, makeLink, makeNamedCategory, makeProject } from '../../fixtures/projects.ts'
import { expensesOf } from '../../pages/expenses.ts'
import { linksOf } from '../../pages/links.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

test('expenses with their sums, sheets and failures, on a phone too', async ({ page, space: { admin } }) => {
  const [expenses, look] = [expensesOf(page), lookAt(page)]
  const project = await makeProject(admin)
  const travel = await makeNamedCategory(admin, 'expenses', 'Travel')
  await makeExpense(admin, project, { notes: 'Ferry', 'category-id': travel })
  await makeExpense(admin, project, { notes: 'Coffee', billable: 'not billable', date: '2026-10-02' })
  await expenses.open(project)
  await expect(expenses.sums.getByRole('button', { name: /^Nov 2026/ })).toBeVisible()
  await look('the list')
  await expenses.row('Ferry').getByRole('checkbox').click()
  await expect(expenses.bulk).toBeVisible()
  await look('a selection')
  await expenses.open(project)
  await expenses.row('Ferry').hover()
  await expenses.row('Ferry').getByRole('button', { name: 'Open expense' }).click()
  await expect(expenses.details).toBeVisible()
  await look('the sheet')
  await expenses.open(project, '?new')
  await expect(expenses.sheet).toBeVisible()
  await look('the new expense')
  await page.setViewportSize({ width: 360, height: 740 })
  await expenses.open(project)
  await expect(expenses.row('Ferry')).toContainText('12.50')
  await page.getByRole('button', { name: 'Show sums by month and category' }).click()
  await expect(expenses.sums.getByRole('button', { name: /Travel/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await look('a phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expenses.open(project, '?month=2020-01')
  await expect(page.getByText('No expenses match “Month: January 2020”')).toBeVisible()
  await page.route(/\/api\/projects\/\d+\/expenses/, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await expenses.open(project)
  await expect(page.getByText("Couldn't load expenses")).toBeVisible()
  await look('a failure')
  await page.unroute(/\/api\/projects\/\d+\/expenses/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expenses.expectNames(['Ferry', 'Coffee'])
})

test('links with a sheet, on a phone too', async ({ page, space: { admin } }) => {
  const [links, look] = [linksOf(page), lookAt(page)]
  const project = await makeProject(admin)
  await makeLink(admin, project)
  await links.open(project)
  await expect(links.row('Brand')).toBeVisible()
  await look('the links')
  await links.row('Brand').getByRole('button', { name: '0 comments' }).click()
  await expect(links.details).toBeVisible()
  await look('the sheet of a link')
  await page.setViewportSize({ width: 360, height: 740 })
  await links.open(project)
  await expect(links.row('Brand')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await look('the links on a phone')
})
