import { expect } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { addTags, makeContact } from '../fixtures/records.ts'
import { password } from '../fixtures/workspace.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { contactSheetOf } from '../pages/contact-sheet.ts'
import { shellOf } from '../pages/shell.ts'

test.use({ signedIn: false })

test('a whole day without the mouse', async ({ page, space }) => {
  const [list, form, contact, shell] = [contactListOf(page), contactSheetOf(page), contactPageOf(page), shellOf(page)]
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await keyboard.type(space.admin.email)
  await press('Tab')
  await keyboard.type(password)
  await press('Enter')
  await list.expectNames(['Northlight'])

  await press('c')
  await expect(form.field('Name')).toBeFocused()
  await keyboard.type('Ada')
  await press('Tab')
  await keyboard.type('Byron')
  await press('Tab')
  await keyboard.type('Engines')
  await expect(page.getByRole('option', { name: 'New company “Engines”' })).toBeVisible()
  await press('Enter', 'Tab')
  await keyboard.type('ada@engines.test')
  await press('ControlOrMeta+Enter')
  await expect(contact.name('Ada Byron')).toBeVisible()

  await press('e')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await keyboard.type('Augusta')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeVisible()
  await expect(contact.name('Augusta Byron')).toBeVisible()
  await press('c')
  await expect(contact.composer).toBeFocused()
  await keyboard.type('Rang about the engine.')
  await press('ControlOrMeta+Enter')
  await expect(contact.note('Rang about the engine.')).toBeVisible()
  await press('Escape', 'j', 'e')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused()
  await press('End')
  await keyboard.type(' Twice.')
  await press('ControlOrMeta+Enter')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeHidden()
  await expect(contact.note('Rang about the engine. Twice.')).toBeVisible()

  await press('g', 'c')
  await list.expectNames(['Augusta Byron', 'Engines', 'Northlight'])
  await press('j', 'x', 'Shift+ArrowDown')
  await expect(list.bulk.getByRole('status')).toHaveText('2 selected')
  await press('Escape')
  await expect(list.bulk).toBeHidden()
  await press('Home', 'Enter')
  await expect(contact.name('Augusta Byron')).toBeVisible()

  await press('ControlOrMeta+k')
  await expect(shell.palette).toBeVisible()
  await keyboard.type('>sign out')
  await expect(shell.found('Sign out')).toHaveAttribute('aria-selected', 'true')
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
})

test.describe('signed in', () => {
  test.use({ signedIn: true })

  test('Tab reaches what can be done in sensible order, beginning with the way past the rail', async ({ page }) => {
    await contactListOf(page).open()
    await contactListOf(page).expectNames(['Northlight'])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'More for this list' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Select all' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'More for this list' })).toBeFocused()
  })

  test('a field of the contact is opened, changed and kept by keys alone, and the focus stays', async ({ page, space: { admin } }) => {
    const contact = contactPageOf(page)
    const id = await makeContact(admin, { name: 'Ada', title: 'Analyst' })
    await addTags(admin, id, 'maths')
    await contact.open(id)
    await page.getByRole('button', { name: 'Edit title' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'title' })).toBeFocused()
    await page.keyboard.type('Countess')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Edit title' })).toBeFocused()
    await contact.property('Tags').getByRole('button', { name: 'Add a tag' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeFocused()
    await page.keyboard.type('poetry')
    await expect(page.getByRole('option', { name: 'New tag “poetry”' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(contact.tagRemover('poetry')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contact.property('Tags').getByRole('button', { name: 'Add a tag' })).toBeFocused()
    await contact.seenBy.focus()
    await page.keyboard.press('Enter')
    await expect(contact.audience).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(contact.seenBy).toBeFocused()
    await page.reload()
    await expect(page.getByText('Countess')).toBeVisible()
    await expect(contact.tagRemover('poetry')).toBeVisible()
  })

  test('what is selected with the keys is tagged and deleted with the keys, of the bar and of the palette', async ({
    page,
    space: { admin },
  }) => {
    const [list, shell] = [contactListOf(page), shellOf(page)]
    for (const name of ['Ada', 'Bob', 'Cy']) await makeContact(admin, { name })
    await list.open('?type=person')
    await list.expectNames(['Ada', 'Bob', 'Cy'])
    for (const key of ['j', 'j', 'x']) await page.keyboard.press(key)
    await expect(list.grid).toBeFocused()
    await expect(list.bulk.getByRole('button', { name: 'Tag', exact: true })).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.getByRole('textbox', { name: 'Tag them' })).toBeFocused()
    await page.keyboard.type('ferries')
    await page.keyboard.press('Enter')
    await expect(list.row('Bob')).toContainText('ferries')
    await page.keyboard.press('x')
    await expect(list.bulk).toBeVisible()
    await shell.openPalette()
    await page.keyboard.type('who can see the selected')
    await expect(shell.found('Change who can see the selected contact')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Who can see' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Delete')
    await list.expectNames(['Ada', 'Cy'])
    await expect(shell.note('1 contact deleted')).toBeVisible()
  })

  test('the palette does what the contact in sight lets one do', async ({ page, space: { admin } }) => {
    const [contact, shell] = [contactPageOf(page), shellOf(page)]
    await contact.open(await makeContact(admin, { name: 'Ada', 'last-name': 'Byron' }))
    const choose = async (typed: string, label: string) => {
      await shell.openPalette()
      await page.keyboard.type(typed)
      await shell.found(label).click()
      await expect(shell.palette).toBeHidden()
    }
    await expect(contact.name('Ada Byron')).toBeVisible()
    await shell.openPalette()
    await page.keyboard.type('undo')
    await expect(shell.palette.getByText('Nothing is called “undo”.')).toBeVisible()
    await page.keyboard.press('Escape')
    await choose('tag', 'Tag Ada Byron')
    await expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeFocused()
    await page.keyboard.type('poetry')
    await expect(page.getByRole('option', { name: 'New tag “poetry”' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(contact.tagRemover('poetry')).toBeVisible()
    await page.keyboard.press('Escape')
    await choose('who can', 'Change who can see Ada Byron')
    await expect(contact.audience).toBeVisible()
    await page.keyboard.press('Escape')
    const files = page.waitForEvent('filechooser')
    await choose('attach', 'Attach a file to Ada Byron')
    await files
    await choose('edit', 'Edit the name of Ada Byron')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await shell.openPalette()
    await page.keyboard.type('undo')
    await expect(shell.found(/^Undo the last thing/)).toContainText('Tagged poetry')
    await page.keyboard.press('Escape')
    await choose('delete', 'Delete Ada Byron')
    await expect(shell.note('Deleted Ada Byron')).toBeVisible()
  })

  test('? shows the keys, Esc puts them away', async ({ page }) => {
    await contactListOf(page).open()
    await contactListOf(page).expectNames(['Northlight'])
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys.getByText('Find or do anything')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
  })
})
