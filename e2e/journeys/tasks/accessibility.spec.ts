import { expect } from '@playwright/test'
import { stopClock } from '../../fixtures/clock.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeCase } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { myTasksOf, recordTasksOf } from '../../pages/tasks.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

test('my tasks as a list, as columns, and one of them in its sheet', async ({ page, space: { admin } }) => {
  const [tasks, look] = [myTasksOf(page), lookAt(page)]
  await stopClock(page, new Date('2026-11-19T12:00:00Z'))
  await makeTask(admin, '/tasks/personal', 'Send the offer', { 'due-date': '2026-11-16' })
  await makeTask(admin, '/tasks/personal', 'Call Sigrid', { 'due-date': '2026-11-20' })
  await tasks.open()
  await tasks.expectGroups([/^Late/, /^Tomorrow/])
  await tasks.line.fill('Plan the tour on Friday')
  await expect(page.getByRole('button', { name: /^Due/ })).toBeVisible()
  await look('the list with a line')
  await tasks.select('Call Sigrid')
  await expect(page.getByRole('toolbar')).toBeVisible()
  await look('a selected task')
  await tasks.row('Send the offer').getByRole('link', { name: 'Send the offer' }).click()
  await expect(tasks.sheet.getByRole('button', { name: /^Due 3 days late/ })).toBeVisible()
  await look('the sheet')
  await tasks.open('?view=board')
  await expect(tasks.card('Call Sigrid')).toBeVisible()
  await look('the columns')
})

test('the tasks of a case and the panels of a new task', async ({ page, space: { admin } }) => {
  const [tasks, look] = [recordTasksOf(page), lookAt(page)]
  const id = await makeCase(admin, { name: 'Wrong fare' })
  await makeTask(admin, `/cases/${id}/tasks`, 'Call the quay', { responsibles: [admin.id], 'due-date': '2026-11-16' })
  await page.goto(`/cases/${id}`)
  await tasks.begin()
  await tasks.line.fill('Call the printer tomorrow')
  await expect(tasks.chips.getByRole('button', { name: /^Due Tomorrow/ })).toBeVisible()
  await look('a new task')
  await tasks.due('Call the quay').click()
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible()
  await look('the due date')
  await page.keyboard.press('Escape')
  await tasks.people('Call the quay').click()
  await expect(page.getByRole('dialog', { name: 'Responsible' })).toBeVisible()
  await look('who is responsible')
})
