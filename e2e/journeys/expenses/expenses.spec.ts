import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accepted, at, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeExpense, makeNamedCategory, makeProject, openSite } from '../../fixtures/projects.ts'
import { expensesOf } from '../../pages/expenses.ts'
import { shellOf } from '../../pages/shell.ts'

test('adds an expense from the sheet, keeps its draft, and undoes it', async ({ page, space: { admin } }) => {
  const [expenses, shell] = [expensesOf(page), shellOf(page)]
  const project = await makeProject(admin)
  await makeNamedCategory(admin, 'expenses', 'Travel')
  await expenses.open(project)
  await expect(page.getByText('No expenses yet')).toBeVisible()
  await page.keyboard.press('c')
  await expenses.sheet.getByLabel('Amount (EUR)').fill('twelve')
  await expenses.sheet.getByLabel('Description').fill('Train to Oslo')
  await expenses.sheet.getByLabel('Date').fill('29 Oct 2026')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(expenses.sheet.getByText('Use an amount like 1250 or 1250.50')).toBeVisible()
  await page.reload()
  await expect(expenses.sheet.getByLabel('Description')).toHaveValue('Train to Oslo')
  await expenses.sheet.getByLabel('Amount (EUR)').fill('1,188.5')
  await expenses.sheet.getByRole('combobox', { name: 'Category' }).fill('tra')
  await page.getByRole('listbox').getByRole('option', { name: 'Travel', exact: true }).click()
  await expenses.sheet.getByRole('button', { name: /^Create Ctrl/ }).click()
  await expect(expenses.row('Train to Oslo')).toContainText('1,188.50')
  await expect(expenses.row('Train to Oslo').getByRole('combobox', { name: 'Category' })).toHaveValue(/\d/)
  await expect(expenses.months).toHaveText(/October 2026\s*1\s*1,188\.50/)
  await shell.undo('Added Train to Oslo')
  await expect(page.getByText('No expenses yet')).toBeVisible()
})

test('adds expenses with one line, and says how it begins', async ({ page, space: { admin } }) => {
  const [expenses, shell] = [expensesOf(page), shellOf(page)]
  const project = await makeProject(admin)
  await makeExpense(admin, project, { notes: 'Ferry', date: '2026-10-02' })
  await expenses.open(project)
  const line = page.getByRole('textbox', { name: 'New expense' })
  await line.fill('Train to Oslo 12.50')
  await line.press('Enter')
  await expect(shell.refusal('Begin with the amount')).toBeVisible()
  await line.fill('1,012.50 Train to Oslo')
  await line.press('Enter')
  await expect(line).toHaveValue('')
  await line.fill('7 Coffee')
  await line.press('Enter')
  await expenses.expectNames(['Coffee', 'Train to Oslo', 'Ferry'])
  await expect(expenses.row('Train to Oslo')).toContainText('1,012.50')
  await expect(shell.saved).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+z')
  await expenses.expectNames(['Train to Oslo', 'Ferry'])
})

