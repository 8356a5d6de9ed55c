import { expect } from '@playwright/test'
import { accepted, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'
import { shellOf } from '../../pages/shell.ts'

test('lists are added, renamed, ordered, given a milestone and deleted, each with an undo', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const [tasks, shell] = [projectTasksOf(page), shellOf(page)]
  const project = await makeProject(admin, { name: 'Harbour site' })
  await makeMilestone(admin, project, { title: 'Open to the public' })
  const lists = async () => listAt(accepted(await admin.get(`/x/projects/${project}/taskLists`)), 'task-lists')
  const names = async () => (await lists()).map(({ name }) => name)
  await page.goto(`/projects/${project}/tasks`)
  await expect(page.getByText('No task lists yet')).toBeVisible()
  await tasks.button('Add a task list').click()
  const line = page.getByRole('textbox', { name: 'New task list' })
  for (const name of ['Design', 'Build']) {
    await line.fill(name)
    await line.press('Enter')
    await expect(tasks.column(name)).toBeVisible()
  }
  await line.press('Escape')
  await tasks.button('Add a task to Design').click()
  await tasks.line.fill('Draw the map')
  await tasks.line.press('Enter')
  await tasks.expectTasks('Design', ['Draw the map'])
  await tasks.line.fill('Name the harbours')
  await tasks.line.press('Enter')
  await tasks.expectTasks('Design', ['Draw the map', 'Name the harbours'])
  await tasks.line.press('Escape')

  await tasks.menu('Design', 'Rename')
  const name = page.getByRole('textbox', { name: 'name of Design' })
  await name.fill('Drawing')
  await name.press('Enter')
  await expect(tasks.column('Drawing')).toBeVisible()
  await expect.poll(names).toEqual(['Drawing', 'Build'])
  await tasks.menu('Drawing', 'Move right')
  await expect(tasks.board.getByRole('region')).toHaveCount(2)
  await expect(tasks.board.getByRole('region').first()).toHaveAccessibleName('Build')
  await expect.poll(names).toEqual(['Build', 'Drawing'])
  await tasks.menu('Drawing', 'Milestone…')
  await page.getByRole('option', { name: 'Open to the public' }).click()
  await expect.poll(async () => (await lists()).map((list) => list['milestone-id'] !== undefined)).toEqual([false, true])
  await tasks.menu('Drawing', 'Delete list')
  await expect(tasks.column('Drawing')).toBeHidden()
  await expect.poll(names).toEqual(['Build'])
  await shell.undo('Deleted the list Drawing')
  await tasks.expectTasks('Drawing', ['Draw the map', 'Name the harbours'])
  expect(await names()).toEqual(['Build', 'Drawing'])
})

test('lists are ordered by drag, as columns and as rows', async ({ page, space: { admin } }) => {
  const [tasks, shell] = [projectTasksOf(page), shellOf(page)]
  const project = await makeProject(admin)
  for (const name of ['Design', 'Build', 'Launch']) await makeTaskList(admin, project, name)
  const names = async () => listAt(await admin.get(`/x/projects/${project}/taskLists`), 'task-lists').map(({ name }) => name)
  const grip = (name: string) => tasks.column(name).getByTitle('Drag to move')
  await tasks.open(project)
  await tasks.column('Design').hover()
  await grip('Design').dragTo(tasks.column('Launch'), { targetPosition: { x: 200, y: 200 } })
  await expect(tasks.board.getByRole('region').last()).toHaveAccessibleName('Design')
  await expect.poll(names).toEqual(['Build', 'Launch', 'Design'])
  await grip('Design').dragTo(tasks.column('Launch'), { targetPosition: { x: 20, y: 200 } })
  await expect.poll(names).toEqual(['Build', 'Design', 'Launch'])
  await expect(shell.saved).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(names).toEqual(['Build', 'Launch', 'Design'])
  await tasks.open(project, '?view=list')
  await grip('Design').dragTo(tasks.column('Build'), { targetPosition: { x: 200, y: 4 } })
  await expect.poll(names).toEqual(['Design', 'Build', 'Launch'])
  await expect(tasks.board.getByRole('region').first()).toHaveAccessibleName('Design')
})

