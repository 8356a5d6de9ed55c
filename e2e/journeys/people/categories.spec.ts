import { expect } from '@playwright/test'
import { accepted, listAt } from '../../fixtures/answers.ts'
import { holdBack, test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeDeal, makeDealCategory } from '../../fixtures/records.ts'
import { shellOf } from '../../pages/shell.ts'

test('an administrator adds, renames and deletes categories, each with Undo', { tag: '@short' }, async ({ page, space }) => {
  const shell = shellOf(page)
  const used = await makeDealCategory(space.admin, 'Support')
  await makeDeal(space.admin, { 'deal-category-id': used })
  await page.goto('/settings/categories')
  const deals = page.getByRole('region', { name: 'Deal categories' })
  const events = page.getByRole('region', { name: 'Event categories' })
  const names = async (expected: string[]) => expect(deals.getByRole('listitem')).toHaveText(expected)
  await expect(events.getByText('No event categories yet.')).toBeVisible()

  const add = deals.getByRole('textbox', { name: 'Add deal category' })
  const letGo = await holdBack(page, '**/api/x/deals/categories', 'POST')
  await add.fill('Website')
  await add.press('Enter')
  // The name shows before the service answers, and the field is ready for the next one.
  await names(['Support', 'Website'])
  await expect(add).toHaveValue('')
  await expect(add).toBeFocused()
  letGo()
  await expect(shell.note('Added Website')).toBeVisible()
  await add.fill('support')
  await add.press('Enter')
  await expect(shell.refusal(/already/)).toBeVisible()
  await expect(add).toHaveValue('support')
  await names(['Support', 'Website'])
  await add.fill('')

  await deals.getByRole('button', { name: 'Edit deal category Website' }).click()
  await deals.getByRole('textbox', { name: 'deal category Website' }).fill('Ads')
  await page.keyboard.press('Enter')
  await names(['Ads', 'Support'])
  await shell.undo('Renamed Website to Ads')
  await names(['Support', 'Website'])
  await deals.getByRole('button', { name: 'Delete Website' }).click()
  await names(['Support'])
  await shell.undo('Deleted Website')
  await names(['Support', 'Website'])
  await deals.getByRole('button', { name: 'Delete Support' }).click()
  await expect(shell.refusal("Couldn't delete Support. A deal uses this category.")).toBeVisible()
  await names(['Support', 'Website'])
  await page.getByRole('button', { name: 'Show deals' }).click()
  await expect(page).toHaveURL(`/deals?category=${used}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Night ferries' })).toBeVisible()
  await page.goBack()

  const addEvent = events.getByRole('textbox', { name: 'Add event category' })
  await addEvent.fill('Call')
  await addEvent.press('Enter')
  await expect(shell.note('Added Call')).toBeVisible()
  await page.reload()
  await names(['Support', 'Website'])
  await expect(events.getByRole('listitem')).toHaveText(['Call'])
  await lookAt(page)('the categories')
})

test('members read categories and see changes at once', async ({ page, space, windowOf }) => {
  await makeDealCategory(space.admin, 'Support')
  for (let n = 10; n < 40; n += 1) accepted(await space.admin.post('/x/events/categories', { category: { name: `Kind ${n}` } }), 201)
  const hers = await windowOf(await space.member('Mia Member'))
  await hers.goto('/settings/categories')
  await expect(hers.getByText('Only administrators can change categories.')).toBeVisible()
  await expect(hers.getByRole('textbox')).toHaveCount(0)
  // Event categories come in pages of 25.
  await expect(hers.getByRole('region', { name: 'Event categories' }).getByRole('listitem')).toHaveCount(30)

  await page.goto('/settings/categories')
  const add = page.getByRole('textbox', { name: 'Add deal category' })
  await add.fill('Website')
  await add.press('Enter')
  await expect(hers.getByRole('region', { name: 'Deal categories' }).getByRole('listitem')).toHaveText(['Support', 'Website'])
  expect(listAt(accepted(await space.admin.get('/x/deals/categories')), 'categories')).toHaveLength(2)
})

test('failed categories offer Retry', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const path = '**/api/x/deals/categories'
  await page.route(path, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ code: 'internal', message: 'Something went wrong.' }] } }),
  )
  await page.goto('/settings/categories')
  const deals = page.getByRole('region', { name: 'Deal categories' })
  await expect(deals.getByText("Couldn't load deal categories. Something went wrong.")).toBeVisible()
  await page.unroute(path)
  await deals.getByRole('button', { name: 'Retry' }).click()
  await expect(deals.getByText('No deal categories yet.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