test('chooses the category and whether to bill in the line, and keeps the choice for the next one', async ({ page, space: { admin } }) => {
  const [expenses, shell] = [expensesOf(page), shellOf(page)]
  const project = await makeProject(admin)
  const travel = await makeNamedCategory(admin, 'expenses', 'Travel')
  await makeExpense(admin, project, { notes: 'Ferry', date: '2026-10-02' })
  const fields = async (notes: string) =>
    listAt(accepted(await admin.get(`/projects/${project}/expenses`)), 'expenses').find((expense) => expense.notes === notes)
  await expenses.open(project)
  const line = page.getByRole('textbox', { name: 'New expense' })
  const choices = page.getByRole('group', { name: 'The new expense' })
  await line.fill('7 Coffee')
  await expect(choices.getByRole('combobox', { name: 'Billable' })).toHaveValue('yes')
  await line.press('Enter')
  await expect(expenses.row('Coffee')).toBeVisible()
  await line.fill('12.50 Train to Oslo 12 Nov 2026')
  await choices.getByRole('combobox', { name: 'Category' }).selectOption('Travel')
  await choices.getByRole('combobox', { name: 'Billable' }).selectOption('Not billable')
  await choices.getByRole('button', { name: /^Add expense/ }).click()
  await expect(expenses.row('Train to Oslo')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  expect(await fields('Coffee')).toMatchObject({ billable: 'billable' })
  expect(await fields('Coffee')).not.toHaveProperty('category-id')
  expect(await fields('Train to Oslo')).toMatchObject({ billable: 'not billable', 'category-id': travel, date: '2026-11-12' })
  await page.reload()
  await line.fill('9 Bus')
  await expect(choices.getByRole('combobox', { name: 'Billable' })).toHaveValue('no')
  await line.clear()
  await expenses.open(project, '?new')
  await expect(expenses.sheet.getByLabel('Billable')).toHaveValue('no')
  await expenses.open(await makeProject(admin, { name: 'Another' }), '?new')
  await expect(expenses.sheet.getByLabel('Billable')).toHaveValue('yes')
})

test('edits in place, says what is wrong in its cell, and undoes', async ({ page, space: { admin } }) => {
  const [expenses, shell] = [expensesOf(page), shellOf(page)]
  const project = await makeProject(admin)
  const travel = await makeNamedCategory(admin, 'expenses', 'Travel')
  const id = await makeExpense(admin, project, { notes: 'Ferry', amount: '0.1', date: '2026-11-02' })
  await makeExpense(admin, project, { notes: 'Coffee', amount: '0.2', date: '2026-11-03' })
  await expenses.open(project)
  await expect(expenses.sums).toContainText('0.30')
  await expenses.edit('Ferry', 'amount', 'ten')
  await expect(expenses.row('Ferry').getByRole('alert')).toHaveText(/Use an amount like/)
  await expenses.row('Ferry').getByRole('textbox', { name: 'amount' }).fill('10.1')
  await page.keyboard.press('Enter')
  await expect(expenses.sums).toContainText('10.30')
  await expenses.row('Ferry').getByRole('combobox', { name: 'Category' }).selectOption('Travel')
  await expenses.row('Ferry').getByRole('combobox', { name: 'Billable' }).selectOption('Not billable')
  await expect(expenses.sums).toContainText('Not billable 10.10')
  await expenses.edit('Ferry', 'date', '17 Oct 2026')
  await expenses.edit('Ferry', 'description', 'Ferry to Bergen')
  await expect(expenses.months).toHaveText([/November 2026\s*1\s*0\.20/, /October 2026\s*1\s*10\.10/])
  await expect(shell.saved).toBeVisible()
  expect(at(accepted(await admin.get(`/expenses/${id}`)), 'expense')).toMatchObject({
    notes: 'Ferry to Bergen',
    amount: '10.1',
    date: '2026-10-17',
    'category-id': travel,
    billable: 'not billable',
  })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(expenses.row('Ferry')).toBeVisible()
})

test('filters, sorts, opens the sheet by address, and deletes from it', async ({ page, space }) => {
  const { admin } = space
  const [expenses, shell] = [expensesOf(page), shellOf(page)]
  const mia = await space.member('Mia Member')
  const project = await makeProject(admin)
  const travel = await makeNamedCategory(admin, 'expenses', 'Travel')
  const ferry = await makeExpense(admin, project, { notes: 'Ferry', amount: '30', date: '2026-11-03', 'category-id': travel })
  await makeExpense(mia, project, { notes: 'Print', amount: '100', date: '2026-11-02', billable: 'not billable' })
  await makeExpense(admin, project, { notes: 'Train', amount: '20', date: '2026-10-01', 'category-id': travel })
  await expenses.open(project)
  await expenses.expectNames(['Ferry', 'Print', 'Train'])
  await expenses.kind('Not billable').click()
  await expenses.expectNames(['Print'])
  await expect(expenses.sums).toContainText('1 expense found')
  await page.reload()
  await expenses.expectNames(['Print'])
  await expenses.kind('All').click()
  await expenses.pick('Category', 'tra', 'Travel')
  await expenses.expectNames(['Ferry', 'Train'])
  await expect(expenses.sums).toContainText('50.00')
  await expenses.open(project)
  await expenses.pick('Added by', 'mia', 'Mia Member')
  await expenses.expectNames(['Print'])
  await expenses.open(project)
  await expenses.sums.getByRole('button', { name: /^Oct 2026/ }).click()
  await expect(page).toHaveURL(/month=2026-10/)
  await expenses.expectNames(['Train'])
  await expenses.open(project, '?sort=-amount')
  await expenses.expectNames(['Print', 'Ferry', 'Train'])
  await expect(expenses.months).toHaveCount(0)
  await page.goto(`/expenses/${ferry}`)
  await expect(page).toHaveURL(new RegExp(`/projects/${project}/expenses\\?open=${ferry}$`))
  await expect(expenses.details.getByText('Ferry', { exact: true })).toBeVisible()
  await expenses.details.getByRole('button', { name: 'Delete' }).click()
  await expenses.expectNames(['Print', 'Train'])
  await shell.undo('Deleted Ferry')
  await expenses.expectNames(['Ferry', 'Print', 'Train'])
  await page.goto('/expenses/999999999')
  await expect(page.getByText('Expense not found')).toBeVisible()
})

test('changes and deletes several at once, by keys too', async ({ page, space: { admin } }) => {
  const [expenses, shell] = [expensesOf(page), shellOf(page)]
  const project = await makeProject(admin)
  await makeNamedCategory(admin, 'expenses', 'Travel')
  for (const notes of ['One', 'Two', 'Three']) await makeExpense(admin, project, { notes, amount: '5' })
  await expenses.open(project)
  await expenses.expectNames(['Three', 'Two', 'One'])
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(expenses.bulk).toContainText('2 selected')
  await expenses.bulk.getByRole('button', { name: /^Mark not billable/ }).click()
  await expect(shell.note('2 expenses now not billable')).toBeVisible()
  await expect(expenses.sums).toContainText('Not billable 10.00')
  await expenses.bulk.getByRole('button', { name: /^Category/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Travel', exact: true }).click()
  await expect(shell.note('2 expenses now in Travel')).toBeVisible()
  await expect(expenses.sums.getByRole('button', { name: /Travel/ })).toContainText('10.00')
  await expenses.bulk.getByRole('button', { name: /^Delete/ }).click()
  await expenses.expectNames(['One'])
  await shell.undo('2 expenses deleted')
  await expenses.expectNames(['Three', 'Two', 'One'])
})

test('adds exactly over all pages, in the decimals of the currency', async ({ page, space: { admin } }) => {
  const expenses = expensesOf(page)
  const project = await makeProject(admin)
  for (let n = 0; n < 30; n += 1)
    await makeExpense(admin, project, { notes: `Number ${n}`, amount: n % 2 ? '0.1' : '0.2', date: '2026-11-02' })
  await makeExpense(admin, project, { notes: 'Large', amount: '999999999999999.9999', date: '2026-10-02' })
  for (const [currency, total] of [
    ['EUR', '1,000,000,000,000,004.4999'],
    ['JPY', '1,000,000,000,000,004.4999'],
    ['KWD', '1,000,000,000,000,004.4999'],
    ['USD', '1,000,000,000,000,004.4999'],
  ] as const) {
    accepted(await admin.put('/x/me', { me: { account: { currency } } }))
    await expenses.open(project)
    await expect(expenses.sums).toContainText(`${total} ${currency}`)
    await expect(expenses.sums).toContainText(`All amounts are in ${currency}`)
  }
  accepted(await admin.put('/x/me', { me: { account: { currency: 'JPY' } } }))
  await expenses.open(project, '?month=2026-11')
  await expect(expenses.months).toHaveText(/November 2026\s*30\s*4\.5$/)
  accepted(await admin.put('/x/me', { me: { account: { currency: 'KWD' } } }))
  await expenses.open(project, '?month=2026-11')
  await expect(expenses.months).toHaveText(/November 2026\s*30\s*4\.500$/)
  await expect(async () => {
    await expenses.list.evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
    await expect(expenses.rows).toHaveCount(30, { timeout: 500 })
  }).toPass()
})

test('exports the found expenses as CSV with exact amounts', async ({ page, space: { admin } }) => {
  const expenses = expensesOf(page)
  const project = await makeProject(admin)
  const travel = await makeNamedCategory(admin, 'expenses', 'Travel')
  const fields = { notes: '=SUM(A1), "quoted"', amount: '-20.10', date: '2026-11-02', 'category-id': travel }
  const id = await makeExpense(admin, project, fields)
  await makeExpense(admin, project, { notes: 'Elsewhere', date: '2026-10-02', billable: 'not billable' })
  await expenses.open(project, '?billable=yes')
  await expect(expenses.rows).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toBe(
    `\uFEFF"Date","Description","Category","Billable","Amount","Currency","Added by","Id"\r\n"2026-11-02","'=SUM(A1), ""quoted""","Travel","yes","-20.10","EUR","Ana Admin","${id}"`,
  )
})

test('shows what another browser does, without moving what one types, and is not for clients', async ({ page, space, windowOf }) => {
  const { admin } = space
  const [expenses, site] = [expensesOf(page), await openSite(space)]
  const mia = await space.member('Mia Member')
  const first = await makeExpense(admin, site.id, { notes: 'Ferry', amount: '10', date: '2026-11-02' })
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok(), { timeout: 20_000 })
  await expenses.open(site.id)
  await live
  await expenses.row('Ferry').getByRole('button', { name: 'Edit description' }).click()
  const input = expenses.row('Ferry').getByRole('textbox', { name: 'description' })
  await input.fill('Ferry to')
  const theirs = await windowOf(mia)
  const other = expensesOf(theirs)
  await other.open(site.id)
  await other.edit('Ferry', 'amount', '12.5')
  await expect(expenses.row('Ferry')).toContainText('12.50')
  await expect(expenses.sums).toContainText('12.50')
  await expect(input).toHaveValue('Ferry to')
  await expect(input).toBeFocused()
  await input.press('Enter')
  await expect(expenses.row('Ferry to')).toBeVisible()
  await expect(shellOf(page).saved).toBeVisible()
  accepted(await mia.post(`/projects/${site.id}/expenses`, { expense: { date: '2026-11-03', amount: '1', notes: 'New' } }), 201)
  await page.getByRole('button', { name: 'Show 1 new' }).click()
  await expect(expenses.row('New')).toBeVisible()
  expect(at(accepted(await admin.get(`/expenses/${first}`)), 'expense')).toMatchObject({ notes: 'Ferry to', amount: '12.5' })

  const client = await windowOf(site.client)
  await client.goto(`/projects/${site.id}`)
  await expect(client.getByRole('link', { name: /^Links/ })).toBeVisible()
  await expect(client.getByRole('link', { name: /^Expenses/ })).toHaveCount(0)
  await client.goto(`/projects/${site.id}/expenses`)
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(expensesOf(client).list).toHaveCount(0)
})
