import { expect } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { lookAt } from '../fixtures/look-at.ts'
import { makeContact, makeFullContact, makeWorkgroup } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { contactSheetOf } from '../pages/contact-sheet.ts'
import { shellOf } from '../pages/shell.ts'

// Each test looks many times.
test.describe.configure({ timeout: 180_000 })

test('the list with its filters', async ({ page, space }) => {
  const [list, look] = [contactListOf(page), lookAt(page)]
  await page.setViewportSize({ width: 1920, height: 900 })
  await makeFullContact(space.admin)
  await makeContact(space.admin, { name: 'Bob', visibility: 'only-me' })
  await list.open('?title=Analyst')
  await list.expectNames(['Ada Byron'])
  await look('a list with a filter that is set')
  await list.open()
  await list.expectNames(['Bob', 'Ada Byron', 'Engines Ltd', 'Northlight'])
  for (const name of ['Title', 'Company', 'E-mail', 'Updated', 'Tags']) {
    await list.filter(name).click()
    await expect(list.panel(name)).toBeVisible()
    if (name === 'Updated') await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
    await look(`the panel of ${name}`)
    await page.keyboard.press('Escape')
  }
})

test('the menus of the list', async ({ page }) => {
  const [list, look] = [contactListOf(page), lookAt(page)]
  await list.open()
  await list.expectCount(1)
  await page.getByRole('button', { name: 'More for this list' }).click()
  await look('the menu of the list')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Sort/ }).click()
  await look('the orders')
  await page.keyboard.press('Escape')
})

test('the bar of a selection and what it opens', async ({ page, space }) => {
  const [list, look] = [contactListOf(page), lookAt(page)]
  await makeFullContact(space.admin)
  await list.open()
  await list.select('Ada Byron')
  await page.keyboard.press('j')
  await look('a selection')
  for (const name of ['Tag', 'Untag', 'Visibility']) {
    await list.act(name)
    await expect(list.panel(name)).toBeVisible()
    await look(`${name} for the selection`)
    await page.keyboard.press('Escape')
  }
  await list.act('Delete')
  await expect(shellOf(page).note('1 contact deleted')).toBeVisible()
  await look('a note with its way back')
})

test('a list without rows, and one that failed', async ({ page }) => {
  const [list, look] = [contactListOf(page), lookAt(page)]
  await list.open('?term=zzz')
  await expect(page.getByRole('button', { name: 'Clear filter' })).toBeVisible()
  await look('filtered to none')
  await page.route('**/api/contacts?*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await list.open()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await look('failed')
})

test('a contact, with what opens on it', async ({ page, space }) => {
  const [contact, look] = [contactPageOf(page), lookAt(page)]
  await contact.open(await makeFullContact(space.admin))
  await expect(contact.comment('Good.')).toBeVisible()
  await look('a contact')
  await contact.seenBy.click()
  await look('who can see it')
  await contact.audience.getByRole('button', { name: 'Change' }).click()
  await look('who may see it')
  await page.keyboard.press('Escape')
  await contact.property('Tags').getByRole('button', { name: 'Add a tag' }).click()
  await page.keyboard.type('sea')
  await expect(page.getByRole('option', { name: 'New tag “sea”' })).toBeVisible()
  await look('adding a tag')
  await page.keyboard.press('Escape')
  await contact.property('Company').getByRole('button', { name: 'Change the company' }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill('e')
  await expect(page.getByRole('option', { name: 'Engines Ltd' })).toBeVisible()
  await look('choosing a company')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for Ada Byron' }).click()
  await look('the menu of the contact')
})

test('a contact while it is written on', async ({ page, space }) => {
  const [contact, look] = [contactPageOf(page), lookAt(page)]
  await contact.open(await makeFullContact(space.admin))
  await contact.composer.fill('Half a no')
  await contact.moreForNote('Met at the fair.', 'Edit')
  await contact
    .property('Address')
    .getByRole('button', { name: /^Edit address/ })
    .click()
  await look('a note, an edit and an address half written')
  await contact.change('e-mail', 'ada at engines')
  await expect(contact.property('E-mail').getByRole('alert')).toBeVisible()
  await look('a refused field')
  await page.getByRole('button', { name: 'Edit name' }).click()
  await look('the name being changed')
})

test('the sheet of a new contact, with faults', async ({ page }) => {
  const [form, look] = [contactSheetOf(page), lookAt(page)]
  await form.open()
  await look('a new contact')
  await form.field('E-mail').fill('ada@nowhere')
  await form.create.click()
  await expect(form.sheet.getByRole('alert').first()).toBeVisible()
  await form.audience.selectOption('Selected people')
  await look('a new contact with faults')
})

test('the palette, the keys, the menu of the person', async ({ page, space }) => {
  const [list, shell, look] = [contactListOf(page), shellOf(page), lookAt(page)]
  await makeFullContact(space.admin)
  await list.open()
  await list.expectCount(3)
  await shell.openPalette()
  await expect(shell.found('New contact')).toBeVisible()
  await look('the palette')
  await page.keyboard.type('a')
  await expect(shell.found(/^Ada Byron/)).toBeVisible()
  await look('the palette with what was found')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await look('the keys')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /: account$/ }).click()
  await look('the menu of the person')
})

