import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { addTags, makeContact } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

test('a new tag and a known one, whatever signs they hold', { tag: '@short' }, async ({ page, space }) => {
  const contact = contactPageOf(page)
  await addTags(space.admin, await makeContact(space.admin, { name: 'Bob' }), 'a/b 50%')
  await contact.open(await makeContact(space.admin))
  await contact.tag('ferries')
  await expect(contact.tagRemover('ferries')).toBeVisible()
  await contact.tag('a/b 50%')
  await expect(contact.tagRemover('a/b 50%')).toBeVisible()
  await page.reload()
  await expect(contact.tagRemover('a/b 50%')).toBeVisible()
  await expect(contact.tagRemover('ferries')).toBeVisible()
  const list = contactListOf(page)
  await list.open('?tags=a%2Fb%2050%25')
  await list.expectNames(['Ada', 'Bob'])
})

test('a tag is taken off, and put back with Undo', async ({ page, space }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  const id = await makeContact(space.admin)
  await addTags(space.admin, id, 'client, ferries')
  await contact.open(id)
  await contact.tagRemover('client').click()
  await expect(contact.tagRemover('client')).toBeHidden()
  await shell.undo('Removed the tag client')
  await expect(contact.tagRemover('client')).toBeVisible()
  await contact.tagRemover('ferries').click()
  await expect(contact.tagRemover('ferries')).toBeHidden()
  await expect(shell.note('Removed the tag ferries')).toBeVisible()
  await page.reload()
  await expect(contact.tagRemover('client')).toBeVisible()
  await expect(contact.tagRemover('ferries')).toBeHidden()
})

test('a refused tag is taken back with the reason', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  await page.route('**/api/contacts/*/tags', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ code: 'bad', field: 'tags', message: 'This tag is not wanted.' }] } }),
  )
  await contact.tag('ferries')
  await expect(shellOf(page).refusal("Couldn't change the tags. This tag is not wanted.")).toBeVisible()
  await expect(contact.tagRemover('ferries')).toBeHidden()
})
