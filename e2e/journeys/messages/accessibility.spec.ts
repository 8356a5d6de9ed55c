import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeCategory, makeMessage, openSite, uploadTo } from '../../fixtures/projects.ts'
import { messagePageOf, messagesOf } from '../../pages/messages.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

const body =
  '<h2>Fares</h2><p>Beds <b>first</b>, see <a href="https://fjordlys.example/">the sheet</a> and <code>fares.csv</code>.</p><blockquote>Nine of eleven.</blockquote><ul><li>One</li></ul><table><tbody><tr><th>Fare</th><td>120</td></tr></tbody></table>'

test('the list, the form and a message with a private comment', async ({ page, space }) => {
  const [messages, message, look] = [messagesOf(page), messagePageOf(page), lookAt(page)]
  const { id: project, client } = await openSite(space)
  const category = await makeCategory(space.admin, project, { name: 'Decisions' })
  const attachments = [await uploadTo(space.admin, { 'project-id': project })]
  const id = await makeMessage(space.admin, project, { title: 'Fares', body, pinned: '1', 'category-id': category, attachments })
  await makeMessage(space.admin, project, { title: 'Phase 2', 'is-private': '1' })
  accepted(await space.admin.post(`/messages/${id}/comments`, { comment: { body: 'Among us.', 'is-private': '1' } }), 201)
  accepted(await client.post(`/messages/${id}/comments`, { comment: { body: 'For all.' } }), 201)
  await messages.open(project)
  await expect(messages.row('Phase 2')).toContainText('Private')
  await look('the list')
  await page.keyboard.press('c')
  await expect(messages.text).toBeVisible()
  await messages.aside.getByRole('switch', { name: 'Private' }).click()
  await messages.post()
  await expect(messages.form.getByRole('alert')).toBeVisible()
  await look('the form with a message about the title')
  await message.open(id, 'Fares')
  await expect(message.comment('Among us.')).toBeVisible()
  await message.composer.click()
  await look('a message')
  await message.property('Subscribers').getByRole('button', { name: 'Add subscribers' }).click()
  await expect(page.getByRole('dialog', { name: 'Subscribers' }).getByRole('checkbox').first()).toBeVisible()
  await look('who is notified')
  await page.keyboard.press('Escape')
  await message.menu('Edit')
  await expect(message.editor).toBeVisible()
  await look('the text in its editor')
})

test('messages fit a phone', async ({ space, windowOf }) => {
  const page = await windowOf(space.admin, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const [messages, message] = [messagesOf(page), messagePageOf(page)]
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const { id: project } = await openSite(space)
  const wide = `<table><tbody><tr>${'<td>Harbour</td>'.repeat(12)}</tr></tbody></table><p>https://fjordlys.example/${'long'.repeat(40)}</p>`
  const id = await makeMessage(space.admin, project, { title: `Fares of ${'everything '.repeat(8)}`.trim(), body: wide, 'is-private': '1' })
  await messages.open(project)
  await expect(messages.titles.first()).toBeVisible()
  await fits()
  await messages.open(project, '?new')
  await expect(messages.text).toBeVisible()
  await fits()
  await page.goto(`/messages/${id}`)
  await expect(page.getByRole('region', { name: 'Table' })).toBeVisible()
  await fits()
  await page.getByRole('button', { name: /^Private ·/ }).tap()
  await expect(message.property('Subscribers')).toBeVisible()
  await fits()
  await page.getByRole('button', { name: 'More for this message' }).tap()
  await page.getByRole('menuitem', { name: 'Edit' }).tap()
  await expect(message.editor).toBeVisible()
  await fits()
})
