import { expect } from '@playwright/test'
import { accepted, at, listAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { holdBack, test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'
import { shellOf } from '../../pages/shell.ts'

const subjects = async (by: Caller, listId: string) =>
  listAt(accepted(await by.get(`/taskLists/${listId}/tasks?x-state=open`)), 'tasks').map(({ subject }) => subject)

/** A project with Design (Map, Icons, Type) and Build (Import, Search). */
const makeLists = async (by: Caller) => {
  const project = await makeProject(by, { name: 'Harbour site' })
  const milestone = await makeMilestone(by, project, { title: 'Open to the public' })
  const design = await makeTaskList(by, project, 'Design', { 'milestone-id': milestone })
  const build = await makeTaskList(by, project, 'Build')
  const ids: Record<string, string> = {}
  for (const subject of ['Map', 'Icons', 'Type']) ids[subject] = await makeTask(by, `/taskLists/${design}/tasks`, subject)
  for (const subject of ['Import', 'Search']) ids[subject] = await makeTask(by, `/taskLists/${build}/tasks`, subject)
  return { project, design, build, ids }
}

test('by state: a drop changes the state, several at once with one undo', async ({ page, space: { admin } }) => {
  const [tasks, shell] = [projectTasksOf(page), shellOf(page)]
  const { project, ids } = await makeLists(admin)
  await tasks.open(project)
  await tasks.view('By state').click()
  await tasks.expectTasks('Not started', ['Map', 'Icons', 'Type', 'Import', 'Search'])
  await tasks.card('Icons').dragTo(tasks.column('Started'))
  await tasks.expectTasks('Started', ['Icons'])
  await expect.poll(async () => at(await admin.get(`/tasks/${ids.Icons}`), 'task.state')).toBe('started')
  await tasks.card('Import').dragTo(tasks.column('Done'))
  await tasks.expectTasks('Done', ['Import'])
  await expect.poll(async () => at(await admin.get(`/tasks/${ids.Import}`), 'task.state')).toBe('done')
  await tasks.card('Import').dragTo(tasks.column('Not started'))
  await tasks.expectTasks('Not started', ['Map', 'Type', 'Search', 'Import'])
  await tasks.card('Map').focus()
  for (const key of ['x', 'ArrowDown', 'x', 'Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  for (const subject of ['Map', 'Type']) await expect(tasks.card(subject, tasks.column('Done'))).toBeVisible()
  await shell.undo('2 tasks completed')
  await tasks.expectTasks('Done', [])
  await tasks.expectTasks('Not started', ['Map', 'Type', 'Search', 'Import'])
})

test('as a list: keys order within a list, a drag moves to another one, all lists are sorted with one call', async ({
  page,
  space: { admin },
}) => {
  const [tasks, shell] = [projectTasksOf(page), shellOf(page)]
  const { project, design, build, ids } = await makeLists(admin)
  await admin.put(`/tasks/${ids.Type}`, { task: { 'due-date': '2030-01-01' } })
  await admin.put(`/tasks/${ids.Search}`, { task: { 'due-date': '2029-01-01' } })
  await tasks.open(project)
  await tasks.button('As a list').click()
  await tasks.expectTasks('Design', ['Map', 'Icons', 'Type'])
  await tasks.card('Map').focus()
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(tasks.announced).toHaveText('Map: moved to Design, place 2 of 3.')
  await expect.poll(() => subjects(admin, design)).toEqual(['Icons', 'Map', 'Type'])
  for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(tasks.announced).toHaveText('Build, place 1 of 3.')
  await page.keyboard.press('Escape')
  await tasks.drag('Icons', tasks.card('Search'), 0.2)
  await tasks.expectTasks('Build', ['Import', 'Icons', 'Search'])
  await expect.poll(() => subjects(admin, build)).toEqual(['Import', 'Icons', 'Search'])
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await tasks.button('Sort by due date').click()
  await tasks.expectTasks('Build', ['Search', 'Import', 'Icons'])
  await tasks.expectTasks('Design', ['Type', 'Map'])
  await expect.poll(() => subjects(admin, build)).toEqual(['Search', 'Import', 'Icons'])
  expect(await subjects(admin, design)).toEqual(['Type', 'Map'])
  expect(calls).toEqual([`/api/projects/${project}/reorderTasks`])
  await shell.undo('Sorted all lists by due date')
  await tasks.expectTasks('Build', ['Import', 'Icons', 'Search'])
  await tasks.expectTasks('Design', ['Map', 'Type'])
  await tasks.menu('Build', 'Sort by due date')
  await tasks.expectTasks('Build', ['Search', 'Import', 'Icons'])
  await expect.poll(() => subjects(admin, build)).toEqual(['Search', 'Import', 'Icons'])
  expect(await subjects(admin, design)).toEqual(['Map', 'Type'])
})

test('a selection is completed, assigned, moved to a list with one call and deleted, each with one undo', async ({
  page,
  space: { admin, member },
}) => {
  const [tasks, shell] = [projectTasksOf(page), shellOf(page)]
  const mia = await member('Mia Member')
  const { project, build, ids } = await makeLists(admin)
  await tasks.open(project, '?view=list')
  for (const subject of ['Map', 'Type']) await page.getByRole('checkbox', { name: `Select ${subject}` }).click()
  await expect(tasks.toolbar.getByRole('status')).toHaveText('2 selected')
  await tasks.toolbar.getByRole('button', { name: /^Responsible/ }).click()
  await page.getByRole('option', { name: 'Mia Member' }).click()
  await expect.poll(async () => at(await admin.get(`/tasks/${ids.Type}`), 'task.responsibles')).toEqual([mia.id])
  await tasks.toolbar.getByRole('button', { name: /^Move to list/ }).click()
  await page.getByRole('option', { name: 'Build' }).click()
  await tasks.expectTasks('Build', ['Import', 'Search', 'Map', 'Type'])
  await expect.poll(() => subjects(admin, build)).toEqual(['Import', 'Search', 'Map', 'Type'])
  for (const subject of ['Import', 'Search']) await page.getByRole('checkbox', { name: `Select ${subject}` }).click()
  await tasks.toolbar.getByRole('button', { name: /^Complete/ }).click()
  await tasks.expectTasks('Build', ['Map', 'Type'])
  await shell.undo('2 tasks completed')
  await tasks.expectTasks('Build', ['Import', 'Search', 'Map', 'Type'])
  await tasks.toolbar.getByRole('button', { name: /^Delete/ }).click()
  await tasks.expectTasks('Build', ['Map', 'Type'])
  await shell.undo('2 tasks deleted')
  await tasks.expectTasks('Build', ['Import', 'Search', 'Map', 'Type'])
})

test('the sheet shows list, milestone and history, goes to the next task and moves to another list', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const tasks = projectTasksOf(page)
  const { project, build } = await makeLists(admin)
  await tasks.open(project)
  await tasks.card('Map').press('Enter')
  await expect(tasks.sheet.getByRole('group', { name: 'Milestone' })).toContainText('Open to the public')
  await expect(tasks.sheet.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
  await tasks.sheet.getByRole('button', { name: 'Next task' }).click()
  await expect(tasks.sheet.getByRole('button', { name: 'Edit task' })).toBeVisible()
  await expect(tasks.sheet).toContainText('Icons')
  await tasks.sheet.getByRole('button', { name: 'Design. Move to another list' }).click()
  const letGo = await holdBack(page, '**/tasks/move', 'POST')
  await page.getByRole('option', { name: 'Build' }).click()
  await expect(tasks.sheet.getByRole('button', { name: 'Build. Move to another list' })).toBeVisible()
  // At the end at once, where it will stay.
  await tasks.expectTasks('Build', ['Import', 'Search', 'Icons'])
  letGo()
  await expect.poll(() => subjects(admin, build)).toEqual(['Import', 'Search', 'Icons'])
  await page.keyboard.press('Escape')
  await tasks.expectTasks('Build', ['Import', 'Search', 'Icons'])
})

test('sorting the inbox updates the counts of the tab and the lists, and the cursor goes on with the next task', async ({
  page,
  space: { admin },
}) => {
  const tasks = projectTasksOf(page)
  const project = await makeProject(admin)
  await makeTaskList(admin, project, 'Build')
  const inbox = `/projects/${project}/inbox`
  for (const subject of ['Call the port', 'Order flags', 'Print tickets']) await makeTask(admin, inbox, subject)
  await page.goto(inbox)
  await tasks.expectTasks('Inbox', ['Call the port', 'Order flags', 'Print tickets'])
  const tab = page.getByRole('link', { name: /^Inbox/ })
  await expect(tab).toContainText('3')
  await page.keyboard.press('j')
  await page.keyboard.press('1')
  await tasks.expectTasks('Inbox', ['Order flags', 'Print tickets'])
  await expect(tab).toContainText('2')
  await expect(page.getByRole('button', { name: 'Move to Build' })).toHaveText(/1$/)
  await expect(page.locator(':focus')).toContainText('Order flags')
  await page.keyboard.press('1')
  await tasks.expectTasks('Inbox', ['Print tickets'])
  await expect(tab).toContainText('1')
})

test('the inbox is ordered and sorted into lists by keys, a click and a drop', async ({ page, space: { admin } }) => {
  const [tasks, shell] = [projectTasksOf(page), shellOf(page)]
  const { project, design, build } = await makeLists(admin)
  for (const subject of ['Call the port', 'Order flags', 'Print tickets']) await makeTask(admin, `/projects/${project}/inbox`, subject)
  await page.goto(`/projects/${project}/inbox`)
  await tasks.expectTasks('Inbox', ['Call the port', 'Order flags', 'Print tickets'])
  const line = page.getByRole('textbox', { name: 'New task' })
  await line.fill('Ask for photographs')
  await line.press('Enter')
  await tasks.expectTasks('Inbox', ['Call the port', 'Order flags', 'Print tickets', 'Ask for photographs'])
  await tasks.card('Call the port').focus()
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await tasks.expectTasks('Inbox', ['Order flags', 'Call the port', 'Print tickets', 'Ask for photographs'])
  await page.keyboard.press('2')
  await tasks.expectTasks('Inbox', ['Order flags', 'Print tickets', 'Ask for photographs'])
  await expect.poll(() => subjects(admin, build)).toEqual(['Import', 'Search', 'Call the port'])
  await tasks.card('Order flags').dragTo(page.getByRole('button', { name: 'Move to Design' }))
  await tasks.expectTasks('Inbox', ['Print tickets', 'Ask for photographs'])
  await expect.poll(() => subjects(admin, design)).toEqual(['Map', 'Icons', 'Type', 'Order flags'])
  await shell.undo('Moved Order flags to Design')
  await tasks.expectTasks('Inbox', ['Order flags', 'Print tickets', 'Ask for photographs'])
  expect(await subjects(admin, design)).toEqual(['Map', 'Icons', 'Type'])
})
