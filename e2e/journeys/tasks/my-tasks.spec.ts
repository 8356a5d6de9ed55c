import { expect } from '@playwright/test'
import { accepted, listAt } from '../../fixtures/answers.ts'
import { stopClock } from '../../fixtures/clock.ts'
import { test } from '../../fixtures/journey.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeCase, makeContact, makeDeal } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { shellOf } from '../../pages/shell.ts'
import { myTasksOf } from '../../pages/tasks.ts'

// A Thursday.
test.beforeEach(({ page }) => stopClock(page, new Date('2026-11-19T12:00:00Z')))

test('lists my tasks by time, in five views, grouped and filtered by the address', async ({ page, space }) => {
  const tasks = myTasksOf(page)
  const { admin } = space
  const mia = await space.member('Mia Member')
  const deal = await makeDeal(admin, { name: 'Visitor guide' })
  const contact = await makeContact(admin, { name: 'Sigrid Aune' })
  const project = await makeProject(admin, { name: 'Booking flow' })
  const mine = { responsibles: [admin.id] }
  await makeTask(admin, `/deals/${deal}/tasks`, 'Send the offer', { ...mine, 'due-date': '2026-11-16', priority: 'high' })
  await makeTask(admin, `/contacts/${contact}/tasks`, 'Call Sigrid', { ...mine, 'due-date': '2026-11-19' })
  await makeTask(admin, `/projects/${project}/inbox`, 'Check the seats', { ...mine, 'due-date': '2026-11-20' })
  await makeTask(admin, `/contacts/${contact}/tasks`, 'Ask for a map', { responsibles: [mia.id], 'due-date': '2026-11-25' })
  await makeTask(admin, '/tasks/personal', 'Book the train', { 'due-date': '2026-12-24' })
  await page.goto('/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await tasks.expectGroups([/^Late 1/, /^Today 1/, /^Tomorrow 1/, /^Later 1/])
  await expect(page.getByRole('navigation', { name: 'Tandem' }).getByRole('link', { name: 'My tasks' })).toContainText('2 due')
  await expect(tasks.row('Send the offer')).toContainText('3 days late')
  await tasks.view('Assigned by me').click()
  await tasks.expectGroups([/^Next week 1/])
  await expect(tasks.row('Ask for a map')).toBeVisible()
  await tasks.view('Personal').click()
  await tasks.expectGroups([/^Later 1/])
  await tasks.view('Created by me').click()
  await tasks.expectGroups([/^Late 1/, /^Today 1/, /^Tomorrow 1/, /^Next week 1/, /^Later 1/])
  await tasks.view('Assigned to me').click()
  await tasks.expectGroups([/^Late 1/, /^Today 1/, /^Tomorrow 1/])
  await page.getByRole('textbox', { name: 'Filter tasks' }).fill('offer')
  await tasks.expectGroups([/^Late 1/])
  await expect(page).toHaveURL(/term=offer/)

  await tasks.open('?group=type&sort=priority')
  await tasks.expectGroups([/^Projects 1/, /^Deals 1/, /^Contacts 1/, /^Personal 1/])
  await page.getByRole('button', { name: 'Sort: Priority' }).click()
  await page.getByRole('menuitemradio', { name: 'Date created' }).click()
  await expect(page).toHaveURL(/sort=creation_date/)
  await tasks.open(`?project=${project}`)
  await tasks.expectGroups([/^Tomorrow 1/])
  await tasks.open('?term=zeppelin')
  await page
    .getByRole('button', { name: /^Clear/ })
    .last()
    .click()
  await tasks.expectGroups([/^Late 1/, /^Today 1/, /^Tomorrow 1/, /^Later 1/])
  await tasks.row('Send the offer').getByRole('link', { name: 'Deal, Visitor guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visitor guide' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Task: Send the offer' })).toBeVisible()
})

test('adds personal tasks with one line, completes, opens and comments on them', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [tasks, shell] = [myTasksOf(page), shellOf(page)]
  await tasks.open()
  await expect(page.getByText('No open tasks')).toBeVisible()
  await page.keyboard.press('c')
  await tasks.line.fill('Thank the testers next week')
  await tasks.line.press('Enter')
  await tasks.expectTasks('Next week', ['Thank the testers'])
  await tasks.line.fill('Renew the press list')
  await tasks.line.press('Enter')
  await tasks.expectTasks('Later', ['Renew the press list'])
  const [first] = listAt(await admin.get('/tasks/personal'), 'tasks')
  expect(first).toMatchObject({ subject: 'Thank the testers', 'due-date': '2026-11-27', responsibles: [admin.id] })
  await tasks.line.press('Escape')
  await page.keyboard.press('j')
  await expect(tasks.row('Thank the testers')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '1 completed today' })).toBeVisible()
  await page.getByRole('button', { name: '1 completed today' }).click()
  await expect(tasks.check('Thank the testers')).toBeChecked()
  await shell.undo('Completed Thank the testers')
  await tasks.expectTasks('Next week', ['Thank the testers'])

  await tasks.row('Renew the press list').getByRole('link', { name: 'Renew the press list' }).click()
  await expect(page).toHaveURL(/open=\d+/)
  await tasks.sheet.getByText('Started', { exact: true }).click()
  await tasks.sheet.getByRole('button', { name: 'Set a due date' }).click()
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Tomorrow' }).click()
  await tasks.sheet.getByRole('button', { name: 'Edit task' }).click()
  await tasks.sheet.getByRole('textbox', { name: 'task', exact: true }).fill('Renew the whole press list')
  await page.keyboard.press('Enter')
  await tasks.sheet.getByRole('button', { name: 'Add comment', exact: true }).click()
  await tasks.sheet.getByRole('textbox', { name: 'New comment' }).fill('Ask Kyiv first.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(tasks.sheet.getByRole('article', { name: /^Comment by/ })).toContainText('Ask Kyiv first.')
  await expect(shell.saved).toBeAttached()
  await page.reload()
  await expect(tasks.sheet).toContainText('Renew the whole press list')
  await expect(tasks.sheet.getByRole('radio', { name: 'Started', exact: true })).toBeChecked()
  await expect(tasks.sheet.getByRole('region', { name: 'History' }).getByRole('listitem').last()).toContainText('created the task')
  await page.keyboard.press('Escape')
  await expect(tasks.sheet).toBeHidden()
  await tasks.expectTasks('Tomorrow', ['Renew the whole press list'])
  await page.goto('/my-tasks?open=999999')
  await expect(tasks.sheet.getByText('Task not found')).toBeVisible()
})

test('shows the part of many tasks that is in sight, and keeps the one with the focus while one scrolls', async ({
  page,
  space: { admin },
}) => {
  const tasks = myTasksOf(page)
  for (let at = 0; at < 120; at += 1)
    await makeTask(admin, '/tasks/personal', `Task ${at}`, { 'due-date': at < 60 ? '2026-11-18' : '2026-11-19' })
  await tasks.open()
  await expect(tasks.group('Late')).toContainText('60')
  await expect(tasks.row('Task 119')).toHaveCount(0)
  for (let at = 0; at < 62; at += 1) {
    await page.keyboard.press('j')
    await expect(tasks.row(`Task ${at}`)).toBeFocused()
  }
  await expect(tasks.row('Task 61')).toBeInViewport()
  await expect(tasks.group('Today')).toBeVisible()
  await tasks.row('Task 61').hover()
  await page.mouse.wheel(0, -10_000)
  await expect(tasks.row('Task 0')).toBeInViewport()
  await page.keyboard.press('j')
  await expect(tasks.row('Task 62')).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar')).toContainText('1 selected')
})

test('moves cards between columns of time by mouse and keys, several at once, with one undo', async ({ page, space: { admin } }) => {
  const [tasks, shell] = [myTasksOf(page), shellOf(page)]
  for (const [subject, due] of [
    ['Send the offer', '2026-11-16'],
    ['Call Sigrid', '2026-11-19'],
    ['Plan the tour', ''],
  ] as const)
    await makeTask(admin, '/tasks/personal', subject, { 'due-date': due })
  await tasks.open('?view=board')
  await tasks.expectTasks('Today', ['Send the offer', 'Call Sigrid'])
  await expect(tasks.group('Today')).toContainText('1 late')
  await tasks.card('Plan the tour').dragTo(tasks.group('Tomorrow'))
  await tasks.expectTasks('Tomorrow', ['Plan the tour'])
  await expect(shell.note('Due Friday 20 Nov')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  expect(listAt(await admin.get('/tasks/personal'), 'tasks').map((task) => task['due-date'])).toContain('2026-11-20')
  await shell.undo('Due Friday 20 Nov')
  await tasks.expectTasks('Later', ['Plan the tour'])

  await tasks.card('Send the offer').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.keyboard.press('Space')
  await expect(tasks.announced).toHaveText('2 cards: lifted from Today. Arrow keys move, Space drops, Escape puts back.')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tasks.announced).toHaveText('This week. Move 2 tasks to this week')
  await page.keyboard.press('Space')
  await tasks.expectTasks('This week', ['Send the offer', 'Call Sigrid'])
  await shell.undo('2 tasks now due Sunday 22 Nov')
  await tasks.expectTasks('Today', ['Send the offer', 'Call Sigrid'])

  await tasks.group('Next week').getByRole('button', { name: 'Add a task for next week' }).click()
  await tasks.line.fill('Thank the quay')
  await tasks.line.press('Enter')
  await tasks.expectTasks('Next week', ['Thank the quay'])
  await page.route('**/api/tasks/*', (route) => route.fulfill({ status: 403, json: { errors: [] } }))
  await tasks.line.press('Escape')
  await tasks.card('Thank the quay').dragTo(tasks.group('Tomorrow'))
  await expect(tasks.card('Thank the quay').getByRole('alert')).toBeVisible()
  await tasks.expectTasks('Next week', ['Thank the quay'])
})

test('pressing the link of a card drags the task, and a click on it opens the contact', async ({ page, space: { admin } }) => {
  const tasks = myTasksOf(page)
  const contact = await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune' })
  await makeTask(admin, `/contacts/${contact}/tasks`, 'Ask for a map', { responsibles: [admin.id], 'due-date': '2026-11-19' })
  await tasks.open('?view=board')
  const link = tasks.card('Ask for a map').getByRole('link', { name: 'Sigrid Aune', exact: true })
  await link.dragTo(tasks.group('Tomorrow'))
  await tasks.expectTasks('Tomorrow', ['Ask for a map'])
  await link.click()
  await expect(shellOf(page).title('Sigrid Aune')).toBeVisible()
})

test('completes, reschedules and deletes a selection, each with one undo', async ({ page, space: { admin } }) => {
  const [tasks, shell] = [myTasksOf(page), shellOf(page)]
  for (const subject of ['First', 'Second', 'Third']) await makeTask(admin, '/tasks/personal', subject)
  await tasks.open()
  await tasks.select('First')
  await tasks.select('Second')
  await tasks.act('Complete')
  await tasks.expectTasks('Later', ['Third'])
  await shell.undo('2 tasks completed')
  await tasks.expectTasks('Later', ['First', 'Second', 'Third'])
  await tasks.act('Due date')
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Tomorrow' }).click()
  await tasks.expectTasks('Tomorrow', ['First', 'Second'])
  await tasks.act('Delete')
  await expect(tasks.group('Tomorrow')).toBeHidden()
  await shell.undo('2 tasks deleted')
  await tasks.expectTasks('Tomorrow', ['First', 'Second'])
  expect(listAt(await admin.get('/tasks/personal'), 'tasks')).toHaveLength(3)
})

test('says what is due in the time zone of the reader, also across midnight and with 500 tasks', async ({ page, space: { admin } }) => {
  const tasks = myTasksOf(page)
  accepted(await admin.put('/x/me', { me: { 'time-zone': 'Pacific/Auckland' } }))
  const caseId = await makeCase(admin, { name: 'Wrong fare' })
  const mine = { responsibles: [admin.id] }
  for (let from = 0; from < 500; from += 25)
    await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        makeTask(admin, `/cases/${caseId}/tasks`, `Fare ${from + n + 1}`, { ...mine, 'due-date': '2026-12-24' }),
      ),
    )
  await makeTask(admin, `/cases/${caseId}/tasks`, 'Call the quay', { ...mine, 'due-date': '2026-11-19' })
  await stopClock(page, new Date('2026-11-19T10:59:00Z'))
  await tasks.open()
  await tasks.expectGroups([/^Today 1/, /^Later 500/])
  await stopClock(page, new Date('2026-11-19T11:00:00Z'))
  await tasks.expectGroups([/^Late 1/, /^Later 500/])
  await expect(tasks.row('Call the quay')).toContainText('1 day late')
  await tasks.row('Call the quay').hover()
  await page.mouse.wheel(0, 100_000)
  await tasks.row('Fare 500').getByRole('link', { name: 'Fare 500' }).click()
  await expect(tasks.sheet).toContainText('Case, Wrong fare')
  await page.keyboard.press('Escape')
  await tasks.open('?view=board')
  await expect(tasks.group('Later')).toContainText('Later 500')
})
