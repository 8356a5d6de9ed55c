import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { makeExpense, makeProject } from '../fixtures/projects.ts'
import { makeCase, makeCompany, makeContact, makeDeal } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { dealTableOf } from '../pages/deals.ts'
import { expensesOf } from '../pages/expenses.ts'

/** With the rail as words and as icons; at 1100 px the rail leaves a page the least. */
const widths = [1280, 1200, 1100, 1000]

const expectWhole = async (text: Locator) => {
  await expect(text.first()).toBeVisible()
  const cut = await text.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
}

const atEachWidth = async (page: Page, look: (width: number) => Promise<unknown>) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await test.step(`${width} px`, () => look(width))
  }
}

test('in a window of any width the names, states and dates of lists are whole', async ({ page, space: { admin } }) => {
  await makeContact(admin, {
    name: 'Benedita Abrunhosa',
    title: 'Head of the rights department',
    'company-name': 'Editora Seixas e Companhia do Porto',
  })
  const company = await makeCompany(admin, 'Companhia de Navegação do Porto')
  await makeDeal(admin, {
    name: 'Fjordlys booking flow, part 2',
    'deal-with': company,
    currency: 'EUR',
    price: '1234567',
    'expected-on': '2026-11-01',
  })
  await makeCase(admin, { name: 'Test account ends in February', 'case-status': 'closed' })
  const grid = page.getByRole('grid')
  await contactListOf(page).open()
  await atEachWidth(page, () => expectWhole(grid.getByRole('link', { name: 'Benedita Abrunhosa' })))
  await dealTableOf(page).open()
  await atEachWidth(page, async () => {
    await expectWhole(grid.getByRole('link'))
    await expectWhole(grid.getByRole('gridcell').filter({ hasText: /^(Pending|€1,234,567|.+ late)$/ }))
    await expect(grid.getByText(/late$/)).toBeVisible()
  })
  await page.goto('/cases')
  await atEachWidth(page, () => expectWhole(grid.getByRole('gridcell').filter({ hasText: 'Closed' })))
})

test('in a window of any width filters and their order are one line, and nothing covers anything', async ({ page }) => {
  await page.goto('/my-tasks')
  await atEachWidth(page, async () => {
    const filters = page.getByRole('group', { name: 'Filters' })
    const sort = await page.getByRole('button', { name: /^Sort/ }).boundingBox()
    const { height, right } = await filters.evaluate((line) => ({
      height: line.getBoundingClientRect().height,
      right: Math.max(...[...line.querySelectorAll('button, label, select')].map((each) => each.getBoundingClientRect().right)),
    }))
    expect(height).toBeLessThan(60)
    expect(right).toBeLessThanOrEqual(sort?.x ?? 0)
  })
})

test('in a window of any width expenses have their sums', async ({ page, space: { admin } }) => {
  const expenses = expensesOf(page)
  const project = await makeProject(admin, { name: 'Booking' })
  await makeExpense(admin, project, { amount: '64.50' })
  await expenses.open(project)
  await atEachWidth(page, async () => {
    for (const sum of ['64.50', 'Not billable']) await expect(expenses.sums.getByText(sum).first()).toBeInViewport()
  })
})
