import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeCase, makeContact, makeWorkgroup, upload } from '../../fixtures/records.ts'
import { caseBoardOf, caseListOf, casePageOf, caseSheetOf } from '../../pages/cases.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

test('the list, its filters and its bulk actions', async ({ page, space: { admin } }) => {
  const [list, look] = [caseListOf(page), lookAt(page)]
  const group = await makeWorkgroup(admin, 'Quay')
  await makeCase(admin, { name: 'Wrong fare', 'case-responsible-id': admin.id })
  await makeCase(admin, { name: 'Lost bag', visibility: 'group', 'workgroup-id': group })
  await list.open()
  await list.expectNames(['Lost bag', 'Wrong fare'])
  await look('the list')
  await list.filter('Responsible').click()
  await expect(page.getByRole('option', { name: 'Nobody responsible' })).toBeVisible()
  await look('the panel of Responsible')
  await page.keyboard.press('Escape')
  await list.select('Wrong fare')
  await list.act('Responsible')
  await expect(page.getByRole('option', { name: 'Nobody responsible' })).toBeVisible()
  await look('Responsible for the selection')
})

test('the board, with a card in the hand and a refused move', async ({ page, space: { admin } }) => {
  const [board, look] = [caseBoardOf(page), lookAt(page)]
  const closed = await makeCase(admin, { name: 'Lost bag' })
  accepted(await admin.put(`/cases/${closed}`, { case: { 'case-status': 'closed' } }))
  await makeCase(admin, { name: 'Wrong fare', visibility: 'only-me', 'case-responsible-id': admin.id })
  await board.open()
  await board.expectCards('Closed', ['Lost bag'])
  await look('the board')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(board.column('Closed')).toContainText('+1')
  await look('a selected card in the hand')
  await page.route('**/api/cases/*', (route) => route.fulfill({ status: 403, json: { errors: [] } }))
  await page.keyboard.press('Space')
  await expect(board.card('Wrong fare').getByRole('alert')).toBeVisible()
  await look('a refused move')
})

test('the page with its panels, and the sheet', async ({ page, space: { admin } }) => {
  const [record, form, look] = [casePageOf(page), caseSheetOf(page), lookAt(page)]
  const id = await makeCase(admin, { name: 'Wrong fare', 'background-info': 'Child fares.', attachment: [await upload(admin)] })
  accepted(await admin.put(`/cases/${id}`, { case: { 'involved-people': [await makeContact(admin)], 'case-status': 'closed' } }))
  await record.open(id)
  await expect(page.getByText('Ana Admin closed the case')).toBeVisible()
  await look('the page')
  await record.involved.getByRole('button', { name: 'Add a person or company' }).click()
  await page.getByRole('combobox', { name: 'Person or company' }).fill('Nils')
  await expect(page.getByRole('option', { name: 'New contact “Nils”' })).toBeVisible()
  await look('adding a person')
  await page.keyboard.press('Escape')
  await record.more('History')
  await expect(record.history.getByRole('listitem')).toHaveCount(2)
  await look('the history')
  await caseListOf(page).open('?new')
  await expect(form.name).toBeFocused()
  await form.create.click()
  await look('the sheet with a fault')
})
