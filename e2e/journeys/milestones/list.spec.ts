import { expect } from '@playwright/test'
import { accepted, at, listAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeTaskList } from '../../fixtures/tasks.ts'
import { milestonesOf } from '../../pages/milestones.ts'
import { shellOf } from '../../pages/shell.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const titlesOf = async (by: Caller, project: string, filter = '') =>
  listAt(accepted(await by.get(`/projects/${project}/milestones${filter}`)), 'milestones').map(({ title }) => title)

test('lists late, upcoming and completed milestones as the service does', async ({ page, space: { admin } }) => {
  const milestones = milestonesOf(page)
  const project = await makeProject(admin, { name: 'Booking flow' })
  await makeMilestone(admin, project, { title: 'Seats work', deadline: dayFromNow(30) })
  const late = await makeMilestone(admin, project, { title: 'Plans drawn', deadline: dayFromNow(-5), 'responsible-id': admin.id })
  const soon = await makeMilestone(admin, project, { title: 'Design agreed', deadline: dayFromNow(5) })
  const done = await makeMilestone(admin, project, { title: 'Research done', deadline: dayFromNow(-9) })
  accepted(await admin.put(`/milestones/${done}`, { milestone: { 'completed-at': dayFromNow(-8) } }))
  await makeTaskList(admin, project, 'Drawings', { 'milestone-id': soon })
  accepted(await admin.post(`/milestones/${late}/comments`, { comment: { body: 'When?' } }), 201)

  await milestones.open(`/projects/${project}/milestones`)
  await milestones.expectGroups({
    Late: ['Plans drawn'],
    Upcoming: ['Design agreed', 'Seats work'],
    Completed: ['Research done'],
  })
  await expect(milestones.row('Plans drawn')).toContainText(/5 days late/)
  await expect(milestones.row('Plans drawn')).toContainText('1 comment')
  await expect(milestones.row('Plans drawn')).toContainText('Ana Admin')
  await expect(milestones.row('Design agreed')).toContainText('Drawings')
  for (const state of ['Late', 'Upcoming', 'Completed']) {
    await milestones.status(state).click()
    await milestones.expectGroups({ [state]: (await titlesOf(admin, project, `/${state.toLowerCase()}`)) as string[] })
  }
  await expect(page).toHaveURL(/status=completed/)
  await milestones.status('All').click()

  const other = await makeProject(admin, { name: 'Quay signs' })
  await makeMilestone(admin, other, { title: 'Test on the quay', deadline: dayFromNow(12) })
  await milestones.open('/milestones')
  await expect(page.getByText('5 in 2 projects')).toBeVisible()
  await expect(milestones.row('Test on the quay')).toContainText('Quay signs')
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Project', exact: true }).click()
  await page.getByRole('option', { name: 'Quay signs' }).click()
  await milestones.expectGroups({ Upcoming: ['Test on the quay'] })
  await page.goto(`/milestones?status=late&project=${other}`)
  await page
    .getByRole('status')
    .getByRole('button', { name: /^Clear/ })
    .click()
  await expect(page.getByText('5 in 2 projects')).toBeVisible()
})

test('creates milestones, keeps what was typed, and takes one back', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [milestones, shell] = [milestonesOf(page), shellOf(page)]
  const project = await makeProject(admin, { name: 'Booking flow' })
  await milestones.open(`/projects/${project}/milestones`)
  await expect(page.getByText('No milestones yet')).toBeVisible()
  await page.keyboard.press('c')
  await milestones.newSheet.getByRole('textbox', { name: 'Title' }).fill('Open to travellers')
  await page.keyboard.press('Control+Enter')
  await expect(milestones.newSheet.getByText('Choose a date.')).toBeVisible()
  await milestones.newSheet.getByRole('textbox', { name: 'Date' }).fill('31 Nov 2027')
  await page.keyboard.press('Control+Enter')
  await expect(milestones.newSheet.getByText('There is no 31 Nov 2027.')).toBeVisible()
  await page.reload()
  await expect(milestones.newSheet.getByRole('textbox', { name: 'Title' })).toHaveValue('Open to travellers')
  await milestones.newSheet.getByRole('textbox', { name: 'Date' }).fill('8 Jan 2027')
  await milestones.newSheet.getByRole('combobox', { name: 'Responsible' }).selectOption('Ana Admin')
  await page.keyboard.press('Control+Enter')
  await expect(milestones.newSheet).toBeHidden()
  await milestones.expectGroups({ Upcoming: ['Open to travellers'] })
  const [made] = listAt(await admin.get(`/projects/${project}/milestones`), 'milestones')
  expect(made).toMatchObject({ title: 'Open to travellers', deadline: '2027-01-08', 'responsible-id': admin.id })
  await shell.undo('Created Open to travellers')
  await expect(page.getByText('No milestones yet')).toBeVisible()
  expect(await titlesOf(admin, project)).toEqual([])

  await milestones.open('/milestones')
  await page.keyboard.press('c')
  await milestones.newSheet.getByRole('textbox', { name: 'Title' }).fill('Trial')
  await milestones.newSheet.getByRole('textbox', { name: 'Date' }).fill('9 Jan 2027')
  await milestones.newSheet.getByRole('combobox', { name: 'Project' }).selectOption('Booking flow')
  await page.keyboard.press('Control+Enter')
  await milestones.expectGroups({ Upcoming: ['Trial'] })
  expect(await titlesOf(admin, project)).toEqual(['Trial'])
})

