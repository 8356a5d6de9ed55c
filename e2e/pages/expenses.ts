import { expect, type Page } from '@playwright/test'

/** The expenses of a project: the rows, their sums, and the sheets. */
export const expensesOf = (page: Page) => {
  const list = page.getByRole('group', { name: 'Expenses', exact: true })
  const sums = page.getByRole('complementary', { name: 'Sums' })
  const sheet = page.getByRole('dialog', { name: 'New expense' })
  const rows = list.getByRole('article')
  const row = (name: string) => list.getByRole('article', { name: `Expense: ${name}`, exact: true })
  const filter = (name: string) => page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })
  return {
    list,
    rows,
    row,
    sums,
    sheet,
    filter,
    /** The headings of the months, with their numbers and sums. */
    months: list.getByRole('heading', { level: 2 }),
    /** The sheet of one expense. */
    details: page.getByRole('dialog', { name: 'Expense', exact: true }),
    kind: (name: string) => page.getByRole('radiogroup', { name: 'Billable' }).first().getByText(name, { exact: true }),
    bulk: page.getByRole('toolbar'),
    open: async (project: string, search = '') => {
      await page.goto(`/projects/${project}/expenses${search}`)
      await expect(page.getByRole('button', { name: 'New expense' }).first()).toBeVisible()
    },
    /** Waits for exactly these expenses, in this order. */
    expectNames: (names: readonly string[]) =>
      expect
        .poll(() => rows.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
        .toEqual(names.map((name) => `Expense: ${name}`)),
    /** Opens a filter and chooses one of its options, found by typing. */
    pick: async (name: string, typed: string, option: string) => {
      await filter(name).click()
      await page.getByRole('dialog', { name, exact: true }).getByRole('combobox').fill(typed)
      await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
    },
    /** Changes a cell of a row in place. */
    edit: async (name: string, field: string, text: string) => {
      await row(name)
        .getByRole('button', { name: `Edit ${field}` })
        .click()
      const input = row(name).getByRole('textbox', { name: field })
      await input.fill(text)
      await input.press('Enter')
    },
  }
}
