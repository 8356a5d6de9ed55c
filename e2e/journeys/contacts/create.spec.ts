import { expect, type Locator, type Request } from '@playwright/test'
import { holdBack, test } from '../../fixtures/journey.ts'
import { makeCompany, makeContact } from '../../fixtures/records.ts'
import { newWorkspace } from '../../fixtures/workspace.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { contactSheetOf } from '../../pages/contact-sheet.ts'
import { shellOf } from '../../pages/shell.ts'

// What waits here for the network to come to rest would wait for ever beside a stream of events.
test.use({ listens: false })

test('a person with a new company, from the button to the page that a reload shows again', { tag: '@short' }, async ({ page }) => {
  const [list, form, contact] = [contactListOf(page), contactSheetOf(page), contactPageOf(page)]
  await list.open()
  await list.newContact.click()
  await form.field('First name').fill('Ada')
  await form.field('Last name').fill('Byron')
  await form.company.fill('Engines Ltd')
  await page.getByRole('option', { name: 'New company “Engines Ltd”' }).click()
  await expect(form.sheet.getByText('This creates a new company.')).toBeVisible()
  await form.field('E-mail').fill('ada@engines.test')
  await form.create.click()
  await expect(contact.name('Ada Byron')).toBeVisible()
  await expect(shellOf(page).note('Created Ada Byron')).toBeVisible()
  await page.reload()
  await expect(contact.name('Ada Byron')).toBeVisible()
  await expect(contact.property('E-mail').getByRole('link', { name: 'ada@engines.test' })).toBeVisible()
  await expect(contact.property('Company').getByRole('link', { name: 'Engines Ltd' })).toBeVisible()
  await list.open()
  await list.expectNames(['Ada Byron', 'Engines Ltd', 'Northlight'])
})

test('a person of an existing company, which is found as one types', async ({ page, space }) => {
  const [form, contact, list] = [contactSheetOf(page), contactPageOf(page), contactListOf(page)]
  await makeCompany(space.admin, 'Engines Ltd')
  await form.open()
  await form.field('First name').fill('Ada')
  await form.company.fill('ENGI')
  await page.getByRole('option', { name: 'Engines Ltd' }).click()
  await form.create.click()
  await expect(contact.property('Company').getByRole('link', { name: 'Engines Ltd' })).toBeVisible()
  await list.open('?type=company')
  await list.expectNames(['Engines Ltd', 'Northlight'])
})

test('Esc closes an open list of choices, and only the next one the sheet', async ({ page }) => {
  const [form, invite] = [contactSheetOf(page), page.getByRole('dialog', { name: 'Invite people' })]
  const leave = async (select: Locator) => {
    await select.click()
    await expect(page.locator('select:open')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.locator('select:open')).toHaveCount(0)
    await expect(select).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(select).toBeHidden()
  }
  await form.open()
  await leave(form.audience)
  await page.goto('/settings/people?new')
  await leave(invite.getByRole('combobox', { name: 'Role' }))
})

test('leaving the company field keeps what is typed, whether its options have arrived or not', async ({ page, space }) => {
  const [form, contact, list] = [contactSheetOf(page), contactPageOf(page), contactListOf(page)]
  await makeCompany(space.admin, 'Engines Ltd')
  const release = await holdBack(page, '**/api/contacts?*term=eng*')
  await form.open()
  await form.field('First name').fill('Ada')
  await form.company.fill('eng')
  await page.keyboard.press('Tab')
  release()
  await expect(form.company).toHaveValue('eng')
  await form.create.click()
  await expect(contact.property('Company').getByRole('link', { name: 'eng', exact: true })).toBeVisible()
  await list.open('?type=company')
  await list.expectNames(['eng', 'Engines Ltd', 'Northlight'])
})

test('a choice stands, whatever is answered after it', async ({ page, space }) => {
  const form = contactSheetOf(page)
  for (const name of ['Engines Ltd', 'England Mills']) await makeCompany(space.admin, name)
  const late: (() => Promise<void>)[] = []
  await page.route('**/api/contacts?*term=engi*', async (route) => void late.push(() => route.continue()))
  await form.open()
  await form.company.click()
  await form.company.fill('eng')
  await expect(page.getByRole('option', { name: 'England Mills' })).toBeVisible()
  const isLate = (request: Request) => request.url().includes('term=engi')
  const ended = Promise.race([page.waitForEvent('requestfinished', isLate), page.waitForEvent('requestfailed', isLate)])
  await form.company.fill('engi')
  await expect.poll(() => late.length).toBe(1)
  await page.getByRole('option', { name: 'England Mills' }).click()
  await expect(form.company).toHaveValue('England Mills')
  await page.keyboard.press('Tab')
  for (const go of late) await go()
  await ended
  await expect(form.company).toHaveValue('England Mills')
  await expect(form.sheet.getByText('This creates a new company.')).toBeHidden()
})

