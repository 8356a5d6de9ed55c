import { expect, type Page } from '@playwright/test'
import { accepted, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'

const times = 50

/** The subjects that a page shows in a column, in their order. */
const shownIn = (page: Page, column: string) =>
  projectTasksOf(page)
    .column(column)
    .getByRole('article')
    .getByRole('checkbox', { name: /^Complete / })
    .evaluateAll((circles) => circles.map((circle) => circle.getAttribute('aria-label')?.replace('Complete ', '')))

test('two browsers drag in one list fifty times each, and both end with the order of the service', async ({ page, space, windowOf }) => {
  test.setTimeout(180_000)
  const { admin } = space
  const project = await makeProject(admin)
  const list = await makeTaskList(admin, project, 'Design')
  const names = ['Map', 'Icons', 'Type', 'Logo', 'Flags', 'Signs', 'Tickets', 'Quays']
  for (const name of names) await makeTask(admin, `/taskLists/${list}/tasks`, name)
  const other = await windowOf(await space.member('Mia Member'))
  const dragOften = async (window: Page, from: number) => {
    const tasks = projectTasksOf(window)
    await tasks.open(project)
    await tasks.expectTasks('Design', names)
    for (let at = 0; at < times; at += 1) {
      const shown = await shownIn(window, 'Design')
      const [moved = '', over = ''] = [shown[(from + at * 3) % shown.length], shown[(from + at * 5 + 2) % shown.length]]
      if (moved !== over) await tasks.drag(moved, tasks.card(over), at % 2 === 0 ? 0.2 : 0.8)
    }
  }
  await Promise.all([dragOften(page, 0), dragOften(other, 3)])
  const order = async () => listAt(accepted(await admin.get(`/taskLists/${list}/tasks`)), 'tasks').map(({ subject }) => subject)
  const isSettled = async () => {
    const [kept, mine, theirs] = [await order(), await shownIn(page, 'Design'), await shownIn(other, 'Design')]
    return kept.join() === mine.join() && kept.join() === theirs.join() && kept.length === names.length
  }
  await expect.poll(isSettled, { timeout: 2_000, intervals: [100] }).toBe(true)
  await expect(projectTasksOf(page).board.getByRole('alert')).toHaveCount(0)
})

test('what another browser moves, adds, completes and renames is on the open board, which stays where it is', async ({
  page,
  space,
  windowOf,
}) => {
  const { admin } = space
  const project = await makeProject(admin)
  const design = await makeTaskList(admin, project, 'Design')
  await makeTaskList(admin, project, 'Build')
  for (const name of ['Map', 'Icons', 'Type']) await makeTask(admin, `/taskLists/${design}/tasks`, name)
  const other = await windowOf(await space.member('Mia Member'))
  const [mine, theirs] = [projectTasksOf(page), projectTasksOf(other)]
  await mine.open(project)
  await theirs.open(project)
  await mine.expectTasks('Design', ['Map', 'Icons', 'Type'])
  await theirs.expectTasks('Design', ['Map', 'Icons', 'Type'])
  await mine.button('Add a task to Design').click()
  await mine.line.fill('Half a sentence')
  await theirs.drag('Type', theirs.column('Build'), 0.5)
  await mine.expectTasks('Build', ['Type'])
  await theirs.check('Map').click()
  await mine.expectTasks('Design', ['Icons'])
  await theirs.menu('Build', 'Rename')
  await other.getByRole('textbox', { name: 'name of Build' }).fill('Construction')
  await other.keyboard.press('Enter')
  await mine.expectTasks('Construction', ['Type'])
  await expect(mine.line).toHaveValue('Half a sentence')
  await expect(mine.line).toBeFocused()
})
