import { expect } from '@playwright/test'
import { at, idsAt, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMessage, makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { filesOf, textFile } from '../../pages/files.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'
import { projectListOf, projectPageOf } from '../../pages/projects.ts'
import { shellOf } from '../../pages/shell.ts'
import { myTasksOf } from '../../pages/tasks.ts'

test('a client sees the shared projects alone, nothing private, and comments', { tag: '@short' }, async ({ space, windowOf }) => {
  const { admin } = space
  const site = await openSite(space, { name: 'Quay' })
  await makeProject(admin, { name: 'Secret plans' })
  const open = await makeMessage(admin, site.id, { title: 'Colours' })
  await makeMessage(admin, site.id, { title: 'What it may cost', 'is-private': '1' })
  await makeMilestone(admin, site.id, { title: 'Opening', deadline: '2020-01-02' })
  const page = await windowOf(site.client)
  const [list, project, shell] = [projectListOf(page), projectPageOf(page), shellOf(page)]
  await page.goto('/')
  await expect(shell.title('Projects')).toBeVisible()
  await list.expectNames(['Quay'])
  await expect(list.card('Quay')).toContainText('Harbour Works')
  await expect(list.card('Quay')).not.toContainText('1 client')
  await expect(page.getByRole('radiogroup', { name: 'Status' })).toHaveCount(0)
  await expect(shell.rail.getByRole('link', { name: 'Contacts' })).toHaveCount(0)
  await expect(shell.rail.getByRole('link', { name: 'Quay' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New project' })).toHaveCount(0)
  await list.link('Quay').click()
  await expect(project.block('Messages')).toContainText('Colours')
  await expect(page.getByText('What it may cost')).toHaveCount(0)
  await expect(project.tab('Messages')).toHaveText('Messages1')
  await expect(page.getByRole('button', { name: /^Status:/ })).toHaveCount(0)
  await expect(page.getByText('From the deal')).toHaveCount(0)
  await project.tab('People').click()
  await expect(project.block('Harbour Works 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add company' })).toHaveCount(0)
  await page.goto(`/messages/${open}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Colours' })).toBeVisible()
  await page.getByRole('textbox', { name: /comment/i }).fill('We agree.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('We agree.').first()).toBeVisible()
  await expect(shell.saved).toBeVisible()
  expect(listAt(await admin.get(`/messages/${open}/comments`), 'comments')).toHaveLength(1)
})

test('a client finds a task of their project, completes it, comments on it and uploads a file', async ({ space, windowOf }) => {
  const { admin } = space
  const site = await openSite(space, { name: 'Quay' })
  const hidden = await makeProject(admin, { name: 'Secret plans' })
  const list = await makeTaskList(admin, site.id, 'Signs')
  const paint = await makeTask(admin, `/taskLists/${list}/tasks`, 'Paint the sign', { responsibles: [site.client.id] })
  await makeTask(admin, `/projects/${site.id}/inbox`, 'Paint the pier')
  await makeTask(admin, `/projects/${hidden}/inbox`, 'Paint in secret')
  const page = await windowOf(site.client)
  const [shell, tasks, files] = [shellOf(page), projectTasksOf(page), filesOf(page)]
  await page.goto(`/projects/${site.id}/messages`)
  await expect(page.getByRole('navigation', { name: 'Filter by category' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Categories' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More for Quay' }).click()
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Categories' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await shell.openPalette()
  await page.keyboard.type('paint')
  await expect(shell.found('Paint the pier')).toBeVisible()
  await expect(shell.found('Paint in secret')).toHaveCount(0)
  await shell.found('Paint the sign').click()
  await expect(page).toHaveURL(new RegExp(`/projects/${site.id}/tasks\\?open=${paint}$`))
  await tasks.sheet.getByRole('button', { name: 'Add comment', exact: true }).click()
  await tasks.sheet.getByRole('textbox', { name: 'New comment' }).fill('Blue or green?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(tasks.sheet.getByRole('article', { name: /^Comment by/ })).toContainText('Blue or green?')
  await expect(tasks.sheet.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await tasks.sheet.getByText('Done', { exact: true }).click()
  await expect(shell.note('Completed Paint the sign')).toBeVisible()
  await expect.poll(async () => at(await admin.get(`/tasks/${paint}`), 'task.state')).toBe('done')
  await page.keyboard.press('Escape')

  await files.open(site.id)
  await files.choose([textFile('colours.txt')])
  await expect(files.card('colours.txt')).toBeVisible()
  expect(idsAt(await admin.get(`/projects/${site.id}/files`), 'files')).toHaveLength(1)
})

test('a client finds the tasks they were given in one place, and completes them there', async ({ space, windowOf }) => {
  const { admin } = space
  const site = await openSite(space, { name: 'Quay' })
  const list = await makeTaskList(admin, site.id, 'Signs')
  const paint = await makeTask(admin, `/taskLists/${list}/tasks`, 'Paint the sign', { responsibles: [site.client.id] })
  await makeTask(admin, `/taskLists/${list}/tasks`, 'Order paint', { responsibles: [admin.id] })
  const page = await windowOf(site.client)
  const [shell, tasks] = [shellOf(page), myTasksOf(page)]
  const refused: string[] = []
  page.on('response', (response) => response.status() === 404 && refused.push(response.url()))
  await page.goto('/')
  await shell.rail.getByRole('link', { name: 'My tasks' }).click()
  await expect(tasks.heading).toBeVisible()
  await expect(tasks.row('Paint the sign')).toBeVisible()
  await expect(tasks.row('Order paint')).toHaveCount(0)
  await expect(tasks.line).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New task' })).toHaveCount(0)
  await tasks
    .row('Paint the sign')
    .getByRole('link', { name: /Quay|Signs/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/projects/${site.id}`))
  await page.goBack()
  await tasks.check('Paint the sign').click()
  await expect.poll(async () => at(await admin.get(`/tasks/${paint}`), 'task.state')).toBe('done')
  expect(refused).toEqual([])
  const hang = await makeTask(admin, `/taskLists/${list}/tasks`, 'Hang the sign', { responsibles: [site.client.id] })
  await admin.put(`/projects/${site.id}`, { project: { 'x-clients-may': 'look' } })
  await page.reload()
  await expect(tasks.check('Hang the sign')).toBeDisabled()
  await tasks.row('Hang the sign').focus()
  await page.keyboard.press('d')
  await page.keyboard.press('x')
  const complete = page.getByRole('button', { name: /^Complete/ })
  await expect(complete).toHaveAccessibleDescription('In some of these projects you can only look.')
  expect(at(await admin.get(`/tasks/${hang}`), 'task.state')).toBe('not started')
})

test('a client who may only comment is offered nothing that would be refused, and completes their own task', async ({
  space,
  windowOf,
}) => {
  const { admin } = space
  const site = await openSite(space, { name: 'Quay', 'x-clients-may': 'comment' })
  const list = await makeTaskList(admin, site.id, 'Signs')
  await makeTask(admin, `/taskLists/${list}/tasks`, 'Paint the sign', { responsibles: [site.client.id] })
  const ours = await makeTask(admin, `/taskLists/${list}/tasks`, 'Order the poles')
  const page = await windowOf(site.client)
  await page.goto(`/projects/${site.id}/tasks`)
  await expect(page.getByText('You can view this project and comment. Ask the team to change anything else.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Complete Order the poles' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'New task' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a task to Signs' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Complete Paint the sign' }).click()
  await expect(page.getByText('Completed Paint the sign')).toBeVisible()
  await page.goto(`/projects/${site.id}/tasks?open=${ours}`)
  const sheet = page.getByRole('dialog', { name: 'Task' })
  await expect(sheet.getByText('Not started')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'More actions for this task' })).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Add comment' }).click()
  await page.keyboard.type('From oak, please.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(sheet.getByText('From oak, please.')).toBeVisible()
  for (const [tab, action] of [
    ['messages', 'New message'],
    ['files', 'Upload files'],
    ['writeboards', 'New writeboard'],
    ['links', 'New link'],
  ] as const) {
    await page.goto(`/projects/${site.id}/${tab}`)
    await expect(page.getByText('You can view this project and comment.')).toBeVisible()
    await expect(page.getByRole('button', { name: action })).toHaveCount(0)
  }
})

test('a client no longer sees a task that a colleague makes private, and again after Undo', async ({ space, windowOf }) => {
  const { admin } = space
  const site = await openSite(space, { name: 'Quay' })
  const list = await makeTaskList(admin, site.id, 'Signs')
  const task = await makeTask(admin, `/taskLists/${list}/tasks`, 'Agree the price')
  await makeTask(admin, `/taskLists/${list}/tasks`, 'Order the poles')
  const theirs = await windowOf(site.client)
  await theirs.goto(`/projects/${site.id}/tasks`)
  await expect(theirs.getByText('Agree the price')).toBeVisible()
  const page = await windowOf(admin)
  await page.goto(`/projects/${site.id}/tasks?open=${task}`)
  const sheet = page.getByRole('dialog', { name: 'Task' })
  const visible = sheet.getByRole('group', { name: 'Visible to' })
  await expect(visible).toContainText('2 people, including 1 client')
  await visible.getByRole('switch', { name: 'Private' }).click()
  await expect(visible).toContainText('1 person, no clients')
  await expect(theirs.getByText('Agree the price')).toHaveCount(0)
  await expect(theirs.getByText('Order the poles')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(theirs.getByText('Agree the price')).toBeVisible()
  await visible.getByRole('switch', { name: 'Private' }).click()
  await page.keyboard.press('Escape')
  await expect(projectTasksOf(page).card('Agree the price')).toContainText('Private')
  await theirs.goto(`/projects/${site.id}/tasks?open=${task}`)
  await expect(theirs.getByText('Task not found')).toBeVisible()
})
