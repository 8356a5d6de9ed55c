import { expect } from '@playwright/test'
import { accepted } from '../fixtures/answers.ts'
import { test } from '../fixtures/journey.ts'
import { lookAt } from '../fixtures/look-at.ts'
import { addTags, makeContact, makeNote } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { contactSheetOf } from '../pages/contact-sheet.ts'
import { shellOf } from '../pages/shell.ts'

test('undoing a deletion restores the whole contact', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [list, contact, shell] = [contactListOf(page), contactPageOf(page), shellOf(page)]
  const id = await makeContact(admin, { name: 'Ada' })
  await addTags(admin, id, 'maths')
  await makeNote(admin, id, { body: 'Met at the fair.' })
  await contact.open(id)
  await contact.more('Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete Ada?' })
  await expect(question).toContainText('Also deletes 1 note.')
  await question.getByRole('button', { name: 'Delete contact' }).click()
  await list.expectNames(['Northlight'])
  await shell.undo('Deleted Ada')
  await list.expectNames(['Ada', 'Northlight'])
  await page.reload()
  await list.link('Ada').click()
  await expect(contact.note('Met at the fair.')).toBeVisible()
  await expect(contact.tagRemover('maths')).toBeVisible()
})

test('a member’s deletions are listed with who did them, and an administrator restores them', async ({ page, space }) => {
  const [contact, look] = [contactPageOf(page), lookAt(page)]
  const mia = await space.member('Mia')
  const id = await makeContact(space.admin, { name: 'Ada' })
  const secret = await makeContact(mia, { visibility: 'only-me' })
  await mia.delete(`/contacts/${secret}`)
  await mia.delete(`/contacts/${id}`)
  await page.goto('/activity')
  await page.getByRole('link', { name: 'Deleted' }).click()
  const lines = page.getByRole('list', { name: 'Deleted' }).getByRole('listitem')
  await expect(lines).toHaveText([/Mia deleted the contact Ada/, /Mia deleted a private contact/])
  await look('the deleted records')
  await page.getByRole('button', { name: 'Restore Ada' }).click()
  await expect(lines).toHaveText([/Mia deleted a private contact/])
  await contact.open(id)
  await expect(contact.name('Ada')).toBeVisible()
})

