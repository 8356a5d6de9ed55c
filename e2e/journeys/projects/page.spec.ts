import { expect } from '@playwright/test'
import { accepted, at } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeLink, makeMessage, makeMilestone, makeNamedCategory, makeProject, openSite } from '../../fixtures/projects.ts'
import { makeContact } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { projectPageOf } from '../../pages/projects.ts'
import { shellOf } from '../../pages/shell.ts'

test('renames a project, changes its status with undo, and its settings', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [project, shell] = [projectPageOf(page), shellOf(page)]
  await makeNamedCategory(admin, 'projects', 'Websites')
  await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune' })
  const id = await makeProject(admin, { name: 'Quay' })
  await project.open(id)
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'Name' }).fill('Quay signs')
  await page.keyboard.press('Enter')
  await expect(project.title('Quay signs')).toBeVisible()
  await project.setStatus('Silent')
  await expect(project.status).toHaveText('Silent')
  await shell.undo('Quay signs is now silent')
  await expect(project.status).toHaveText('Active')
  await project.menu('Settings')
  await project.settings.getByLabel('Category').selectOption('Websites')
  await expect(shell.note('Moved to Websites')).toBeVisible()
  await project.settings.getByRole('combobox', { name: 'Client', exact: true }).fill('sigrid')
  await page.getByRole('option', { name: /Sigrid Aune/ }).click()
  await expect(shell.note('Set the client to Sigrid Aune')).toBeVisible()
  await project.settings.getByLabel(/^Start new messages/).check()
  await project.settings.getByLabel('Start page').selectOption('Messages')
  await expect(shell.saved).toBeVisible()
  await page.keyboard.press('Escape')
  expect(at(await admin.get(`/projects/${id}`), 'project')).toMatchObject({
    name: 'Quay signs',
    status: 'active',
    'default-to-private': '1',
    'start-page': 'messages',
    'category-id': expect.any(String),
    'contact-id': expect.any(String),
  })
  await page.goto(`/projects/${id}`)
  await expect(page).toHaveURL(/\/messages$/)
  await project.tab('Overview').click()
  await expect(project.block('Latest activity')).toBeVisible()
  await project.menu('History')
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('updated the project')
})

test('writes an announcement in place, formatted, keeps the lines of a plain one, and hides it', async ({ page, space: { admin } }) => {
  const [project, shell] = [projectPageOf(page), shellOf(page)]
  const id = await makeProject(admin, { name: 'Quay' })
  await project.open(id)
  await page.getByRole('button', { name: 'Add an announcement' }).click()
  const writer = page.getByRole('textbox', { name: 'Announcement' })
  await writer.pressSequentially('Open at 8 < 9.')
  await writer.press('Enter')
  await writer.pressSequentially('Bring boots.')
  await page.reload()
  await expect(writer).toContainText('Open at 8 < 9.')
  await page.getByRole('button', { name: 'Save announcement' }).click()
  await expect(project.announcement).toContainText('Open at 8 < 9.')
  await expect(shell.saved).toBeVisible()
  await project.announcement.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByRole('button', { name: 'Show the announcement again' })).toBeVisible()
  await shell.undo('Hid the announcement')
  await expect(project.announcement).toContainText('Bring boots.')
  const plain = await makeProject(admin, {
    name: 'Plain',
    'overview-page-announcement': 'First line\nSecond line',
    'display-announcement': '1',
  })
  await project.open(plain)
  await project.announcement.getByRole('button', { name: 'Edit' }).click()
  await writer.press('ControlOrMeta+End')
  await writer.pressSequentially(' now')
  await page.getByRole('button', { name: 'Save announcement' }).click()
  await expect(project.announcement.getByText('First line')).toContainText('First lineSecond line now')
  await expect(project.announcement.locator('br')).toHaveCount(1)
  const hostile = await makeProject(admin, {
    name: 'Hostile',
    'overview-page-announcement': '<p>Read <b>this</b><img src=x onerror=alert(1)></p>',
    'display-announcement': '1',
    'allow-html-in-announcement': '1',
  })
  await project.open(hostile)
  await expect(project.announcement.locator('b')).toHaveText('this')
  await expect(project.announcement.locator('img')).toHaveCount(0)
  await project.announcement.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('textbox', { name: 'Announcement' })
  await editor.press('ControlOrMeta+End')
  await editor.pressSequentially(' now')
  await page.getByRole('button', { name: 'Save announcement' }).click()
  await expect(project.announcement).toContainText('this now')
})

test('shows what is new and due, live', async ({ page, space }) => {
  const { admin } = space
  const project = projectPageOf(page)
  const { id } = await openSite(space, { name: 'Quay' })
  await makeMessage(admin, id, { title: 'Colours', body: '<p>Nine pairs pass</p><p>in sunlight.</p>', 'is-private': '1' })
  await makeMilestone(admin, id, { title: 'Opening', deadline: '2020-01-02' })
  const tasks = await Promise.all(['Paint', 'Print'].map((subject) => makeTask(admin, `/projects/${id}/inbox`, subject)))
  accepted(await admin.put(`/tasks/${tasks[0]}/done`))
  await makeLink(admin, id)
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok())
  await project.open(id)
  await live
  await expect(project.block('Messages')).toContainText('Ana: Nine pairs pass in sunlight.')
  await expect(project.block('Messages')).toContainText('Private: clients cannot see this')
  await expect(project.block('Milestones')).toContainText(/Opening.*days late/)
  await expect(project.block('People')).toContainText("Client: can't see private items")
  await expect(project.block('Latest activity')).toContainText('posted Colours')
  await expect(project.tab('Messages')).toHaveText('Messages1')
  await expect(project.tab('People')).toHaveText('People2')
  await expect(project.tab('Inbox')).toHaveAccessibleName(/^Inbox ?1 open$/)
  await expect(project.tab('Milestones')).toHaveAccessibleName(/^Milestones ?1 open$/)
  await makeMessage(await space.member('Mia Member'), id, { title: 'Boards' })
  await expect(project.block('Messages')).toContainText('Boards')
  await expect(project.tab('Messages')).toHaveText('Messages2')
  await expect(project.block('Latest activity')).toContainText('Mia Member posted Boards')
  await project.block('Messages').getByRole('link', { name: 'Boards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible()
})

test('says that a project is not found', async ({ page }) => {
  await page.goto('/projects/999999')
  await expect(page.getByText('Project not found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to projects' }).click()
  await expect(shellOf(page).title('Projects')).toBeVisible()
})
