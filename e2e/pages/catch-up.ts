import { expect, type Page } from '@playwright/test'

/** What changed since the user last looked. */
export const catchUpOf = (page: Page) => {
  const list = page.getByRole('list', { name: 'What is new' })
  const row = (title: string) => list.getByRole('button').filter({ hasText: title })
  return {
    list,
    rows: list.getByRole('button'),
    row,
    current: list.locator('[aria-current]'),
    detail: page.getByRole('article'),
    changes: page.getByRole('list', { name: 'Changes' }).getByRole('listitem'),
    bar: page.getByRole('toolbar', { name: 'Catch up' }),
    progress: page.getByRole('status').filter({ hasText: 'to go' }),
    markAll: page.getByRole('button', { name: 'Mark all as seen' }),
    caughtUp: page.getByText("You're all caught up"),
    expectSeen: (title: string, seen = true) => expect(row(title).getByTitle('Seen')).toHaveCount(seen ? 1 : 0),
    open: async () => {
      await page.goto('/catch-up')
      await expect(page.getByRole('heading', { level: 1, name: 'Catch up' })).toBeVisible()
    },
  }
}
