import { expect } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { makeContact, makeNote } from './fixtures/records.ts'
import { contactPageOf } from './pages/contact-page.ts'
import { contactSheetOf } from './pages/contact-sheet.ts'

test('a half-written note, edit and comment survive a reload', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  await makeNote(space.admin, id, { body: 'Old note.' })
  await contact.open(id)
  await contact.composer.fill('Half a no')
  await contact.note('Old note.').getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('textbox', { name: 'New comment' }).fill('Half a com')
  await contact.moreForNote('Old note.', 'Edit')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Old note, better.')
  await page.reload()
  await expect(contact.composer).toHaveValue('Half a no')
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveValue('Half a com')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Old note, better.')
  await expect(page.getByText(/^Kept from /).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Note', exact: true }).press('ControlOrMeta+Enter')
  await expect(contact.note('Old note, better.')).toBeVisible()
  await page.getByRole('button', { name: /^Note Ctrl/ }).click()
  await expect(contact.note('Half a no')).toBeVisible()
  await page.reload()
  await expect(contact.composer).toHaveValue('')
  await expect(contact.note('Half a no')).toBeVisible()
})

test('a half-filled sheet survives closing and a reload, until one starts afresh', async ({ page }) => {
  const form = contactSheetOf(page)
  await form.open()
  await form.field('Name').fill('Ada')
  await form.company.fill('Engines')
  await form.field('E-mail').fill('ada@')
  await page.keyboard.press('Escape')
  await expect(form.sheet).toBeHidden()
  await form.open()
  await expect(form.field('Name')).toHaveValue('Ada')
  await expect(form.company).toHaveValue('Engines')
  await expect(form.field('E-mail')).toHaveValue('ada@')
  await page.reload()
  await expect(form.sheet.getByText(/^Kept from today, /)).toBeVisible()
  await form.sheet.getByRole('button', { name: 'Start afresh' }).click()
  await expect(form.field('Name')).toHaveValue('')
  await page.reload()
  await expect(form.field('Name')).toHaveValue('')
})

test('drafts are each person’s own', async ({ page, space, context }) => {
  const contact = contactPageOf(page)
  const mia = await space.member()
  const id = await makeContact(space.admin)
  await contact.open(id)
  await contact.composer.fill('From Ana.')
  await context.addCookies([{ name: 'tandem_session', value: mia.token, url: space.service.origin }])
  await contact.open(id)
  await expect(contact.composer).toHaveValue('')
})

test('a draft of one contact does not show up at another', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const [ada, bob] = [await makeContact(space.admin, { name: 'Ada' }), await makeContact(space.admin, { name: 'Bob' })]
  await contact.open(ada)
  await contact.composer.fill('For Ada.')
  await contact.open(bob)
  await expect(contact.composer).toHaveValue('')
  await contact.open(ada)
  await expect(contact.composer).toHaveValue('For Ada.')
})
