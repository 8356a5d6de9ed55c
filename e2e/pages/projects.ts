import { expect, type Page } from '@playwright/test'

/** The list of projects. */
export const projectListOf = (page: Page) => {
  const group = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const sheet = page.getByRole('dialog', { name: 'New project' })
  return {
    group,
    card: (name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) }),
    link: (name: string) => page.getByRole('article').getByRole('link', { name, exact: true }),
    term: page.getByRole('textbox', { name: 'Name contains' }),
    status: (name: string | RegExp) => page.getByRole('radiogroup', { name: 'Status' }).getByText(name),
    sheet,
    /** Opens a filter and chooses an option. */
    pick: async (filter: string, option: string) => {
      await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: filter, exact: true }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    open: async (search = '') => {
      await page.goto(`/projects${search}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Projects', exact: true })).toBeVisible()
    },
    expectNames: (names: readonly string[]) => expect(page.getByRole('article').getByRole('link')).toHaveText([...names]),
  }
}

/** A project with its head and tabs. */
export const projectPageOf = (page: Page) => {
  const more = page.getByRole('button', { name: /^More for/ })
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    tab: (name: string) => page.getByRole('link', { name: new RegExp(`^${name}( ?\\d+( open)?)?$`) }),
    status: page.getByRole('button', { name: /^Status:/ }),
    setStatus: async (name: string) => {
      await page.getByRole('button', { name: /^Status:/ }).click()
      await page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).click()
    },
    menu: async (item: string) => {
      await more.click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    },
    settings: page.getByRole('dialog', { name: 'Project settings' }),
    announcement: page.getByRole('region', { name: 'Announcement' }),
    block: (name: string) => page.getByRole('region', { name, exact: true }),
    open: async (id: string, rest = '') => {
      await page.goto(`/projects/${id}${rest}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}
