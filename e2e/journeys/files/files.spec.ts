import { expect } from '@playwright/test'
import { accepted, idsAt } from '../../fixtures/answers.ts'
import { holdBack, test } from '../../fixtures/journey.ts'
import { makeCategory, makeMessage, makeProject, openSite, uploadPicture, uploadTo } from '../../fixtures/projects.ts'
import { upload } from '../../fixtures/records.ts'
import { filesOf, picture, textFile } from '../../pages/files.ts'
import { shellOf } from '../../pages/shell.ts'

test('many files are uploaded at once: one is cancelled, one is empty, and undo takes the rest back', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const files = filesOf(page)
  await files.open(await makeProject(admin))
  await expect(page.getByText('No files yet')).toBeVisible()
  const letGo = await holdBack(page, '**/api/x/files', 'POST')
  await files.choose([picture('ferry.png'), textFile('fares.txt'), textFile('wrong.txt'), textFile('empty.txt', '')])
  await expect(files.uploads.getByText('Uploading 3 files')).toBeVisible()
  await expect(files.uploads.getByRole('alert')).toHaveText('This file is empty.')
  await files.uploads.getByRole('button', { name: 'Cancel upload of wrong.txt' }).click()
  letGo()
  await expect(files.card('ferry.png')).toBeVisible()
  await expect(files.card('fares.txt')).toBeVisible()
  await expect(files.uploads.getByText('1 file not uploaded')).toBeVisible()
  await files.uploads.getByRole('button', { name: 'Dismiss empty.txt' }).click()
  await expect(files.uploads).toBeHidden()
  await expect(files.grid.getByRole('gridcell')).toHaveCount(2)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('No files yet')).toBeVisible()
})

test('the browser draws a small picture of what it uploads, and a failed upload can be repeated', async ({ page, space: { admin } }) => {
  const files = filesOf(page)
  await files.open(await makeProject(admin))
  await page.route('**/api/x/files', (route) => route.abort())
  await files.choose([picture('ferry.png')])
  const retry = files.uploads.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/x/files')
  await retry.click()
  await expect(files.card('ferry.png').locator('img')).toHaveJSProperty('naturalWidth', 1)
  await expect(files.card('ferry.png').locator('img')).toHaveAttribute('src', /\/thumbnail/)
})

test('an upload that ends on another page is one step to undo there', async ({ page, space: { admin } }) => {
  const [files, shell] = [filesOf(page), shellOf(page)]
  const project = await makeProject(admin)
  await files.open(project)
  const letGo = await holdBack(page, '**/api/x/files', 'POST')
  await files.choose([textFile('fares.txt'), textFile('plan.txt')])
  await expect(files.uploads.getByText('Uploading 2 files')).toBeVisible()
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByText('No messages yet')).toBeVisible()
  letGo()
  await expect(shell.note('Uploaded 2 files')).toBeVisible()
  expect(idsAt(await admin.get(`/projects/${project}/files`), 'files')).toHaveLength(2)
  await shell.undo('Uploaded 2 files')
  await expect.poll(async () => idsAt(await admin.get(`/projects/${project}/files`), 'files')).toEqual([])
})

test('selected files are downloaded one after the other, and a failed one is named', async ({ page, space: { admin } }) => {
  const [files, shell] = [filesOf(page), shellOf(page)]
  const project = await makeProject(admin)
  for (const name of ['one.txt', 'two.txt', 'three.txt']) await uploadTo(admin, { 'project-id': project }, name)
  await files.open(project)
  await files.card('one.txt').hover()
  for (const name of ['one.txt', 'two.txt', 'three.txt']) await files.card(name).getByRole('checkbox').click()
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  let asked = 0
  await page.route('**/api/download/*', (route) => {
    asked += 1
    return asked === 2 ? route.fulfill({ status: 404, json: { errors: [] } }) : route.fallback()
  })
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Download/ })
    .click()
  await expect(shell.refusal('2 files downloaded. 1 failed. two.txt: Not found.')).toBeVisible()
  expect(saved.toSorted()).toEqual(['one.txt', 'three.txt'])
})

test('who sees a file follows what it is attached to', async ({ page, space: { admin } }) => {
  const files = filesOf(page)
  const project = await makeProject(admin)
  const id = await uploadTo(admin, { 'project-id': project })
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok(), { timeout: 20_000 })
  await files.open(project)
  await live
  await files.show('hello.txt')
  const audience = files.panel.getByRole('group', { name: 'Visible to' })
  await expect(audience).toContainText('Everyone in the project')
  await makeMessage(admin, project, { title: 'Costs', 'is-private': '1', attachments: [id] })
  await expect(audience).toContainText('Colleagues, and clients who can see what it is attached to')
  await expect(files.panel.getByRole('link', { name: 'Costs' })).toBeVisible()
})

test('files uploaded as private are hidden from clients from the start', async ({ page, space: { admin } }) => {
  const files = filesOf(page)
  const project = await makeProject(admin)
  await files.open(project)
  await page.getByRole('switch', { name: 'Upload as private' }).check()
  await files.choose([textFile('rates.txt')])
  await expect(files.card('rates.txt')).toContainText('Private')
})

