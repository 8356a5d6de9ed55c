import { expect, type Page } from '@playwright/test'

/** The links of a project, and the sheets of one and of a new one. */
export const linksOf = (page: Page) => {
  const list = page.getByRole('list', { name: 'Links', exact: true })
  const row = (title: string) => list.getByRole('article', { name: `Link: ${title}`, exact: true })
  return {
    list,
    row,
    rows: list.getByRole('article'),
    sheet: page.getByRole('dialog', { name: 'New link' }),
    /** The sheet of one link. */
    details: page.getByRole('dialog', { name: 'Link', exact: true }),
    open: async (project: string, search = '') => {
      await page.goto(`/projects/${project}/links${search}`)
      await expect(page.getByRole('button', { name: 'New link' }).first()).toBeVisible()
    },
    edit: async (title: string, field: string, text: string) => {
      await row(title)
        .getByRole('button', { name: `Edit ${field}` })
        .click()
      const input = row(title).getByRole('textbox', { name: field })
      await input.fill(text)
      await input.press('Enter')
    },
  }
}
