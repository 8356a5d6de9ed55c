import { expect, type Page } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { addTags, makeContact, makeNote, makeWorkgroup, upload } from '../../fixtures/records.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { contactSheetOf } from '../../pages/contact-sheet.ts'
import { shellOf } from '../../pages/shell.ts'

/** The right edge of what reaches furthest to the right, in px; what is cut with an ellipsis ends where it is cut. */
const rightmost = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    // Elements that are clipped or scroll horizontally on purpose.
    const cut = [...main.querySelectorAll('*')].filter((part) => {
      const { textOverflow, overflowX } = getComputedStyle(part)
      return textOverflow === 'ellipsis' || overflowX === 'auto'
    })
    const inside = (part: Element) => cut.some((by) => by !== part && by.contains(part))
    return Math.max(...[...main.querySelectorAll('*')].filter((part) => !inside(part)).map((part) => part.getBoundingClientRect().right))
  })

test('nothing runs out of the window, however long it is', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  const long = 'aVeryLongWordWithoutAnySpaceInIt'.repeat(3)
  const viewed = await makeContact(admin, { name: long, 'last-name': long })
  const group = await makeWorkgroup(admin, `${long} workgroup`)
  const id = await makeContact(admin, {
    name: 'Ada',
    'company-name': `${long} Ltd`,
    'background-info': long,
    visibility: 'group',
    'group-id': group,
    'contact-data': [
      { 'entity-type': 'phone', 'entity-value': `+47 55 90 41 28, ${long}`, kind: 'personal' },
      { 'entity-type': 'e-mail', 'entity-value': `${long}@engines.test`, kind: 'personal' },
      { 'entity-type': 'website', 'entity-value': `https://${long}.test`, kind: 'work' },
    ],
    'important-dates': [{ type: 'anniversary', 'is-every-year': '1', date: '18151210' }],
    addresses: [{ address: long, city: long, country: long, 'zip-code': '5003', kind: 'other' }],
    attachment: [await upload(admin, 'plan', `${long}.txt`)],
  })
  await addTags(admin, id, long.slice(0, 64))
  await makeNote(admin, id, { body: long, attachments: [await upload(admin, 'plan', `${long}2.txt`)] })
  await contact.open(viewed)
  for (const [width, height] of [
    [1440, 900],
    [1100, 900],
    [1000, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await contact.open(id)
    await expect(contact.note(long)).toBeVisible()
    if (width < 1100) await page.getByRole('complementary', { name: 'Details' }).getByRole('button').first().click()
    await expect(page.getByRole('navigation', { name: 'Recently viewed' }).getByRole('link')).toHaveCount(1)
    expect(await rightmost(page)).toBeLessThanOrEqual(width)
    await contact.property('Address').getByRole('button', { name: 'Add an address' }).click()
    await expect(page.getByRole('form', { name: 'Address' })).toBeVisible()
    expect(await rightmost(page)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: 'Cancel' }).click()
    const kind = await contact.property('E-mail').getByRole('combobox').boundingBox()
    expect(kind?.width).toBeGreaterThan(50)
  }
})

test('names beside what can be done with them have the whole line until they are pointed at', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  const attachment = [await upload(admin, 'plan', 'deck-7-seats.txt')]
  await contact.open(await makeContact(admin, { 'company-name': 'Nygård Legesenter', attachment }))
  const [company, files] = [contact.property('Company'), contact.property('Files')]
  for (const name of [company.getByText('Nygård Legesenter'), files.getByText('deck-7-seats.txt')]) {
    await expect(name).toBeVisible()
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  await files.getByText('deck-7-seats.txt').hover()
  expect(await files.getByText('deck-7-seats.txt').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await files.getByRole('button', { name: 'Remove deck-7-seats.txt' }).click()
  await expect(shellOf(page).note('Removed deck-7-seats.txt')).toBeVisible()
  await company.getByRole('button', { name: 'Remove Nygård Legesenter' }).click()
  await expect(company.getByRole('button', { name: 'Add a company' })).toBeVisible()
})

test('a press on the next thing to add opens it, and takes what is typed', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin, { 'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': 'ada@engines.test' }] }))
  const add = (group: string, button: string) => contact.property(group).getByRole('button', { name: button, exact: true })
  const phone = contact.property('Phone').getByRole('textbox', { name: 'New phone' })
  await contact.add('Phone', 'Add a phone', 'New phone', '1815')
  for (const [group, button, field] of [
    ['E-mail', 'Add an e-mail', 'New e-mail'],
    ['Website', 'Add a website', 'New website'],
    ['Address', 'Add an address', 'Street'],
    ['Dates', 'Add a date', 'New date'],
    ['Tags', 'Add a tag', 'Add a tag'],
  ] as const) {
    await add('Phone', 'Add a phone').click()
    await expect(phone).toBeFocused()
    await add(group, button).click()
    await expect(phone).toBeHidden()
    await page.keyboard.type('abc')
    await expect(page.getByLabel(field, { exact: true }).and(page.locator('input, textarea'))).toHaveValue('abc')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
})

