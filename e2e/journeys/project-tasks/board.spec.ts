import { expect } from '@playwright/test'
import { accepted, idsAt, listAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { test } from '../../fixtures/journey.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'
import { shellOf } from '../../pages/shell.ts'

const subjects = async (by: Caller, listId: string) =>
  listAt(accepted(await by.get(`/taskLists/${listId}/tasks?x-state=open`)), 'tasks').map(({ subject }) => subject)

interface Lists {
  project: string
  design: string
  build: string
}

/** A project with two lists: Design with Map, Icons and Type; Build with Import and Search. */
const makeLists = async (by: Caller): Promise<Lists> => {
  const project = await makeProject(by, { name: 'Harbour site' })
  const design = await makeTaskList(by, project, 'Design')
  const build = await makeTaskList(by, project, 'Build')
  for (const subject of ['Map', 'Icons', 'Type']) await makeTask(by, `/taskLists/${design}/tasks`, subject)
  for (const subject of ['Import', 'Search']) await makeTask(by, `/taskLists/${build}/tasks`, subject)
  return { project, design, build }
}

test('the mouse drags within a list and to another one, to the exact place, and undo puts back', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const [tasks, shell] = [projectTasksOf(page), shellOf(page)]
  const { project, design, build } = await makeLists(admin)
  await tasks.open(project)
  await tasks.expectTasks('Design', ['Map', 'Icons', 'Type'])
  await tasks.drag('Type', tasks.card('Map'), 0.2)
  await tasks.expectTasks('Design', ['Type', 'Map', 'Icons'])
  await expect.poll(() => subjects(admin, design)).toEqual(['Type', 'Map', 'Icons'])
  await tasks.hold('Map', tasks.card('Search'), 0.2)
  await expect(page.getByText('Map over Build, place 2 of 3')).toBeVisible()
  await expect(tasks.column('Build').locator('header')).toContainText(/3\s*\+1/)
  await expect(tasks.column('Design').locator('header')).toContainText(/2\s*−1/)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await tasks.expectTasks('Build', ['Import', 'Search'])
  await tasks.drag('Map', tasks.card('Search'), 0.2)
  await tasks.expectTasks('Build', ['Import', 'Map', 'Search'])
  await tasks.expectTasks('Design', ['Type', 'Icons'])
  await expect.poll(() => subjects(admin, build)).toEqual(['Import', 'Map', 'Search'])
  await shell.undo('Moved Map to Build')
  await tasks.expectTasks('Build', ['Import', 'Search'])
  await tasks.expectTasks('Design', ['Type', 'Map', 'Icons'])
  expect(await subjects(admin, design)).toEqual(['Type', 'Map', 'Icons'])
})

test('keys lift, move by place and by list, drop and put back, and each step is announced', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const { project, design, build } = await makeLists(admin)
  await tasks.open(project)
  await tasks.expectTasks('Build', ['Import', 'Search'])
  await page.keyboard.press('ArrowDown')
  await expect(tasks.card('Map')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(tasks.announced).toHaveText('Map: lifted from Design, place 1 of 3. Arrow keys move, Space drops, Escape puts back.')
  await page.keyboard.press('ArrowDown')
  await expect(tasks.announced).toHaveText('Design, place 2 of 3.')
  await page.keyboard.press('ArrowRight')
  await expect(tasks.announced).toHaveText('Build, place 2 of 3.')
  await page.keyboard.press('Escape')
  await expect(tasks.announced).toHaveText('Put back.')
  await tasks.expectTasks('Design', ['Map', 'Icons', 'Type'])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(tasks.announced).toHaveText('Map: moved to Design, place 2 of 3.')
  await tasks.expectTasks('Design', ['Icons', 'Map', 'Type'])
  await expect.poll(() => subjects(admin, design)).toEqual(['Icons', 'Map', 'Type'])
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(tasks.toolbar.getByRole('status')).toHaveText('2 selected')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(tasks.announced).toHaveText('Build, places 2 and 3 of 4.')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(tasks.announced).toHaveText('2 cards: moved to Build, places 1 and 2 of 4.')
  await tasks.expectTasks('Build', ['Map', 'Type', 'Import', 'Search'])
  await expect.poll(() => subjects(admin, build)).toEqual(['Map', 'Type', 'Import', 'Search'])
  expect(await subjects(admin, design)).toEqual(['Icons'])
})

test('thirty cards move with one call', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const { project, build } = await makeLists(admin)
  const from = await makeTaskList(admin, project, 'Later')
  const names = Array.from({ length: 30 }, (_, at) => `Notice ${at + 1}`)
  for (const name of names) await makeTask(admin, `/taskLists/${from}/tasks`, name)
  await tasks.open(project)
  await tasks.card('Notice 1').first().focus()
  for (const _ of names) {
    await page.keyboard.press('x')
    await page.keyboard.press('ArrowDown')
  }
  await expect(tasks.toolbar.getByRole('status')).toHaveText('30 selected')
  const writes: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && writes.push(new URL(request.url()).pathname))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await expect(tasks.announced).toHaveText('Build, places 1 to 30 of 32.')
  await page.keyboard.press('Space')
  await expect.poll(() => subjects(admin, build)).toEqual([...names, 'Import', 'Search'])
  expect(writes).toEqual([`/api/x/taskLists/${build}/tasks/move`])
  expect(idsAt(await admin.get(`/taskLists/${from}/tasks`), 'tasks')).toEqual([])
})

