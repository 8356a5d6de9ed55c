import { expect } from '@playwright/test'
import { at, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { messagePageOf, messagesOf } from '../../pages/messages.ts'
import { shellOf } from '../../pages/shell.ts'

const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('The plan') }

test('writes a message with formats, category, milestone, subscribers and a file', { tag: '@short' }, async ({ page, space }) => {
  const [messages, message, shell] = [messagesOf(page), messagePageOf(page), shellOf(page)]
  const mia = await space.member()
  const { id, client } = await openSite(space)
  const milestone = await makeMilestone(space.admin, id, { title: 'Sign-off' })
  await messages.open(id, '?new')
  await messages.post()
  await expect(messages.form.getByRole('alert')).toBeVisible()
  await messages.title.fill('Which fares first?')
  await messages.text.click()
  await page.keyboard.type('Beds ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('first')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- nine of eleven')
  await messages.attach(plan)
  await expect(messages.form.getByText('plan.txt')).toBeVisible()
  await messages.aside.getByRole('combobox', { name: 'Category' }).fill('Decisions')
  await page.getByRole('option', { name: 'New category “Decisions”' }).click()
  await messages.aside.getByRole('combobox', { name: 'Milestone' }).selectOption(milestone)
  await messages.aside.getByRole('checkbox', { name: 'Carl Client' }).check()
  await messages.aside.getByRole('checkbox', { name: 'Mia Member' }).check()
  await messages.aside.getByRole('switch', { name: 'Private' }).click()
  await expect(messages.aside.getByText('1 client will not be notified')).toBeVisible()
  await expect(messages.aside.getByRole('checkbox', { name: /^Carl Client/ })).toBeDisabled()

  await messages.form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/^Draft saved today, /)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await expect(page.getByText(/^Draft from/)).toBeVisible()
  await expect(messages.text.getByRole('listitem')).toHaveText('nine of eleven')
  await expect(messages.form.getByText('plan.txt')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(message.title('Which fares first?')).toBeVisible()
  await expect(message.message.getByRole('link', { name: /plan\.txt/ })).toBeVisible()
  await expect(message.message.getByText('Private: clients cannot see this')).toBeVisible()
  await expect(message.property('Category')).toContainText('Decisions')
  await expect(message.property('Milestone')).toContainText('Sign-off')
  await expect(message.property('Subscribers')).toContainText('Mia Member')
  const [sent] = listAt(await space.admin.get(`/projects/${id}/messages`), 'messages')
  expect(sent).toMatchObject({
    title: 'Which fares first?',
    body: expect.stringMatching(/^<p>Beds <strong>first<\/strong><\/p><ul><li><p>.*nine of eleven/),
    'is-private': '1',
    subscribers: [mia.id],
    'milestone-id': milestone,
  })
  expect(listAt(await mia.get('/x/notifications'), 'notifications')).toHaveLength(1)
  expect(listAt(await client.get('/x/notifications'), 'notifications')).toHaveLength(0)
  await shell.undo('Posted Which fares first?')
  await expect(page.getByText('No messages yet')).toBeVisible()
  expect(listAt(await space.admin.get(`/projects/${id}/categories`), 'categories')).toEqual([])
})

test('takes over the default of the project, links what is selected, and takes dropped files', async ({ page, space }) => {
  const [messages, message] = [messagesOf(page), messagePageOf(page)]
  const project = await makeProject(space.admin, { 'default-to-private': '1' })
  await messages.open(project, '?new')
  await expect(messages.aside.getByRole('switch', { name: 'Private' })).toBeChecked()
  await messages.title.fill('Numbers')
  await messages.text.click()
  await page.keyboard.type('See the sheet')
  await page.keyboard.press('ControlOrMeta+a')
  await messages.form.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('textbox', { name: 'Link address' }).fill('fjordlys.example/sheet')
  await page.keyboard.press('Enter')
  await expect(messages.text.getByRole('link')).toHaveAttribute('href', 'https://fjordlys.example/sheet')
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['dropped'], 'dropped.txt', { type: 'text/plain' }))
    return data
  })
  await messages.text.dispatchEvent('drop', { dataTransfer })
  await expect(messages.form.getByText('dropped.txt')).toBeVisible()
  await messages.post()
  await expect(message.message.getByRole('link', { name: 'See the sheet' })).toHaveAttribute('rel', /noopener/)
  await expect(message.property('Visible to')).toContainText('Your team')
  const [sent] = listAt(await space.admin.get(`/projects/${project}/messages`), 'messages')
  expect(sent).toMatchObject({ 'is-private': '1', attachments: [expect.any(String)] })
})

test('keeps a refused message with the reason at its field', async ({ page, space }) => {
  const messages = messagesOf(page)
  const project = await makeProject(space.admin)
  await messages.open(project, '?new')
  await messages.title.fill('Numbers')
  await messages.text.click()
  await page.keyboard.type('Long')
  const error = { code: 'too-long', field: 'message.body', message: 'At most 64 KiB of HTML.' }
  await page.route('**/api/projects/*/messages', (route) => route.fulfill({ status: 422, json: { errors: [error] } }))
  await messages.post()
  await expect(messages.form.getByRole('alert')).toContainText('At most 64 KiB')
  await expect(messages.text).toHaveAttribute('aria-invalid', 'true')
  await page.unrouteAll()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(messagePageOf(page).title('Numbers')).toBeVisible()
  expect(at(await space.admin.get(`/x/projects/${project}/counts`), 'counts.messages')).toBe(1)
})

test('cleans what is pasted', async ({ page, space }) => {
  const messages = messagesOf(page)
  await messages.open(await makeProject(space.admin), '?new')
  await messages.text.click()
  await messages.text.evaluate((field) => {
    const clipboardData = new DataTransfer()
    const html =
      '<meta charset="utf-8"><p style="color:red" onclick="alert(1)">Bold <b>move</b><img src="https://evil.example/x.png" onerror="alert(1)"><script>alert(1)</script></p><table><tr><td>Cell</td></tr></table>'
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'Bold move')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(messages.text.getByRole('cell')).toHaveText('Cell')
  await expect(messages.text.locator('strong')).toHaveText('move')
  await expect(messages.text.locator('img:not(.ProseMirror-separator), script, [onclick], p[style]')).toHaveCount(0)
})
