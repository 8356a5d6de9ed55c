import { expect } from '@playwright/test'
import { accepted } from '../fixtures/answers.ts'
import { test } from '../fixtures/journey.ts'
import { addTags, makeContact, makeNote } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { contactSheetOf } from '../pages/contact-sheet.ts'
import { shellOf } from '../pages/shell.ts'

test('a deleted contact comes back whole from its note', async ({ page, space: { admin } }) => {
  const [list, contact, shell] = [contactListOf(page), contactPageOf(page), shellOf(page)]
  const id = await makeContact(admin, { name: 'Ada' })
  await addTags(admin, id, 'maths')
  await makeNote(admin, id, { body: 'Met at the fair.' })
  await contact.open(id)
  await contact.more('Delete')
  await list.expectNames(['Northlight'])
  await shell.undo('Deleted Ada')
  await list.expectNames(['Ada', 'Northlight'])
  await page.reload()
  await list.link('Ada').click()
  await expect(contact.note('Met at the fair.')).toBeVisible()
  await expect(contact.tagRemover('maths')).toBeVisible()
})

test('who made a contact and takes it back stands in the list again, and so does who deletes it once more', async ({ page }) => {
  const [list, contact, form, shell] = [contactListOf(page), contactPageOf(page), contactSheetOf(page), shellOf(page)]
  await list.open('?sort=-name')
  await list.expectNames(['Northlight'])
  await page.keyboard.press('c')
  await form.field('Name').fill('Ada')
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

test('Ctrl+Z takes back step after step, Ctrl+Shift+Z does them again', async ({ page, space: { admin } }) => {
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

test('what was done before a reload is taken back after it', async ({ page, space: { admin } }) => {
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

test('a write that changed nothing offers no Undo, and Ctrl+Z takes back what was done before it', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  const shell = shellOf(page)
  await contact.open(await makeContact(admin, { name: 'Ada', title: 'Analyst' }))
  await contact.change('title', 'Countess')
  await expect(shell.note('Changed the title to Countess')).toBeVisible()
  // As the service answers where what is sent is what is there.
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

test('an undo is redone from its note', async ({ page, space: { admin } }) => {
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

test('while one types, Ctrl+Z belongs to the text', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(admin, { name: 'Ada', title: 'First' }))
  await contact.change('title', 'Second')
  await expect(shellOf(page).saved).toBeVisible()
  await contact.composer.pressSequentially('Typed')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(contact.composer).not.toHaveValue('Typed')
  await expect(page.getByText('Second', { exact: true })).toBeVisible()
})

test('what somebody has changed since is not undone, and the note says so', async ({ page, space }) => {
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
