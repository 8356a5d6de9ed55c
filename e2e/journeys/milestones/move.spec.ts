import { expect } from '@playwright/test'
import { accepted, at, listAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { stopClock } from '../../fixtures/clock.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeTaskList } from '../../fixtures/tasks.ts'
import { milestonesOf } from '../../pages/milestones.ts'
import { shellOf } from '../../pages/shell.ts'

// A Thursday.
const now = new Date('2026-11-19T12:00:00Z')
const dayOf = async (by: Caller, id: string) => at(accepted(await by.get(`/milestones/${id}`)), 'milestone.deadline')

test.describe('without live events', () => {
  test.use({ listens: false })

  test('a move does not overwrite the newer date of a colleague, and two moves of mine follow each other', async ({ page, space }) => {
    const { admin } = space
    const [milestones, shell] = [milestonesOf(page), shellOf(page)]
    await stopClock(page, now)
    const jonas = await space.member('Jonas Lind')
    const project = await makeProject(admin)
    const id = await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2026-11-25' })
    const later = await makeMilestone(admin, project, { title: 'Open', deadline: '2026-12-08' })
    await milestones.open(`/projects/${project}/milestones?view=timeline`)
    await expect(milestones.line('Design agreed')).toContainText('Wed 25 Nov')
    accepted(await jonas.put(`/milestones/${id}`, { milestone: { deadline: '2026-12-01' } }))
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await press('j', 'ArrowRight', 'Enter')
    await expect(shell.refusal('Jonas Lind has moved “Design agreed” to Tue 1 Dec. Your move was not saved.')).toBeVisible()
    await expect(milestones.line('Design agreed')).toContainText('Tue 1 Dec')
    expect([await dayOf(admin, id), await dayOf(admin, later)]).toEqual(['2026-12-01', '2026-12-08'])
    await press('ArrowRight', 'Enter', 'ArrowRight', 'Enter')
    await expect.poll(async () => [await dayOf(admin, id), await dayOf(admin, later)]).toEqual(['2026-12-03', '2026-12-10'])
  })
})

test('on a phone a milestone moves by the buttons of its bar, and the month follows it', async ({ space: { admin }, windowOf }) => {
  const page = await windowOf(admin, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await stopClock(page, now)
  const milestones = milestonesOf(page)
  const project = await makeProject(admin)
  const id = await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2026-11-25' })
  const later = await makeMilestone(admin, project, { title: 'Open', deadline: '2026-12-08' })
  await milestones.open(`/projects/${project}/milestones?view=month`)
  await page.getByRole('gridcell', { name: '25 Nov 2026, 1 milestone' }).tap()
  await milestones.event('Design agreed').tap()
  await milestones.sheet.getByRole('button', { name: 'Move', exact: true }).tap()
  await expect(milestones.sheet).toBeHidden()
  await milestones.bar.getByRole('button', { name: 'One week later' }).tap()
  await expect(milestones.bar).toContainText('Wed 2 Dec')
  await expect(page.getByText('December 2026', { exact: true })).toBeVisible()
  await expect(milestones.event('Design agreed')).toHaveAccessibleName('Design agreed, moves to 2 Dec 2026')
  await milestones.bar.getByRole('button', { name: 'One day earlier' }).tap()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await milestones.bar.getByRole('button', { name: 'Save 2 dates' }).tap()
  await expect.poll(async () => [await dayOf(admin, id), await dayOf(admin, later)]).toEqual(['2026-12-01', '2026-12-14'])
})

test('task lists are attached to a milestone in its sheet, and detached', async ({ page, space: { admin } }) => {
  const milestones = milestonesOf(page)
  const project = await makeProject(admin)
  const id = await makeMilestone(admin, project, { title: 'Launch' })
  await makeTaskList(admin, project, 'Design')
  await makeTaskList(admin, project, 'Build')
  const attached = async () =>
    listAt(accepted(await admin.get(`/x/projects/${project}/taskLists`)), 'task-lists')
      .filter((list) => list['milestone-id'] === id)
      .map(({ name }) => name)
  await milestones.open(`/projects/${project}/milestones?open=${id}`)
  const lists = milestones.sheet.getByRole('group', { name: 'Task lists' })
  await lists.getByRole('button', { name: 'Attach a task list' }).click()
  await page.getByRole('option', { name: 'Build' }).click()
  await expect(lists.getByRole('listitem')).toHaveText([/Build\s*0 open tasks/])
  await expect.poll(attached).toEqual(['Build'])
  await lists.getByRole('listitem').hover()
  await lists.getByRole('button', { name: 'Detach Build' }).click()
  await expect(lists.getByRole('listitem')).toHaveCount(0)
  await expect.poll(attached).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(milestones.row('Launch')).toContainText('Build')
})
