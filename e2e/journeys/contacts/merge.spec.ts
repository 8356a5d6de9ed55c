import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { addTags, makeContact, makeNote } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'

const phone = (value: string) => ({ 'contact-data': [{ 'entity-type': 'phone', 'entity-value': value, kind: 'work' }] })

test('what another program merges shows up: one of the two is left, with all of both', async ({ page, space: { admin } }) => {
  const [list, contact] = [contactListOf(page), contactPageOf(page)]
  const winner = await makeContact(admin, { name: 'Ada', 'last-name': 'Byron', ...phone('1815') })
  const looser = await makeContact(admin, { name: 'A.', 'last-name': 'Byron', title: 'Analyst', ...phone('1852') })
  await addTags(admin, winner, 'maths')
  await addTags(admin, looser, 'poetry')
  await makeNote(admin, looser, { body: 'Met at the fair.' })
  await list.open()
  await list.expectNames(['A. Byron', 'Ada Byron', 'Northlight'])
  accepted(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`))
  await page.reload()
  await list.expectNames(['Ada Byron', 'Northlight'])
  await list.link('Ada Byron').click()
  await expect(contact.property('Phone').getByRole('link')).toHaveText(['1815', '1852'])
  await expect(page.getByText('Analyst')).toBeVisible()
  await expect(contact.tagRemover('maths')).toBeVisible()
  await expect(contact.tagRemover('poetry')).toBeVisible()
  await expect(contact.note('Met at the fair.')).toBeVisible()
})

test('a page of the one that was merged away says that it is gone, and undoing brings it back', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  const winner = await makeContact(admin, { name: 'Ada' })
  const looser = await makeContact(admin, { name: 'Augusta' })
  const merged = accepted(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`))
  await page.goto(`/contacts/${looser}`)
  await expect(page.getByText('Contact not found')).toBeVisible()
  accepted(await admin.post(`/x/changes/${merged.headers['x-change']}/undo`))
  await page.reload()
  await expect(contact.name('Augusta')).toBeVisible()
})
