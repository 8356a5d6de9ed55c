import { expect, type Page } from '@playwright/test'

/** The contact list with its filters and selection. */
export const contactListOf = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Contacts' })
  const row = (name: string) => grid.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const bulk = page.getByRole('toolbar')
  const filter = (name: string) => page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
  const cleared = (sentence: string) => page.getByRole('button', { name: `Clear filter ${sentence}`, exact: true })
  return {
    grid,
    row,
    link: (name: string) => grid.getByRole('link', { name, exact: true }),
    /** The names of the visible rows, in order. */
    names: grid.getByRole('link'),
    term: page.getByRole('textbox', { name: 'Name contains' }),
    filter,
    panel,
    /** The only field of a filter's panel. */
    panelField: (name: string) => panel(name).getByRole('textbox').or(panel(name).getByRole('combobox')),
    /** The clear button of an active filter, which has this label. */
    clear: cleared,
    /** The number of results, as announced to assistive technology. */
    expectCount: (count: number) => expect(grid).toHaveAttribute('aria-rowcount', String(count + 1)),
    /** Waits for exactly these rows, in this order. */
    expectNames: (names: readonly string[]) => expect(grid.getByRole('link')).toHaveText([...names]),
    open: async (search = '') => {
      await page.goto(`/contacts${search}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
    },
    select: (name: string) => row(name).getByRole('checkbox').check(),
    bulk,
    act: (name: string) => bulk.getByRole('button', { name, exact: true }).click(),
    /** The button in the header; an empty list has another one below. */
    newContact: page.getByRole('button', { name: /^New contact/ }).first(),
  }
}