test('a refused drop goes back with its reason', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const { project, design } = await makeLists(admin)
  await tasks.open(project)
  await tasks.expectTasks('Design', ['Map', 'Icons', 'Type'])
  const reason = '“Harbour café” is archived. Make it active again to move its tasks.'
  await page.route('**/api/x/taskLists/*/tasks/move', (route) =>
    route.fulfill({ status: 409, json: { errors: [{ code: 'archived', message: reason }] } }),
  )
  await tasks.drag('Map', tasks.card('Search'), 0.2)
  await expect(tasks.card('Map').getByRole('alert')).toHaveText(reason)
  await expect(tasks.announced).toHaveText(`Put back. ${reason}`)
  await tasks.expectTasks('Design', ['Map', 'Icons', 'Type'])
  await tasks.expectTasks('Build', ['Import', 'Search'])
  expect(await subjects(admin, design)).toEqual(['Map', 'Icons', 'Type'])
})

test('what others change during a drag does not move the board, and is there after it', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const { project, design, build } = await makeLists(admin)
  await tasks.open(project)
  await tasks.expectTasks('Build', ['Import', 'Search'])
  await tasks.hold('Map', tasks.card('Search'), 0.2)
  await expect(page.getByText('Map over Build, place 2 of 3')).toBeVisible()
  const read = page.waitForResponse((response) => response.url().includes(`/api/taskLists/${build}/tasks`))
  await makeTask(admin, `/taskLists/${build}/tasks`, 'Sitemap')
  await admin.post(`/taskLists/${build}/tasks/reorder`, {
    tasks: [(await idsAt(await admin.get(`/taskLists/${build}/tasks`), 'tasks')).at(-1) as string],
  })
  await read
  await expect(page.getByText('Map over Build, place 2 of 3')).toBeVisible()
  await expect(tasks.card('Sitemap')).toHaveCount(0)
  await page.mouse.up()
  await tasks.expectTasks('Build', ['Sitemap', 'Import', 'Map', 'Search'])
  await expect.poll(() => subjects(admin, build)).toEqual(['Sitemap', 'Import', 'Map', 'Search'])
  expect(await subjects(admin, design)).toEqual(['Icons', 'Type'])
})

test('a drag moves only the dragged task, whatever a colleague has moved or completed meanwhile', async ({ page, space: { admin } }) => {
  const tasks = projectTasksOf(page)
  const { project, design, build } = await makeLists(admin)
  const [map, icons] = idsAt(await admin.get(`/taskLists/${design}/tasks`), 'tasks') as [string, string]
  await tasks.open(project)
  await tasks.expectTasks('Design', ['Map', 'Icons', 'Type'])
  await tasks.hold('Map', tasks.card('Icons'), 0.8)
  await expect(page.getByText('Map over Design, place 2 of 3')).toBeVisible()
  await admin.post(`/x/taskLists/${build}/tasks/move`, { tasks: [icons] })
  await page.mouse.up()
  await tasks.expectTasks('Design', ['Map', 'Type'])
  await tasks.expectTasks('Build', ['Import', 'Search', 'Icons'])
  await tasks.hold('Map', tasks.card('Type'), 0.8)
  await admin.put(`/tasks/${map}/done`)
  await page.mouse.up()
  await expect(page.getByText('“Map” is completed, so it has no place in the order.').first()).toBeVisible()
  await tasks.expectTasks('Design', ['Type'])
  expect([await subjects(admin, design), await subjects(admin, build)]).toEqual([['Type'], ['Import', 'Search', 'Icons']])
})

test('pasted lines become a task each, undone together', async ({ space, page }) => {
  const project = await makeProject(space.admin, { name: 'Quay' })
  const list = await makeTaskList(space.admin, project, 'Signs')
  await page.goto(`/projects/${project}/tasks`)
  await page.getByRole('button', { name: 'Add a task to Signs' }).click()
  await page.getByRole('textbox', { name: 'New task' }).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '- Order the poles\n- Paint the sign\n- Dig the holes\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByRole('button', { name: 'Add 3 tasks' }).click()
  await expect(page.getByText('Added 3 tasks')).toBeVisible()
  const subjects = async () => listAt(await space.admin.get(`/taskLists/${list}/tasks`), 'tasks').map(({ subject }) => subject)
  expect(await subjects()).toEqual(['Order the poles', 'Paint the sign', 'Dig the holes'])
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText(/^Undone/)).toBeVisible()
  expect(await subjects()).toEqual([])
})
