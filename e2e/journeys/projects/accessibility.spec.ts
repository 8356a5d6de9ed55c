import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeCategory, makeMessage, makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { projectListOf, projectPageOf } from '../../pages/projects.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

test('the list and the sheet of a new project', async ({ page, space }) => {
  const [list, look] = [projectListOf(page), lookAt(page)]
  const quay = await openSite(space, { name: 'Quay' })
  await makeMilestone(space.admin, quay.id, { title: 'Opening', deadline: '2020-01-02' })
  await makeProject(space.admin, { name: 'Booking site', status: 'template' })
  await makeProject(space.admin, { name: 'Old', status: 'archived' })
  await list.open()
  await expect(list.link('Quay')).toBeVisible()
  await page.keyboard.press('j')
  await look('the list with a cursor')
  await page.keyboard.press('c')
  await list.sheet.getByLabel('Template').selectOption('Booking site')
  await expect(list.sheet.getByRole('group', { name: 'What the template holds' })).toBeVisible()
  await look('a new project')
})

test('the overview, the settings, the people and the categories', async ({ page, space }) => {
  const [project, look] = [projectPageOf(page), lookAt(page)]
  const { id } = await openSite(space, { name: 'Quay', 'overview-page-announcement': 'We open on Monday.', 'display-announcement': '1' })
  await makeMessage(space.admin, id, { title: 'Colours', 'is-private': '1', pinned: '1' })
  await makeMilestone(space.admin, id, { title: 'Opening', deadline: '2020-01-02', 'responsible-id': space.admin.id })
  await makeCategory(space.admin, id)
  await project.open(id)
  await expect(project.block('Latest activity')).toContainText('Colours')
  await look('the overview')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await look('the overview on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await project.menu('Settings')
  await expect(project.settings.getByLabel('Start page')).toBeVisible()
  await look('the settings')
  await project.open(id, '/people')
  await expect(project.block('Harbour Works 1')).toBeVisible()
  await look('the people')
  await project.open(id, '/categories')
  await expect(page.getByText('Drafts')).toBeVisible()
  await look('the categories')
})
