import { expect, type Locator, type Page } from '@playwright/test'
import { contactPageOf } from './contact-page.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Cases', exact: true })

/** The case list with its filters and selection. */
export const caseListOf = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Cases' })
  const row = (name: string) => grid.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const bulk = page.getByRole('toolbar')
  const filter = (name: string) => page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })
  return {
    row,
    link: (name: string) => grid.getByRole('link', { name, exact: true }),
    filter,
    /** Opens a filter and chooses one of its options, found by typing. */
    pick: async (name: string, typed: string, option: string) => {
      await filter(name).click()
      await page.getByRole('dialog', { name, exact: true }).getByRole('combobox').fill(typed)
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    status: (name: string) => page.getByRole('radiogroup', { name: 'Status' }).getByText(name, { exact: true }),
    /** Waits for exactly these rows, in this order. */
    expectNames: (names: readonly string[]) => expect(grid.getByRole('link')).toHaveText([...names]),
    open: async (search = '') => {
      await page.goto(`/cases${search}`)
      await expect(heading(page)).toBeVisible()
    },
    select: (name: string) => row(name).getByRole('checkbox').check(),
    bulk,
    act: (name: string) => bulk.getByRole('button', { name, exact: true }).click(),
  }
}

/** The board of open and closed cases. */
export const caseBoardOf = (page: Page) => {
  const board = page.getByRole('group', { name: 'Cases', exact: true })
  const column = (name: 'Open' | 'Closed') => board.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = (name: string, within: Locator = board) => within.getByRole('article').filter({ hasText: name })
  return {
    board,
    column,
    card,
    /** The announcements of the board for assistive technology. */
    announced: board.getByRole('status'),
    /** Waits for exactly these cards in a column, in this order. */
    expectCards: (name: 'Open' | 'Closed', names: readonly string[]) =>
      expect(column(name).getByRole('article').getByRole('link')).toHaveText([...names]),
    open: async (search = '') => {
      await page.goto(`/cases?view=board${search}`)
      await expect(column('Open')).toBeVisible()
    },
    drag: (name: string, to: 'Open' | 'Closed') => card(name).dragTo(column(to)),
  }
}

/** The page of a case: its activity stream and properties. */
export const casePageOf = (page: Page) => {
  const parts = contactPageOf(page)
  const involved = parts.property('Involved')
  return {
    ...parts,
    involved,
    open: async (id: string) => {
      await page.goto(`/cases/${id}`)
      await expect(parts.composer).toBeVisible()
    },
    rename: async (name: string) => {
      await page.getByRole('button', { name: 'Edit name', exact: true }).click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await page.keyboard.press('Enter')
    },
    setStatus: (name: 'Open' | 'Closed') => page.getByRole('radiogroup', { name: 'Status' }).getByText(name, { exact: true }).click(),
    status: (name: 'Open' | 'Closed') => page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio', { name }),
    /** Finds a contact by typing and chooses this option. */
    involve: async (typed: string, option: string) => {
      await involved.getByRole('button', { name: 'Add a person or company' }).click()
      await page.getByRole('combobox', { name: 'Person or company' }).fill(typed)
      await page.getByRole('option', { name: option }).click()
    },
    assign: async (button: string, option: string) => {
      await parts.property('Responsible').getByRole('button', { name: button }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    history: page.getByRole('dialog', { name: 'History' }),
  }
}

/** The sheet for creating a case. */
export const caseSheetOf = (page: Page) => {
  const sheet = page.getByRole('dialog', { name: 'New case' })
  return {
    sheet,
    name: sheet.getByRole('textbox', { name: 'Name', exact: true }),
    background: sheet.getByRole('textbox', { name: 'Background' }),
    responsible: sheet.getByRole('combobox', { name: 'Responsible' }),
    audience: sheet.getByRole('combobox', { name: 'Visible to' }),
    create: sheet.getByRole('button', { name: /^Create Ctrl/ }),
  }
}
