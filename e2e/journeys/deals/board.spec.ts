import { expect, type Locator } from '@playwright/test'
import { accepted, at, idsAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeDeal } from '../../fixtures/records.ts'
import { dealBoardOf, dealPageOf, dealSheetOf } from '../../pages/deals.ts'
import { shellOf } from '../../pages/shell.ts'

const placeOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The column is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
let fare = ''

test.beforeEach(async ({ page, space: { admin } }) => {
  await makeDeal(admin, { name: 'Ticket shop', 'deal-status': 'won', currency: 'EUR', price: '1000' })
  await makeDeal(admin, { name: 'Old site', 'deal-status': 'lost', currency: 'JPY', price: '50000' })
  await makeDeal(admin, { name: 'Map', currency: 'USD', price: '500.50' })
  fare = await makeDeal(admin, { name: 'Fare finder', currency: 'EUR', price: '85', 'price-type': 'hour', duration: '10' })
  await makeDeal(admin, { name: 'Kiosk', currency: 'GBP', price: '70' })
  const board = dealBoardOf(page)
  await board.open()
  await board.expectCards('Pending', ['Kiosk', 'Fare finder', 'Map'])
  await board.expectSums('Pending', ['EUR 850', 'GBP 70', 'USD 500.50'])
})

test('pressing the name of a card drags the deal, and a click on it opens the deal', async ({ page }) => {
  const board = dealBoardOf(page)
  const name = board.card('Fare finder').getByRole('link', { name: 'Fare finder' })
  await name.hover()
  await page.mouse.down()
  const { x, y } = await placeOf(board.column('Won'))
  await page.mouse.move(x, y, { steps: 5 })
  await expect(page.getByText('Move “Fare finder” to Won', { exact: true })).toBeVisible()
  await page.mouse.up()
  await board.expectCards('Won', ['Fare finder', 'Ticket shop'])
  await name.click()
  await expect(dealPageOf(page).status('Won')).toBeChecked()
})

test('a card dragged to Won changes the status and the sums at once, and undo takes it back', { tag: '@short' }, async ({
  page,
  space,
}) => {
  const [board, shell] = [dealBoardOf(page), shellOf(page)]
  await board.card('Fare finder').hover()
  await page.mouse.down()
  const { x, y } = await placeOf(board.column('Won'))
  await page.mouse.move(x, y, { steps: 5 })
  await expect(page.getByText('Move “Fare finder” to Won', { exact: true })).toBeVisible()
  await expect(page.getByText('Columns stay newest first')).toBeVisible()
  // Counts and sums are those after the drop.
  await expect(board.column('Won').getByRole('heading')).toHaveText(/Won\s*2/)
  await expect(board.column('Won').getByRole('definition')).toHaveText(['1,850', '+850'])
  await expect(board.column('Pending').getByRole('definition')).toHaveText(['0', '−850', '70', '500.50'])
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await board.expectCards('Pending', ['Kiosk', 'Fare finder', 'Map'])
  await board.drag('Fare finder', 'Won')
  await board.expectCards('Won', ['Fare finder', 'Ticket shop'])
  await board.expectSums('Won', ['EUR 1,850'])
  await expect.poll(async () => idsAt(await space.admin.get('/deals?status=win'), 'deals')).toHaveLength(2)
  await board.expectSums('Pending', ['GBP 70', 'USD 500.50'])
  await shell.undo('“Fare finder” moved to Won')
  await board.expectCards('Pending', ['Kiosk', 'Fare finder', 'Map'])
  await board.expectSums('Won', ['EUR 1,000'])
  await board.expectSums('Pending', ['EUR 850', 'GBP 70', 'USD 500.50'])
  await expect(board.card('Fare finder')).toBeFocused()
  await page.keyboard.press('j')
  await expect(board.card('Map')).toBeFocused()
  const name = board.card('Map').getByRole('link', { name: 'Map' })
  const tab = page.context().waitForEvent('page')
  await name.click({ modifiers: ['ControlOrMeta'] })
  await expect((await tab).getByRole('heading', { name: 'Map' })).toBeVisible()
  await name.click()
  await expect(page).toHaveURL(/\/deals\/\d+$/)
})

