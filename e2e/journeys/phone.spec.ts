import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { addTags, makeContact, makeNote } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { contactSheetOf } from '../pages/contact-sheet.ts'
import { shellOf } from '../pages/shell.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Nothing is wider than the screen. */
const expectToFit = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

test('a contact can be found, opened and annotated on a phone', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [list, contact] = [contactListOf(page), contactPageOf(page)]
  const id = await makeContact(admin, {
    name: 'Nguyễn Thị Hồng Nhung',
    title: 'Product manager of everything that floats',
    'company-name': 'Saffron Health and Sons of Bergen',
    'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': 'nhung.nguyen.of.the.long.address@saffron-health.test', kind: 'work' }],
  })
  await addTags(admin, id, 'client, health, a rather long tag that says much')
  await makeNote(admin, id, { body: `See https://saffron.test/${'long'.repeat(30)} and call.` })
  await list.open()
  await expect(list.link('Nguyễn Thị Hồng Nhung')).toBeVisible()
  await expectToFit(page)
  await list.term.fill('hong')
  await expect(list.names).toHaveCount(1)
  await list.link('Nguyễn Thị Hồng Nhung').tap()
  await expect(contact.name('Nguyễn Thị Hồng Nhung')).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: /nhung\.nguyen/ }).tap()
  await expect(contact.property('Company')).toBeVisible()
  await expectToFit(page)
  await contact.composer.fill('Rang from the train.')
  const foot = ['Attach', 'Everyone', 'Add note'].map((name) => page.getByRole('main').getByRole('button', { name, exact: true }).first())
  const boxes = await Promise.all(foot.map((button) => button.boundingBox()))
  expect(new Set(boxes.map((box) => box && box.y + box.height / 2)).size).toBe(1)
  expect((boxes[2]?.x ?? 360) + (boxes[2]?.width ?? 0)).toBeLessThanOrEqual(344)
  await page
    .getByRole('button', { name: /^Add note/ })
    .last()
    .tap()
  await expect(contact.note('Rang from the train.')).toBeVisible()
  await page.reload()
  await expect(contact.note('Rang from the train.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages and actions' }).getByRole('link', { name: 'Contacts' }).tap()
  await expect(shellOf(page).title('Contacts')).toBeVisible()
})

test('phone numbers and authors are not cut off, and numbers can be called', async ({ page, space: { admin } }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(admin, {
    name: 'Ada',
    'contact-data': [
      { 'entity-type': 'phone', 'entity-value': '+47 55 90 41 28', kind: 'work' },
      { 'entity-type': 'e-mail', 'entity-value': 'ada.byron.of.lovelace@analytical-engines.test', kind: 'work' },
    ],
  })
  await addTags(admin, id, 'client, ferries, norway')
  await makeNote(admin, id, { body: 'Met at the fair.' })
  await contact.open(id)
  const whole = (part: Locator) => part.evaluate((element) => element.scrollWidth <= element.clientWidth)
  const phone = page.getByRole('link', { name: '+47 55 90 41 28' })
  await expect(phone).toHaveAttribute('href', 'tel:+4755904128')
  expect((await phone.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await whole(phone.getByText('+47'))).toBe(true)
  const note = contact.note('Met at the fair.')
  expect(await whole(note.getByText('added a note'))).toBe(true)
  expect(await whole(note.getByText('Everyone'))).toBe(true)
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  for (const button of ['Everyone', 'Comment'])
    expect(await top(note.getByRole('button', { name: button }))).toBeGreaterThan(await top(note.getByText('Met at the fair.')))
})

test('contacts can be filtered, created and tagged on a phone', async ({ page, space: { admin } }) => {
  const [list, form, contact] = [contactListOf(page), contactSheetOf(page), contactPageOf(page)]
  await makeContact(admin, { name: 'Ada', title: 'Owner' })
  await list.open()
  await list.filter('Filter').tap()
  await list.panel('Filter').getByRole('button', { name: 'Title' }).tap()
  await list.panelField('Filter').fill('Owner')
  await page.keyboard.press('Enter')
  await list.expectNames(['Ada'])
  await expectToFit(page)
  await page.getByRole('button', { name: 'New contact' }).first().tap()
  await form.field('First name').fill('Bob')
  await expectToFit(page)
  await form.sheet.getByRole('button', { name: 'Create', exact: true }).tap()
  await expect(contact.name('Bob')).toBeVisible()
  await list.open('?type=person')
  await list.expectNames(['Ada', 'Bob'])
  await list.select('Ada')
  await list.bulk.getByRole('button', { name: 'More actions' }).tap()
  await expect(page.getByRole('menuitem', { name: 'Merge' })).toContainText('Select two people or two companies to merge.')
  await page.keyboard.press('Tab')
  await list.select('Bob')
  await list.act('Tag')
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('ferries')
  await page.getByRole('option', { name: 'New tag “ferries”' }).tap()
  await expect(shellOf(page).note('2 contacts tagged ferries')).toBeVisible()
  await expectToFit(page)
})

test('search, settings and signing out are in the bottom bar', async ({ page, space }) => {
  await space.member('Mia Member')
  await contactListOf(page).open()
  const bar = page.getByRole('navigation', { name: 'Pages and actions' })
  await bar.getByRole('button', { name: 'Search' }).tap()
  await expect(shellOf(page).palette).toBeVisible()
  await expectToFit(page)
  await shellOf(page).palette.getByRole('button', { name: 'Close' }).tap()
  for (const tab of ['People', 'Workgroups', 'Tokens', 'Appearance', 'Keys']) {
    await page.goto(`/settings/${tab.toLowerCase()}`)
    await expect(shellOf(page).title('Settings')).toBeVisible()
    await expect(page.locator('a[aria-current]').filter({ hasText: tab })).toBeInViewport({ ratio: 1 })
    await expectToFit(page)
  }
  await page.goto('/settings/appearance')
  await expect(page.getByRole('radiogroup', { name: 'Rows' })).toHaveCount(0)
  await bar.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('menuitem', { name: 'Sign out' }).tap()
  await expect(shellOf(page).title('Sign in to Tandem')).toBeVisible()
  await expectToFit(page)
})
