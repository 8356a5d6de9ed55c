import { expect, type Locator, type Page } from '@playwright/test'
import { contactPageOf } from './contact-page.ts'

type Column = 'Pending' | 'Won' | 'Lost'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Deals', exact: true })

/** The table of deals with its filters and selection. */
export const dealTableOf = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Deals' })
  const row = (name: string) => grid.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const bulk = page.getByRole('toolbar')
  const filter = (name: string) => page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })
  return {
    row,
    link: (name: string) => grid.getByRole('link', { name, exact: true }),
    filter,
    /** Opens a filter and chooses one of its options, found by typing. */
    pick: async (name: string, typed: string, option: string | RegExp) => {
      await filter(name).click()
      await page.getByRole('dialog', { name, exact: true }).getByRole('combobox').fill(typed)
      await page.getByRole('option', { name: option }).click()
    },
    clear: (sentence: string) => page.getByRole('button', { name: `Clear filter: ${sentence}` }).click(),
    status: (name: string) => page.getByRole('radiogroup', { name: 'Status' }).getByText(name, { exact: true }),
    view: (name: string) => page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true }),
    /** Waits for exactly these rows, in this order. */
    expectNames: (names: readonly string[]) => expect(grid.getByRole('link')).toHaveText([...names]),
    open: async (search = '') => {
      await page.goto(`/deals?view=table${search}`)
      await expect(heading(page)).toBeVisible()
    },
    select: (name: string) => row(name).getByRole('checkbox').check(),
    act: (name: string) => bulk.getByRole('button', { name, exact: true }).click(),
  }
}

/** The board of pending, won and lost deals. */
export const dealBoardOf = (page: Page) => {
  const board = page.getByRole('group', { name: 'Deals', exact: true })
  const column = (name: Column) => board.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = (name: string, within: Locator = board) => within.getByRole('article').filter({ hasText: name })
  return {
    board,
    column,
    card,
    /** The announcements of the board to assistive technology. */
    announced: board.getByRole('status'),
    /** Waits for exactly these cards in a column, in this order. */
    expectCards: (name: Column, names: readonly string[]) =>
      expect(column(name).getByRole('article').getByRole('link')).toHaveText([...names]),
    /** Waits for exactly these sums in a column: "EUR 1,200". */
    expectSums: async (name: Column, sums: readonly string[]) => {
      await expect
        .poll(async () => {
          const [codes, amounts] = [column(name).getByRole('term'), column(name).getByRole('definition')]
          const [left, right] = await Promise.all([codes.allTextContents(), amounts.allTextContents()])
          return left.map((code, at) => `${code} ${right[at]}`)
        })
        .toEqual(sums)
    },
    open: async (search = '') => {
      await page.goto(`/deals${search}`)
      await expect(column('Pending')).toBeVisible()
    },
    /** Opens the sheet for a new deal in a column. */
    add: (name: Column) =>
      column(name)
        .getByRole('button', { name: `Add a ${name.toLowerCase()} deal` })
        .click(),
    drag: (name: string, to: Column) => card(name).dragTo(column(to)),
  }
}

/** The page of a deal: its price, activity stream and properties. */
export const dealPageOf = (page: Page) => {
  const parts = contactPageOf(page)
  const price = page.getByRole('region', { name: 'Price' })
  const pick = async (property: string, button: string, typed: string, option: string | RegExp) => {
    await parts.property(property).getByRole('button', { name: button }).click()
    await page.getByRole('combobox').last().fill(typed)
    await page.getByRole('option', { name: option }).click()
  }
  return {
    ...parts,
    price,
    total: price.getByRole('status', { name: 'Total' }),
    open: async (id: string) => {
      await page.goto(`/deals/${id}`)
      await expect(parts.composer).toBeVisible()
    },
    editPrice: () => page.getByRole('button', { name: 'Edit price', exact: true }).click(),
    field: (name: string) => price.getByRole('textbox', { name, exact: true }),
    pick,
    setStatus: (name: Column) => page.getByRole('radiogroup', { name: 'Status' }).getByText(name, { exact: true }).click(),
    status: (name: Column) => page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio', { name }),
    history: page.getByRole('dialog', { name: 'History' }),
  }
}

/** The sheet for creating a deal. */
export const dealSheetOf = (page: Page) => {
  const sheet = page.getByRole('dialog', { name: 'New deal' })
  const field = (name: string) => sheet.getByRole('textbox', { name, exact: true })
  return {
    sheet,
    field,
    name: field('Name'),
    party: sheet.getByRole('combobox', { name: 'With' }),
    more: sheet.getByRole('button', { name: 'More fields' }),
    responsible: sheet.getByRole('combobox', { name: 'Responsible' }),
    status: sheet.getByRole('combobox', { name: 'Status' }),
    category: sheet.getByRole('combobox', { name: 'Category' }),
    total: sheet.getByRole('status', { name: 'Total' }),
    create: sheet.getByRole('button', { name: /^Create Ctrl/ }),
  }
}
