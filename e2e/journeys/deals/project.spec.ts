import { expect, type Page } from '@playwright/test'
import { accepted, at, idsAt, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeCompany, makeDeal } from '../../fixtures/records.ts'
import { makeTaskList } from '../../fixtures/tasks.ts'
import { dealBoardOf } from '../../pages/deals.ts'
import { shellOf } from '../../pages/shell.ts'

test('the notification of a won deal leads to starting its project, also after an earlier "Not now"', async ({ page, space, windowOf }) => {
  const board = dealBoardOf(page)
  const deal = await makeDeal(space.admin, { name: 'Night ferries' })
  const note = (on: Page) => on.getByRole('status').filter({ hasText: '“Night ferries” moved to Won' })
  const offer = page.getByRole('textbox', { name: 'Project name' })
  for (const declines of [true, false]) {
    await page.goto('/deals')
    await board.drag('Night ferries', 'Won')
    await note(page).getByRole('button', { name: 'Start project' }).click()
    await expect(page).toHaveURL(new RegExp(`/deals/${deal}$`))
    await expect(offer).toHaveValue('Night ferries')
    if (declines) {
      await page.getByRole('button', { name: 'Not now' }).click()
      await page.getByRole('radiogroup', { name: 'Status' }).getByText('Pending').click()
      await expect(shellOf(page).saved).toBeVisible()
    }
  }
  accepted(await space.admin.put(`/deals/${deal}`, { case: { 'deal-status': 'pending' } }))
  const hers = await windowOf(await space.member('Mia Member'))
  await hers.goto('/deals')
  await dealBoardOf(hers).drag('Night ferries', 'Won')
  await expect(note(hers).getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(note(hers).getByRole('button', { name: 'Start project' })).toHaveCount(0)
})

test('a won deal starts its project from a template; one undo takes both back', { tag: '@short' }, async ({ page, space, windowOf }) => {
  const { admin } = space
  const shell = shellOf(page)
  const company = await makeCompany(admin, 'Fjordlys Ferries')
  const template = await makeProject(admin, { name: 'Booking site', status: 'template' })
  await makeMilestone(admin, template, { title: 'Research done' })
  await makeTaskList(admin, template, 'Drawings')
  const deal = await makeDeal(admin, { name: 'Night ferries', 'deal-with': company })
  await page.goto(`/deals/${deal}`)
  const start = page.getByRole('button', { name: 'Start project' })
  await expect(page.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await expect(start).toBeHidden()
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Won').click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toContainText('Booking site, 1 list, 1 milestone')
  await lookAt(page)('the offer of a project')

  const hers = await windowOf(await space.member('Mia Member'))
  await hers.goto(`/deals/${deal}`)
  await expect(hers.getByRole('radio', { name: 'Won' })).toBeChecked()
  await expect(hers.getByRole('button', { name: 'Start project' })).toBeHidden()

  await page.getByRole('textbox', { name: 'Project name' }).fill('Ferries 2027')
  await start.click()
  await expect(shell.note('Started the project Ferries 2027')).toBeVisible()
  const property = page.getByRole('group', { name: 'Project' })
  await expect(property).toContainText('Ferries 2027')
  await expect(start).toBeHidden()
  const project = String(at(accepted(await admin.get(`/deals/${deal}`)), 'deal.project-id'))
  expect(at(accepted(await admin.get(`/projects/${project}`)), 'project.contact-id')).toBe(company)
  expect(listAt(accepted(await admin.get(`/projects/${project}/milestones`)), 'milestones')).toHaveLength(1)
  expect(idsAt(accepted(await admin.get(`/deals?x-project=${project}`)), 'deals')).toEqual([deal])

  await shell.undo('Started the project Ferries 2027')
  await expect(start).toBeVisible()
  expect((await admin.get(`/projects/${project}`)).status).toBe(404)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(start).toBeHidden()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Won' })).toBeChecked()
  await expect(start).toBeHidden()
})
