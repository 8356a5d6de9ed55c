import { expect } from '@playwright/test'
import { accepted, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMessage, openSite } from '../../fixtures/projects.ts'
import { messagePageOf } from '../../pages/messages.ts'
import { shellOf } from '../../pages/shell.ts'

const commentOn = async (by: Caller, message: string, body: string) =>
  textAt(accepted(await by.post(`/messages/${message}/comments`, { comment: { body } }), 201), 'comment-id')

test('shows comments oldest first, with earlier ones on request', async ({ page, space }) => {
  const message = messagePageOf(page)
  const { id: project, client } = await openSite(space)
  const id = await makeMessage(space.admin, project, { title: 'Plan' })
  for (let n = 1; n <= 60; n += 1) await commentOn(n === 60 ? client : space.admin, id, `Comment ${n}.`)
  await message.open(id, 'Plan')
  await expect(page.getByRole('heading', { name: 'Comments 60' })).toBeVisible()
  await expect(message.comments.getByRole('article')).toHaveCount(50)
  await expect(message.comments.getByRole('article').last()).toContainText('Comment 60.')
  await expect(message.comments.getByRole('article').last()).toContainText('Harbour Works')
  await page.getByRole('button', { name: 'Show earlier comments (10)' }).click()
  await expect(message.comments.getByRole('article')).toHaveCount(60)
  await expect(message.comments.getByRole('article').first()).toContainText('Comment 1.')
})

test('adds, edits and deletes comments, hides one from clients, and shows those of others at once', { tag: '@short' }, async ({
  page,
  space,
  windowOf,
}) => {
  const { id: project, client } = await openSite(space)
  const id = await makeMessage(space.admin, project, { title: 'Plan' })
  const other = await windowOf(client)
  const [message, theirs, shell] = [messagePageOf(page), messagePageOf(other), shellOf(page)]
  await message.open(id, 'Plan')
  await theirs.open(id, 'Plan')
  await page.keyboard.press('c')
  await expect(message.composer).toBeFocused()
  await message.composer.fill('Agreed.')
  await page.reload()
  await expect(message.composer).toHaveText('Agreed.')
  await message.send()
  await expect(theirs.comment('Agreed.')).toBeVisible()

  await message.composer.fill('Phase 2, between us.')
  await page.getByRole('region', { name: 'Comments on this page' }).getByRole('switch', { name: 'Private' }).click()
  await expect(page.getByText('Clients cannot see this.')).toBeVisible()
  await message.send()
  await expect(message.comment('between us')).toContainText('Private: clients cannot see this')
  await commentOn(client, id, 'From the harbour.')
  await expect(message.comment('From the harbour.')).toBeVisible()
  await expect(theirs.comment('From the harbour.')).toBeVisible()
  await expect(theirs.comment('between us')).toHaveCount(0)

  await message.commentMenu('between us', 'Show to clients')
  await expect(theirs.comment('between us')).toBeVisible()
  await message.commentMenu('Agreed.', 'Edit')
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Agreed, all of it.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(theirs.comment('Agreed, all of it.')).toBeVisible()
  await message.commentMenu('Agreed, all of it.', 'Delete')
  await expect(message.comment('Agreed, all of it.')).toHaveCount(0)
  await shell.undo('Comment deleted')
  await expect(message.comment('Agreed, all of it.')).toBeVisible()
})

test('attaches a file to a comment', async ({ page, space }) => {
  const message = messagePageOf(page)
  const { id: project } = await openSite(space)
  await message.open(await makeMessage(space.admin, project, { title: 'Plan' }), 'Plan')
  await message.composer.fill('See the plan.')
  const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('The plan') }
  await page.getByLabel('Attach', { exact: true }).and(page.locator('input')).setInputFiles([file])
  await expect(page.getByRole('region', { name: 'Comments on this page' }).getByText('plan.txt')).toBeVisible()
  await message.send()
  await expect(message.comment('See the plan.').getByRole('link', { name: /plan\.txt/ })).toBeVisible()
})

test('a message deleted under an unsent comment leaves the text box, which goes on in the composer after undo', async ({ page, space }) => {
  const message = messagePageOf(page)
  const { id: project } = await openSite(space)
  const id = await makeMessage(space.admin, project, { title: 'Plan' })
  const mia = await space.member('Mia Member')
  await message.open(id, 'Plan')
  await page.getByRole('textbox', { name: 'New comment' }).click()
  await page.keyboard.type('A comment that must ')
  const { headers } = accepted(await mia.delete(`/messages/${id}`))
  const unsent = page.getByRole('textbox', { name: 'Unsent comment' })
  await expect(unsent).toBeFocused()
  await page.keyboard.type('not be lost')
  await expect(unsent).toHaveValue('A comment that must not be lost')
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await page.reload()
  await expect(unsent).toHaveValue('A comment that must not be lost')
  await unsent.press('End')
  accepted(await mia.post(`/x/changes/${headers['x-change']}/undo`))
  const field = page.getByRole('textbox', { name: 'New comment' })
  await expect(field).toBeFocused()
  await page.keyboard.type('.')
  await expect(field).toHaveText('A comment that must not be lost.')
})
