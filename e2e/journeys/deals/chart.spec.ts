import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeDeal } from '../../fixtures/records.ts'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

test('the chart sums deals by month in each currency, and each sum leads to its deals', { tag: '@short' }, async ({ page, space }) => {
  const { admin } = space
  const now = new Date()
  const thisMonth = `${months[now.getMonth()]} ${now.getFullYear()}`
  const next = new Date(now.getFullYear(), now.getMonth() + 1, 15)
  const day = `${next.getFullYear()}-${String(next.getMonth() + 1).padStart(2, '0')}-15`
  const deals = [
    { name: 'Ferry tickets', currency: 'EUR', price: '0.1', 'deal-status': 'won' },
    { name: 'Ferry posters', currency: 'EUR', price: '64000.2', 'deal-status': 'won' },
    { name: 'Shop', currency: 'JPY', price: '5760000', 'expected-on': day },
    { name: 'Stand', currency: 'GBP', price: '85', 'price-type': 'hour', duration: '10', 'deal-status': 'lost' },
    { name: 'Guide', currency: 'USD', price: '9600' },
    { name: 'Far', currency: 'EUR', price: '7', 'expected-on': '2099-01-31' },
  ]
  for (const deal of deals) await makeDeal(admin, deal)
  await page.goto('/deals')
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Chart').click()
  await expect(page).toHaveURL(/view=chart/)
  const table = page.getByRole('region', { name: 'Value of deals by month' })
  const sum = (name: string) => table.getByRole('link', { name })
  await expect(sum(`Won, ${thisMonth}: EUR 64,000.30, 2 deals`)).toBeVisible()
  await expect(sum(`Lost, ${thisMonth}: GBP 850, 1 deal`)).toBeVisible()
  await expect(sum(`Pending, ${months[next.getMonth()]} ${next.getFullYear()}: JPY 5,760,000, 1 deal`)).toBeVisible()
  await expect(table.getByRole('row', { name: /^After / })).toContainText('7')
  await expect(page.getByRole('button', { name: /^Sort: / })).toBeHidden()
  await lookAt(page)('the chart of deals')

  await sum('Pending, No expected date: USD 9,600, 1 deal').click()
  await expect(page.getByRole('link', { name: 'Guide' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Shop' })).toBeHidden()
  await page.goBack()
  // A bar leads to the same deals as its sum.
  await page.locator('[data-status="won"][data-now]').click()
  await expect(page.getByRole('link', { name: 'Ferry posters' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stand' })).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`month=${now.getFullYear()}-`))
  await expect(page.getByText(`Month: ${thisMonth}`)).toBeVisible()
})

test('the chart is empty without deals, offers Retry after a failure, and fits a phone', async ({ page, space }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const path = '**/api/x/deals/summary?*'
  await page.route(path, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ code: 'internal', message: 'Something went wrong.' }] } }),
  )
  await page.goto('/deals?view=chart')
  await expect(page.getByText("Couldn't load the chart")).toBeVisible()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No deals yet')).toBeVisible()
  await makeDeal(space.admin, { name: 'Guide', currency: 'USD', price: '9600' })
  // The deal appears without a reload.
  await expect(page.getByRole('link', { name: 'Pending, No expected date: USD 9,600, 1 deal' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
