import { expect } from '@playwright/test'
import { accepted, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeCategory, makeMilestone, makeNamedCategory, makeProject, openSite } from '../../fixtures/projects.ts'
import { makeContact } from '../../fixtures/records.ts'
import { projectListOf, projectPageOf } from '../../pages/projects.ts'
import { shellOf } from '../../pages/shell.ts'

test('lists projects by status, finds them, and opens one by keys', async ({ page, space }) => {
  const { admin } = space
  const [list, project] = [projectListOf(page), projectPageOf(page)]
  const quay = await openSite(space, { name: 'Quay', 'category-id': await makeNamedCategory(admin, 'projects', 'Signs') })
  await makeMilestone(admin, quay.id, { title: 'Opening', deadline: '2020-01-02' })
  await makeProject(admin, { name: 'Audio guide' })
  await makeProject(admin, {
    name: 'Care',
    status: 'silent',
    'contact-id': await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune' }),
  })
  await makeProject(admin, { name: 'Old site', status: 'archived' })
  await list.open()
  await expect(page.getByRole('radiogroup', { name: 'Status' })).toContainText('All4')
  await list.expectNames(['Quay', 'Audio guide', 'Care'])
  await expect(list.card('Quay')).toContainText('Harbour Works')
  await expect(list.card('Quay')).toContainText('1 client')
  await expect(list.card('Quay')).toContainText(/Opening.*days late/)
  await expect(list.card('Audio guide')).toContainText('Our own')
  await expect(list.card('Care')).toContainText('Sigrid Aune')
  await list.group('Archived').getByRole('button').click()
  await list.expectNames(['Quay', 'Audio guide', 'Care', 'Old site'])
  await list.term.fill('o')
  await list.expectNames(['Audio guide', 'Old site'])
  await list.term.fill('')
  await list.status(/^Silent/).click()
  await list.expectNames(['Care'])
  await expect(page).toHaveURL(/\?status=silent$/)
  await list.open('?shared=1')
  await list.expectNames(['Quay'])
  await list.open(`?company=${quay.companyId}&sort=name`)
  await expect(page.getByRole('button', { name: 'Client: Harbour Works' }).first()).toBeVisible()
  await list.expectNames(['Quay'])
  await list.open()
  await list.expectNames(['Quay', 'Audio guide', 'Care'])
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(project.title('Audio guide')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(shellOf(page).title('Projects')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your projects' }).getByRole('link', { name: 'Quay' })).toBeVisible()
})

test('creates a project from a template, whose contents it shows, and undoes it', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [list, project, shell] = [projectListOf(page), projectPageOf(page), shellOf(page)]
  const template = await makeProject(admin, { name: 'Booking site', status: 'template' })
  await makeMilestone(admin, template, { title: 'Design signed off' })
  await makeCategory(admin, template, { name: 'Decisions' })
  accepted(await admin.post(`/x/projects/${template}/taskLists`, { 'task-list': { name: 'Build' } }), 201)
  await list.open()
  await expect(list.card('Booking site')).toContainText('1 list, 1 milestone')
  await list.card('Booking site').hover()
  await list.card('Booking site').getByRole('button', { name: 'Start a project' }).click()
  const preview = list.sheet.getByRole('group', { name: 'What the template holds' })
  await expect(preview).toContainText('Build')
  await expect(preview).toContainText('Design signed off')
  await expect(preview).toContainText('Decisions')
  await list.sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Night ferries')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(project.title('Night ferries')).toBeVisible()
  await expect(project.block('Milestones')).toContainText('Design signed off')
  expect(listAt(await admin.get('/projects'), 'projects')).toHaveLength(2)
  await shell.undo('Created Night ferries')
  await expect(shell.title('Projects')).toBeVisible()
  await expect(list.link('Night ferries')).toHaveCount(0)
})

test('keeps the draft of a blank project and says what is missing', async ({ page, space: { admin } }) => {
  const list = projectListOf(page)
  await list.open()
  await expect(page.getByText('No projects yet')).toBeVisible()
  await page.keyboard.press('c')
  await list.sheet
    .getByRole('button', { name: /^Create/ })
    .first()
    .click()
  await expect(list.sheet.getByText('This may not be empty.')).toBeVisible()
  await list.sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour signs')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.goto('/projects?new')
  await expect(list.sheet.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Harbour signs')
  await list.sheet
    .getByRole('button', { name: /^Create/ })
    .first()
    .click()
  await expect(projectPageOf(page).title('Harbour signs')).toBeVisible()
  expect(listAt(await admin.get('/projects'), 'projects')).toMatchObject([{ name: 'Harbour signs' }])
})

test('shows what others add and change at once', async ({ page, space: { admin } }) => {
  const list = projectListOf(page)
  const id = await makeProject(admin, { name: 'Quay' })
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok())
  await list.open()
  await live
  await list.expectNames(['Quay'])
  await makeProject(admin, { name: 'Lighthouse' })
  await expect(list.link('Lighthouse')).toBeVisible()
  await makeMilestone(admin, id, { title: 'Opening' })
  await expect(list.card('Quay')).toContainText('Opening')
  accepted(await admin.put(`/projects/${id}`, { project: { name: 'Quay signs' } }))
  await expect(list.link('Quay signs')).toBeVisible()
})
