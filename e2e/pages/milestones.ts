import { expect, type Page } from '@playwright/test'

/** The milestones of a project or of all: list, month, timeline, and the sheets. */
export const milestonesOf = (page: Page) => {
  const list = page.getByRole('group', { name: 'Milestones', exact: true })
  const row = (title: string) => page.getByRole('article', { name: `Milestone: ${title}`, exact: true })
  const group = (state: string) => list.getByRole('region', { name: new RegExp(`^${state}`) })
  const timeline = page.getByRole('grid', { name: 'Timeline' })
  const line = (title: string) => timeline.getByRole('row').filter({ hasText: title })
  const diamond = (title: string) => line(title).getByRole('img')
  const bar = page.getByRole('toolbar', { name: 'Move' })
  const sheet = page.getByRole('dialog', { name: 'Milestone', exact: true })
  return {
    list,
    row,
    timeline,
    line,
    diamond,
    bar,
    sheet,
    newSheet: page.getByRole('dialog', { name: 'New milestone' }),
    check: (title: string) => page.getByRole('checkbox', { name: `Complete ${title}`, exact: true }),
    view: (name: string) => page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true }),
    status: (name: string) => page.getByRole('radiogroup', { name: 'Status' }).getByText(name, { exact: true }),
    /** A milestone in the calendar. */
    event: (title: string) => page.getByRole('button', { name: new RegExp(`^${title}, `) }),
    /** A day of the calendar. */
    day: (day: string) => page.getByRole('button', { name: `New milestone on ${day}`, exact: true }),
    /** The announcement of a move for assistive technology. */
    announced: page.getByRole('status').filter({ hasText: /Enter saves|Put back|Saved/ }),
    open: async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('radiogroup', { name: 'View' })).toBeVisible()
    },
    /** Waits for exactly these groups with their milestones, in this order. */
    expectGroups: async (groups: Readonly<Record<string, readonly string[]>>) => {
      await expect(list.getByRole('heading', { level: 2 })).toHaveText(
        Object.entries(groups).map(([state, titles]) => `${state} ${titles.length}`),
      )
      for (const [state, titles] of Object.entries(groups)) {
        const rows = group(state).getByRole('article')
        await expect(rows).toHaveCount(titles.length)
        for (const [at, title] of titles.entries()) await expect(rows.nth(at)).toHaveAccessibleName(`Milestone: ${title}`)
      }
    },
    /** Drags a diamond by some days and holds it there; `page.mouse.up()` lets go. */
    drag: async (title: string, days: number) => {
      const box = await diamond(title).boundingBox()
      const shown = await timeline.boundingBox()
      if (!box || !shown) throw new Error(`${title} is not on screen`)
      const names = await timeline.getByRole('columnheader').first().boundingBox()
      // The timeline shows ten weeks beside the names.
      const dayWidth = (shown.width - (names?.width ?? 0)) / 70
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + days * dayWidth, y, { steps: 8 })
    },
  }
}
