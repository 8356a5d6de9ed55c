import { expect } from '@playwright/test'
import { listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMessage, makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { projectListOf, projectPageOf } from '../../pages/projects.ts'
import { shellOf } from '../../pages/shell.ts'

test('a client sees the shared projects alone, nothing private, and comments', async ({ space, windowOf }) => {
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
  await expect(shell.rail.getByRole('link', { name: 'Contacts' })).toHaveCount(0)
  await expect(shell.rail.getByRole('link', { name: 'Quay' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New project' })).toHaveCount(0)
  await list.link('Quay').click()
  await expect(project.block('Messages')).toContainText('Colours')
  await expect(page.getByText('What it may cost')).toHaveCount(0)
  await expect(project.tab('Messages')).toHaveText('Messages1')
  await expect(page.getByRole('button', { name: /^Status:/ })).toHaveCount(0)
  await expect(page.getByText('Came from')).toHaveCount(0)
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
  await page.goto(`/projects/${site.id}/categories`)
  await expect(page.getByRole('heading', { name: 'Link categories' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Add / })).toHaveCount(0)
})
