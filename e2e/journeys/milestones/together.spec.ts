import { expect } from '@playwright/test'
import { accepted, at } from '../../fixtures/answers.ts'
import { stopClock } from '../../fixtures/clock.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { milestonesOf } from '../../pages/milestones.ts'

test('what another browser does is on the timeline at once, without ending a drag', async ({ page, space, windowOf }) => {
  const milestones = milestonesOf(page)
  const { admin } = space
  const project = await makeProject(admin, { name: 'Booking flow' })
  await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2030-11-25' })
  const other = await makeMilestone(admin, project, { title: 'Seats work', deadline: '2030-12-02' })
  const theirs = await windowOf(await space.member())
  for (const each of [milestones, milestonesOf(theirs)]) {
    await each.open(`/projects/${project}/milestones?view=timeline`)
    await expect(each.line('Design agreed')).toContainText('25 Nov 2030')
  }
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(milestones.line('Seats work')).toContainText('9 Dec 2030')

  await theirs.keyboard.press('j')
  await theirs.keyboard.press('j')
  await theirs.keyboard.press('Shift+ArrowRight')
  await theirs.keyboard.press('Enter')
  await expect(milestones.line('Seats work')).toContainText('16 Dec 2030')
  await expect(milestones.bar).toContainText('Moves 1 other milestone by 5 working days')
  await page.keyboard.press('Enter')
  await expect(milestonesOf(theirs).line('Design agreed')).toContainText('2 Dec 2030')
  await expect(milestonesOf(theirs).line('Seats work')).toContainText('16 Dec 2030')
  await makeMilestone(admin, project, { title: 'Trial', deadline: '2030-12-04' })
  await expect(milestones.line('Trial')).toBeVisible()
  accepted(await admin.delete(`/milestone/${other}`))
  await expect(milestones.line('Seats work')).toBeHidden()
})

test('a client sees the milestones of shared projects, comments, and changes nothing', async ({ space, windowOf }) => {
  const { admin } = space
  const site = await openSite(space, { name: 'Booking flow' })
  const hidden = await makeProject(admin, { name: 'Our own' })
  await makeMilestone(admin, hidden, { title: 'Not for clients', deadline: '2030-11-25' })
  const id = await makeMilestone(admin, site.id, { title: 'Design agreed', deadline: '2030-11-25' })
  const page = await windowOf(site.client)
  const milestones = milestonesOf(page)
  await milestones.open('/milestones')
  await milestones.expectGroups({ Upcoming: ['Design agreed'] })
  await expect(page.getByRole('button', { name: 'New milestone' })).toBeHidden()
  await expect(milestones.check('Design agreed')).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await expect(milestones.sheet.getByText('25 Nov 2030').first()).toBeVisible()
  await expect(milestones.sheet.getByRole('button', { name: 'Delete' })).toBeHidden()
  await expect(milestones.sheet.getByRole('button', { name: 'Edit title' })).toBeHidden()
  await milestones.sheet.getByRole('button', { name: 'Add comment', exact: true }).click()
  await page.keyboard.type('Fine with us.')
  await page.keyboard.press('Control+Enter')
  await expect(milestones.sheet.getByText('Fine with us.')).toBeVisible()
  await milestones.open('/milestones?view=timeline')
  await expect(milestones.line('Design agreed')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowRight')
  await expect(milestones.bar).toBeHidden()
  await milestones.open('/milestones?view=month&at=2030-11')
  await milestones.event('Design agreed').focus()
  await page.keyboard.press('ArrowRight')
  await expect(milestones.bar).toBeHidden()
  expect(at(accepted(await admin.get(`/milestones/${id}`)), 'milestone')).toMatchObject({ deadline: '2030-11-25', 'completed-at': '' })
})

const noon = Date.parse('2026-11-19T12:00:00Z')
const zones = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Pago_Pago']

test('late, today and tomorrow change at midnight in the time zone of the profile', async ({ page, space: { admin } }) => {
  // It opens thirty pages.
  test.setTimeout(180_000)
  const milestones = milestonesOf(page)
  const project = await makeProject(admin)
  await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2026-11-19' })
  for (const zone of zones) {
    accepted(await admin.put('/x/me', { me: { 'time-zone': zone } }))
    const clock = new Date(noon).toLocaleString('sv', { timeZone: zone })
    const midnight = noon - (Date.parse(`${clock.replace(' ', 'T')}Z`) - Date.parse('2026-11-19T00:00:00Z'))
    for (const [at, words] of [
      [midnight - 60_000, 'Tomorrow'],
      [midnight + 60_000, 'Today'],
      [midnight + 86_400_000 - 60_000, 'Today'],
      [midnight + 86_400_000 + 60_000, '1 day late'],
    ] as const) {
      await stopClock(page, at)
      await milestones.open(`/projects/${project}/milestones`)
      await expect(milestones.row('Design agreed'), `${zone} ${new Date(at).toISOString()}`).toContainText(words)
    }
    await milestones.open(`/projects/${project}/milestones?view=month&at=2026-11`)
    await expect(milestones.event('Design agreed')).toHaveAccessibleName('Design agreed, 19 Nov 2026, 1 day late')
  }
})
