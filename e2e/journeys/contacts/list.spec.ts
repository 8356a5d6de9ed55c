import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { addTags, makeCompany, makeContact } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { contactSheetOf } from '../../pages/contact-sheet.ts'
import { shellOf } from '../../pages/shell.ts'

// What waits here for the network to come to rest would wait for ever beside a stream of events.
test.use({ listens: false })

test('a new workspace has its own company in the list and no people', async ({ page }) => {
  const list = contactListOf(page)
  await list.open()
  await list.expectNames(['Northlight'])
  await list.open('?type=person')
  await expect(page.getByText('No people yet')).toBeVisible()
})

test('under its own company a new workspace says what to do, until there is somebody', async ({ page, space }) => {
  const [list, form] = [contactListOf(page), contactSheetOf(page)]
  await list.open()
  await list.expectNames(['Northlight'])
  await expect(page.getByText('Only your own company so far')).toBeInViewport()
  await expect(page.getByText('Add the first person or company.')).toBeInViewport()
  expect((await list.grid.boundingBox())?.height).toBeLessThan(100)
  await page.getByRole('button', { name: 'New contact', exact: true }).click()
  await expect(form.field('First name')).toBeFocused()
  await list.open()
  await list.select('Northlight')
  await expect(list.bulk.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await page.keyboard.press('c')
  await expect(form.field('First name')).toBeFocused()
  await expect(list.bulk).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(list.bulk).toBeVisible()
  await list.open('?type=company')
  await list.expectNames(['Northlight'])
  await expect(page.getByText('Only your own company so far')).toHaveCount(0)
  await makeContact(space.admin)
  await list.open()
  await list.expectNames(['Ada', 'Northlight'])
  await expect(page.getByText('Only your own company so far')).toHaveCount(0)
})

test('sends the first requests of the list once', async ({ page }) => {
  const list = contactListOf(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(x\/welcome|contacts)$/.test(pathname)) asked.push(pathname + search)
  })
  await list.open()
  await list.expectNames(['Northlight'])
  await expect(shellOf(page).saved).toBeVisible()
  expect(asked.toSorted()).toEqual(['/api/contacts?x-sort=name&x-count=1', '/api/x/welcome'])
})

test('people and companies stand in one list by name, with title, company, e-mail, tags and who sees them', { tag: '@short' }, async ({
  page,
  space,
}) => {
  const { admin } = space
  const list = contactListOf(page)
  const ada = await makeContact(admin, {
    name: 'Ada',
    'last-name': 'Byron',
    title: 'Analyst',
    'company-name': 'Engines Ltd',
    'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': 'ada@engines.test', kind: 'work' }],
  })
  await addTags(admin, ada, 'client, maths, poetry')
  await makeContact(admin, { name: 'Grace', 'last-name': 'Hopper', visibility: 'only-me' })
  await list.open()
  await list.expectNames(['Ada Byron', 'Engines Ltd', 'Grace Hopper', 'Northlight'])
  await list.expectCount(4)
  const row = list.row('Ada Byron')
  for (const text of ['Analyst', 'Engines Ltd', 'ada@engines.test', 'client', 'maths'])
    await expect(row.getByRole('gridcell', { name: text }).last()).toBeVisible()
  await expect(row.getByRole('img', { name: 'and poetry' })).toBeVisible()
  await expect(list.row('Grace Hopper').getByText('Visible only to the owner')).toBeAttached()
  await expect(list.row('Engines Ltd').getByRole('gridcell', { name: 'Company' }).first()).toBeVisible()
  await page.reload()
  await list.expectNames(['Ada Byron', 'Engines Ltd', 'Grace Hopper', 'Northlight'])
})

test('the order is chosen, stands in the address, and survives a reload', async ({ page, space }) => {
  const list = contactListOf(page)
  for (const name of ['Beta', 'Alpha', 'Gamma']) await makeCompany(space.admin, name)
  await list.open()
  await list.expectNames(['Alpha', 'Beta', 'Gamma', 'Northlight'])
  await page.getByRole('button', { name: 'Sort: Last name A–Z' }).click()
  await page.getByRole('menuitemradio', { name: 'Last name Z–A' }).click()
  await list.expectNames(['Northlight', 'Gamma', 'Beta', 'Alpha'])
  await expect(page).toHaveURL(/sort=-name/)
  await page.reload()
  await list.expectNames(['Northlight', 'Gamma', 'Beta', 'Alpha'])
  await page.getByRole('button', { name: /^Sort: / }).click()
  await page.getByRole('menuitemradio', { name: 'Recently updated', exact: true }).click()
  await expect(list.names.first()).toHaveText('Gamma')
  const head = (name: string) => list.grid.getByRole('columnheader', { name })
  await expect(head('Updated')).toHaveAttribute('aria-sort', 'descending')
  await head('Name').getByRole('button').click()
  await list.expectNames(['Alpha', 'Beta', 'Gamma', 'Northlight'])
  await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
  await head('Name').getByRole('button').click()
  await list.expectNames(['Northlight', 'Gamma', 'Beta', 'Alpha'])
  await expect(page).toHaveURL(/sort=-name/)
})