test('keys lift, move across columns and drop, with announcements; several move at once with one undo', async ({ page, space }) => {
  const [board, shell] = [dealBoardOf(page), shellOf(page)]
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(board.card('Fare finder')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(board.announced).toHaveText('Fare finder: lifted from Pending. Arrow keys move, Space drops, Escape puts back.')
  await page.keyboard.press('ArrowRight')
  await expect(board.announced).toHaveText('Won. Move “Fare finder” to Won')
  // The picture of the lifted card, where it would be put down.
  await expect(board.column('Won').getByText('Fare finder')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(board.announced).toHaveText('Lost. Move “Fare finder” to Lost')
  await page.keyboard.press('Escape')
  await expect(board.announced).toHaveText('Put back.')
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar').getByRole('status')).toHaveText('2 selected')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(board.announced).toHaveText('Lost. Move 2 deals to Lost')
  await page.keyboard.press('Space')
  await expect(board.announced).toHaveText('2 cards: moved to Lost.')
  await board.expectCards('Lost', ['Fare finder', 'Map', 'Old site'])
  await shell.undo('2 deals lost')
  await board.expectCards('Pending', ['Kiosk', 'Fare finder', 'Map'])
  expect(idsAt(await space.admin.get('/deals?status=lost'), 'deals')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await board.card('Kiosk').press('Enter')
  await expect(dealPageOf(page).name('Kiosk')).toBeVisible()
})

test('a refused move is put back with its reason, and the sums with it', async ({ page }) => {
  const board = dealBoardOf(page)
  const answers = [
    { status: 422, json: { errors: [{ code: 'invalid', field: 'case.deal-status', message: 'This deal needs a price first.' }] } },
    {
      status: 503,
      headers: { 'retry-after': '1' },
      json: { errors: [{ code: 'busy', message: 'The database is busy; try again in a moment.' }] },
    },
  ]
  for (const answer of answers) {
    await page.route('**/api/deals/*', (route) => (route.request().method() === 'PUT' ? route.fulfill(answer) : route.continue()))
    await board.drag('Fare finder', 'Won')
    await expect(board.card('Fare finder').getByRole('alert')).toBeVisible()
    await expect(board.announced).toContainText('Put back.')
    await expect(shellOf(page).refusal(`Couldn't win Fare finder. ${answer.json.errors[0]?.message}`)).toBeVisible()
    await board.expectCards('Pending', ['Kiosk', 'Fare finder', 'Map'])
    await board.expectSums('Won', ['EUR 1,000'])
    await board.expectSums('Pending', ['EUR 850', 'GBP 70', 'USD 500.50'])
    await page.unroute('**/api/deals/*')
  }
})

test('a column that cannot be loaded says so, and Retry loads it', async ({ page }) => {
  const board = dealBoardOf(page)
  const answer = { status: 500, json: { errors: [{ code: 'internal', message: 'The disk is gone.' }] } }
  await page.route(/\/api\/deals\?.*status=win/, (route) => route.fulfill(answer))
  await page.reload()
  const failed = page.getByRole('alert').filter({ hasText: "Couldn't load this column. The disk is gone." })
  await expect(failed).toHaveCount(1)
  await page.unroute(/\/api\/deals\?.*status=win/)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(failed).toBeHidden()
  await board.expectSums('Won', ['EUR 1,000'])
})

test('two browsers: the same deal dragged twice, one deleted and one created elsewhere', async ({ page, space, windowOf }) => {
  const other = await windowOf(await space.member('Mia Member'))
  const [mine, theirs] = [dealBoardOf(page), dealBoardOf(other)]
  await theirs.open()
  await theirs.expectCards('Pending', ['Kiosk', 'Fare finder', 'Map'])
  await mine.drag('Fare finder', 'Won')
  await theirs.expectCards('Won', ['Fare finder', 'Ticket shop'])
  await theirs.expectSums('Won', ['EUR 1,850'])
  await theirs.drag('Fare finder', 'Lost')
  await mine.expectCards('Lost', ['Fare finder', 'Old site'])
  await mine.expectSums('Won', ['EUR 1,000'])
  expect(at(await space.admin.get(`/deals/${fare}`), 'deal.deal-status')).toBe('lost')
  accepted(await space.admin.delete(`/deals/${fare}`))
  await expect(mine.column('Lost')).toContainText('JPY')
  await mine.expectSums('Lost', ['JPY 50,000'])
  await makeDeal(space.admin, { name: 'Harbour signs', currency: 'EUR', price: '5' })
  await page.getByRole('button', { name: 'Show 1 new' }).click()
  await mine.expectCards('Pending', ['Harbour signs', 'Kiosk', 'Map'])
})

test('each column has a button for a deal with its status', async ({ page, space }) => {
  const [board, sheet] = [dealBoardOf(page), dealSheetOf(page)]
  await board.add('Won')
  await expect(sheet.status).toHaveValue('won')
  await sheet.name.fill('Pier clock')
  await page.keyboard.press('Escape')
  await board.add('Lost')
  await expect(sheet.name).toHaveValue('Pier clock')
  await expect(sheet.status).toHaveValue('lost')
  await sheet.create.click()
  await expect(dealPageOf(page).status('Lost')).toBeChecked()
  expect(idsAt(await space.admin.get('/deals?status=lost'), 'deals')).toHaveLength(2)
})

test('a filter that finds no deal says so once', async ({ page }) => {
  const board = dealBoardOf(page)
  await page.goto('/deals?currency=SEK')
  await expect(page.getByRole('button', { name: 'Clear filter', exact: true })).toHaveCount(1)
  await expect(board.board).toHaveCount(0)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('a card moves by taps on its menu, with an undo', async ({ page, space }) => {
    const [board, shell] = [dealBoardOf(page), shellOf(page)]
    await board.card('Fare finder').getByRole('button', { name: 'Move “Fare finder”' }).tap()
    await page.getByRole('menuitem', { name: 'Move to Won' }).tap()
    await expect(board.announced).toHaveText('Fare finder: moved to Won.')
    await board.expectCards('Won', ['Fare finder', 'Ticket shop'])
    await board.expectSums('Won', ['EUR 1,850'])
    await expect.poll(async () => idsAt(await space.admin.get('/deals?status=win'), 'deals')).toHaveLength(2)
    await shell.undo('“Fare finder” moved to Won')
    await board.expectCards('Pending', ['Kiosk', 'Fare finder', 'Map'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('shows one column at a time with its number and sums', async ({ page }) => {
    const board = dealBoardOf(page)
    const tab = (name: string) => page.getByRole('radiogroup', { name: 'Column' }).getByText(name)
    await tab('Won').tap()
    await board.expectCards('Won', ['Ticket shop'])
    await board.expectSums('Won', ['EUR 1,000'])
    await expect(board.card('Kiosk')).toHaveCount(0)
    await board.card('Ticket shop').tap()
    await expect(dealPageOf(page).name('Ticket shop')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('a card moves by a drop on another column, and by taps on its page', async ({ page, space }) => {
    const board = dealBoardOf(page)
    const tab = (name: string) => page.getByRole('radiogroup', { name: 'Column' }).getByText(name)
    await board.card('Fare finder').hover({ position: { x: 20, y: 70 } })
    await page.mouse.down()
    await page.mouse.move(180, 400, { steps: 5 })
    const zone = await placeOf(board.board.getByText('Won', { exact: true }).last())
    await page.mouse.move(zone.x, zone.y, { steps: 5 })
    await expect(board.announced).toHaveText('Won. Move “Fare finder” to Won')
    await page.mouse.up()
    await board.expectCards('Pending', ['Kiosk', 'Map'])
    await board.card('Map').tap()
    await page.getByRole('radiogroup', { name: 'Status' }).getByText('Won', { exact: true }).tap()
    await expect.poll(async () => idsAt(await space.admin.get('/deals?status=win'), 'deals')).toHaveLength(3)
    await page.goBack()
    await tab('Won').tap()
    await board.expectCards('Won', ['Fare finder', 'Map', 'Ticket shop'])
  })
})
