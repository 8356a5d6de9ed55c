import { expect, type Page } from '@playwright/test'
import { accepted, listAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeContact } from '../../fixtures/records.ts'
import { newEmail, newWorkspace, password } from '../../fixtures/workspace.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

/** Opens the contacts once the tab shows the start page of a workspace. */
const openContacts = async (page: Page, names: string[]) => {
  await expect(shellOf(page).title('Today')).toBeVisible()
  await page.goto('/contacts')
  await contactListOf(page).expectNames(names)
}

const signIn = async (page: Page, email: string, secret = password) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(secret)
  await page.keyboard.press('Enter')
}

/** Changes the title of the open contact and waits for the answer: leaving before it arrives would leave an unsent draft. */
const changeTitle = async (page: Page, title: string) => {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/contacts/'))
  await contactPageOf(page).change('title', title)
  await answer
  await expect(shellOf(page).saved).toBeVisible()
}

test('each tab keeps the workspace that it shows; the menu switches without signing in again', { tag: '@short' }, async ({
  space,
  service,
  windowOf,
}) => {
  const other = await newWorkspace(service, 'Fjordline')
  const ada = await makeContact(space.admin, { name: 'Ada' })
  const first = await windowOf()
  await first.goto('/sign-in')
  await signIn(first, space.admin.email)
  await openContacts(first, ['Ada', 'Northlight'])
  const second = await first.context().newPage()
  await second.goto('/')
  await shellOf(second).account('Sign in to another workspace')
  await signIn(second, other.admin.email)
  await openContacts(second, ['Fjordline'])

  // The first tab still writes to its own workspace, also after a reload.
  await contactListOf(first).link('Ada').click()
  await changeTitle(first, 'Analyst')
  expect(accepted(await space.admin.get(`/contacts/${ada}`)).body).toMatchObject({ contact: { title: 'Analyst' } })
  await first.reload()
  await expect(first.getByRole('button', { name: 'Northlight: account' })).toBeVisible()
  await changeTitle(first, 'Head analyst')
  await first.goto('/contacts')
  await contactListOf(first).expectNames(['Ada', 'Northlight'])
  expect(listAt(accepted(await other.admin.get('/contacts')), 'contacts')).toHaveLength(1)

  await second.getByRole('button', { name: 'Fjordline: account' }).click()
  await expect(second.getByRole('menuitemradio', { name: 'Fjordline' })).toBeChecked()
  await second.getByRole('menuitemradio', { name: 'Northlight' }).click()
  await openContacts(second, ['Ada', 'Northlight'])
  await shellOf(second).account('Sign out of Northlight')
  await openContacts(second, ['Fjordline'])
  // The other tab of this session shows nothing of it any more, and does not show another workspace.
  await expect(shellOf(first).title('Sign in to Tandem')).toBeVisible()
  await signIn(first, space.admin.email)
  await shellOf(first).account('Sign out of all workspaces')
  await expect(shellOf(first).title('Sign in to Tandem')).toBeVisible()
  await second.reload()
  await expect(shellOf(second).title('Sign in to Tandem')).toBeVisible()
})

test('an address of several workspaces enters the one whose password is right, and asks where several are', async ({ space, windowOf }) => {
  const email = newEmail('ana')
  const open = (name: string, secret = password) =>
    space.noOne.post('/x/accounts', { account: { name, user: { name: 'Ana', email, password: secret } } })
  for (const [name, secret] of [['Harbour'], ['Fjordline'], ['Quay', 'a password of its own']] as const)
    accepted(await open(name, secret), 201)
  const page = await windowOf(undefined, { viewport: { width: 360, height: 740 } })
  await page.goto('/sign-in')
  await signIn(page, email, 'a password of its own')
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(more).toBeVisible()
  await page.goto('/sign-in')
  await signIn(page, email)
  await expect(page.getByRole('region', { name: 'Choose a workspace' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Harbour' })).toBeFocused()
  await page.getByRole('button', { name: 'Fjordline' }).click()
  await more.click()
  await expect(page.getByRole('menuitemradio', { name: 'Fjordline' })).toBeChecked()
  const switched = page.waitForEvent('load')
  await page.getByRole('menuitemradio', { name: 'Quay' }).click()
  await switched
  await more.click()
  await expect(page.getByRole('menuitemradio', { name: 'Quay' })).toBeChecked()
})