test('a contact opens from the list, and going back leads to the same rows', { tag: '@short' }, async ({ page, space }) => {
  const [list, contact] = [contactListOf(page), contactPageOf(page)]
  const company = await makeCompany(space.admin, 'Engines Ltd')
  await makeContact(space.admin, { name: 'Ada', 'last-name': 'Byron', 'company-id': company })
  await list.open()
  await list.link('Ada Byron').click()
  await expect(contact.name('Ada Byron')).toBeVisible()
  await expect(page).toHaveTitle('Ada Byron · Tandem')
  await contact.property('Company').getByRole('link', { name: 'Engines Ltd' }).click()
  await expect(contact.name('Engines Ltd')).toBeVisible()
  await expect(contact.property('People').getByRole('link', { name: 'Ada Byron' })).toBeVisible()
  await page.goBack()
  await expect(contact.name('Ada Byron')).toBeVisible()
  await page.goBack()
  await list.expectNames(['Ada Byron', 'Engines Ltd', 'Northlight'])
})

test('a contact leads back to the list as one left it: by its crumb, after a reload too, and when it is deleted', async ({
  page,
  space,
}) => {
  const [list, contact] = [contactListOf(page), contactPageOf(page)]
  for (const name of ['Ada', 'Bob', 'Cy']) await makeContact(space.admin, { name, title: name === 'Cy' ? 'Poet' : 'Engineer' })
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Contacts' })
  await list.open('?title=Engineer&sort=-name')
  await list.link('Bob').click()
  await expect(contact.name('Bob')).toBeVisible()
  await page.reload()
  await crumb.click()
  await list.expectNames(['Bob', 'Ada'])
  await expect(page).toHaveURL(/[/]contacts[?]title=Engineer&sort=-name$/)
  await list.link('Bob').click()
  await contact.more('Delete')
  await list.expectNames(['Ada'])
  await expect(page).toHaveURL(/[/]contacts[?]title=Engineer&sort=-name$/)
})

test('compact rows stay compact', async ({ page, space }) => {
  const list = contactListOf(page)
  await makeContact(space.admin)
  await list.open()
  await expect(list.row('Ada')).toHaveCSS('height', '40px')
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Compact rows' }).click()
  await expect(list.row('Ada')).toHaveCSS('height', '32px')
  await page.reload()
  await expect(list.row('Ada')).toHaveCSS('height', '32px')
})

test('the palette finds contacts by name, tags and actions', async ({ page, space }) => {
  const [list, contact, shell] = [contactListOf(page), contactPageOf(page), shellOf(page)]
  const ada = await makeContact(space.admin, { name: 'Ada', 'last-name': 'Byron', title: 'Analyst' })
  await addTags(space.admin, ada, 'maths')
  await list.open()
  await shell.openPalette()
  await page.keyboard.type('byr')
  await expect(shell.found('Ada Byron Analyst')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(contact.name('Ada Byron')).toBeVisible()
  await makeContact(space.admin, { name: 'Charles', 'last-name': 'Babbage', 'company-name': 'Engines of Dorset' })
  await shell.openPalette()
  await page.keyboard.type('dors')
  await expect(shell.found('Engines of Dorset Company')).toHaveAttribute('aria-selected', 'true')
  await expect(shell.found('People at Engines of Dorset')).toBeVisible()
  await shell.found('Note on Engines of Dorset').click()
  await expect(contact.name('Engines of Dorset')).toBeVisible()
  await expect(contact.composer).toBeFocused()
  await expect(page).toHaveURL(/\/contacts\/\d+$/)
  await shell.openPalette()
  await page.keyboard.type('#mat')
  await shell.found('maths 1 contact').click()
  await expect(page).toHaveURL(/tags=maths/)
  await list.expectNames(['Ada Byron'])
  await shell.openPalette()
  await page.keyboard.type('>new con')
  await shell.found('New contact').click()
  await expect(page.getByRole('dialog', { name: 'New contact' })).toBeVisible()
})

test('a company shows its first people, how many there are, and the way to all of them', async ({ page, space: { admin } }) => {
  const company = await makeCompany(admin, 'Engines')
  for (let at = 1; at <= 9; at += 1) await makeContact(admin, { name: `Person ${at}`, 'company-id': company })
  await page.goto(`/contacts/${company}`)
  await expect(page.getByRole('link', { name: 'Person 8', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Person 9', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'All 9 people' }).click()
  await contactListOf(page).expectCount(9)
  await expect(contactListOf(page).filter('Company: Engines')).toBeVisible()
})
