import { expect } from '@playwright/test'
import { byKeys } from '../../fixtures/by-keys.ts'
import { test } from '../../fixtures/journey.ts'
import { makeExpense, makeLink, makeMessage, makeProject, makeWriteboard, uploadTo } from '../../fixtures/projects.ts'
import { messagePageOf, messagesOf } from '../../pages/messages.ts'

test('messages and comments keep the focus while they are written, edited and deleted', async ({ page, space: { admin } }) => {
  const [messages, message, keys] = [messagesOf(page), messagePageOf(page), byKeys(page)]
  const project = await makeProject(admin)
  const id = await makeMessage(admin, project, { title: 'Plan', body: 'First draft.' })
  await messages.open(project)
  await keys.press('c', () => expect(messages.title).toBeFocused())
  await keys.press('Escape', () => expect(messages.form).toBeHidden())
  await keys.press('c', () => expect(messages.title).toBeFocused())
  await keys.type('Second plan')
  await messages.text.focus()
  await keys.type('All by rail.')
  await keys.press('ControlOrMeta+Enter', () => expect(messages.form).toBeHidden())
  await message.open(id, 'Plan')
  await keys.press('c', () => expect(message.composer).toBeFocused())
  await keys.type('Agreed.')
  await keys.press('ControlOrMeta+Enter', () => expect(message.comment('Agreed.')).toBeVisible())
  await keys.press('Escape')
  const more = message.comment('Agreed.').getByRole('button', { name: /^More actions/ })
  await keys.choose(more, 'Edit', () => expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toBeFocused())
  await keys.press('ControlOrMeta+Enter', () => expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toBeHidden())
  await keys.choose(more, 'Delete', () => expect(message.comment('Agreed.')).toHaveCount(0))
  await keys.press('e', () => expect(message.editor).toBeFocused())
  await keys.press('ControlOrMeta+Enter', () => expect(message.editor).toBeHidden())
})

test('writeboards, links, expenses and files keep the focus while they are written, added and deleted', async ({
  page,
  space: { admin },
}) => {
  const keys = byKeys(page)
  const project = await makeProject(admin)
  const board = await makeWriteboard(admin, project)
  await page.goto(`/writeboards/${board}`)
  await expect(page.getByRole('article', { name: 'Revision 1' })).toBeVisible()
  await keys.press('e', () => expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused())
  await keys.type('Two')
  await keys.press('ControlOrMeta+Enter', () => expect(page.getByRole('article', { name: 'Revision 2' })).toBeVisible())
  await keys.press('e', () => expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused())
  await keys.press('Escape', () => expect(page.getByRole('textbox', { name: 'Text' })).toBeHidden())
  await makeLink(admin, project)
  await page.goto(`/projects/${project}/links`)
  await expect(page.getByText('Brand').first()).toBeVisible()
  await keys.press('c', () => expect(page.getByRole('dialog')).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('dialog')).toBeHidden())
  await makeExpense(admin, project, { notes: 'Train' })
  await makeExpense(admin, project, { notes: 'Hotel' })
  await page.goto(`/projects/${project}/expenses`)
  await expect(page.getByText('Hotel')).toBeVisible()
  await keys.press('j x', () => expect(page.getByRole('toolbar')).toBeVisible())
  await keys.press('Delete', () => expect(page.getByRole('toolbar')).toBeHidden())
  await keys.press('c', () => expect(page.getByRole('dialog')).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('dialog')).toBeHidden())
  for (const name of ['plan.txt', 'prices.txt']) await uploadTo(admin, { 'project-id': project }, name)
  await page.goto(`/projects/${project}/files`)
  await expect(page.getByText('plan.txt')).toBeVisible()
  await keys.press('j x', () => expect(page.getByRole('toolbar')).toBeVisible())
  await keys.press('Delete', () => expect(page.getByRole('toolbar')).toBeHidden())
  await keys.press('j Enter', () => expect(page.getByRole('complementary', { name: 'File' })).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('complementary', { name: 'File' })).toBeHidden())
})
