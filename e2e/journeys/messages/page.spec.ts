import { expect } from '@playwright/test'
import { accepted, at } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMessage, makeProject, openSite } from '../../fixtures/projects.ts'
import { messagePageOf, messagesOf } from '../../pages/messages.ts'
import { shellOf } from '../../pages/shell.ts'

test('edits title, text, pin, category and visibility in place, each undone', async ({ page, space }) => {
  const [message, shell] = [messagePageOf(page), shellOf(page)]
  const { id: project, client } = await openSite(space)
  const id = await makeMessage(space.admin, project, { title: 'Plan', body: '<p>One</p>', subscribers: [client.id] })
  await message.open(id, 'Plan')
  await message.message.hover()
  await page.getByRole('button', { name: 'Edit title' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Plan B')
  await page.keyboard.press('Enter')
  await expect(message.title('Plan B')).toBeVisible()

  await page.keyboard.press('e')
  await expect(message.editor).toBeFocused()
  await page.keyboard.type(' and two')
  await page.reload()
  await expect(message.editor).toHaveText('One and two')
  await message.save()
  await expect(message.message.getByText('One and two')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(message.message.getByText('One', { exact: true })).toBeVisible()

  await message.menu('Pin')
  await expect(message.message.getByText('Pinned', { exact: true })).toBeVisible()
  await shell.undo('Pinned Plan B')
  await expect(message.message.getByText('Pinned', { exact: true })).toBeHidden()

  await message.property('Category').getByRole('button', { name: 'Add a category' }).click()
  await page.getByRole('combobox', { name: 'Category' }).fill('Decisions')
  await page.getByRole('option', { name: 'New category “Decisions”' }).click()
  await expect(message.property('Category')).toContainText('Decisions')

  await message.property('Visible to').getByRole('switch', { name: 'Private' }).click()
  await expect(message.message.getByText('Private: clients cannot see this')).toBeVisible()
  await expect(message.property('Subscribers')).not.toContainText('Carl Client')
  await shell.undo('Removed from the subscribers: Carl Client')
  await expect(message.property('Visible to')).toContainText('Everyone in the project')
  await expect(message.property('Subscribers')).toContainText('Carl Client')
})

test('adds and removes subscribers', async ({ page, space }) => {
  const message = messagePageOf(page)
  const mia = await space.member()
  const id = await makeMessage(space.admin, await makeProject(space.admin), { title: 'Plan' })
  await message.open(id, 'Plan')
  await message.property('Subscribers').getByRole('button', { name: 'Add subscribers' }).click()
  const panel = page.getByRole('dialog', { name: 'Subscribers' })
  await panel.getByRole('checkbox', { name: 'Mia Member' }).check()
  await panel.getByRole('button', { name: 'Save and notify 1' }).click()
  await expect(message.property('Subscribers')).toContainText('Mia Member')
  await expect.poll(async () => at(await mia.get('/x/notifications'), 'unread')).toBe(1)
  await message.property('Subscribers').getByText('Mia Member').hover()
  await message.property('Subscribers').getByRole('button', { name: 'Remove Mia Member' }).click()
  await expect(message.property('Subscribers')).not.toContainText('Mia Member')
  await shellOf(page).undo('Removed Mia Member from the subscribers')
  await expect(message.property('Subscribers')).toContainText('Mia Member')
})

test('shows both texts when two people change one, and overwrites neither', async ({ page, space, windowOf }) => {
  const mia = await space.member()
  const id = await makeMessage(space.admin, await makeProject(space.admin), { title: 'Plan', body: '<p>One</p>' })
  const other = await windowOf(mia)
  const [mine, theirs] = [messagePageOf(page), messagePageOf(other)]
  await mine.open(id, 'Plan')
  await theirs.open(id, 'Plan')
  await page.keyboard.press('e')
  await expect(mine.editor).toBeFocused()
  await page.keyboard.type(' of mine')
  await other.keyboard.press('e')
  await expect(theirs.editor).toBeFocused()
  await other.keyboard.type(' of theirs')
  await theirs.save()
  await expect(theirs.message.getByText('One of theirs')).toBeVisible()
  await mine.save()
  const clash = page.getByRole('alert').filter({ hasText: 'Mia Member also changed the text' })
  await expect(clash).toContainText('One of theirs')
  await expect(clash).toContainText('One of mine')
  expect(at(await mia.get(`/messages/${id}`), 'message.body')).toBe('<p>One of theirs</p>')
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await expect(theirs.message.getByText('One of mine')).toBeVisible()
})

test('deletes a message and brings it back, and says when somebody else has deleted it', async ({ page, space }) => {
  const [messages, message, shell] = [messagesOf(page), messagePageOf(page), shellOf(page)]
  const mia = await space.member()
  const project = await makeProject(space.admin)
  const id = await makeMessage(space.admin, project, { title: 'Plan', body: '<p>One</p>' })
  await makeMessage(space.admin, project, { title: 'Other' })
  await message.open(id, 'Plan')
  await message.menu('Delete')
  await messages.expectTitles(['Other'])
  await shell.undo('Deleted Plan')
  await expect(messages.row('Plan').or(message.title('Plan'))).toBeVisible()
  await page.goto(`/messages/${id}`)
  await message.menu('History')
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('created the message')
  await page.keyboard.press('Escape')
  accepted(await mia.delete(`/messages/${id}`), 200)
  await expect(page.getByText('Message not found')).toBeVisible()
})

test('attaches, previews and removes files', async ({ page, space }) => {
  const [messages, message, shell] = [messagesOf(page), messagePageOf(page), shellOf(page)]
  const id = await makeMessage(space.admin, await makeProject(space.admin), { title: 'Plan' })
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await message.open(id, 'Plan')
  await messages.attach({ name: 'deck.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  const card = message.message.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1)
  await card.hover()
  await card.getByRole('button', { name: 'Remove deck.png' }).click()
  await expect(card).toHaveCount(0)
  await shell.undo('Removed deck.png')
  await expect(card).toHaveCount(1)
})
