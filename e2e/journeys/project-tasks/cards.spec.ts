import { expect } from '@playwright/test'
import { accepted, at } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList, placesAt } from '../../fixtures/tasks.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'

test('cards are named, move by their menu, select a range with Shift, and d completes and goes on with the next', async ({
  page,
  space: { admin },
}) => {
  const tasks = projectTasksOf(page)
  const project = await makeProject(admin, { name: 'Harbour site' })
  const design = await makeTaskList(admin, project, 'Design')
  await makeTaskList(admin, project, 'Build')
  for (const subject of ['Map', 'Icons', 'Type', 'Paper']) await makeTask(admin, `/taskLists/${design}/tasks`, subject)
  const order = async () => (await placesAt(admin, `/taskLists/${design}/tasks`)).map(([subject]) => subject)
  await tasks.open(project)
  const card = (subject: string) => page.getByRole('article', { name: `${subject}, task`, exact: true })
  await card('Map').hover()
  await page.getByRole('button', { name: 'Move “Map”' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('data-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await tasks.expectTasks('Design', ['Icons', 'Map', 'Type', 'Paper'])
  await expect(tasks.announced).toHaveText('Map: moved to Design, place 2 of 4.')
  await expect.poll(order).toEqual(['Icons', 'Map', 'Type', 'Paper'])
  await card('Map').focus()
  await page.keyboard.press('d')
  await tasks.expectTasks('Design', ['Icons', 'Type', 'Paper'])
  await expect(card('Type')).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(tasks.toolbar.getByRole('status')).toHaveText('2 selected')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'As a list' }).click()
  await card('Icons').focus()
  await card('Paper').click({ modifiers: ['Shift'] })
  await expect(tasks.toolbar.getByRole('status')).toHaveText('3 selected')
})

test('a new task is private when it is added so, and the next one is not', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const project = await makeProject(admin)
  const design = await makeTaskList(admin, project, 'Design')
  await tasks.open(project)
  await tasks.button('Add a task to Design').click()
  await tasks.line.fill('Agree the margin')
  await page.getByRole('button', { name: 'Private' }).click()
  await expect(page.getByRole('button', { name: 'Private', pressed: true })).toBeVisible()
  await tasks.line.press('Enter')
  await tasks.line.fill('Draw the map')
  await tasks.line.press('Enter')
  await tasks.expectTasks('Design', ['Agree the margin', 'Draw the map'])
  const { tasks: added } = accepted(await admin.get(`/taskLists/${design}/tasks`)).body as { tasks: Record<string, string>[] }
  expect(added.map((task) => [task.subject, task['x-is-private']])).toEqual([
    ['Agree the margin', '1'],
    ['Draw the map', undefined],
  ])
})

test('a task added under a filter that hides it says so, with what shows it', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const project = await makeProject(admin)
  const list = await makeTaskList(admin, project, 'Design')
  await makeTask(admin, `/taskLists/${list}/tasks`, 'Map', { 'due-date': '2020-01-02' })
  await tasks.open(project, '?due=late')
  await page.getByRole('button', { name: 'Add a task to Design' }).click()
  await tasks.line.fill('Icons')
  await tasks.line.press('Enter')
  await expect(page.getByText('Added “Icons”, hidden by the filter')).toBeVisible()
  await tasks.expectTasks('Design', ['Map'])
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await tasks.expectTasks('Design', ['Map', 'Icons'])
})

test('the tasks of an archived project stay as they are, with the reason on the page', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const project = await makeProject(admin, { name: 'Harbour site' })
  const list = await makeTaskList(admin, project, 'Design')
  await makeTask(admin, `/taskLists/${list}/tasks`, 'Map')
  const id = await makeTask(admin, `/taskLists/${list}/tasks`, 'Icons', { responsibles: [admin.id] })
  accepted(await admin.put(`/projects/${project}`, { project: { status: 'archived' } }))
  await tasks.open(project)
  await expect(page.getByText('This project is archived, so its tasks and milestones can’t be changed.')).toBeVisible()
  await tasks.drag('Map', tasks.card('Icons'), 0.8)
  await tasks.expectTasks('Design', ['Map', 'Icons'])
  await expect(tasks.check('Map')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'New task' })).toHaveCount(0)
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Icons')).toHaveCount(0)
  await tasks.open(project)
  await page.getByRole('button', { name: 'Make it active' }).click()
  await expect(page.getByRole('button', { name: 'New task' })).toBeVisible()
  await tasks.drag('Map', tasks.card('Icons'), 0.8)
  await tasks.expectTasks('Design', ['Icons', 'Map'])
  expect(at(accepted(await admin.get(`/tasks/${id}`)), 'task.state')).toBe('not started')
})

test('a filter chosen while a new list is being named keeps the focus', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const project = await makeProject(admin)
  const list = await makeTaskList(admin, project, 'Design')
  await makeTask(admin, `/taskLists/${list}/tasks`, 'Map', { 'due-date': '2020-01-02' })
  await tasks.open(project)
  await page.getByRole('button', { name: 'Add a task list' }).click()
  const line = page.getByRole('textbox', { name: 'New task list' })
  await expect(line).toBeFocused()
  await tasks.button('Responsible').click()
  await page.keyboard.type('Nobody')
  await expect(page.getByRole('option')).toHaveText(['Nobody responsible'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/responsible=/)
  await expect(line).not.toBeFocused()
})
