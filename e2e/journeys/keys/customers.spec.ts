import { expect } from '@playwright/test'
import { byKeys } from '../../fixtures/by-keys.ts'
import { test } from '../../fixtures/journey.ts'
import { makeCase, makeDeal } from '../../fixtures/records.ts'
import { dealBoardOf, dealPageOf, dealTableOf } from '../../pages/deals.ts'

test('deals keep the focus on their table, their board and their page', async ({ page, space }) => {
  const [table, board, record, keys] = [dealTableOf(page), dealBoardOf(page), dealPageOf(page), byKeys(page)]
  const { admin } = space
  await space.member('Mia Member')
  for (const name of ['Alpha', 'Beta', 'Gamma']) await makeDeal(admin, { name, price: '100' })
  await table.open('&sort=name')
  await expect(table.link('Alpha')).toBeVisible()
  await keys.press('j x', () => expect(page.getByRole('toolbar')).toBeVisible())
  await keys.press('r', () => expect(page.getByRole('combobox').last()).toBeFocused())
  await keys.type('Mia')
  await keys.press('Enter', () => expect(page.getByRole('grid', { name: 'Deals' })).toContainText('Mia'))
  await keys.press('s', () => expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0))
  await keys.press('Escape', () => expect(page.getByRole('toolbar')).toBeHidden())

  await board.open()
  await keys.use(board.card('Alpha'), () => expect(board.board.getByText(/^Alpha: lifted/)).toBeAttached(), 'Space')
  // The card shows in the column while it is still in the hand.
  await keys.press('ArrowRight Space', () => expect(board.board.getByText('Alpha: moved to Won.')).toBeAttached())
  await expect(board.card('Alpha')).toBeFocused()
  await keys.press('x', () => expect(page.getByRole('toolbar')).toBeVisible())
  await keys.press('Delete', () => expect(board.card('Alpha')).toHaveCount(0))
  await keys.use(board.card('Beta'), () => expect(page).toHaveURL(/deals[/]\d+/))
  await expect(record.composer).toBeVisible()
  await keys.use(record.property('With').getByRole('button', { name: /^Add a/ }), () =>
    expect(page.getByRole('combobox').last()).toBeFocused(),
  )
  await keys.type('North')
  await keys.press('Enter', () => expect(record.property('With')).toContainText('Northlight'))
  await keys.use(record.property('Involved').getByRole('button', { name: /^Add a/ }), () =>
    expect(page.getByRole('combobox').last()).toBeFocused(),
  )
  await keys.type('Nils Eide')
  await keys.press('Enter', () => expect(record.property('Involved')).toContainText('Nils Eide'))
  await keys.press('Escape', () => expect(page.getByRole('combobox')).toHaveCount(0))
  await keys.use(record.property('Involved').getByRole('button', { name: /^Remove/ }), () =>
    expect(record.property('Involved')).not.toContainText('Nils Eide'),
  )
  await keys.use(page.getByRole('button', { name: 'Edit price', exact: true }), () => expect(record.price).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('button', { name: 'Edit price', exact: true })).toBeVisible())
  await keys.use(
    page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio', { name: 'Won' }),
    () => expect(record.status('Won')).toBeChecked(),
    'Space',
  )
})

test('cases keep the focus on their list and their board', async ({ page, space: { admin } }) => {
  const keys = byKeys(page)
  for (const name of ['Alpha', 'Beta', 'Gamma']) await makeCase(admin, { name })
  await page.goto('/cases')
  const names = page.getByRole('grid', { name: 'Cases' }).getByRole('link')
  await expect(names).toHaveCount(3)
  await keys.press('j x', () => expect(page.getByRole('toolbar')).toContainText('Close'))
  await keys.press('s', () => expect(page.getByRole('toolbar')).toContainText('Reopen'))
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Delete', exact: true })).toBeEnabled()
  await keys.press('Delete', () => expect(names).toHaveCount(2))
  await page.goto('/cases?view=board')
  const board = page.getByRole('group', { name: 'Cases', exact: true })
  await keys.use(board.getByRole('article').first(), () => expect(board.getByText(/: lifted/)).toBeAttached(), 'Space')
  await keys.press('Escape', () => expect(board.getByText(/: lifted/)).toHaveCount(0))
  await keys.press('x', () => expect(page.getByRole('toolbar')).toBeVisible())
  await keys.press('Delete', () => expect(board.getByRole('article')).toHaveCount(1))
})