test('settings', async ({ page, space }) => {
  const look = lookAt(page)
  await space.client()
  await makeWorkgroup(space.admin, 'Build', [(await space.member()).id])
  await space.admin.post('/x/tokens', { token: { name: 'Report' } })
  for (const tab of ['people', 'workgroups', 'tokens', 'mail', 'appearance', 'keys']) {
    await page.goto(`/settings/${tab}`)
    await expect(page.getByRole('link', { name: /^Tokens 1/ })).toBeVisible()
    await look(`settings, ${tab}`)
  }
})

test('the sheets and questions of the settings', async ({ page, space }) => {
  const look = lookAt(page)
  await space.admin.post('/x/tokens', { token: { name: 'Report' } })
  const sheets = {
    'people?new': 'Invite people',
    'people?you': 'Your profile',
    'workgroups?new': 'New workgroup',
    'tokens?new': 'New token',
  }
  for (const [at, name] of Object.entries(sheets)) {
    await page.goto(`/settings/${at}`)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await look(`settings, ${at}`)
  }
  await page.goto('/settings/tokens')
  await page.getByRole('button', { name: 'Delete Report' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('a question')
})

test('what is not there, and a lost connection', async ({ page, context }) => {
  const look = lookAt(page)
  for (const [path, says] of [
    ['/nothing', 'There is no page at this address'],
    ['/contacts/999999', 'Contact not found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(says)).toBeVisible()
    await look(path)
  }
  await contactListOf(page).open()
  await contactListOf(page).expectNames(['Northlight'])
  await context.setOffline(true)
  await expect(shellOf(page).note('You are offline.')).toBeVisible()
  await look('offline')
})

test('before signing in', async ({ start, windowOf }) => {
  const page = await windowOf(undefined, {}, await start({ DEMO: '1' }))
  const look = lookAt(page)
  await page.goto('/sign-in')
  await expect(page.getByRole('region', { name: 'Or continue as' })).toBeVisible()
  await look('signing in')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@northlight.studio')
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('signing in, refused')
  await page.goto('/sign-up')
  await look('signing up')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the list, a contact and the sheet', async ({ page, space }) => {
    const [list, contact, look] = [contactListOf(page), contactPageOf(page), lookAt(page)]
    const id = await makeFullContact(space.admin)
    await list.open()
    await list.expectCount(3)
    await look('the list')
    await contact.open(id)
    await page.getByRole('button', { name: /ada@engines\.test/ }).click()
    await look('a contact')
    await contactSheetOf(page).open()
    await look('a new contact')
  })
})
