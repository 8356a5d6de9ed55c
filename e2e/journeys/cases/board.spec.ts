import { expect, type Locator } from '@playwright/test'
import { accepted, at, idsAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeCase } from '../../fixtures/records.ts'
import { caseBoardOf, casePageOf, caseSheetOf } from '../../pages/cases.ts'
import { shellOf } from '../../pages/shell.ts'

const placeOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The column is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.beforeEach(async ({ page, space: { admin } }) => {
  const lost = await makeCase(admin, { name: 'Lost bag' })
  accepted(await admin.put(`/cases/${lost}`, { case: { 'case-status': 'closed' } }))
  for (const name of ['Wrong fare', 'Broken map', 'Late ferry']) await makeCase(admin, { name })
  const board = caseBoardOf(page)
  await board.open()
  await board.expectCards('Open', ['Late ferry', 'Broken map', 'Wrong fare'])
  await board.expectCards('Closed', ['Lost bag'])
})

test('a card dragged to the other column is closed, and undo puts it back', { tag: '@short' }, async ({ page, space }) => {
  const [board, shell] = [caseBoardOf(page), shellOf(page)]
  await board.drag('Broken map', 'Closed')
  await board.expectCards('Open', ['Late ferry', 'Wrong fare'])
  await board.expectCards('Closed', ['Broken map', 'Lost bag'])
  await expect(shell.note('1 case closed')).toBeVisible()
  expect(idsAt(await space.admin.get('/cases?status=closed'), 'cases')).toHaveLength(2)
  await page.reload()
  await board.expectCards('Closed', ['Broken map', 'Lost bag'])
  await board.drag('Lost bag', 'Open')
  await board.expectCards('Open', ['Late ferry', 'Wrong fare', 'Lost bag'])
  await shell.undo('1 case reopened')
  await board.expectCards('Closed', ['Broken map', 'Lost bag'])
})

test('a drag shows where the card goes, and Escape ends it', async ({ page, space }) => {
  const board = caseBoardOf(page)
  await board.card('Broken map').getByRole('link', { name: 'Broken map' }).hover()
  await page.mouse.down()
  const { x, y } = await placeOf(board.column('Closed'))
  await page.mouse.move(x, y, { steps: 5 })
  await expect(page.getByText('Close “Broken map”', { exact: true })).toBeVisible()
  await expect(board.column('Closed')).toContainText('+1')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await board.expectCards('Open', ['Late ferry', 'Broken map', 'Wrong fare'])
  expect(idsAt(await space.admin.get('/cases?status=closed'), 'cases')).toHaveLength(1)
})

test('keys lift, move and drop a card, and each step is announced', async ({ page, space }) => {
  const board = caseBoardOf(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(board.card('Broken map')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(board.announced).toHaveText('Broken map: lifted from Open. Arrow keys move, Space drops, Escape puts back.')
  await page.keyboard.press('ArrowRight')
  await expect(board.announced).toHaveText('Closed. Close “Broken map”')
  await page.keyboard.press('Escape')
  await expect(board.announced).toHaveText('Put back.')
  await board.expectCards('Open', ['Late ferry', 'Broken map', 'Wrong fare'])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(board.announced).toHaveText('Broken map: moved to Closed.')
  await board.expectCards('Closed', ['Broken map', 'Lost bag'])
  await expect(board.card('Broken map')).toBeFocused()
  await expect.poll(async () => idsAt(await space.admin.get('/cases?status=closed'), 'cases')).toHaveLength(2)
  await page.keyboard.press('Enter')
  await expect(casePageOf(page).name('Broken map')).toBeVisible()
})

test('selected cards move at once, with one undo', async ({ page, space }) => {
  const [board, shell] = [caseBoardOf(page), shellOf(page)]
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar').getByRole('status')).toHaveText('2 selected')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(board.announced).toHaveText('Closed. Close 2 cases')
  await expect(page.getByText('Close 2 cases', { exact: true })).toBeVisible()
  await page.keyboard.press('Space')
  await board.expectCards('Closed', ['Late ferry', 'Broken map', 'Lost bag'])
  await shell.undo('2 cases closed')
  await board.expectCards('Open', ['Late ferry', 'Broken map', 'Wrong fare'])
  await board.expectCards('Closed', ['Lost bag'])
  expect(idsAt(await space.admin.get('/cases?status=closed'), 'cases')).toHaveLength(1)
})

test('a refused move is put back with its reason', async ({ page }) => {
  const board = caseBoardOf(page)
  const message = 'Only its owner can close this case.'
  await page.route('**/api/cases/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 403, json: { errors: [{ code: 'forbidden', field: '', message }] } })
      : route.continue(),
  )
  await board.drag('Broken map', 'Closed')
  await board.expectCards('Open', ['Late ferry', 'Broken map', 'Wrong fare'])
  await expect(board.card('Broken map').getByRole('alert')).toHaveText(message)
  await expect(board.announced).toHaveText(`Put back. ${message}`)
})

test('shows cases that others created or closed, and adds one', async ({ page, space: { admin } }) => {
  const [board, form] = [caseBoardOf(page), caseSheetOf(page)]
  const id = await makeCase(admin, { name: 'Seat taken' })
  await page.getByRole('button', { name: 'Show 1 new' }).click()
  await board.expectCards('Open', ['Seat taken', 'Late ferry', 'Broken map', 'Wrong fare'])
  accepted(await admin.put(`/cases/${id}`, { case: { 'case-status': 'closed' } }))
  await board.expectCards('Closed', ['Seat taken', 'Lost bag'])
  await page.getByRole('button', { name: 'Add a case' }).click()
  await form.name.fill('New one')
  await form.create.click()
  await expect(casePageOf(page).name('New one')).toBeVisible()
  await page.getByRole('link', { name: 'Cases', exact: true }).first().click()
  expect(at(await admin.get('/cases?status=open&x-count=1'), 'x-total')).toBe(4)
})
