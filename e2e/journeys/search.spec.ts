import { expect } from '@playwright/test'
import { holdBack, test } from '../fixtures/journey.ts'
import { makeContact } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { shellOf } from '../pages/shell.ts'

const termOf = (url: string) => new URL(url).searchParams.get('term')

test.beforeEach(async ({ space }) => {
  for (const name of ['Ada', 'Adele', 'Ådel 100%', 'Grace']) await makeContact(space.admin, { name })
})

test('the list follows what one types, and the address keeps it', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.term.pressSequentially('ad')
  await list.expectNames(['Ada', 'Ådel 100%', 'Adele'])
  await expect(page.getByText('3 of 5')).toBeVisible()
  await list.term.pressSequentially('el')
  await list.expectNames(['Ådel 100%', 'Adele'])
  await expect(page).toHaveURL(/term=adel/)
  await page.reload()
  await expect(list.term).toHaveValue('adel')
  await list.expectNames(['Ådel 100%', 'Adele'])
  await list.term.press('Escape')
  await list.expectCount(5)
  expect(termOf(page.url())).toBeNull()
})

test('the last answer wins, however late an earlier one comes', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.expectCount(5)
  const [held, delivered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const asked: (string | null)[] = []
  await page.route('**/api/contacts?*', async (route) => {
    const term = termOf(route.request().url())
    asked.push(term)
    const answer = await route.fetch()
    if (term === 'ad') await held.promise
    // The page may have given up on what it no longer wants.
    await route.fulfill({ response: answer }).catch(() => undefined)
    if (term === 'ad') delivered.resolve()
  })
  await list.term.pressSequentially('ad')
  await expect.poll(() => asked).toContain('ad')
  await list.term.fill('grace')
  await list.expectNames(['Grace'])
  held.resolve()
  await delivered.promise
  // Another answer that is asked for and shown after it: by then the late one has had its chance.
  const shell = shellOf(page)
  await shell.openPalette()
  await page.keyboard.type('adele')
  await expect(shell.found(/^Adele/)).toBeVisible()
  await page.keyboard.press('Escape')
  await list.expectNames(['Grace'])
  await expect(page).toHaveURL(/term=grace$/)
})

test('what is shown stays in sight until the next answer is there', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.expectCount(5)
  const letGo = await holdBack(page, '**/api/contacts?*term=gra*')
  await list.term.fill('gra')
  await expect(page).toHaveURL(/term=gra/)
  await list.expectCount(5)
  letGo()
  await list.expectNames(['Grace'])
})

test('a percent sign is itself', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.term.fill('0%')
  await list.expectNames(['Ådel 100%'])
})

test('what is found nowhere is said so, with a way to clear it', async ({ page }) => {
  const list = contactListOf(page)
  await list.open('?term=zzz')
  await expect(page.getByText('No contacts match “zzz”')).toBeVisible()
  await expect(page.getByText('5 contacts are hidden by this filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await list.expectCount(5)
})

test('a search that fails says why, and is made again', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.expectCount(5)
  await page.route('**/api/contacts?*term=gra*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await list.term.fill('gra')
  await expect(page.getByText('Something went wrong in the service.').first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await list.expectNames(['Grace'])
})

test('the palette finds who works for the companies it finds, colleagues, and the way to all of a name', async ({ page, space }) => {
  const shell = shellOf(page)
  for (let at = 0; at < 20; at += 1) await makeContact(space.admin, { name: `Fjordman ${at}` })
  await makeContact(space.admin, { type: 'company', name: 'Fjordlys AS' })
  const ferries = await makeContact(space.admin, { type: 'company', name: 'Fjordlys Ferries' })
  await makeContact(space.admin, { name: 'Sigrid', 'company-id': ferries })
  await contactListOf(page).open()
  await shell.openPalette()
  await page.keyboard.type('fjord')
  await expect(shell.found('Sigrid Fjordlys Ferries')).toBeVisible()
  await shell.found('All 22 contacts with “fjord” in the name').click()
  await contactListOf(page).expectCount(22)
  await shell.openPalette()
  await page.keyboard.type('@admin')
  await expect(shell.found(/Ana Admin/)).toContainText('Administrator')
})
