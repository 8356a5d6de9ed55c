import { expect } from '@playwright/test'
import { accepted, at, listAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { stopClock } from '../../fixtures/clock.ts'
import { holdBack, test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { milestonesOf } from '../../pages/milestones.ts'
import { shellOf } from '../../pages/shell.ts'

const plan = {
  'Research done': '2026-11-16',
  'Design agreed': '2026-11-25',
  'Seats work': '2026-12-01',
  'Words complete': '2026-12-10',
  Open: '2027-01-08',
}
const daysOf = async (by: Caller, project: string) =>
  Object.fromEntries(
    listAt(accepted(await by.get(`/projects/${project}/milestones`)), 'milestones').map(({ title, deadline }) => [title, deadline]),
  )
const openProject = async (admin: Caller) => {
  const project = await makeProject(admin, { name: 'Booking flow' })
  for (const [title, deadline] of Object.entries(plan)) {
    const id = await makeMilestone(admin, project, { title, deadline })
    if (title === 'Research done') accepted(await admin.put(`/milestones/${id}`, { milestone: { 'completed-at': '2026-11-16' } }))
  }
  return project
}

// A Thursday.
test.beforeEach(({ page }) => stopClock(page, new Date('2026-11-19T12:00:00Z')))

test('a drag shows where the later milestones go, saves them with one request, and one undo takes it back', { tag: '@short' }, async ({
  page,
  space,
}) => {
  const { admin } = space
  const [milestones, shell] = [milestonesOf(page), shellOf(page)]
  const { line, bar } = milestones
  const project = await openProject(admin)
  const other = await makeProject(admin, { name: 'Quay signs' })
  await makeMilestone(admin, other, { title: 'Test on the quay', deadline: '2026-12-20' })
  await milestones.open('/milestones?view=timeline')
  await expect(milestones.timeline.getByRole('row')).toHaveText([
    /^Project/,
    'Booking flow',
    /Done Mon 16 Nov/,
    /25 Nov/,
    /1 Dec/,
    /10 Dec/,
    /8 Jan/,
    'Quay signs',
    /20 Dec/,
  ])

  await milestones.drag('Design agreed', 5)
  await expect(line('Design agreed')).toContainText('Mon 30 Nov was Wed 25 Nov')
  await expect(line('Seats work')).toContainText('Fri 4 Dec+3 days')
  await expect(line('Words complete')).toContainText('Tue 15 Dec+5 days')
  await expect(line('Open')).toContainText('13 Jan 2027')
  await expect(line('Test on the quay')).toContainText('Sun 20 Dec')
  await page.mouse.up()
  await expect(bar).toContainText('Moves 3 other milestones by 3 working days')
  expect(await daysOf(admin, project)).toEqual(plan)

  await bar.getByRole('switch', { name: 'Skip weekends' }).click()
  await expect(line('Seats work')).toContainText('Sun 6 Dec+5 days')
  await bar.getByRole('switch', { name: 'Move later ones' }).click()
  await expect(bar).toContainText('Moves 5 days later')
  await expect(line('Seats work')).toContainText('Tue 1 Dec')
  await bar.getByRole('switch', { name: 'Move later ones' }).click()
  await bar.getByRole('switch', { name: 'Skip weekends' }).click()
  await bar.getByRole('button', { name: 'Save 4 dates' }).click()
  const moved = { ...plan, 'Design agreed': '2026-11-30', 'Seats work': '2026-12-04', 'Words complete': '2026-12-15', Open: '2027-01-13' }
  await expect.poll(() => daysOf(admin, project)).toEqual(moved)
  await expect(line('Seats work')).toContainText('Fri 4 Dec')
  await shell.undo('Moved Design agreed to Mon 30 Nov and 3 other milestones')
  await expect(line('Seats work')).toContainText('Tue 1 Dec')
  expect(await daysOf(admin, project)).toEqual(plan)
})

test('Escape ends a drag, a second drag starts from the saved dates, and a refused move goes back', async ({ page, space: { admin } }) => {
  const [milestones, shell] = [milestonesOf(page), shellOf(page)]
  const { line, bar } = milestones
  const project = await openProject(admin)
  await milestones.open(`/projects/${project}/milestones?view=timeline`)
  await milestones.drag('Seats work', -4)
  await expect(bar).toContainText('Moves 2 other milestones 2 working days earlier')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await page.mouse.up()
  await milestones.drag('Design agreed', 1)
  await page.mouse.up()
  await milestones.drag('Words complete', 4)
  await page.mouse.up()
  await expect(line('Design agreed')).toContainText('Wed 25 Nov')
  await expect(line('Words complete')).toContainText('Mon 14 Dec was Thu 10 Dec')
  await page.route('**/api/milestones/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: { errors: [] } }) : route.continue(),
  )
  await bar.getByRole('button', { name: 'Save 2 dates' }).click()
  await expect(shell.refusal("Couldn't move “Words complete”")).toBeVisible()
  await expect(line('Words complete')).toContainText('Thu 10 Dec')
  expect(await daysOf(admin, project)).toEqual(plan)
})

test('nothing moves in an archived project, which says why', async ({ page, space: { admin } }) => {
  const milestones = milestonesOf(page)
  const project = await openProject(admin)
  accepted(await admin.put(`/projects/${project}`, { project: { status: 'archived' } }))
  await milestones.open(`/projects/${project}/milestones?view=timeline`)
  await expect(page.getByText('This project is archived, so its tasks and milestones can’t be changed.')).toBeVisible()
  await milestones.drag('Seats work', 4)
  await page.mouse.up()
  await expect(milestones.bar).toBeHidden()
  await milestones.timeline.focus()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowRight')
  await expect(milestones.bar).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(milestones.sheet.getByText('25 Nov 2026')).toBeVisible()
  await expect(milestones.sheet.getByRole('button', { name: 'Edit title' })).toBeHidden()
})

test('keys choose and move a milestone by days and weeks, and each step is announced', async ({ page, space: { admin } }) => {
  const milestones = milestonesOf(page)
  const { line, timeline, announced } = milestones
  const project = await openProject(admin)
  await milestones.open(`/projects/${project}/milestones?view=timeline`)
  await expect(line('Open')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowRight')
  await expect(milestones.bar).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(timeline).toBeFocused()
  await expect(line('Design agreed')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(announced).toHaveText('Design agreed: Thu 26 Nov. Moves 3 other milestones by 1 working day. Enter saves, Escape cancels.')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(line('Design agreed')).toContainText('Mon 30 Nov')
  await page.keyboard.press('ArrowLeft')
  await expect(line('Design agreed')).toContainText('Fri 27 Nov')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(line('Design agreed')).toContainText('Fri 4 Dec')
  await page.keyboard.press('Escape')
  await expect(announced).toHaveText('Put back.')
  await expect(line('Design agreed')).toContainText('Wed 25 Nov')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(announced).toHaveText('Saved. Moves 3 other milestones by 5 working days.')
  await expect
    .poll(() => daysOf(admin, project))
    .toEqual({ ...plan, 'Design agreed': '2026-12-02', 'Seats work': '2026-12-08', 'Words complete': '2026-12-17', Open: '2027-01-15' })
  await page.keyboard.press('Control+z')
  await expect.poll(() => daysOf(admin, project)).toEqual(plan)
  await expect(line('Design agreed')).toContainText('Wed 25 Nov')
  await page.keyboard.press('d')
  await expect(line('Design agreed')).toContainText('Done')
  await page.keyboard.press('Enter')
  await expect(milestones.sheet.getByText('Design agreed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(milestones.sheet).toBeHidden()
})

test('pans and zooms, and keeps the days in sight', async ({ page, space: { admin } }) => {
  const milestones = milestonesOf(page)
  const { timeline } = milestones
  const project = await openProject(admin)
  await milestones.open(`/projects/${project}/milestones?view=timeline`)
  const left = () => timeline.evaluate((element) => element.scrollLeft)
  await expect(milestones.diamond('Design agreed')).toBeInViewport()
  const before = await left()
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await expect.poll(left).toBeGreaterThan(before + 100)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect.poll(left).toBeCloseTo(before, -1)
  await page.getByRole('button', { name: 'Zoom: 10 weeks' }).click()
  await page.getByRole('menuitemradio', { name: '26 weeks' }).click()
  await expect(milestones.diamond('Open')).toBeInViewport()
  await page.keyboard.press('z')
  await expect(page.getByRole('button', { name: 'Zoom: 10 weeks' })).toBeVisible()
  await expect.poll(left).toBeCloseTo(before, -1)
})

test('names a month at its first day, and shows milestones that are out of sight by an arrow and by keys', async ({
  page,
  space: { admin },
}) => {
  const milestones = milestonesOf(page)
  const { line, timeline, diamond } = milestones
  const project = await makeProject(admin, { name: 'Booking flow' })
  const more = { 'Kick-off': '2026-06-30', 'Seats work': '2026-12-01', 'Next season': '2027-06-30' }
  for (const [title, deadline] of Object.entries(more)) await makeMilestone(admin, project, { title, deadline })
  await milestones.open(`/projects/${project}/milestones?view=timeline`)
  await expect(diamond('Seats work')).toBeInViewport()
  // That of 2026; the timeline begins in December 2025.
  const [name, first, shown] = await Promise.all(
    [timeline.getByText('December', { exact: true }).nth(1), diamond('Seats work'), timeline].map((part) => part.boundingBox()),
  )
  const names = await timeline.getByRole('columnheader').first().boundingBox()
  if (!name || !first || !shown || !names) throw new Error('The timeline is not on screen')
  const dayWidth = (shown.width - names.width) / 70
  expect(Math.abs(name.x - (first.x + first.width / 2 - dayWidth / 2))).toBeLessThan(2)

  const arrow = (title: string) => line(title).getByRole('button', { name: /^Show / })
  await expect(arrow('Seats work')).toBeHidden()
  await expect(diamond('Next season')).not.toBeInViewport()
  await expect(arrow('Next season')).toHaveAccessibleName('Show 30 Jun 2027')
  await arrow('Next season').click()
  await expect(diamond('Next season')).toBeInViewport()
  await expect(arrow('Next season')).toBeHidden()
  await expect(arrow('Seats work')).toBeInViewport()
  await arrow('Kick-off').click()
  await expect(diamond('Kick-off')).toBeInViewport()
  await page.keyboard.press('j')
  await expect(diamond('Seats work')).toBeInViewport()
})

test('a move that is saved while offline waits, and shows where it goes', async ({ page, space: { admin } }) => {
  const milestones = milestonesOf(page)
  const project = await openProject(admin)
  await milestones.open(`/projects/${project}/milestones?view=timeline`)
  const letGo = await holdBack(page, '**/api/milestones/*', 'PUT')
  await milestones.drag('Words complete', 4)
  await page.mouse.up()
  await page.keyboard.press('Enter')
  await expect(milestones.line('Words complete')).toContainText('Mon 14 Dec')
  expect(await daysOf(admin, project)).toEqual(plan)
  letGo()
  await expect.poll(() => daysOf(admin, project)).toMatchObject({ 'Words complete': '2026-12-14' })
})

test('Escape after a saved drag says nothing, those on the same day and the tasks are a choice, and leaving an unsaved move asks', async ({
  page,
  space: { admin },
}) => {
  const milestones = milestonesOf(page)
  const project = await makeProject(admin, { name: 'Booking flow' })
  const id = await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2026-11-25' })
  const twin = await makeMilestone(admin, project, { title: 'Contract signed', deadline: '2026-11-25' })
  const list = await makeTaskList(admin, project, 'Design', { 'milestone-id': id })
  const task = await makeTask(admin, `/taskLists/${list}/tasks`, 'Map', { 'due-date': '2026-11-24 15:00:00' })
  const dates = async () => [
    at(accepted(await admin.get(`/milestones/${id}`)), 'milestone.deadline'),
    at(accepted(await admin.get(`/milestones/${twin}`)), 'milestone.deadline'),
    at(accepted(await admin.get(`/tasks/${task}`)), 'task.due-date'),
  ]
  await milestones.open(`/projects/${project}/milestones?view=timeline`)
  await milestones.drag('Design agreed', 1)
  await page.mouse.up()
  await expect(milestones.bar).toContainText('Moves 1 other milestone by 1 working day')
  await milestones.bar.getByRole('switch', { name: 'Move 1 on the same day' }).click()
  await expect(milestones.bar).toContainText('Moves 1 day later')
  await milestones.bar.getByRole('switch', { name: 'Move their tasks' }).click()
  await milestones.bar.getByRole('button', { name: 'Save date' }).click()
  await expect(milestones.announced).toHaveText('Saved. Moves 1 day later.')
  await page.keyboard.press('Escape')
  await expect(milestones.announced).toHaveText('Saved. Moves 1 day later.')
  expect(await dates()).toEqual(['2026-11-26', '2026-11-25', '2026-11-25 15:00:00'])
  await milestones.drag('Design agreed', 1)
  await page.mouse.up()
  await page.getByRole('link', { name: 'Overview' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard this move?' })
  await expect(question).toContainText('The new date of “Design agreed” is not saved yet.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(milestones.bar).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(`/projects/${project}`)
})
