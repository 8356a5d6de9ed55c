import { expect, type Locator, type Page } from '@playwright/test'

/** The tasks of a project: by list, by state or as a list. */
export const projectTasksOf = (page: Page) => {
  const board = page.getByRole('group', { name: 'Tasks', exact: true })
  const column = (name: string) => board.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = (subject: string, within: Locator = board) => within.getByRole('article').filter({ hasText: subject })
  const line = board.getByRole('textbox', { name: 'New task', exact: true })
  const middleOf = async (element: Locator, part = 0.5) => {
    const box = await element.boundingBox()
    if (!box) throw new Error('The element is not on screen')
    return { x: box.x + box.width / 2, y: box.y + box.height * part }
  }
  /** Lifts a card with the mouse and holds it over the upper or lower part of another element. */
  const hold = async (subject: string, over: Locator, part: number) => {
    await card(subject).scrollIntoViewIfNeeded()
    const from = await middleOf(card(subject))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 8, from.y + 8, { steps: 3 })
    const to = await middleOf(over, part)
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.move(to.x, to.y + 1)
  }
  return {
    board,
    column,
    card,
    line,
    hold,
    /** The announcements of the board for assistive technology. */
    announced: board.getByRole('status').last(),
    toolbar: page.getByRole('toolbar'),
    sheet: page.getByRole('dialog', { name: 'Task' }),
    view: (name: string) => page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    check: (subject: string) => page.getByRole('checkbox', { name: `Complete ${subject}`, exact: true }),
    /** Waits for exactly these open tasks in a column, in this order. */
    expectTasks: async (name: string, subjects: readonly string[]) => {
      const circles = column(name)
        .getByRole('article')
        .getByRole('checkbox', { name: /^Complete / })
      await expect(circles).toHaveCount(subjects.length)
      for (const [at, subject] of subjects.entries()) await expect(circles.nth(at)).toHaveAccessibleName(`Complete ${subject}`)
    },
    drag: async (subject: string, over: Locator, part: number) => {
      await hold(subject, over, part)
      await page.mouse.up()
    },
    list: (name: string) => page.getByRole('button', { name: `More for the list ${name}` }),
    menu: async (name: string, action: string) => {
      await page.getByRole('button', { name: `More for the list ${name}` }).click()
      await page.getByRole('menuitem', { name: action }).click()
    },
    open: async (projectId: string, search = '') => {
      await page.goto(`/projects/${projectId}/tasks${search}`)
      await expect(board).toBeVisible()
    },
  }
}
