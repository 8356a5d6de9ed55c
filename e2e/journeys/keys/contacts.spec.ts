import { expect } from '@playwright/test'
import { byKeys } from '../../fixtures/by-keys.ts'
import { test } from '../../fixtures/journey.ts'
import { addTags, makeComment, makeContact, makeFullContact, makeNote } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'

test('the list of contacts keeps the focus while rows are tagged, shown to others, deleted and filtered', async ({
  page,
  space: { admin },
}) => {
  const [list, keys] = [contactListOf(page), byKeys(page)]
  for (const name of ['Ada', 'Bea', 'Cleo']) await addTags(admin, await makeContact(admin, { name }), 'maths')
  await list.open('?type=person')
  await list.expectNames(['Ada', 'Bea', 'Cleo'])
  await keys.press('j x', () => expect(list.bulk.getByRole('status')).toHaveText('1 selected'))
  await keys.press('t', () => expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeFocused())
  await keys.type('ferries')
  await keys.press('Enter', () => expect(list.row('Ada')).toContainText('ferries'))
  await keys.press('u', () => expect(page.getByRole('dialog', { name: 'Untag' })).toBeVisible())
  await keys.press('Enter', () => expect(list.row('Ada')).toContainText(/^(?!.*maths.*ferries).*$/s))
  await keys.press('v', () => expect(page.getByRole('dialog', { name: 'Visibility' })).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('dialog', { name: 'Visibility' })).toBeHidden())
  await keys.press('Escape', () => expect(list.bulk).toBeHidden())
  await keys.press('Space', () => expect(list.bulk.getByRole('status')).toHaveText('1 selected'))
  await keys.press('Delete', () => list.expectNames(['Bea', 'Cleo']))
  await keys.press('ControlOrMeta+z', () => list.expectNames(['Ada', 'Bea', 'Cleo']))
  await keys.use(list.filter('Title'), () => expect(list.panel('Title')).toBeVisible())
  await keys.type('Captain')
  await keys.press('Enter', () => expect(page.getByRole('button', { name: /^Clear filter/ })).toBeVisible())
  await keys.use(page.getByRole('button', { name: /^Clear filter/ }), () => list.expectNames(['Ada', 'Bea', 'Cleo']))
  await keys.use(page.getByRole('button', { name: /^Sort/ }), () => expect(page.getByRole('menu')).toBeVisible())
  await keys.press('ArrowDown Enter', () => expect(page.getByRole('menu')).toBeHidden())
  await keys.press('c', () => expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused())
  await keys.press('Escape', () => expect(page.getByRole('dialog')).toBeHidden())
  await keys.press('?', () => expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('dialog')).toBeHidden())
  await keys.press('Home Enter', () => expect(page).toHaveURL(/contacts[/]\d+$/))
})

test('the page of a contact keeps the focus while its fields, tags, notes and comments change', async ({ page, space: { admin } }) => {
  const [contact, keys] = [contactPageOf(page), byKeys(page)]
  const id = await makeFullContact(admin)
  const note = await makeNote(admin, id, { body: 'Rang about the engine.' })
  await makeComment(admin, note, { body: 'Good idea.' })
  await contact.open(id)
  await keys.use(contact.tagRemover('client'), () => expect(contact.tagRemover('client')).toHaveCount(0))
  await keys.use(contact.tagRemover('poetry'), () => expect(contact.tagRemover('poetry')).toHaveCount(0))
  await keys.use(contact.property('Tags').getByRole('button', { name: 'Add a tag' }), () =>
    expect(page.getByRole('combobox', { name: 'Add a tag' })).toBeFocused(),
  )
  await keys.type('sails')
  await keys.press('Enter', () => expect(contact.tagRemover('sails')).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('dialog')).toBeHidden())
  await keys.press('e', () => expect(page.getByRole('textbox', { name: 'First name', exact: true })).toBeFocused())
  await keys.press('Escape', () => expect(page.getByRole('button', { name: 'Edit name' })).toBeVisible())
  await keys.press('c', () => expect(contact.composer).toBeFocused())
  await keys.type('Wrote back.')
  await keys.press('ControlOrMeta+Enter', () => expect(contact.note('Wrote back.')).toBeVisible())
  await keys.press('Escape', () => expect(page.getByRole('region', { name: 'Timeline' })).toBeFocused())
  await keys.press('j', () => expect(contact.note('Wrote back.')).toBeFocused())
  await keys.choose(contact.note('Rang about').getByRole('button', { name: /^More actions for the note/ }), 'Edit', () =>
    expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused(),
  )
  await keys.press('Escape', () => expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeHidden())
  await keys.choose(contact.comment('Good idea.').getByRole('button', { name: /^More actions for the comment/ }), 'Delete', () =>
    expect(contact.comment('Good idea.')).toHaveCount(0),
  )
  await keys.choose(contact.note('Rang about').getByRole('button', { name: /^More actions for the note/ }), 'Delete', () =>
    expect(contact.note('Rang about')).toHaveCount(0),
  )
  await keys.use(contact.seenBy, () => expect(contact.audience).toBeVisible())
  await keys.press('Escape', () => expect(contact.audience).toBeHidden())
  const question = page.getByRole('alertdialog')
  await keys.choose(page.getByRole('button', { name: 'More for Ada Byron' }), 'Delete', () => expect(question).toBeVisible())
  await keys.press('Escape', () => expect(question).toBeHidden())
  await keys.choose(page.getByRole('button', { name: 'More for Ada Byron' }), 'Delete', () => expect(question).toBeVisible())
  await keys.use(question.getByRole('button', { name: 'Delete contact' }), () => expect(page).toHaveURL(/contacts$/))
})