test('a file beside the grid: preview, category, name, comment, what it is attached to', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const files = filesOf(page)
  const project = await makeProject(admin)
  await makeCategory(admin, project, { type: 'file', name: 'Material' })
  await uploadTo(admin, { 'project-id': project })
  const attached = await upload(admin, 'Old fares', 'old-fares.txt')
  await makeMessage(admin, project, { title: 'Fares of last winter', attachments: [attached] })
  await files.open(project)
  await files.show('hello.txt')
  await expect(files.panel.getByRole('region', { name: 'Text of hello.txt' })).toHaveText('hello')
  await files.panel.getByRole('button', { name: 'Add a category' }).click()
  await page.getByRole('option', { name: 'Material' }).click()
  await expect(files.card('hello.txt')).toContainText('Material')
  await files.panel.getByRole('button', { name: 'Comment' }).click()
  await page.getByRole('textbox', { name: 'New comment' }).fill('Use these.')
  await page.getByRole('button', { name: /^Add comment/ }).click()
  await expect(files.panel.getByRole('list', { name: 'Comments' })).toContainText('Use these.')
  await files.show('old-fares.txt')
  await expect(files.panel.getByRole('link', { name: 'Fares of last winter' })).toBeVisible()
  await expect(files.panel.getByText('Everyone who can see what it is attached to')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(files.panel).toBeHidden()
})

test('selected files are moved to a category and deleted, and both are undone', async ({ page, space: { admin } }) => {
  const files = filesOf(page)
  const project = await makeProject(admin)
  await makeCategory(admin, project, { type: 'file', name: 'Material' })
  await uploadPicture(admin, project)
  await uploadTo(admin, { 'project-id': project })
  await files.open(project)
  await expect(files.card('hello.txt')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar')
  await bar.getByRole('button', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Material' }).click()
  await expect(files.card('hello.txt')).toContainText('Material')
  await expect(files.card('ferry.jpg')).toContainText('Material')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No files yet')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(files.card('hello.txt')).toContainText('Material')
  await expect(files.card('ferry.jpg')).toContainText('Material')
})

test('type, name and order of the list stand in the address', async ({ page, space: { admin } }) => {
  const files = filesOf(page)
  const project = await makeProject(admin)
  const category = await makeCategory(admin, project, { type: 'file', name: 'Material' })
  await uploadPicture(admin, project)
  await uploadTo(admin, { 'project-id': project, 'category-id': category })
  await files.open(project, '?view=list&type=picture')
  const rows = files.grid.getByRole('row')
  await expect(rows.filter({ hasText: 'ferry.jpg' })).toBeVisible()
  await expect(rows.filter({ hasText: 'hello.txt' })).toHaveCount(0)
  await files.open(project, `?category=${category}`)
  await expect(files.card('hello.txt')).toBeVisible()
  await expect(files.card('ferry.jpg')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Name contains' }).fill('nothing like it')
  await expect(files.card('hello.txt')).toHaveCount(0)
})

test('a file that somebody else uploads or deletes is announced without moving the others', async ({ page, space: { admin, member } }) => {
  const files = filesOf(page)
  const other = await member()
  const project = await makeProject(admin)
  await uploadTo(other, { 'project-id': project })
  await files.open(project)
  await expect(files.card('hello.txt')).toBeVisible()
  const id = await uploadPicture(other, project)
  await page.getByRole('button', { name: 'Show 1 new' }).click()
  await expect(files.card('ferry.jpg')).toBeVisible()
  accepted(await other.delete(`/x/files/${id}`))
  await expect(files.card('ferry.jpg')).toContainText('no longer available')
})

test('a client sees the files of the project, none of a private message, and deletes only their own', async ({ space, windowOf }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  await uploadTo(admin, { 'project-id': project })
  const secret = await upload(admin, 'Costs', 'costs.txt')
  await makeMessage(admin, project, { 'is-private': '1', attachments: [secret] })
  const page = await windowOf(client)
  const files = filesOf(page)
  await files.open(project)
  await files.show('hello.txt')
  await expect(files.card('costs.txt')).toHaveCount(0)
  await files.panel.getByRole('button', { name: 'More for hello.txt' }).click()
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await files.choose([textFile('ours.txt')])
  await expect(files.card('ours.txt')).toBeVisible()
  await page.goto(`/files/${secret}`)
  await expect(page.getByText('File not found')).toBeVisible()
})

test('on a phone a file has a page of its own, and deleting it leads back', async ({ space: { admin }, windowOf }) => {
  const page = await windowOf(admin, { viewport: { width: 360, height: 740 }, hasTouch: true })
  const files = filesOf(page)
  const project = await makeProject(admin)
  await uploadPicture(admin, project)
  await files.open(project)
  await files.card('ferry.jpg').tap()
  await expect(page.getByRole('heading', { level: 1, name: 'ferry.jpg' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'More for ferry.jpg' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No files yet')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(files.card('ferry.jpg')).toBeVisible()
})
