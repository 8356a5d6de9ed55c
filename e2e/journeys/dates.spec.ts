import { expect, type Page } from '@playwright/test'
import { accepted, at, listAt } from '../fixtures/answers.ts'
import { stopClock } from '../fixtures/clock.ts'
import { test } from '../fixtures/journey.ts'
import { makeExpense, makeMilestone, makeProject } from '../fixtures/projects.ts'
import { makeContact, makeDeal } from '../fixtures/records.ts'
import { makeTask } from '../fixtures/tasks.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { dealPageOf, dealSheetOf } from '../pages/deals.ts'
import { expensesOf } from '../pages/expenses.ts'
import { milestonesOf } from '../pages/milestones.ts'
import { myTasksOf } from '../pages/tasks.ts'

// A Monday.
test.beforeEach(({ page }) => stopClock(page, new Date('2026-11-23T12:00:00Z')))

const picker = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('the date of a deal is typed in words or chosen in a calendar, in its sheet and on its page', async ({ page, space: { admin } }) => {
  const [form, record] = [dealSheetOf(page), dealPageOf(page)]
  await page.goto('/deals?new')
  await form.name.fill('Night ferries')
  await form.more.click()
  await form.field('Expected on').fill('next friday')
  await expect(form.sheet.getByText('Fri 4 Dec', { exact: true })).toBeVisible()
  await form.field('Expected on').fill('whenever')
  await form.create.click()
  await expect(form.field('Expected on')).toHaveAccessibleDescription('Use a date like 17 Nov 2026.')
  await form.sheet.getByRole('button', { name: 'Open calendar' }).click()
  await picker(page, 'Date').getByRole('button', { name: '26 November 2026' }).click()
  await expect(form.field('Expected on')).toHaveValue('26 Nov 2026')
  await form.field('Expected on').fill('in 2 weeks')
  await form.create.click()
  await expect(record.property('Expected')).toContainText('7 Dec 2026')
  await record.change('expected date', 'friday')
  await expect(record.property('Expected')).toContainText('27 Nov 2026')
  await record.change('expected date', '3 jan')
  await expect(record.property('Expected')).toContainText('3 Jan 2027')
  await page.getByRole('button', { name: 'Edit expected date' }).click()
  await record.property('Expected').getByRole('button', { name: 'Open calendar' }).click()
  await picker(page, 'Date').getByRole('button', { name: '5 January 2027', exact: true }).click()
  await expect(record.property('Expected')).toContainText('5 Jan 2027')
  const [deal] = listAt(await admin.get('/deals'), 'deals')
  await expect.poll(async () => at(accepted(await admin.get(`/deals/${deal?.id}`)), 'deal.expected-on')).toBe('2027-01-05')
})

test('words typed faster than the code that reads them are waited for', async ({ page, space: { admin } }) => {
  const record = dealPageOf(page)
  const id = await makeDeal(admin, { name: 'Night ferries' })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/read-due-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await record.open(id)
  await record.change('expected date', 'tomorrow')
  await expect(page.getByRole('textbox', { name: 'expected date' })).toHaveValue('tomorrow')
  resolve()
  await expect(record.property('Expected')).toContainText('24 Nov 2026')
})

test('the dates of tasks, milestones, expenses and contacts understand words too', async ({ page, space: { admin } }) => {
  const [tasks, milestones, expenses, contact] = [myTasksOf(page), milestonesOf(page), expensesOf(page), contactPageOf(page)]
  const task = await makeTask(admin, '/tasks/personal', 'Book the train')
  await tasks.open(`?open=${task}`)
  await tasks.sheet.getByRole('button', { name: 'Set a due date' }).click()
  await picker(page, 'Due date').getByRole('textbox', { name: 'Or a day' }).fill('friday at 15:00')
  await expect(picker(page, 'Due date').getByText('Fri 27 Nov, 15:00')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(tasks.sheet.getByRole('button', { name: /^Due Fri 27 Nov, 15:00/ })).toBeVisible()

  const project = await makeProject(admin, { name: 'Quay' })
  const milestone = await makeMilestone(admin, project, { title: 'Sign-off', deadline: '2027-01-12' })
  await page.goto(`/milestones/${milestone}`)
  await milestones.sheet.getByRole('button', { name: '12 Jan 2027. Change the date' }).click()
  await picker(page, 'Date').getByRole('textbox', { name: 'Date' }).fill('3.12.')
  await page.keyboard.press('Enter')
  await expect(milestones.sheet.getByRole('button', { name: '3 Dec 2026. Change the date' })).toBeVisible()
  await page.goto(`/projects/${project}/milestones?new`)
  await milestones.newSheet.getByRole('textbox', { name: 'Title' }).fill('Opening')
  await milestones.newSheet.getByRole('textbox', { name: 'Date' }).fill('in 3 weeks')
  await page.keyboard.press('Control+Enter')
  await expect(milestones.newSheet).toBeHidden()
  const deadlines = listAt(await admin.get(`/projects/${project}/milestones`), 'milestones').map(({ deadline }) => deadline)
  expect(deadlines).toEqual(['2026-12-03', '2026-12-14'])

  await makeExpense(admin, project, { notes: 'Train', date: '2026-11-02' })
  await expenses.open(project)
  await expenses.edit('Train', 'date', 'yesterday')
  const dates = async () => listAt(await admin.get(`/projects/${project}/expenses`), 'expenses').map(({ date }) => date)
  await expect.poll(dates).toEqual(['2026-11-22'])

  await contact.open(await makeContact(admin, { name: 'Ada' }))
  await contact.add('Dates', 'Add a date', 'New date', '3 dec 1981')
  await expect(contact.property('Dates')).toContainText('3 Dec 1981')
})
