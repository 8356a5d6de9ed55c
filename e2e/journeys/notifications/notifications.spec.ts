import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeMessage, makeProject, openSite } from '../../fixtures/projects.ts'
import { shellOf } from '../../pages/shell.ts'

test('lists what one was notified of, filters it, marks it as read with undo, and leads to the record', { tag: '@short' }, async ({
  page,
  space,
  windowOf,
}) => {
  const { admin } = space
  const [shell, look] = [shellOf(page), lookAt(page)]
  const mia = await space.member('Mia Member')
  const list = page.getByRole('group', { name: 'Notifications' })
  const rows = list.getByRole('listitem')
  await page.goto('/notifications')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  const site = await openSite(space, { name: 'Ferries' })
  const quay = await makeProject(admin, { name: 'Quay' })
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok(), { timeout: 20_000 })
  await page.reload()
  await live
  await makeMessage(mia, site.id, { title: 'Timetable', subscribers: [admin.id] })
  await makeMessage(mia, quay, { title: 'Lights', subscribers: [admin.id] })
  await expect(rows).toHaveText([/Mia Member posted Lights\s*Quay/, /Mia Member posted Timetable\s*Ferries/])
  await expect(rows.first().getByText('Mia Member', { exact: true })).toHaveCSS('font-weight', '600')
  await look('the page')
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Project', exact: true }).click()
  await page.getByRole('option', { name: 'Ferries' }).click()
  await expect(rows).toHaveText([/Timetable/])
  await page.reload()
  await expect(rows).toHaveText([/Timetable/])
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Unread', { exact: true }).click()
  await expect(page.getByText('You have read everything')).toBeVisible()
  await shell.undo('Marked all as read')
  await expect(rows).toHaveCount(2)
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('All', { exact: true }).click()
  await page.getByRole('link', { name: /Lights/ }).click()
  await expect(page).toHaveURL(/\/messages\/\d+/)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: 'See all notifications' }).click()
  await expect(shell.title('Notifications')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(rows).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await look('the page on a phone')

  await makeMessage(admin, site.id, { title: 'For you', subscribers: [site.client.id] })
  const theirs = await windowOf(site.client)
  await theirs.goto('/notifications')
  await expect(theirs.getByRole('group', { name: 'Notifications' }).getByRole('listitem')).toHaveText([/posted For you/])
})

test('tells of replies to own messages and of tasks given to one, and leads to them', async ({ page, space }) => {
  const { admin } = space
  const mia = await space.member('Mia Member')
  const project = await makeProject(admin, { name: 'Ferries' })
  const message = await makeMessage(admin, project, { title: 'Timetable' })
  const rows = page.getByRole('group', { name: 'Notifications' }).getByRole('listitem')
  await page.goto('/notifications')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  accepted(await mia.post(`/messages/${message}/comments`, { comment: { body: 'Looks right.' } }), 201)
  await expect(rows).toHaveText([/Mia Member commented on Timetable\s*Ferries · “Looks right.”/])
  const task = { subject: 'Call the printer', responsibles: [admin.id] }
  accepted(await mia.post(`/projects/${project}/inbox`, { task }), 201)
  await expect(rows.first()).toHaveText(/Mia Member made you responsible for Call the printer\s*Ferries/)
  await page.getByRole('link', { name: /Call the printer/ }).click()
  await expect(page.getByRole('dialog', { name: 'Task' })).toContainText('Call the printer')
  await page.goto('/notifications')
  await page.getByRole('link', { name: /Timetable/ }).click()
  await expect(page).toHaveURL(new RegExp(`/messages/${message}$`))
})
