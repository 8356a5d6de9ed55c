import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { stopClock } from '../../fixtures/clock.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { milestonesOf } from '../../pages/milestones.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

const phone = { width: 360, height: 740 }

test('milestones as list, month and timeline, a move, and the sheets', async ({ page, space: { admin } }) => {
  const [milestones, look] = [milestonesOf(page), lookAt(page)]
  await stopClock(page, new Date('2026-11-19T12:00:00Z'))
  const project = await makeProject(admin, { name: 'Booking flow' })
  const done = await makeMilestone(admin, project, { title: 'Research done', deadline: '2026-11-12', 'responsible-id': admin.id })
  accepted(await admin.put(`/milestones/${done}`, { milestone: { 'completed-at': '2026-11-12' } }))
  for (const [title, deadline] of [
    ['Plans drawn', '2026-11-17'],
    ['Signage printed', '2026-11-20'],
    ['Design agreed', '2026-11-25'],
    ['Seats work', '2026-12-01'],
  ] as const)
    await makeMilestone(admin, project, { title, deadline })
  await milestones.open('/milestones')
  await expect(milestones.row('Seats work')).toBeVisible()
  await look('the list')
  await milestones.open('/milestones?view=timeline')
  await expect(milestones.line('Seats work')).toBeVisible()
  await look('the timeline')
  await milestones.drag('Design agreed', 5)
  await page.mouse.up()
  await expect(milestones.bar).toBeVisible()
  await look('a move on the timeline')
  await milestones.open(`/projects/${project}/milestones?view=month`)
  await expect(milestones.event('Design agreed')).toBeVisible()
  await look('the month')
  await milestones.event('Design agreed').click()
  await expect(milestones.sheet.getByText('Booking flow')).toBeVisible()
  await look('a milestone')
  await milestones.open(`/projects/${project}/milestones?new`)
  await expect(milestones.newSheet.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await look('a new milestone')

  await page.setViewportSize(phone)
  for (const view of ['list', 'month', 'timeline']) {
    await milestones.open(`/projects/${project}/milestones?view=${view}`)
    await expect(page.getByText('Design agreed').or(page.getByText('19 Nov 2026')).first()).toBeVisible()
    await look(`${view} on a phone`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  }
})
