import { expect } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { makeContact, makeNote } from '../fixtures/records.ts'
import { password } from '../fixtures/workspace.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { contactSheetOf } from '../pages/contact-sheet.ts'
import { shellOf } from '../pages/shell.ts'

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

test('a half-written title, background, address and phone survive a reload', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin, { name: 'Ada', title: 'Analyst' }))
  const fields = { title: 'Countess of', background: 'Likes num' }
  const writes = (name: string) => page.getByRole('textbox', { name, exact: true })
  for (const [field, text] of Object.entries(fields)) {
    await page.getByRole('button', { name: `Edit ${field}`, exact: true }).click()
    await writes(field).fill(text)
    await page.reload()
    await expect(writes(field)).toHaveValue(text)
    await expect(page.getByText(/^Kept from today, /)).toBeVisible()
    await expect(writes(field)).not.toBeFocused()
    await writes(field).press(field === 'title' ? 'Enter' : 'Escape')
    await expect(writes(field)).toBeHidden()
  }
  await contact.property('Address').getByRole('button', { name: 'Add an address' }).click()
  await writes('Street').fill('St James’s')
  await page.reload()
  await expect(writes('Street')).toHaveValue('St James’s')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await contact.property('Phone').getByRole('button', { name: 'Add a phone' }).click()
  await writes('New phone').fill('+44 20')
  await page.reload()
  await expect(writes('New phone')).toHaveValue('+44 20')
  await writes('New phone').press('Enter')
  await expect(contact.property('Phone').getByRole('button', { name: 'Add a phone' })).toBeFocused()
  await expect(contact.property('Phone').getByText('+44 20')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Countess of', { exact: true })).toBeVisible()
  await expect(contact.property('Phone').getByText('+44 20')).toBeVisible()
  await expect(page.getByText(/^Kept from /)).toHaveCount(0)
})

test('a note to a contact that has been deleted can still be copied', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  await contact.open(id)
  await contact.composer.fill('Half a no')
  expect((await space.admin.delete(`/contacts/${id}`)).status).toBeLessThan(300)
  await page.reload()
  const kept = page.getByRole('region', { name: 'Your unsent note' })
  await expect(kept.getByText('Half a no', { exact: true })).toBeVisible()
  await expect(kept.getByRole('button', { name: 'Copy' })).toBeVisible()
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

test('signing out asks what becomes of what was not sent', async ({ windowOf, space }) => {
  const page = await windowOf(space.admin)
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  const id = await makeContact(space.admin)
  const signIn = async () => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(space.admin.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.keyboard.press('Enter')
    await expect(shell.rail).toBeVisible()
    await contact.open(id)
  }
  await contact.open(id)
  await contact.composer.fill('Half a note.')
  await shell.account('Sign out')
  await page.keyboard.press('Escape')
  await expect(contact.composer).toHaveValue('Half a note.')
  await shell.account('Sign out')
  await page.getByRole('button', { name: 'Keep and sign out' }).click()
  await signIn()
  await expect(contact.composer).toHaveValue('Half a note.')
  await shell.account('Sign out')
  await page.getByRole('button', { name: 'Forget and sign out' }).click()
  await signIn()
  await expect(contact.composer).toHaveValue('')
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