test('completed tasks fold away and come back', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const project = await makeProject(admin)
  const list = await makeTaskList(admin, project, 'Design')
  for (const subject of ['Map', 'Icons']) await makeTask(admin, `/taskLists/${list}/tasks`, subject)
  await tasks.open(project)
  await tasks.check('Map').click()
  await tasks.expectTasks('Design', ['Icons'])
  await tasks.button('1 done').click()
  await expect(tasks.column('Design').getByRole('button', { name: 'Map', exact: true })).toBeVisible()
  await tasks.check('Map').click()
  await tasks.expectTasks('Design', ['Icons', 'Map'])
  await expect(tasks.button('1 done')).toBeHidden()
})

test('filters by person, due date, milestone and files in the address, and a drop among filtered cards keeps the others', async ({
  page,
  space: { admin, member },
}) => {
  const tasks = projectTasksOf(page)
  const mia = await member('Mia Member')
  const project = await makeProject(admin)
  const list = await makeTaskList(admin, project, 'Design')
  const add = (subject: string, fields = {}) => makeTask(admin, `/taskLists/${list}/tasks`, subject, fields)
  await add('Map', { responsibles: [mia.id] })
  await add('Icons')
  await add('Type', { responsibles: [mia.id], 'due-date': '2020-01-01' })
  await add('Logo')
  await tasks.open(project)
  await tasks.button('Responsible').click()
  await page.getByRole('option', { name: 'Mia Member' }).click()
  await tasks.expectTasks('Design', ['Map', 'Type'])
  await expect(page).toHaveURL(new RegExp(`responsible=${mia.id}`))
  await tasks.drag('Map', tasks.card('Type'), 0.9)
  await tasks.expectTasks('Design', ['Type', 'Map'])
  await expect
    .poll(async () => listAt(accepted(await admin.get(`/taskLists/${list}/tasks`)), 'tasks').map(({ subject }) => subject))
    .toEqual(['Icons', 'Type', 'Map', 'Logo'])
  await page.reload()
  await tasks.expectTasks('Design', ['Type', 'Map'])
  await tasks.open(project, '?due=late')
  await tasks.expectTasks('Design', ['Type'])
  await page.goto(`/projects/${project}/tasks?files=1`)
  await expect(page.getByText('No tasks match the filters')).toBeVisible()
  await tasks.button('Clear filters').click()
  await tasks.expectTasks('Design', ['Icons', 'Type', 'Map', 'Logo'])
})

test('a client sees shared lists, adds and moves tasks, and cannot change the lists', async ({ space, windowOf }) => {
  const site = await openSite(space, { name: 'Harbour site' })
  const list = await makeTaskList(space.admin, site.id, 'Design')
  const other = await makeTaskList(space.admin, site.id, 'Build')
  for (const subject of ['Map', 'Icons']) await makeTask(space.admin, `/taskLists/${list}/tasks`, subject)
  const page = await windowOf(site.client)
  const tasks = projectTasksOf(page)
  await tasks.open(site.id)
  await tasks.expectTasks('Design', ['Map', 'Icons'])
  await expect(tasks.list('Design')).toHaveCount(0)
  await expect(tasks.button('Add a task list')).toHaveCount(0)
  await tasks.drag('Icons', tasks.card('Map'), 0.2)
  await tasks.expectTasks('Design', ['Icons', 'Map'])
  await tasks.button('Add a task to Build').click()
  await tasks.line.fill('Send our photographs')
  await tasks.line.press('Enter')
  await tasks.expectTasks('Build', ['Send our photographs'])
  expect(listAt(accepted(await space.admin.get(`/taskLists/${other}/tasks`)), 'tasks')).toHaveLength(1)
  await tasks.card('Icons').click()
  await expect(tasks.sheet).toContainText('Icons')
})
