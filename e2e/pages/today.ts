import { expect, type Page } from '@playwright/test'

/** The start page of the team. */
export const todayOf = (page: Page) => {
  const main = page.getByRole('main')
  const block = (name: string) => main.getByRole('region', { name, exact: true })
  return {
    block,
    rows: (name: string) => block(name).getByRole('listitem'),
    task: (name: string) => main.getByRole('listitem', { name, exact: true }),
    newTask: page.getByRole('textbox', { name: 'New task' }),
    markSeen: page.getByRole('button', { name: 'Mark seen' }),
    open: async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible()
    },
  }
}
