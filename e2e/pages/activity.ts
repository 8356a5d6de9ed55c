import { expect, type Page } from '@playwright/test'

/** The activity feed with its filters. */
export const activityOf = (page: Page) => {
  const feed = page.getByRole('region', { name: 'Activity', exact: true })
  return {
    feed,
    lines: feed.getByRole('article'),
    line: (text: string | RegExp) => feed.getByRole('article').filter({ hasText: text }),
    /** The headings of the days, and the mark above what has been seen. */
    days: feed.getByRole('heading', { level: 2 }),
    kind: (name: string) => page.getByRole('radiogroup', { name: 'Kind' }).getByText(name, { exact: true }),
    person: (name = 'Person') => page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true }),
    markSeen: page.getByRole('button', { name: 'Mark seen' }),
    arrived: page.getByRole('button', { name: /^\d+ new$/ }),
    open: async (search = '') => {
      await page.goto(`/activity${search}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Activity', exact: true })).toBeVisible()
    },
  }
}
