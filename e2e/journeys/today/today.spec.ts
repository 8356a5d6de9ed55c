import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeMessage, makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeCase, makeCompany, makeContact, makeDeal, makeNote } from '../../fixtures/records.ts'
import { makeTaskList } from '../../fixtures/tasks.ts'
import { activityOf } from '../../pages/activity.ts'
import { contactSheetOf } from '../../pages/contact-sheet.ts'
import { shellOf } from '../../pages/shell.ts'
import { myTasksOf } from '../../pages/tasks.ts'
import { todayOf } from '../../pages/today.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const addTask = async (by: Caller, path: string, task: { [key: string]: Json }) => accepted(await by.post(`${path}/tasks`, { task }), 201)

test('a person works through their day: tasks, deals, cases, milestones, news and the pipeline', { tag: '@short' }, async ({
  page,
  space,
}) => {
  const { admin } = space
  const [today, shell, mia] = [todayOf(page), shellOf(page), await space.member('Mia Member')]
  const mine = { responsibles: [admin.id] }
  const sigrid = await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune' })
  const party = await makeCompany(admin, 'Fjordlys Ferries')
  const responsible = { 'deal-responsible-id': admin.id, currency: 'EUR' }
  const busy = await makeDeal(admin, { name: 'Busy', ...responsible, price: '500' })
  await makeDeal(admin, { name: 'Idle', ...responsible, price: '77300.50', 'deal-with': party })
  await makeDeal(admin, { name: 'Overdue', ...responsible, 'expected-on': dayFromNow(-2) })
  const won = await makeDeal(admin, { name: 'Won', currency: 'JPY', price: '1280000' })
  accepted(await admin.put(`/deals/${won}`, { case: { 'deal-status': 'won' } }))
  await makeCase(admin, { name: 'Refund stuck', 'case-responsible-id': admin.id })
  await addTask(admin, `/contacts/${sigrid}`, { subject: 'Send the offer', 'due-date': dayFromNow(-3), ...mine })
  await addTask(admin, `/deals/${busy}`, { subject: 'Call about scope', 'time-bucket': 'today', ...mine })
  await addTask(admin, `/deals/${busy}`, { subject: 'Some day', ...mine })
  const quay = await makeProject(admin, { name: 'Quay' })
  await makeMilestone(admin, quay, { title: 'Tea catalogue', deadline: dayFromNow(-1) })
  await makeMilestone(admin, quay, { title: 'Signed off', deadline: dayFromNow(9) })
  await makeMilestone(admin, quay, { title: 'Far away', deadline: dayFromNow(90) })
  await makeNote(mia, sigrid, { body: 'Wants the night ferry first.' })
  await makeContact(admin, { name: 'Rui', 'important-dates': [{ type: 'birthday', 'x-month-day': `-${dayFromNow(3).slice(4)}` }] })

  await page.goto('/contacts')
  await expect(shell.title('Contacts')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(shell.title('Today')).toBeVisible()
  await expect(today.block('Late').getByRole('listitem')).toContainText(['Send the offer'])
  await expect(today.task('Send the offer')).toContainText('Sigrid Aune')
  await expect(today.task('Send the offer')).toContainText('3 days late')
  await expect(today.rows('Deals to follow up')).toHaveText([/^Overdue.*2 days late$/, /^IdleFjordlys Ferries · €77,300\.50.*No task$/])
  await expect(today.rows('Cases without a task')).toHaveText([/^Refund stuck/])
  await expect(today.rows('Milestones')).toHaveText([/^Tea catalogueQuay1 day late$/, /^Signed offQuay/])
  await expect(today.rows('Birthdays')).toHaveText([/^RuiBirthday/])
  await makeContact(mia, { name: 'Vera', 'important-dates': [{ type: 'anniversary', 'x-month-day': `-${dayFromNow(0).slice(4)}` }] })
  await expect(today.rows('Birthdays')).toHaveText([/^VeraAnniversaryToday$/, /^RuiBirthday/])

  await today.task('Send the offer').getByRole('checkbox').click()
  await expect(shell.note('Completed Send the offer')).toBeVisible()
  await expect(today.task('Send the offer')).toBeHidden()
  await shell.undo('Completed Send the offer')
  await expect(today.task('Send the offer')).toBeVisible()
  await page.keyboard.press('c')
  await expect(today.newTask).toBeFocused()
  await page.keyboard.type('Book the train')
  await page.keyboard.press('Enter')
  await expect(today.block('Today').getByRole('listitem', { name: 'Book the train' })).toContainText('Personal')
  await expect(today.task('Some day')).toBeHidden()
  await page.getByRole('button', { name: 'Later 1' }).click()
  await expect(today.task('Some day')).toBeVisible()

  const news = today.rows('Since you last looked')
  await expect(news).toHaveText([/^MM?Mia Member added a note on Sigrid Aune: “Wants the night ferry first.”/])
  await today.markSeen.click()
  await expect(today.block('Since you last looked')).toContainText('Nothing new.')
  await expect(shell.note('Marked as seen')).toBeVisible()
  await makeNote(mia, sigrid, { body: 'And a cabin.' })
  await expect(news).toHaveText([/And a cabin/])
  await page.reload()
  await expect(news).toHaveText([/And a cabin/])
  await news.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/contacts/${sigrid}$`))
  await page.goBack()

  await expect(today.block('Pipeline').getByRole('row')).toHaveText([/Pending.*Won 20\d\d/, /^EUR77,800\.50?0$/, /^JPY01,280,000$/])
  await page.getByRole('link', { name: /^EUR .* pending$/ }).click()
  await expect(page).toHaveURL(/\/deals\?.*status=pending.*currency=EUR/)
})

test('a task opens in place by click and by keys, and is rescheduled and commented there', async ({ page, space }) => {
  const { admin } = space
  const [today, shell, { sheet }] = [todayOf(page), shellOf(page), myTasksOf(page)]
  const mine = { responsibles: [admin.id], 'due-date': dayFromNow(-2) }
  const sigrid = await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune' })
  await addTask(admin, `/contacts/${sigrid}`, { subject: 'Send the offer', ...mine })
  const list = await makeTaskList(admin, await makeProject(admin, { name: 'Quay' }), 'Print')
  await addTask(admin, `/taskLists/${list}`, { subject: 'Order the paper', ...mine })
  await today.open()
  await today.task('Send the offer').getByRole('link', { name: 'Send the offer' }).click()
  await expect(page).toHaveURL(/\/\?open=\d+$/)
  await sheet.getByRole('button', { name: 'Today', exact: true }).click()
  await sheet.getByRole('button', { name: 'Add comment', exact: true }).click()
  await sheet.getByRole('textbox', { name: 'New comment' }).fill('Waiting for the prices.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(sheet.getByRole('article', { name: /^Comment by/ })).toContainText('Waiting for the prices.')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await expect(today.block('Today').getByRole('listitem', { name: 'Send the offer' })).toBeVisible()

  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(today.task('Order the paper')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet).toContainText('Order the paper')
  await expect(sheet.getByRole('link', { name: 'Project, Quay' })).toBeVisible()
  await page.reload()
  await expect(sheet).toContainText('Order the paper')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await today.task('Send the offer').getByRole('link', { name: 'Sigrid Aune', exact: true }).click()
  await expect(shell.title('Sigrid Aune')).toBeVisible()
})

test('blocks fail and load on their own, an empty workspace says what to do, and it fits a phone in light and dark', async ({
  page,
  space,
  windowOf,
}) => {
  const [today, look, form] = [todayOf(page), lookAt(page), contactSheetOf(page)]
  await page.route('**/api/x/milestones*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await today.open()
  const milestones = today.block('Milestones')
  await expect(milestones.getByRole('alert')).toContainText("Couldn't load milestones.")
  await expect(page.getByText('No open tasks. Add one above.')).toBeVisible()
  await expect(today.rows('Get started')).toHaveText([/^Add a contact/, /^Import contacts/, /^Invite people/, /^Start a project/])
  await expect(today.block('Since you last looked')).toContainText('Nothing new.')
  await expect(today.block('Pipeline')).toContainText('No pending deals, and none won this year.')
  await look('an empty day with a block that failed')
  await page.unroute('**/api/x/milestones*')
  await milestones.getByRole('button', { name: 'Retry' }).click()
  await expect(milestones).toContainText('No milestones in the next two weeks.')
  await page.getByRole('link', { name: 'Add a contact' }).click()
  await form.field('First name').fill('Sigrid')
  await form.create.click()
  await expect(form.sheet).toBeHidden()
  await today.open()
  await expect(today.block('Get started')).toHaveCount(0)
  await expect(today.block('Deals to follow up')).toBeVisible()
  const deal = await makeDeal(space.admin, {
    name: `Night ferries ${'and more '.repeat(12)}`,
    price: '1',
    'deal-responsible-id': space.admin.id,
  })
  await addTask(space.admin, `/deals/${deal}`, {
    subject: 'Call '.repeat(30).trim(),
    'due-date': dayFromNow(-3),
    responsibles: [space.admin.id],
  })
  const quay = await makeProject(space.admin, { name: 'Quay' })
  await makeMilestone(space.admin, quay, { deadline: dayFromNow(1) })
  await makeNote(await space.member('Mia Member'), await makeContact(space.admin), { body: 'x'.repeat(200) })
  await expect(today.block('Late').getByRole('listitem')).toHaveCount(1)
  await expect(today.rows('Milestones')).toHaveCount(1)
  await look('a day')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(today.rows('Since you last looked')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await look('a day on a phone')
  const theirs = await windowOf(await space.client())
  await theirs.goto('/')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await expect(activityOf(theirs).feed).toHaveCount(0)
})

test('the bell counts unread notifications, and its panel marks them as read', async ({ page, space, windowOf }) => {
  const { admin } = space
  const [shell, look, mia] = [shellOf(page), lookAt(page), await space.member('Mia Member')]
  const quay = await makeProject(admin, { name: 'Quay' })
  const post = (title: string) => makeMessage(mia, quay, { title, subscribers: [admin.id] })
  await post('Photographs')
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok())
  await todayOf(page).open()
  await live
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const bell = (unread: number) =>
    shell.rail.getByRole('button', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true })
  await expect(bell(1)).toBeVisible()
  await post('Timetable')
  await bell(2).click()
  await expect(panel.getByRole('listitem')).toHaveText([
    /Mia Member posted Timetable\s*Quay.*Unread/,
    /Mia Member posted Photographs\s*Quay.*Unread/,
  ])
  await look('the panel of notifications')
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(0)).toBeVisible()
  await panel.getByText('Unread', { exact: true }).click()
  await expect(panel).toContainText('You have read everything.')
  await shell.undo('Marked all as read')
  await expect(panel).toBeHidden()
  await expect(bell(2)).toBeVisible()
  const phone = await windowOf(admin, { viewport: { width: 360, height: 740 } })
  await todayOf(phone).open()
  await phone.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await expect(phone.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(2)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
