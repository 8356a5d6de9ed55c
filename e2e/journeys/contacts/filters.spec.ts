import { expect } from '@playwright/test'
import { holdBack, test } from '../../fixtures/journey.ts'
import { addTags, makeCompany, makeContact } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'

/** Reading a contact to look at it, not ahead. */
const viewing = /\/api\/contacts\/\d+$/
const mail = (address: string) => ({ 'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': address, kind: 'work' }] })

// Wide enough that no filter is folded away, whatever is set.
test.use({ viewport: { width: 1920, height: 900 } })

test.beforeEach(async ({ space: { admin }, page }) => {
  const engines = await makeCompany(admin, 'Engines')
  const ada = await makeContact(admin, { name: 'Ada', title: 'Owner', 'company-id': engines, ...mail('ada@engines.test') })
  const bob = await makeContact(admin, { name: 'Bob', title: 'Editor', 'company-id': engines, ...mail('bob@engines.test') })
  const cy = await makeContact(admin, { name: 'Cy', title: 'Owner', ...mail('cy@elsewhere.test') })
  await addTags(admin, ada, 'client, ferries')
  await addTags(admin, bob, 'client')
  await addTags(admin, cy, 'lead')
  await contactListOf(page).open()
  await contactListOf(page).expectNames(['Ada', 'Bob', 'Cy', 'Engines', 'Northlight'])
})

test('by type', async ({ page }) => {
  const list = contactListOf(page)
  await page.getByText('People', { exact: true }).click()
  await list.expectNames(['Ada', 'Bob', 'Cy'])
  await expect(page).toHaveURL(/type=person/)
  await page.getByText('Companies', { exact: true }).click()
  await list.expectNames(['Engines', 'Northlight'])
  await page.reload()
  await list.expectNames(['Engines', 'Northlight'])
  await expect(page.getByRole('radio', { name: 'Companies' })).toBeChecked()
  await page.goBack()
  await list.expectNames(['Ada', 'Bob', 'Cy'])
  await page.goBack()
  await list.expectCount(5)
})

test('by title', async ({ page }) => {
  const list = contactListOf(page)
  await list.filter('Title').click()
  await expect(list.panel('Title').getByRole('option')).toHaveText(['Owner', 'Editor'])
  await list.panelField('Title').fill('Owner')
  await page.keyboard.press('Enter')
  await list.expectNames(['Ada', 'Cy'])
  await page.reload()
  await list.expectNames(['Ada', 'Cy'])
  await list.filter('Title: Owner').click()
  await list.panelField('Title').fill('Editor')
  await page.keyboard.press('Enter')
  await list.expectNames(['Bob'])
  await list.clear('Title: Editor').click()
  await list.expectCount(5)
  await page.goBack()
  await list.expectNames(['Bob'])
})

test('by company', async ({ page }) => {
  const list = contactListOf(page)
  await list.filter('Company').click()
  await list.panelField('Company').fill('eng')
  await page.getByRole('option', { name: 'Engines' }).click()
  await list.expectNames(['Ada', 'Bob'])
  await expect(page).toHaveURL(/company=\d+/)
  await page.reload()
  await expect(list.filter('Company: Engines')).toBeVisible()
  await list.expectNames(['Ada', 'Bob'])
  await page.goBack()
  await list.expectCount(5)
})

