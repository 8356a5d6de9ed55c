import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeCategory, makeMessage, makeProject, openSite } from '../../fixtures/projects.ts'
import { messagePageOf, messagesOf } from '../../pages/messages.ts'

test('lists sixty messages, pinned first, and opens one by keyboard', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const messages = messagesOf(page)
  const project = await makeProject(admin)
  await makeMessage(admin, project, {
    title: 'How we work',
    pinned: '1',
    body: '<p>One place for <b>every</b> wish.</p><p>One call a week.</p>',
  })
  for (let n = 1; n <= 60; n += 1) await makeMessage(admin, project, { title: `Message ${n}` })
  await messages.open(project)
  await expect(messages.titles.first()).toHaveText('How we work')
  await expect(messages.row('How we work')).toContainText('Ana: One place for every wish. One call a week.')
  await expect(messages.list.getByRole('heading', { level: 2 })).toHaveText([/Pinned 1$/, /Latest/])
  await expect(messages.titles.nth(1)).toHaveText('Message 60')
  await messages.list.focus()
  await page.keyboard.press('j')
  await expect(messages.titles.first()).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(messages.titles.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(messagePageOf(page).title('Message 60')).toBeVisible()
  await page.goBack()
  await expect(messages.row('Message 60')).toBeVisible()
  await expect(async () => {
    await messages.list.evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
    await expect(messages.row('Message 1')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('filters by category, and offers a way out of an empty one', async ({ page, space: { admin } }) => {
  const messages = messagesOf(page)
  const project = await makeProject(admin)
  const category = await makeCategory(admin, project, { name: 'Decisions' })
  await makeCategory(admin, project, { name: 'Money' })
  await makeMessage(admin, project, { title: 'Beds first', 'category-id': category })
  await makeMessage(admin, project, { title: 'Welcome' })
  await messages.open(project)
  await messages.expectTitles(['Welcome', 'Beds first'])
  await expect(messages.row('Beds first')).toContainText('Decisions')
  await messages.category('Decisions').click()
  await messages.expectTitles(['Beds first'])
  await page.reload()
  await messages.expectTitles(['Beds first'])
  await messages.category('Money').click()
  await page.getByRole('link', { name: 'Show all messages' }).click()
  await messages.expectTitles(['Welcome', 'Beds first'])
})

test('says that there are no messages, and begins one with c', async ({ page, space: { admin } }) => {
  const messages = messagesOf(page)
  await messages.open(await makeProject(admin))
  await expect(page.getByText('No messages yet')).toBeVisible()
  await page.keyboard.press('c')
  await expect(messages.title).toBeFocused()
})

test('says why messages could not be loaded, and retries', async ({ page, space: { admin } }) => {
  const messages = messagesOf(page)
  const project = await makeProject(admin)
  await makeMessage(admin, project, { title: 'Welcome' })
  await page.route('**/api/projects/*/messages', (route) =>
    route.fulfill({ status: 403, json: { errors: [{ code: 'x', message: 'No.' }] } }),
  )
  await messages.open(project)
  await expect(page.getByText("Couldn't load messages")).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await messages.expectTitles(['Welcome'])
})

test('shows what others write, change and delete', async ({ page, space }) => {
  const messages = messagesOf(page)
  const mia = await space.member()
  const project = await makeProject(space.admin)
  const first = await makeMessage(space.admin, project, { title: 'Welcome' })
  await messages.open(project)
  await messages.expectTitles(['Welcome'])
  await makeMessage(mia, project, { title: 'From Mia' })
  await messages.expectTitles(['From Mia', 'Welcome'])
  accepted(await mia.put(`/messages/${first}`, { message: { title: 'Welcome aboard', pinned: '1' } }))
  await messages.expectTitles(['Welcome aboard', 'From Mia'])
  accepted(await mia.delete(`/messages/${first}`))
  await messages.expectTitles(['From Mia'])
})

test('a message made private leaves the open list of a client, with its words', async ({ space, windowOf }) => {
  const { id, client } = await openSite(space)
  const secret = await makeMessage(space.admin, id, { title: 'Prices', body: '<p>Twelve thousand</p>' })
  await makeMessage(space.admin, id, { title: 'Welcome', body: '<p>Hello</p>' })
  const page = await windowOf(client)
  const messages = messagesOf(page)
  await messages.open(id)
  await messages.expectTitles(['Welcome', 'Prices'])
  accepted(await space.admin.put(`/messages/${secret}`, { message: { 'is-private': '1' } }))
  await messages.expectTitles(['Welcome'])
  await expect(page.getByText('Twelve thousand')).toHaveCount(0)
})

test('a client sees and writes messages, and nothing private', async ({ space, windowOf }) => {
  const { id, client } = await openSite(space)
  await makeMessage(space.admin, id, { title: 'For the team', 'is-private': '1' })
  const open = await makeMessage(space.admin, id, { title: 'For all', body: '<p>Hello</p>' })
  const page = await windowOf(client)
  const [messages, message] = [messagesOf(page), messagePageOf(page)]
  await messages.open(id)
  await messages.expectTitles(['For all'])
  await messages.titles.first().click()
  await expect(message.title('For all')).toBeVisible()
  await expect(message.aside.getByText('Private')).toHaveCount(0)
  await message.composer.fill('Thank you.')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await message.send()
  await expect(message.comment('Thank you.')).toBeVisible()
  await page.getByRole('button', { name: 'More for this message' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['History', 'Copy link'])
  await page.goto(`/projects/${id}/messages?new`)
  await messages.title.fill('A question')
  await messages.post()
  await expect(message.title('A question')).toBeVisible()
  accepted(await space.admin.put(`/messages/${open}`, { message: { 'is-private': '1' } }))
  await page.goto(`/messages/${open}`)
  await expect(page.getByText('Message not found')).toBeVisible()
})
