import { expect } from '@playwright/test'
import { at, idsAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeCompany, makeDeal, makeDealCategory } from '../../fixtures/records.ts'
import { dealBoardOf, dealPageOf, dealSheetOf, dealTableOf } from '../../pages/deals.ts'
import { shellOf } from '../../pages/shell.ts'

test.describe.configure({ timeout: 120_000 })

test('filters, sorts and finds deals, and the address keeps it', async ({ page, space }) => {
  const { admin } = space
  const table = dealTableOf(page)
  // Narrower windows fold the filters into one.
  await page.setViewportSize({ width: 1760, height: 900 })
  const mia = await space.member('Mia Member')
  const works = await makeCompany(admin, 'Harbour Works')
  const category = await makeDealCategory(admin, 'Further work')
  await makeDeal(admin, { name: 'Map', currency: 'USD', price: '500', 'deal-with': works, 'expected-on': '2026-12-04' })
  await makeDeal(admin, { name: 'Kiosk', currency: 'JPY', price: '7000', 'deal-responsible-id': mia.id, 'deal-category-id': category })
  await makeDeal(admin, { name: 'Signs', 'deal-status': 'won', visibility: 'only-me', 'expected-on': '2026-01-15' })
  await table.open()
  await table.expectNames(['Signs', 'Kiosk', 'Map'])
  await table.status('Won').click()
  await table.expectNames(['Signs'])
  await table.status('All').click()
  await table.pick('Category', 'fur', 'Further work')
  await table.expectNames(['Kiosk'])
  await page.reload()
  await table.expectNames(['Kiosk'])
  await table.open()
  await table.pick('Person or company', 'harb', /^Harbour Works/)
  await table.expectNames(['Map'])
  await table.open()
  await table.pick('Currency', 'yen', /^JPY/)
  await table.expectNames(['Kiosk'])
  await table.view('Board').click()
  await dealBoardOf(page).expectCards('Pending', ['Kiosk'])
  await dealBoardOf(page).expectSums('Pending', ['JPY 7,000'])
  await table.view('Table').click()
  await table.open()
  await table.pick('Responsible', 'mia', 'Mia Member')
  await table.expectNames(['Kiosk'])
  await table.open('&sort=-value')
  await table.expectNames(['Kiosk', 'Map', 'Signs'])
  await page.getByRole('columnheader', { name: 'Expected' }).getByRole('button').click()
  await table.expectNames(['Signs', 'Map', 'Kiosk'])
  await page.getByRole('textbox', { name: 'Name contains' }).fill('MA')
  await table.expectNames(['Map'])
  await page.goto('/contacts')
  await expect(page.getByRole('link', { name: 'Harbour Works' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(shellOf(page).title('Deals')).toBeVisible()
  await shellOf(page).openPalette()
  await page.keyboard.type('kiosk')
  await shellOf(page).found(/Kiosk/).click()
  await expect(dealPageOf(page).name('Kiosk')).toBeVisible()
})

test('changes status, category, visibility and responsible user of several deals, each with one undo', { tag: '@short' }, async ({
  page,
  space,
}) => {
  const { admin } = space
  const [table, shell] = [dealTableOf(page), shellOf(page)]
  await space.member('Mia Member')
  const category = await makeDealCategory(admin, 'Further work')
  const ids = [await makeDeal(admin, { name: 'Map' }), await makeDeal(admin, { name: 'Kiosk' }), await makeDeal(admin, { name: 'Signs' })]
  const values = async (key: string) => Promise.all(ids.slice(0, 2).map(async (id) => at(await admin.get(`/deals/${id}`), `deal.${key}`)))
  await table.open()
  await table.select('Map')
  await table.select('Kiosk')
  await table.act('Status')
  await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Won' }).click()
  await expect(table.row('Map')).toContainText('Won')
  await expect.poll(() => values('deal-status')).toEqual(['won', 'won'])
  await shell.undo('2 deals won')
  await expect(table.row('Map')).toContainText('Pending')
  await table.act('Category')
  await page.getByRole('option', { name: 'Further work' }).click()
  await expect(shell.note('2 deals now in Further work')).toBeVisible()
  await expect.poll(() => values('deal-category-id')).toEqual([category, category])
  await table.act('Responsible')
  await page.getByRole('option', { name: 'Mia Member' }).click()
  await expect(table.row('Kiosk')).toContainText('Mia Member')
  await table.act('Visibility')
  await page
    .getByRole('dialog', { name: 'Visibility' })
    .getByRole('radio', { name: /^Only me/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Visibility' })
    .getByRole('button', { name: /^(Change|Apply|Done|Set)/ })
    .click()
  await expect.poll(() => values('visibility')).toEqual(['only-me', 'only-me'])
  await table.act('Delete')
  await table.expectNames(['Signs'])
  await shell.undo('2 deals deleted')
  await table.expectNames(['Signs', 'Kiosk', 'Map'])
  expect(idsAt(await admin.get('/deals'), 'deals')).toHaveLength(3)
})

test('has no accessibility faults in light and dark: board, table, page, sheet', async ({ page, space: { admin } }) => {
  const [board, record, form, look] = [dealBoardOf(page), dealPageOf(page), dealSheetOf(page), lookAt(page)]
  await makeDeal(admin, { name: 'Signs', 'deal-status': 'won', currency: 'EUR', price: '5' })
  await makeDeal(admin, { name: 'Old site', 'deal-status': 'lost' })
  await makeDeal(admin, { name: 'Late', 'expected-on': '2020-01-01' })
  const id = await makeDeal(admin, { name: 'Map', currency: 'EUR', price: '85', 'price-type': 'hour', duration: '3' })
  await board.open()
  await board.expectCards('Pending', ['Map', 'Late'])
  await look('the board')
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(board.column('Won')).toContainText('+255')
  await look('a card in the hand')
  await page.keyboard.press('Escape')
  await dealTableOf(page).open()
  await dealTableOf(page).select('Map')
  await look('the table with a selection')
  await record.open(id)
  await look('the page')
  await record.editPrice()
  await expect(record.total).toHaveText('€255')
  await look('the price editor')
  await board.open('?new')
  await form.create.click()
  await look('the sheet with a fault')
})

test('shows 120 deals of four currencies, at 360 px too', async ({ page, space: { admin } }) => {
  const board = dealBoardOf(page)
  await page.goto('/deals')
  await expect(page.getByText('No deals yet')).toBeVisible()
  const currencies = ['EUR', 'USD', 'GBP', 'JPY']
  await Promise.all(
    Array.from({ length: 120 }, (_, n) =>
      makeDeal(admin, {
        name: `A deal with a name that is far too long for its card, number ${n}`,
        currency: currencies[n % 4] ?? '',
        price: '1000000',
      }),
    ),
  )
  await page.reload()
  await board.expectSums('Pending', ['EUR 30,000,000', 'GBP 30,000,000', 'JPY 30,000,000', 'USD 30,000,000'])
  await expect(board.column('Pending').getByRole('heading')).toHaveText('Pending 120')
  await page.keyboard.press('End')
  for (let step = 0; step < 119; step += 1) await page.keyboard.press('j')
  await expect(board.card('number').last()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('radiogroup', { name: 'Column' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
