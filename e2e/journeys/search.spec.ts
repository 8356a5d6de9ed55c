import { expect } from '@playwright/test'
import { holdBack, test } from '../fixtures/journey.ts'
import { makeContact } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { shellOf } from '../pages/shell.ts'

/** The words of the page's address, and of the request of its list. */
const termOf = (url: string) => new URL(url).searchParams.get('term')
const askedTermOf = (url: string) => new URL(url).searchParams.get('x-term')

test.beforeEach(async ({ space }) => {
  for (const name of ['Ada', 'Adele', 'Ådel 100%', 'Grace']) await makeContact(space.admin, { name })
})

test('the list filters while typing, and the URL keeps the term', { tag: '@short' }, async ({ page }) => {
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

test('the last answer wins, even if an earlier one arrives later', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.expectCount(5)
  const [held, delivered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const asked: (string | null)[] = []
  await page.route('**/api/contacts?*', async (route) => {
    const term = askedTermOf(route.request().url())
    asked.push(term)
    const answer = await route.fetch()
    if (term === 'ad') await held.promise
    // The page may have cancelled the request.
    await route.fulfill({ response: answer }).catch(() => undefined)
    if (term === 'ad') delivered.resolve()
  })
  await list.term.pressSequentially('ad')
  await expect.poll(() => asked).toContain('ad')
  await list.term.fill('grace')
  await list.expectNames(['Grace'])
  held.resolve()
  await delivered.promise
  // Once a later answer shows, the late one has been handled.
  const shell = shellOf(page)
  await shell.openPalette()
  await page.keyboard.type('adele')
  await expect(shell.found(/^Adele/)).toBeVisible()
  await page.keyboard.press('Escape')
  await list.expectNames(['Grace'])
  await expect(page).toHaveURL(/term=grace$/)
})

test('keeps showing the list until the next answer arrives', async ({ page }) => {
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

test('searches for a percent sign literally', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.term.fill('0%')
  await list.expectNames(['Ådel 100%'])
})

test('says that nothing matches and offers to clear the filter', async ({ page }) => {
  const list = contactListOf(page)
  await list.open('?term=zzz')
  await expect(page.getByText('No contacts match “zzz”')).toBeVisible()
  await expect(page.getByText('5 contacts are hidden by this filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await list.expectCount(5)
})

test('a failed search gives the reason and can be retried', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.expectCount(5)
  await page.route('**/api/contacts?*term=gra*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await list.term.fill('gra')
  await expect(page.getByText('Something went wrong on the server.').first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await list.expectNames(['Grace'])
})

test('the palette waits for a pause in typing and sends two requests for it', async ({ page }) => {
  const shell = shellOf(page)
  await contactListOf(page).open()
  await contactListOf(page).expectCount(5)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/\/x\/search$|\/contacts(\/|$)/.test(pathname) && searchParams.size > 0) requests.push(pathname.replace('/api', ''))
  })
  await shell.openPalette()
  await page.keyboard.type('adele')
  await expect(shell.found(/^Adele/)).toBeVisible()
  await expect(shell.found('Note on Adele')).toBeVisible()
  expect(requests.toSorted()).toEqual(['/contacts', '/x/search'])
})

test('the palette finds a company, the list of its people, colleagues, and the list of everybody with that name', async ({
  page,
  space,
}) => {
  const shell = shellOf(page)
  for (let at = 0; at < 20; at += 1) await makeContact(space.admin, { name: `Fjordman ${at}` })
  await makeContact(space.admin, { type: 'company', name: 'Fjordlys AS' })
  const ferries = await makeContact(space.admin, { type: 'company', name: 'Fjordlys Ferries' })
  await makeContact(space.admin, { name: 'Sigrid', 'company-id': ferries })
  await contactListOf(page).open()
  await shell.openPalette()
  await page.keyboard.type('fjord')
  await shell.found('People at Fjordlys Ferries').click()
  await contactListOf(page).expectNames(['Sigrid'])
  await shell.openPalette()
  await page.keyboard.type('fjord')
  await shell.found('All 22 contacts with “fjord” in the name').click()
  await contactListOf(page).expectCount(22)
  await shell.openPalette()
  await page.keyboard.type('@admin')
  await expect(shell.found(/Ana Admin/)).toContainText('Administrator')
})
