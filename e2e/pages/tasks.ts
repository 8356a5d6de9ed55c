import { expect, type Page } from '@playwright/test'

/** The tasks in the stream of a contact, case or deal. */
export const recordTasksOf = (page: Page) => {
  const task = (subject: string) => page.getByRole('article', { name: `Task: ${subject}`, exact: true })
  const line = page.getByRole('textbox', { name: 'New task' })
  const chips = page.getByRole('group', { name: 'The new task' })
  const check = (subject: string) => page.getByRole('checkbox', { name: `Complete ${subject}`, exact: true })
  const filters = page.getByRole('radiogroup', { name: 'Show' })
  const filter = (name: string) => filters.getByText(new RegExp(`^${name}`))
  return {
    task,
    line,
    chips,
    check,
    filters,
    filter,
    /** Waits for exactly these tasks, in this order. */
    expectTasks: async (subjects: readonly string[]) => {
      const circles = page.getByRole('region', { name: 'Timeline' }).getByRole('checkbox')
      await expect(circles).toHaveCount(subjects.length)
      for (const [at, subject] of subjects.entries()) await expect(circles.nth(at)).toHaveAccessibleName(`Complete ${subject}`)
    },
    /** Opens the line for a task. */
    begin: async () => {
      await page.getByRole('group', { name: 'Add' }).getByRole('button', { name: 'Task', exact: true }).click()
      await expect(line).toBeFocused()
    },
    due: (subject: string) => task(subject).getByRole('button', { name: /due date$/ }),
    people: (subject: string) => task(subject).getByRole('button', { name: /responsible$/ }),
  }
}

/** The page of my tasks: a list under headings, or columns of time. */
export const myTasksOf = (page: Page) => {
  const list = page.getByRole('group', { name: 'Tasks', exact: true })
  const row = (subject: string) => page.getByRole('article', { name: `Task: ${subject}`, exact: true })
  const group = (name: string) => list.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = (subject: string) => list.getByRole('article').filter({ hasText: subject })
  const sheet = page.getByRole('dialog', { name: 'Task' })
  return {
    list,
    row,
    group,
    card,
    sheet,
    line: page.getByRole('textbox', { name: 'New task' }),
    check: (subject: string) => page.getByRole('checkbox', { name: `Complete ${subject}`, exact: true }),
    heading: page.getByRole('heading', { level: 1, name: 'My tasks' }),
    view: (name: string) => page.getByRole('radiogroup', { name: 'Tasks' }).getByText(name, { exact: true }),
    /** Waits for exactly these groups, in this order. */
    expectGroups: (titles: readonly RegExp[]) => expect(list.getByRole('heading', { level: 2 })).toHaveText([...titles]),
    /** Waits for exactly these tasks under a heading, or in a column, in this order. */
    expectTasks: async (name: string, subjects: readonly string[]) => {
      const circles = group(name).getByRole('checkbox', { name: /^Complete / })
      await expect(circles).toHaveCount(subjects.length)
      for (const [at, subject] of subjects.entries()) await expect(circles.nth(at)).toHaveAccessibleName(`Complete ${subject}`)
    },
    select: (subject: string) =>
      row(subject)
        .getByRole('checkbox', { name: `Select ${subject}` })
        .click(),
    act: (name: string) => page.getByRole('toolbar').getByRole('button', { name }).click(),
    open: async (search = '') => {
      await page.goto(`/my-tasks${search}`)
      await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible()
    },
    /** The announcements of the board for assistive technology. */
    announced: list.getByRole('status').last(),
  }
}