test('undoing a creation and redoing a deletion lead back to the list', async ({ page }) => {
  const [list, contact, form, shell] = [contactListOf(page), contactPageOf(page), contactSheetOf(page), shellOf(page)]
  await list.open('?sort=-name')
  await list.expectNames(['Northlight'])
  await page.keyboard.press('c')
  await form.field('First name').fill('Ada')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(contact.name('Ada')).toBeVisible()
  await expect(shell.note('Created Ada')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await list.expectNames(['Northlight'])
  await expect(page).toHaveURL(/[/]contacts[?]sort=-name$/)
  await shell.redo('Undone: Created Ada')
  await list.link('Ada').click()
  await contact.more('Delete')
  await shell.undo('Deleted Ada')
  await list.link('Ada').click()
  await expect(contact.name('Ada')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await list.expectNames(['Northlight'])
})

test('Ctrl+Z undoes step after step, Ctrl+Shift+Z redoes them', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  await contact.open(await makeContact(admin, { name: 'Ada', title: 'First' }))
  for (const title of ['Second', 'Third']) {
    await contact.change('title', title)
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    await expect(shell.saved).toBeVisible()
  }
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.note('Undone: Changed the title to Third')).toBeVisible()
  await expect(page.getByText('Second', { exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('First', { exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(shell.note('Redone: Changed the title to Second')).toBeVisible()
  await expect(page.getByText('Second', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Second', { exact: true })).toBeVisible()
})

test('undoes a step from before a reload', async ({ page, space: { admin } }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  await contact.open(await makeContact(admin, { name: 'Ada', title: 'First' }))
  await contact.change('title', 'Second')
  await expect(shell.note('Changed the title to Second')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Second', { exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.note('Undone: Changed the title to Second')).toBeVisible()
  await expect(page.getByText('First', { exact: true })).toBeVisible()
})

test('a write without a change offers no Undo and is not undone by Ctrl+Z', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  const shell = shellOf(page)
  await contact.open(await makeContact(admin, { name: 'Ada', title: 'Analyst' }))
  await contact.change('title', 'Countess')
  await expect(shell.note('Changed the title to Countess')).toBeVisible()
  // The service answers like this when nothing changes.
  await page.route('**/api/contacts/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fulfill({ status: 200, json: {} })
  })
  await contact.change('title', 'Poet')
  const note = shell.note('Changed the title to Poet')
  await expect(note).toBeVisible()
  await expect(note.getByRole('button')).toHaveCount(0)
  await page.unroute('**/api/contacts/*')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.note('Undone: Changed the title to Countess')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Analyst')).toBeVisible()
})

test('an undo shows before the service answers, and is reverted with a reason when it is refused', async ({ page, space }) => {
  const shell = shellOf(page)
  await space.member('Mia Member')
  await page.goto('/settings/people')
  const role = page.getByRole('combobox', { name: 'Role of Mia Member' })
  await role.selectOption('Administrator')
  await expect(shell.note('Mia Member is now an administrator')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/x/changes/*/undo', async (route) => {
    await answer.promise
    await route.fulfill({ status: 409, json: { errors: [{ code: 'changed', message: 'It was changed since.' }] } })
  })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(role).toHaveValue('member')
  answer.resolve()
  await expect(shell.refusal('It was changed since.')).toBeVisible()
  await expect(role).toHaveValue('admin')
})

test('an undo reads only what it changed', async ({ page, space: { admin } }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  const id = await makeContact(admin, { name: 'Ada', title: 'First' })
  await makeNote(admin, id, { body: 'Met at the fair.' })
  await contact.open(id)
  await expect(contact.note('Met at the fair.')).toBeVisible()
  await contact.change('title', 'Second')
  await expect(shell.note('Changed the title to Second')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace('/api', '')))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.note('Undone: Changed the title to Second')).toBeVisible()
  await expect(page.getByText('First', { exact: true })).toBeVisible()
  expect(requests.filter((path) => /notes|users|workgroups|tags|[/]me$/.test(path))).toEqual([])
  expect(requests).toContain(`/contacts/${id}`)
})

test('an undo can be redone from its note', async ({ page, space: { admin } }) => {
  const [list, contact, shell] = [contactListOf(page), contactPageOf(page), shellOf(page)]
  await contact.open(await makeContact(admin, { name: 'Ada' }))
  await contact.more('Delete')
  await shell.undo('Deleted Ada')
  await list.expectNames(['Ada', 'Northlight'])
  await shell.redo('Undone: Deleted Ada')
  await list.expectNames(['Northlight'])
  await page.reload()
  await list.expectNames(['Northlight'])
})

test('Ctrl+Z in a text field undoes typing', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(admin, { name: 'Ada', title: 'First' }))
  await contact.change('title', 'Second')
  await expect(shellOf(page).saved).toBeVisible()
  await contact.composer.click()
  // The editor, which follows the first focus, has what was typed into it.
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible()
  await contact.composer.pressSequentially('Typed')
  await expect(contact.composer).toHaveText('Typed')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(contact.composer).not.toContainText('Typed')
  await expect(page.getByText('Second', { exact: true })).toBeVisible()
})

test('Ctrl+Z in a field whose text has just been sent takes it back', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  await contact.open(await makeContact(admin, { name: 'Ada' }))
  await contact.composer.click()
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible()
  for (const body of ['Rang.', 'Wrote a letter.']) {
    await contact.composer.pressSequentially(body)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(contact.note(body)).toBeVisible()
    // As long as the text is in the editor, the keys belong to it.
    await expect(contact.composer).toHaveText('')
  }
  await page.keyboard.press('ControlOrMeta+z')
  await expect(contact.note('Wrote a letter.')).toBeHidden()
  await expect(contact.note('Rang.')).toBeVisible()
  await expect(contact.composer).toHaveText('')
  await page.goto('/my-tasks')
  await page.getByRole('textbox', { name: 'New task', exact: true }).click()
  await page.keyboard.type('Post the letter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Post the letter' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.note('Undone: Added “Post the letter”')).toBeVisible()
})

test('a change that others have built on is not undone, and the note says so', async ({ page, space }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  const mia = await space.member()
  const id = await makeContact(space.admin, { name: 'Ada', title: 'First' })
  await contact.open(id)
  await contact.change('title', 'Second')
  await expect(shell.saved).toBeVisible()
  accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Third' } }))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.refusal(/^Couldn't undo\./)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Third', { exact: true })).toBeVisible()
})