test('completes with one key, reopens, and undoes each', async ({ page, space: { admin } }) => {
  const [milestones, shell] = [milestonesOf(page), shellOf(page)]
  const project = await makeProject(admin)
  const id = await makeMilestone(admin, project, { title: 'Design agreed', deadline: dayFromNow(5) })
  const completed = async () => at(accepted(await admin.get(`/milestones/${id}`)), 'milestone.completed-at')
  await milestones.open(`/projects/${project}/milestones`)
  await milestones.expectGroups({ Upcoming: ['Design agreed'] })
  await page.keyboard.press('j')
  await expect(milestones.row('Design agreed')).toBeFocused()
  await page.keyboard.press('d')
  await milestones.expectGroups({ Completed: ['Design agreed'] })
  await expect.poll(completed).toMatch(/^\d{4}-/)
  await shell.undo('Completed Design agreed')
  await milestones.expectGroups({ Upcoming: ['Design agreed'] })
  expect(await completed()).toBe('')
  await milestones.check('Design agreed').click()
  await expect(milestones.check('Design agreed')).toBeChecked()
  await expect(shell.note(/^Completed Design agreed/)).toBeVisible()
  await milestones.check('Design agreed').click()
  await expect(shell.note('Reopened Design agreed')).toBeVisible()
  await milestones.expectGroups({ Upcoming: ['Design agreed'] })
  expect(await completed()).toBe('')
})

test('edits a milestone in its sheet, comments on it, deletes it, and takes that back', async ({ page, space: { admin } }) => {
  const [milestones, shell] = [milestonesOf(page), shellOf(page)]
  const { sheet } = milestones
  const project = await makeProject(admin, { name: 'Booking flow' })
  const id = await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2027-01-12' })
  await makeTaskList(admin, project, 'Drawings', { 'milestone-id': id })
  const milestone = async () => at(accepted(await admin.get(`/milestones/${id}`)), 'milestone')
  await page.goto(`/milestones/${id}`)
  await expect(page).toHaveURL(new RegExp(`/projects/${project}/milestones\\?open=${id}$`))
  await expect(sheet.getByRole('group', { name: 'Task lists' })).toContainText('Drawings')
  await sheet.getByRole('button', { name: 'Edit title' }).click()
  await sheet.getByRole('textbox', { name: 'title' }).fill('Design signed off')
  await page.keyboard.press('Enter')
  await expect(milestones.row('Design signed off')).toBeVisible()
  await sheet.getByRole('button', { name: '12 Jan 2027. Change the date' }).click()
  await page.getByRole('button', { name: '14 January 2027' }).click()
  await expect(shell.note('Moved Design signed off to 14 Jan 2027')).toBeVisible()
  await sheet.getByRole('button', { name: 'Assign to somebody' }).click()
  await page.getByRole('option', { name: 'Ana Admin' }).click()
  await expect.poll(milestone).toMatchObject({ title: 'Design signed off', deadline: '2027-01-14', 'responsible-id': admin.id })
  await sheet.getByText('Completed', { exact: true }).click()
  await expect(shell.note('Completed Design signed off')).toBeVisible()
  await sheet.getByRole('button', { name: 'Add comment', exact: true }).click()
  await page.keyboard.type('Two screens are missing.')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.getByText('Two screens are missing.')).toBeVisible()
  await sheet.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' }).getByText(/completed the milestone/)).toBeVisible()
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No milestones yet')).toBeVisible()
  await shell.undo('Deleted Design signed off')
  await milestones.expectGroups({ Completed: ['Design signed off'] })
  expect(listAt(accepted(await admin.get(`/milestones/${id}/comments`)), 'comments')).toHaveLength(1)
  await page.goto('/milestones/999999')
  await expect(sheet.getByText('Milestone not found')).toBeVisible()
})
