import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

test('the tasks of a project in every view, a lifted card, a line, a menu and the sheet', async ({ page, space: { admin } }) => {
  const [tasks, look] = [projectTasksOf(page), lookAt(page)]
  const project = await makeProject(admin, { name: 'Harbour site' })
  const milestone = await makeMilestone(admin, project)
  const design = await makeTaskList(admin, project, 'Design', { 'milestone-id': milestone })
  await makeTaskList(admin, project, 'Build')
  await makeTask(admin, `/taskLists/${design}/tasks`, 'Map', { 'due-date': '2020-01-01', responsibles: [admin.id] })
  await makeTask(admin, `/taskLists/${design}/tasks`, 'Icons')
  await makeTask(admin, `/projects/${project}/inbox`, 'Call the port')
  await tasks.open(project)
  await tasks.expectTasks('Design', ['Map', 'Icons'])
  await look('the board')
  await tasks.card('Icons').focus()
  await page.keyboard.press('x')
  await expect(tasks.toolbar).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Icons over Build, place 1 of 1')).toBeVisible()
  await look('a lifted card')
  await page.keyboard.press('Escape')
  await expect(tasks.announced).toHaveText('Put back.')
  await expect(tasks.toolbar.getByRole('status')).toHaveText('1 selected')
  await page.keyboard.press('Escape')
  await tasks.button('Add a task to Build').click()
  await tasks.line.fill('Call tomorrow')
  await look('a line')
  await tasks.line.press('Escape')
  await tasks.list('Design').click()
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  await look('the menu of a list')
  await page.keyboard.press('Escape')
  await tasks.card('Map').press('Enter')
  await expect(tasks.sheet.getByRole('group', { name: 'Milestone' })).toBeVisible()
  await look('the sheet')
  await tasks.open(project, '?view=state')
  await tasks.expectTasks('Not started', ['Map', 'Icons'])
  await look('by state')
  await tasks.open(project, '?view=list')
  await tasks.expectTasks('Design', ['Map', 'Icons'])
  await look('as a list')
  await page.goto(`/projects/${project}/inbox`)
  await tasks.expectTasks('Inbox', ['Call the port'])
  await look('the inbox')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('cards move by their menu and by a drop on the name of a list, and nothing is wider than the screen', async ({
    page,
    space: { admin },
  }) => {
    const tasks = projectTasksOf(page)
    const project = await makeProject(admin, { name: 'Harbour site' })
    const design = await makeTaskList(admin, project, 'Design')
    for (const name of ['Build', 'Launch', 'After']) await makeTaskList(admin, project, name)
    for (const name of ['Map', 'Icons', 'Type']) await makeTask(admin, `/taskLists/${design}/tasks`, name)
    await tasks.open(project)
    await tasks.expectTasks('Design', ['Map', 'Icons', 'Type'])
    await page.getByRole('button', { name: 'Move “Map”' }).tap()
    await page.getByRole('menuitem', { name: 'Move to Launch' }).tap()
    await tasks.expectTasks('Launch', ['Map'])
    await tasks.hold('Icons', tasks.card('Type'), 0.5)
    await expect(page.getByText('Build', { exact: true })).toHaveCount(2)
    const zone = await page.getByText('Build', { exact: true }).last().boundingBox()
    await page.mouse.move((zone?.x ?? 0) + 10, (zone?.y ?? 0) + 5, { steps: 5 })
    await page.mouse.move((zone?.x ?? 0) + 12, (zone?.y ?? 0) + 8, { steps: 2 })
    await expect(tasks.announced).toHaveText('Build, place 1 of 1.')
    await page.mouse.up()
    await tasks.expectTasks('Build', ['Icons'])
    for (const address of [`/projects/${project}/tasks`, `/projects/${project}/tasks?view=list`, `/projects/${project}/inbox`]) {
      await page.goto(address)
      await expect(tasks.board).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
  })
})
