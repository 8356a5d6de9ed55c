import { expect, type Page } from '@playwright/test'
import { accepted, textAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeCase, makeComment, makeContact, makeDeal, makeNote } from '../../fixtures/records.ts'
import { activityOf } from '../../pages/activity.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

const listening = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok(), { timeout: 20_000 })

test('says who did what, filters by kind and person in the address, leads to the record and marks what was seen', {
  tag: '@short',
}, async ({ page, space }) => {
  const { admin } = space
  const [mia, activity, shell] = [await space.member('Mia Member'), activityOf(page), shellOf(page)]
  const contact = await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune' })
  const note = await makeNote(mia, contact, { body: 'Signed off the fare calendar.' })
  await makeComment(admin, note, { body: 'Good news.' })
  const deal = await makeDeal(mia, { name: 'Night ferries' })
  accepted(await mia.put(`/deals/${deal}`, { case: { 'deal-status': 'won' } }))
  await makeCase(mia, { name: 'Refund stuck' })
  const project = textAt(accepted(await admin.post('/projects', { project: { name: 'Quay' } }), 201), 'project-id')
  accepted(await mia.post(`/projects/${project}/messages`, { message: { title: 'Timetable' } }), 201)
  await page.goto('/contacts')
  await expect(shell.title('Contacts')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(activity.lines).toHaveText([
    /Mia Member posted Timetable\s*Quay/,
    /You created the project Quay\s*Project/,
    /Mia Member opened the case Refund stuck\s*Case/,
    /Mia Member won the deal Night ferries\s*Deal/,
    /Mia Member added the deal Night ferries\s*Deal/,
    /You commented on a note on Sigrid Aune\s*“Good news.”\s*Contact/,
    /Mia Member added a note on Sigrid Aune\s*“Signed off the fare calendar.”\s*Contact/,
  ])
  await expect(activity.days).toHaveText(/^Today, .* 7$/)
  // Fonts for scripts that Inter lacks are bold from this weight.
  for (const name of ['Mia Member', 'Timetable'])
    await expect(activity.line(/posted Timetable/).getByText(name, { exact: true })).toHaveCSS('font-weight', '600')
  await activity.kind('Notes').click()
  await expect(page).toHaveURL(/\/activity\?kind=notes$/)
  await expect(activity.lines).toHaveCount(1)
  await activity.kind('Everything').click()
  await activity.person().click()
  await page.getByRole('option', { name: 'Ana Admin' }).click()
  await expect(page).toHaveURL(/\/activity\?person=\d+$/)
  await expect(activity.lines).toHaveText([/You created the project/, /You commented on/])
  await expect(activity.markSeen).toBeHidden()
  await page.reload()
  await expect(activity.person('Person: Ana Admin')).toBeVisible()
  await expect(activity.lines).toHaveCount(2)
  await activity.kind('Deals').click()
  await expect(page.getByText('No activity matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(activity.lines).toHaveCount(7)
  await activity.markSeen.click()
  await expect(shell.note('Marked as seen')).toBeVisible()
  await expect(activity.markSeen).toBeHidden()
  await shell.undo('Marked as seen')
  await expect(activity.markSeen).toBeVisible()
  await activity.markSeen.click()
  await makeNote(mia, contact, { body: 'Wants the night ferry first.' })
  await expect(activity.line('Wants the night ferry first.')).toContainText('New')
  await expect(activity.feed.getByText(/1 new since today/)).toBeVisible()
  await page.reload()
  await expect(activity.feed.getByText(/1 new since today/)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(contactPageOf(page).name('Sigrid Aune')).toBeVisible()
})

test('shows new lines of others without moving what is read, and loads to the end of a long feed', async ({ page, space }) => {
  const { admin } = space
  const [mia, activity] = [await space.member('Mia Member'), activityOf(page)]
  const contact = await makeContact(admin, { name: 'Sigrid' })
  for (let n = 1; n <= 120; n += 1) await makeNote(mia, contact, { body: `Note ${n}.` })
  const live = listening(page)
  await activity.open()
  await live
  await expect(activity.line('Note 120.')).toBeVisible()
  await activity.feed.evaluate((feed) => feed.scrollTo({ top: 900 }))
  const read = activity.line('Note 103.')
  await expect(read).toBeVisible()
  const before = await read.boundingBox()
  await makeCase(mia, { name: 'Refund stuck' })
  await makeNote(mia, contact, { body: 'Just now.' })
  await expect(activity.arrived).toHaveText('2 new')
  expect((await read.boundingBox())?.y).toBe(before?.y)
  await activity.arrived.click()
  await expect(activity.line('Just now.')).toContainText('New')
  await expect(activity.line('Note 120.')).not.toContainText('New')
  await expect(async () => {
    await activity.feed.evaluate((feed) => feed.scrollTo({ top: feed.scrollHeight }))
    await expect(activity.line('Note 1.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(activity.lines).not.toHaveCount(122)
})

test('has an empty and a failed state, fits a phone, is accessible, and is not for clients', async ({ page, space, windowOf }) => {
  const { admin } = space
  const [activity, look] = [activityOf(page), lookAt(page)]
  await activity.open()
  await expect(page.getByText('No activity yet')).toBeVisible()
  await makeNote(await space.member('Mia Member'), await makeContact(admin, { name: 'Sigrid' }), { body: 'x'.repeat(200) })
  await page.route('**/api/recordings*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await activity.open()
  await expect(page.getByText("Couldn't load the activity")).toBeVisible()
  await page.unroute('**/api/recordings*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(activity.lines).toHaveCount(1)
  await look('the feed')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(activity.lines).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await look('the feed on a phone')
  const theirs = await windowOf(await space.client())
  await theirs.goto('/activity')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Activity' })).toHaveCount(0)
  await expect(activityOf(theirs).feed).toHaveCount(0)
})
