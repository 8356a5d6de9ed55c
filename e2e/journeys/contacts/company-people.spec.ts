import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { makeCompany, makeContact, makeNote } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

test('the page of a company shows the notes and tasks of its people when asked, live, and undoes a deletion there', async ({
  page,
  space: { admin },
}) => {
  const contact = contactPageOf(page)
  const company = await makeCompany(admin, 'Fjordlys')
  const sigrid = await makeContact(admin, { name: 'Sigrid', 'last-name': 'Aune', 'company-id': company })
  await makeNote(admin, company, { body: 'Signed.' })
  await makeNote(admin, sigrid, { body: 'Rang.' })
  await makeTask(admin, `/contacts/${sigrid}/tasks`, 'Call again', { responsibles: [admin.id] })
  await contact.open(company)
  await expect(contact.note('Signed.')).toBeVisible()
  await expect(contact.note('Rang.')).toBeHidden()
  await page.getByRole('radiogroup', { name: 'Notes and tasks of' }).getByText('With its people').click()
  await expect(contact.note('Rang.').getByRole('link', { name: 'Sigrid Aune' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Task: Call again' }).getByRole('link', { name: 'Sigrid Aune' })).toBeVisible()
  await makeNote(admin, sigrid, { body: 'Wrote.' })
  await expect(contact.note('Wrote.')).toBeVisible()
  await contact.moreForNote('Rang.', 'Delete')
  await expect(contact.note('Rang.')).toBeHidden()
  await shellOf(page).undo('Note deleted')
  await expect(contact.note('Rang.')).toBeVisible()
})
