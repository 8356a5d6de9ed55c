import { expect } from '@playwright/test'
import { accepted, at } from '../../fixtures/answers.ts'
import { stopClock } from '../../fixtures/clock.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { milestonesOf } from '../../pages/milestones.ts'
import { shellOf } from '../../pages/shell.ts'

// A Thursday.
test.beforeEach(({ page }) => stopClock(page, new Date('2026-11-19T12:00:00Z')))

test('a milestone is dragged to another day of the month, and undo takes it back', { tag: '@short' }, async ({
  page,
  space: { admin },
}) => {
  const [milestones, shell] = [milestonesOf(page), shellOf(page)]
  const project = await makeProject(admin, { name: 'Booking flow' })
  const id = await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2026-11-25' })
  const later = await makeMilestone(admin, project, { title: 'Seats work', deadline: '2026-12-01' })
  const dayOf = async (milestone: string) => at(accepted(await admin.get(`/milestones/${milestone}`)), 'milestone.deadline')
  await milestones.open(`/projects/${project}/milestones?view=month`)
  await expect(page.getByText('November 2026', { exact: true })).toBeVisible()
  await expect(milestones.event('Design agreed')).toHaveAccessibleName('Design agreed, 25 Nov 2026')
  await milestones.event('Design agreed').dragTo(milestones.day('27 Nov 2026'))
  await expect(milestones.event('Design agreed')).toHaveAccessibleName('Design agreed, moves to 27 Nov 2026')
  await expect(milestones.event('Seats work')).toHaveAccessibleName('Seats work, moves to 3 Dec 2026')
  await expect(milestones.bar).toContainText('Moves 1 other milestone by 2 working days')
  expect(await dayOf(id)).toBe('2026-11-25')
  await milestones.bar.getByRole('button', { name: 'Save 2 dates' }).click()
  await expect.poll(() => Promise.all([dayOf(id), dayOf(later)])).toEqual(['2026-11-27', '2026-12-03'])
  await expect(milestones.event('Design agreed')).toHaveAccessibleName('Design agreed, 27 Nov 2026')
  await shell.undo('Moved Design agreed to Fri 27 Nov and 1 other milestone')
  await expect(milestones.event('Design agreed')).toHaveAccessibleName('Design agreed, 25 Nov 2026')
  expect(await Promise.all([dayOf(id), dayOf(later)])).toEqual(['2026-11-25', '2026-12-01'])
})

test('keys move a milestone to another month, and the address keeps the month', async ({ page, space: { admin } }) => {
  const milestones = milestonesOf(page)
  const project = await makeProject(admin)
  const id = await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2026-11-25' })
  await milestones.open(`/projects/${project}/milestones?view=month`)
  await milestones.event('Design agreed').focus()
  await page.keyboard.press('ArrowRight')
  await expect(milestones.announced).toHaveText(/^Design agreed: Thu 26 Nov\. Moves 1 day later\./)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('December 2026', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/at=2026-12/)
  await expect(milestones.event('Design agreed')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => at(accepted(await admin.get(`/milestones/${id}`)), 'milestone.deadline')).toBe('2026-12-03')
  await page.reload()
  await expect(milestones.event('Design agreed')).toHaveAccessibleName('Design agreed, 3 Dec 2026')
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByText('January 2027', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page.getByText('November 2026', { exact: true })).toBeVisible()
  await milestones.day('20 Nov 2026').click()
  await expect(milestones.newSheet.getByRole('textbox', { name: 'Date' })).toHaveValue('20 Nov 2026')
})

test('the month is a grid of weeks under weekdays, whose arrow keys go by day and by week', async ({ page, space: { admin } }) => {
  const milestones = milestonesOf(page)
  const project = await makeProject(admin)
  await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2026-11-25' })
  await milestones.open(`/projects/${project}/milestones?view=month`)
  await expect(milestones.event('Design agreed')).toBeVisible()
  const grid = page.getByRole('grid', { name: 'November 2026' })
  await expect(grid.getByRole('columnheader')).toHaveText(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  const week = grid.getByRole('row').nth(5).getByRole('gridcell')
  await expect(week).toHaveCount(7)
  await expect(week.nth(1)).toHaveAccessibleName('New milestone on 24 Nov 2026')
  await expect(week.nth(2)).toHaveAccessibleName('New milestone on 25 Nov 2026 Design agreed, 25 Nov 2026')
  await milestones.day('25 Nov 2026').focus()
  await page.keyboard.press('ArrowRight')
  await expect(milestones.day('26 Nov 2026')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(milestones.day('19 Nov 2026')).toBeFocused()
})

test('the month on a phone is a grid of weeks under weekdays too', async ({ page, space: { admin } }) => {
  const project = await makeProject(admin)
  await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2026-11-25' })
  await page.setViewportSize({ width: 360, height: 740 })
  await milestonesOf(page).open(`/projects/${project}/milestones?view=month`)
  const grid = page.getByRole('grid', { name: 'November 2026' })
  await expect(grid.getByRole('columnheader')).toHaveText(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
  const week = grid.getByRole('row').nth(5).getByRole('gridcell')
  await expect(week).toHaveCount(7)
  await expect(week.nth(2)).toHaveAccessibleName('25 Nov 2026, 1 milestone')
  await week.nth(2).click()
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveAccessibleName('25 Nov 2026, 1 milestone')
})