test('the next phone is typed while the one before is still being saved', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  await contact.open(id)
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/contacts/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    asked.resolve()
    await held.promise
    await route.fallback()
  })
  const phones = contact.property('Phone')
  const phone = phones.getByRole('textbox', { name: 'New phone' })
  await phones.getByRole('button', { name: 'Add a phone' }).click()
  await page.keyboard.type('1815')
  await page.keyboard.press('Enter')
  await asked.promise
  await phones.getByRole('button', { name: 'Add a phone' }).click()
  await expect(phone).toHaveValue('')
  await page.keyboard.type('1852')
  held.resolve()
  await expect(phones.getByRole('button', { name: 'Remove phone 1815' })).toBeVisible()
  await expect(phone).toHaveValue('1852')
  await page.keyboard.press('Enter')
  await expect(phones.getByRole('button', { name: /^Remove phone/ })).toHaveCount(2)
})

test('Esc leaves the change of a note and of a comment as a draft, and goes back to it', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  const note = await makeNote(space.admin, id, { body: 'Met at the fair.' })
  await space.admin.post(`/notes/${note}/comments`, { comment: { body: 'Good.' } })
  await contact.open(id)
  await contact.moreForNote('Met at the fair.', 'Edit')
  await page.keyboard.type(' Later.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeHidden()
  await expect(contact.note('Met at the fair.')).toBeFocused()
  await contact.moreForComment('Good.', 'Edit')
  await page.keyboard.type(' Later.')
  await page.keyboard.press('Escape')
  await expect(contact.comment('Good.')).toBeFocused()
  await expect(page.getByText(/^Draft from/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Discard draft' }).first().click()
  await expect(contact.note('Met at the fair.')).toBeFocused()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.reload()
  await expect(contact.comment('Good.')).toBeVisible()
  await expect(page.getByText(/Later|Draft from/)).toHaveCount(0)
})

test('what holds text stays in sight when Esc leaves it: a new comment', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  await makeNote(space.admin, id, { body: 'Met at the fair.' })
  await contact.open(id)
  const write = contact.note('Met at the fair.').getByRole('button', { name: 'Add comment', exact: true })
  await contact.note('Met at the fair.').hover()
  await write.click()
  await page.keyboard.type('Half a com')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveText('Half a com')
  await page.getByRole('textbox', { name: 'New comment' }).press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'New comment' })).toBeHidden()
  await expect(contact.note('Met at the fair.')).toBeFocused()
})

test('a key that a menu shows works while it is open', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  await makeNote(space.admin, id, { body: 'Met at the fair.' })
  await contact.open(id)
  await contact.note('Met at the fair.').hover()
  await page.getByRole('button', { name: /^More actions for the note/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused()
})

test('the focus is on the title of what was made, and of the page where a sheet was opened by its key', async ({ page }) => {
  const [form, contact] = [contactSheetOf(page), contactPageOf(page)]
  await page.goto('/contacts')
  await expect(page.getByRole('link', { name: 'Northlight', exact: true })).toBeVisible()
  await page.keyboard.press('c')
  await expect(form.field('First name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('c')
  await form.field('First name').fill('Ada')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(contact.name('Ada')).toBeFocused()
})

test('an emptied name says what it needs, at its part alone, and moves nothing', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin, { name: 'Ada', 'last-name': 'Byron' }))
  await page.keyboard.press('e')
  const before = await contact.composer.boundingBox()
  const name = page.getByRole('textbox', { name: 'First name', exact: true })
  await name.fill(' ')
  await page.keyboard.press('Enter')
  await expect(shellOf(page).refusal('A person or company needs a name.')).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Last name' })).not.toHaveAttribute('aria-invalid')
  expect(await contact.composer.boundingBox()).toEqual(before)
})
