import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'

test('calendars begin on the day that was chosen in Settings', async ({ page, space: { admin } }) => {
  const project = await makeProject(admin, { name: 'Booking flow' })
  await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2030-11-25' })
  await page.goto('/settings/you')
  const start = page.getByRole('combobox', { name: 'Week starts on' })
  await expect(start).toHaveValue('')
  await start.selectOption('Sunday')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await page.goto(`/projects/${project}/milestones?view=month`)
  await expect(page.getByText(/^(Sun|Mon)$/).first()).toHaveText('Sun')
  await page.goto('/settings/you')
  await start.selectOption('As usual in the country of the time zone')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await page.goto(`/projects/${project}/milestones?view=month`)
  await expect(page.getByText(/^(Sun|Mon)$/).first()).toHaveText('Mon')
})
