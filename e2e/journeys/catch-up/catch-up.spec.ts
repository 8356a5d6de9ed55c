import { expect } from '@playwright/test'
import { accepted, idsAt, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeMessage, makeProject } from '../../fixtures/projects.ts'
import { makeContact, makeDeal, makeNote } from '../../fixtures/records.ts'
import { activityOf } from '../../pages/activity.ts'
import { catchUpOf } from '../../pages/catch-up.ts'
import { shellOf } from '../../pages/shell.ts'

test.describe('with news of two projects and the customer side', () => {
  test.beforeEach(async ({ space }) => {
    const { admin } = space
    const mia = await space.member('Mia Member')
    const project = await makeProject(admin, { name: 'Ferries' })
    const body = `<p>The summer timetable.</p>${'<p>A line of it.</p>'.repeat(12)}<p>The last line.</p>`
    const message = await makeMessage(mia, project, { title: 'Timetable', body })
    const contact = await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune' })
    await makeNote(mia, contact, { body: 'Signed off the fares.' })
    await makeDeal(mia, { name: 'Night ferries' })
    accepted(await mia.post(`/messages/${message}/comments`, { comment: { body: 'See the second column.' } }), 201)
  })

  test('goes through what is new with keys, grouped by thing, and remembers what was seen', { tag: '@short' }, async ({ page }) => {
    const [news, shell] = [catchUpOf(page), shellOf(page)]
    await page.goto('/')
    await page.getByRole('link', { name: 'Catch up on 4 changes' }).click()
    await expect(news.rows).toHaveCount(3)
    await expect(news.rows).toHaveText([/Sigrid Aune.*Mia Member added a note/, /Night ferries.*added/, /Timetable.*Mia Member commented/])
    await expect(news.current).toContainText('Sigrid Aune')
    await expect(news.detail.getByText('Signed off the fares.')).toBeVisible()
    await page.keyboard.press('j')
    await expect(news.current).toContainText('Night ferries')
    await page.keyboard.press('k')
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await expect(news.current).toContainText('Timetable')
    await expect(news.changes).toHaveText([/posted Timetable/, /commented on Timetable.*See the second column/])
    await expect(news.progress).toHaveText('1 seen, 2 to go')
    await news.expectSeen('Night ferries')
    await page.keyboard.press('u')
    await news.expectSeen('Night ferries', false)
    await expect(news.current).toContainText('Night ferries')
    await page.keyboard.press('e')
    await expect(shell.saved).toBeVisible()
    await page.reload()
    await expect(news.rows).toHaveText([/Sigrid Aune/, /Timetable/])
    await page.keyboard.press('e')
    await page.keyboard.press('e')
    await expect(news.caughtUp).toBeVisible()
    await shell.undo('Marked “Timetable” as seen')
    await news.expectSeen('Timetable', false)
    await news.markAll.click()
    await expect(news.caughtUp).toBeVisible()
    await expect(shell.saved).toBeVisible()
    await page.reload()
    await expect(news.caughtUp).toBeVisible()
    await expect(news.rows).toHaveCount(0)
  })

  test('shows the text of a message, adds a task, and is found by name', async ({ page, space: { admin } }) => {
    const [news, shell] = [catchUpOf(page), shellOf(page)]
    await page.goto('/contacts')
    await shell.openPalette()
    await page.keyboard.type('catch')
    await shell.found('Catch up').click()
    await news.row('Timetable').click()
    await expect(news.detail.getByText('The summer timetable.')).toBeInViewport()
    await expect(news.detail.getByText('The last line.')).not.toBeInViewport()
    await news.detail.getByRole('button', { name: 'Show the whole message' }).click()
    await expect(news.detail.getByText('The last line.')).toBeInViewport()
    await page.keyboard.press('t')
    await news.detail.getByRole('textbox', { name: 'New task' }).fill('Send the timetable')
    await page.keyboard.press('Enter')
    await expect(shell.saved).toBeVisible()
    const [project] = idsAt(await admin.get('/projects'), 'projects')
    await expect
      .poll(async () => listAt(await admin.get(`/projects/${project}/inbox`), 'inbox').map(({ subject }) => subject))
      .toEqual(['Send the timetable'])
    await page.keyboard.press('Escape')
    await news.row('Sigrid Aune').click()
    await expect(news.detail.getByRole('button', { name: 'Add task' })).toBeVisible()
  })

  test('answers a note and a message where they are read', async ({ page, space: { admin } }) => {
    const [news, shell] = [catchUpOf(page), shellOf(page)]
    const reply = news.detail.getByRole('textbox', { name: 'New comment' })
    await news.open()
    await expect(news.current).toContainText('Sigrid Aune')
    await page.keyboard.press('r')
    await expect(reply).toBeFocused()
    await page.keyboard.type('Thanks, June it is.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(news.detail.getByRole('list', { name: 'Comments' })).toContainText('Thanks, June it is.')
    await news.row('Night ferries').click()
    await expect(reply).toHaveCount(0)
    await expect(news.bar.getByRole('button', { name: 'Reply' })).toHaveCount(0)
    await news.row('Timetable').click()
    await news.bar.getByRole('button', { name: 'Reply' }).click()
    await reply.fill('The third is better.')
    await news.detail.getByRole('button', { name: /^Add comment/ }).click()
    await expect(news.detail.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveText([
      /See the second column/,
      /The third is better/,
    ])
    await expect(shell.saved).toBeVisible()
    const bodies = async (path: string) => listAt(accepted(await admin.get(path)), 'comments').map(({ body }) => body)
    const [contact] = idsAt(accepted(await admin.get('/contacts?term=Aune')), 'contacts')
    const [note] = idsAt(accepted(await admin.get(`/contacts/${contact}/notes`)), 'notes')
    expect(await bodies(`/notes/${note}/comments`)).toEqual(['Thanks, June it is.'])
    const [project] = idsAt(accepted(await admin.get('/projects')), 'projects')
    const [message] = idsAt(accepted(await admin.get(`/projects/${project}/messages`)), 'messages')
    expect((await bodies(`/messages/${message}/comments`)).toSorted()).toEqual(['See the second column.', 'The third is better.'])
  })

  test('filters, opens the thing, shows what arrives, and is the same in the activity feed', async ({ page, space }) => {
    const [news, activity] = [catchUpOf(page), activityOf(page)]
    const live = page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok(), { timeout: 20_000 })
    await news.open()
    await live
    await page.getByRole('radiogroup', { name: 'Kind' }).getByText('Deals and cases').click()
    await expect(news.rows).toHaveText([/Night ferries/])
    await page.getByRole('radiogroup', { name: 'Kind' }).getByText('Everything').click()
    const gus = await space.member('Gus')
    await makeDeal(gus, { name: 'Quay lights' })
    await expect(news.rows).toHaveCount(4)
    await expect(news.current).toContainText('Sigrid Aune')
    await news.row('Night ferries').click()
    await page.keyboard.press('Enter')
    await expect(shellOf(page).title('Night ferries')).toBeVisible()
    await activity.open()
    await expect(activity.lines.first()).toContainText('Quay lights')
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Project', exact: true }).click()
    await page.getByRole('option', { name: 'Ferries' }).click()
    await expect(activity.lines).toHaveText([/commented on Timetable/, /posted Timetable/, /created the project Ferries/])
    await expect(page).toHaveURL(/project=\d+/)
  })

  test('has a failed state, fits a phone, is accessible, and is not for clients', async ({ page, space, windowOf }) => {
    const [news, look] = [catchUpOf(page), lookAt(page)]
    await page.route('**/api/recordings*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
    await news.open()
    await expect(page.getByText("Couldn't load what is new")).toBeVisible()
    await page.unroute('**/api/recordings*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(news.rows).toHaveCount(3)
    await look('what is new')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(news.changes).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await look('what is new on a phone')
    const theirs = await windowOf(await space.client())
    await theirs.goto('/catch-up')
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(catchUpOf(theirs).list).toHaveCount(0)
  })
})
