import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { stopClock } from '../../fixtures/clock.ts'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { makeCase, makeCompany, makeContact, makeDeal, makeNote, upload } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

test('one stream shows notes, tasks, deals, cases and files, and adds each of them', async ({ page, space: { admin } }) => {
  const [contact, shell, look] = [contactPageOf(page), shellOf(page), lookAt(page)]
  const company = await makeCompany(admin, 'Engines', { attachment: [await upload(admin, 'plan', 'plan.txt')] })
  await makeNote(admin, company, { body: 'Met at the fair.', attachments: [await upload(admin, 'prices', 'prices.txt')] })
  await makeTask(admin, `/contacts/${company}/tasks`, 'Write back', { responsibles: [admin.id] })
  await makeDeal(admin, {
    name: 'Night ferries',
    'deal-with': company,
    currency: 'EUR',
    price: '85',
    'price-type': 'hour',
    duration: '320',
  })
  await makeCase(admin, { name: 'Refund stuck', 'involved-people': [company] })
  const filters = page.getByRole('radiogroup', { name: 'Show' })
  const shown = page.getByRole('region', { name: 'Timeline' }).getByRole('article')
  const show = (name: string) => filters.getByText(name).click()
  const add = async (kind: string, name: string) => {
    await page.getByRole('group', { name: 'Add', exact: true }).getByRole('button', { name: kind }).click()
    await expect(page.getByRole('textbox', { name: `New ${kind.toLowerCase()}` })).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await contact.open(company)
  await expect(filters).toHaveText('Everything6Notes1Tasks1 openDeals1Cases1Files2')
  await expect(shown).toHaveCount(5)
  await look('the stream')
  await show('Deals')
  await expect(shown).toHaveText(/Night ferries.*Pending.*€27,200.*€85 an hour × 320 h/)
  await add('Deal', 'Day ferries')
  await expect(shown).toHaveCount(2)
  await expect(filters).toContainText('Deals2')
  await show('Cases')
  await add('Case', 'Lost bag')
  await expect(shown).toHaveCount(2)
  await show('Files')
  await expect(shown).toHaveCount(2)
  await show('Everything')
  await shell.undo('Created Lost bag')
  await expect(filters).toContainText('Cases1')
  await page.getByRole('article', { name: 'Deal: Day ferries' }).getByRole('link').click()
  await expect(shell.title('Day ferries')).toBeVisible()
  await expect(page.getByText('With Engines, Ana Admin responsible')).toBeVisible()
  await page.goBack()
  await page.getByRole('article', { name: 'Case: Refund stuck' }).focus()
  await page.keyboard.press('Enter')
  await expect(shell.title('Refund stuck')).toBeVisible()
})

test('a company shows the deals and cases of its people, its projects, and takes files', async ({ page, space: { admin } }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  const company = await makeCompany(admin, 'Engines')
  const ada = await makeContact(admin, { 'company-id': company })
  await makeDeal(admin, { name: 'Own deal', 'deal-with': company })
  await makeDeal(admin, { name: 'Her deal', 'deal-with': ada })
  await makeCase(admin, { name: 'Her case', 'involved-people': [ada] })
  const project = { name: 'Harbour site', 'contact-id': company }
  accepted(await admin.post('/projects', { project }), 201)
  await contact.open(company)
  const entry = (name: string) => page.getByRole('article', { name })
  await expect(entry('Deal: Her deal')).toContainText('Ada')
  await expect(entry('Case: Her case')).toContainText('Ada')
  await expect(entry('Deal: Own deal')).not.toContainText('Engines')
  await expect(contact.property('Projects').getByRole('link', { name: 'Harbour site' })).toBeVisible()
  await page.getByRole('group', { name: 'Add', exact: true }).getByRole('button', { name: 'File' }).click()
  const choose = page.getByRole('button', { name: 'Choose files' })
  await expect(choose).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await choose.click()
  await (await chooser).setFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') })
  await expect(entry('File plan.txt')).toBeVisible()
  await expect(contact.property('Files')).toContainText('plan.txt')
  await expect(shell.saved).toBeVisible()
  await contact.property('Projects').getByRole('link', { name: 'Harbour site' }).click()
  await expect(shell.title('Harbour site')).toBeVisible()
})

test('a refused deal keeps its name, with the reason', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(admin))
  await page.getByRole('group', { name: 'Add', exact: true }).getByRole('button', { name: 'Deal' }).click()
  await page.route('**/api/deals', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 507, json: { errors: [] } }) : route.continue(),
  )
  await page.getByRole('textbox', { name: 'New deal' }).fill('Night ferries')
  await page.getByRole('button', { name: 'Add deal' }).click()
  await expect(page.getByText('This workspace is full.')).toBeVisible()
  await page.reload()
  await page.getByRole('group', { name: 'Add', exact: true }).getByRole('button', { name: 'Deal' }).click()
  await expect(page.getByRole('textbox', { name: 'The deal that was not added' })).toHaveValue('Night ferries')
  await expect(page.getByRole('textbox', { name: 'New deal' })).toHaveValue('')
  await expect(page.getByRole('link', { name: '1 not saved' })).toBeVisible()
})

test('lists the people of a company with their titles, on its page and in the palette', async ({ page, space: { admin } }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  const company = await makeCompany(admin, 'Engines')
  await makeContact(admin, { name: 'Ada', title: 'Analyst', 'company-id': company })
  await makeContact(admin, { name: 'Charles', title: 'Founder', 'company-id': company })
  await contact.open(company)
  await expect(contact.property('People').getByRole('listitem')).toHaveText([/Ada.*Analyst/, /Charles.*Founder/])
  await shell.openPalette()
  await page.keyboard.type('Engin')
  await expect(shell.found(/^.*Ada.*Analyst, Engines/)).toBeVisible()
  await shell.found(/Charles.*Founder, Engines/).click()
  await expect(contact.name('Charles')).toBeVisible()
  await page.getByRole('link', { name: 'Engines' }).first().click()
  await expect(contact.name('Engines')).toBeVisible()
})

test('says when a yearly date comes next, 29 February included', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  await stopClock(page, '2027-02-20T12:00:00')
  await contact.open(await makeContact(admin))
  await contact.add('Dates', 'Add a date', 'New date', '29 Feb 1984')
  await expect(contact.property('Dates')).toContainText('Turns 43 on Sun 28 Feb, in 8 days (28 Feb when there is no 29 Feb)')
  await stopClock(page, '2028-02-28T12:00:00')
  await page.reload()
  await expect(contact.property('Dates')).toContainText('Turns 44 tomorrow')
})

test('files dropped on the properties are attached to a new note, once', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(admin))
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['hello'], 'plan.txt', { type: 'text/plain' }))
    return transfer
  })
  await contact.property('Phone').dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('plan.txt')).toHaveCount(1)
  await expect(contact.composer).toBeFocused()
})

test('stops at twenty tags in the filter', async ({ page, space: { admin } }) => {
  const list = contactListOf(page)
  const tags = Array.from({ length: 21 }, (_, n) => `tag${String(n).padStart(2, '0')}`)
  await makeContact(admin).then((id) => admin.post(`/contacts/${id}/tags`, { tags: tags.join(',') }))
  await list.open(`?tags=${tags.slice(0, 20).join(',')}`)
  await list.expectNames(['Ada'])
  await list
    .filter('Tags')
    .or(page.getByRole('button', { name: /^Tags: / }))
    .first()
    .click()
  await expect(page.getByText('You can filter by up to 20 tags.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'tag20' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'tag00' }).click()
  await expect(page.getByRole('checkbox', { name: 'tag20' })).toBeEnabled()
})