test('a company has no last name and no company', async ({ page }) => {
  const [form, contact] = [contactSheetOf(page), contactPageOf(page)]
  await form.open()
  await form.kind('Company').click()
  await expect(form.field('Last name')).toHaveCount(0)
  await expect(form.field('First name')).toHaveCount(0)
  await expect(form.company).toHaveCount(0)
  await form.field('Name').fill('株式会社きつね茶舗')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(contact.name('株式会社きつね茶舗')).toBeVisible()
  await page.reload()
  await expect(contact.name('株式会社きつね茶舗')).toBeVisible()
})

test('several one after the other', async ({ page }) => {
  const [form, list] = [contactSheetOf(page), contactListOf(page)]
  await form.open()
  for (const name of ['Ada', 'Bob']) {
    await form.field('First name').fill(name)
    await form.createAndAdd.click()
    await expect(form.field('First name')).toHaveValue('')
    await expect(form.field('First name')).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(form.sheet).toBeHidden()
  await list.expectNames(['Ada', 'Bob', 'Northlight'])
  await page.reload()
  await list.expectNames(['Ada', 'Bob', 'Northlight'])
})

test('what will not do is said at its field, and nothing typed is lost', async ({ page }) => {
  const [form, contact] = [contactSheetOf(page), contactPageOf(page)]
  await form.open()
  await form.field('E-mail').fill('ada@nowhere')
  await form.create.click()
  await form.expectFault('First name', 'A person or company needs a name.')
  await form.expectFault('E-mail', 'Enter a complete e-mail address, such as name@example.com.')
  await form.field('First name').fill('Ada')
  await expect(form.field('First name')).not.toHaveAttribute('aria-invalid')
  await form.field('E-mail').fill('ada@nowhere.test')
  await form.create.click()
  await expect(contact.name('Ada')).toBeVisible()
})

test('what the service refuses is said at its field too', async ({ page }) => {
  const form = contactSheetOf(page)
  await form.open()
  await form.field('First name').fill('Ada')
  const sentence = 'A last name is needed here.'
  await page.route('**/api/contacts', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ code: 'required', field: 'contact.last-name', message: sentence }] } }),
  )
  await form.create.click()
  await form.expectFault('Last name', sentence)
  await expect(form.field('First name')).toHaveValue('Ada')
  await page.unrouteAll()
  await form.field('Last name').fill('Byron')
  await form.create.click()
  await expect(contactPageOf(page).name('Ada Byron')).toBeVisible()
})

test('a full workspace says that it is full and who can make room, and keeps what was typed', async ({ tiny, windowOf }) => {
  const space = await newWorkspace(tiny, 'Crowded')
  for (const name of ['One', 'Two']) await makeCompany(space.admin, name)
  const page = await windowOf(space.admin, {}, tiny)
  const form = contactSheetOf(page)
  await form.open()
  await form.field('First name').fill('Three')
  await form.create.click()
  await expect(form.sheet.getByRole('alert')).toContainText('This workspace has reached its limit of 3 contacts.')
  await expect(form.sheet.getByRole('alert')).toContainText('The operator of the service can raise the limit.')
  await page.reload()
  await expect(form.field('First name')).toHaveValue('Three')
  await page.keyboard.press('Escape')
  await contactListOf(page).expectNames(['Crowded', 'One', 'Two'])
})

test('creating is undone from its note', async ({ page }) => {
  const [form, list, shell] = [contactSheetOf(page), contactListOf(page), shellOf(page)]
  await form.open()
  await form.field('First name').fill('Ada')
  await form.create.click()
  await shell.undo('Created Ada')
  await expect(shell.note('Undone: Created Ada')).toBeVisible()
  await list.open()
  await list.expectNames(['Northlight'])
})

test('an e-mail address that somebody has is said to be theirs', async ({ page, space }) => {
  const form = contactSheetOf(page)
  const contactData = [{ 'entity-type': 'e-mail', 'entity-value': 'Ada@engines.test', kind: 'work' }]
  const id = await makeContact(space.admin, { name: 'Ada', 'last-name': 'Byron', 'contact-data': contactData })
  await form.open()
  await form.field('First name').fill('Adah')
  await form.field('E-mail').fill('da@engines.test')
  await form.field('E-mail').press('Home')
  await page.keyboard.type('a')
  await expect(form.field('E-mail')).toHaveAccessibleDescription('Ada Byron already has this address.')
  await expect(form.sheet.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', `/contacts/${id}`)
  await form.field('E-mail').press('Backspace')
  await expect(form.field('E-mail')).not.toHaveAccessibleDescription(/already/)
})