test('by e-mail, together with title and type', async ({ page }) => {
  const list = contactListOf(page)
  await list.filter('E-mail').click()
  await list.panelField('E-mail').fill('@engines.test')
  await page.keyboard.press('Enter')
  await list.expectNames(['Ada', 'Bob'])
  await list.filter('Title').click()
  await list.panelField('Title').fill('Owner')
  await page.keyboard.press('Enter')
  await list.expectNames(['Ada'])
  await page.reload()
  await list.expectNames(['Ada'])
  await page.getByText('Companies', { exact: true }).click()
  await expect(page.getByText('Nothing fits all of these filters')).toBeVisible()
  await expect(page.getByText('5 contacts are hidden by these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await list.expectCount(5)
})

test('what the address asks for in vain is dropped from it', async ({ page }) => {
  await contactListOf(page).open('?since=rubbish&type=person')
  await expect(page).toHaveURL(/[/]contacts[?]type=person$/)
})

test('by when it changed', async ({ page, space }) => {
  const list = contactListOf(page)
  await list.filter('Changed since').click()
  await page.getByRole('button', { name: 'Changed in the last 7 days' }).click()
  await expect(page).toHaveURL(/since=7-days/)
  await list.expectCount(5)
  await page.reload()
  await expect(list.filter('Changed in the last 7 days')).toBeVisible()
  await list.expectCount(5)
  await list.filter('Changed in the last 7 days').click()
  const day = page.getByRole('textbox', { name: 'Or since a day' })
  await day.fill('31 feb 2025')
  await day.press('Enter')
  await expect(page.getByText('There is no 31 Feb 2025.')).toBeVisible()
  await day.fill('1.2.2025')
  await day.press('Enter')
  await expect(page).toHaveURL(/since=2025-02-01/)
  await expect(list.filter('Changed since 1 Feb 2025')).toBeVisible()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await list.open(`?since=${tomorrow}`)
  await expect(page.getByText(/^Nobody was changed since /)).toBeVisible()
  await makeContact(space.admin, { name: 'Dan' })
  await list.open('?since=today')
  await expect(list.link('Dan')).toBeVisible()
})

test('by tags, which stand alone and say so', async ({ page }) => {
  const list = contactListOf(page)
  const top = async () => (await list.term.boundingBox())?.y
  const before = await top()
  await list.filter('Tags').click()
  const panel = list.panel('Tags')
  await panel.getByRole('checkbox', { name: 'client' }).click()
  await list.expectNames(['Ada', 'Bob'])
  await panel.getByRole('checkbox', { name: 'ferries' }).click()
  await list.expectNames(['Ada'])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/tags=client%2Cferries/)
  await expect(list.filter('Title')).toHaveAttribute('aria-disabled', 'true')
  await expect(list.term).toHaveAccessibleDescription('Tags are not combined with name, title, company or e-mail. Clear the tags first.')
  expect(await top()).toBe(before)
  await list.term.hover()
  await expect(page.getByRole('tooltip')).toContainText('Clear the tags first.')
  await page.reload()
  await list.expectNames(['Ada'])
  await list.clear('Tags: client, ferries').click()
  await list.expectCount(5)
  await list.term.fill('a')
  await expect(list.filter('Tags')).toHaveAttribute('aria-disabled', 'true')
})

test('by what was viewed lately, the latest first', async ({ page }) => {
  const [list, contact] = [contactListOf(page), contactPageOf(page)]
  for (const name of ['Cy', 'Ada']) {
    const viewed = page.waitForResponse(viewing)
    await list.link(name).click()
    await expect(contact.name(name)).toBeVisible()
    await viewed
    await page.goBack()
  }
  await list.filter('Recently viewed').click()
  await list.expectNames(['Ada', 'Cy'])
  await page.reload()
  await list.expectNames(['Ada', 'Cy'])
  await expect(page.getByRole('radiogroup', { name: 'Type' })).toHaveAccessibleDescription(
    'Recently viewed stands alone. Clear it to filter.',
  )
  await page.goBack()
  await list.expectNames(['Ada', 'Bob', 'Cy', 'Engines', 'Northlight'])
  await list.open('?term=Bob')
  await list.expectNames(['Bob'])
  await list.filter('Recently viewed').hover()
  await expect(page.getByText('Recently viewed stands alone. Clear the name first.')).toBeVisible()
  await list.filter('Recently viewed').click({ force: true })
  await expect(page).toHaveURL(/term=Bob/)
})

test('a contact that is opened while it is still being read ahead counts as viewed', async ({ page }) => {
  const [list, contact] = [contactListOf(page), contactPageOf(page)]
  const ahead = page.waitForRequest(/\/api\/contacts\/\d+\?x-view=0/)
  const letGo = await holdBack(page, '**/api/contacts/*?x-view=0')
  await list.link('Bob').hover()
  await ahead
  const viewed = page.waitForResponse(viewing)
  await list.link('Bob').click()
  await expect(contact.name('Bob')).toBeVisible()
  letGo()
  await viewed
  await list.open('?recent=1')
  await list.expectNames(['Bob'])
})

test('filters that have no room, and only those, are folded into one', async ({ page }) => {
  const list = contactListOf(page)
  await expect(list.filter('Recently viewed')).toBeVisible()
  await expect(list.filter('Filter')).toBeHidden()
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(list.filter('Title')).toBeVisible()
  await expect(list.filter('Recently viewed')).toBeHidden()
  await list.filter('Filter').click()
  await list.panel('Filter').getByRole('button', { name: 'E-mail' }).click()
  await list.panelField('Filter').fill('bob@engines.test')
  await page.keyboard.press('Enter')
  await list.expectNames(['Bob'])
  await page.reload()
  await expect(list.filter('E-mail: bob@engines.test')).toBeVisible()
  await list.filter('Filter').click()
  await expect(list.panel('Filter').getByRole('button', { name: 'Tags' })).toHaveAttribute('aria-disabled', 'true')
})
