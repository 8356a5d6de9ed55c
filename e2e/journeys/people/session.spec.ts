import { expect, type Page } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeContact } from '../../fixtures/records.ts'
import { newEmail, type Person, password } from '../../fixtures/workspace.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

test.use({ signedIn: false })

test('signing in opens the requested page and survives a reload', { tag: '@short' }, async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin, { name: 'Ada' })
  await page.goto(`/contacts/${id}`)
  await expect(shellOf(page).title('Sign in to Tandem')).toBeVisible()
  await expect(page.getByText('Use your e-mail address and password.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await page.keyboard.type(space.admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(contact.name('Ada')).toBeVisible()
  await page.reload()
  await expect(contact.name('Ada')).toBeVisible()
  await contact.composer.fill('Half a sen')
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
})

test('a wrong password shows at its field and keeps what was typed', async ({ page, space }) => {
  await page.goto('/sign-in')
  const field = page.getByRole('textbox', { name: 'Password' })
  await page.getByRole('textbox', { name: 'E-mail' }).fill(space.admin.email)
  await field.fill('not the password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(field).toHaveAccessibleDescription('The e-mail address or password is wrong.')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(space.admin.email)
  await field.fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(shellOf(page).title('Today')).toBeVisible()
})

test('an invalid e-mail address shows at its field, and a forgotten password has help', async ({ page }) => {
  await page.goto('/sign-in')
  const [email, field] = [page.getByRole('textbox', { name: 'E-mail' }), page.getByRole('textbox', { name: 'Password' })]
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(email).toHaveAccessibleDescription('Enter a valid e-mail address, for example ana@example.com.')
  await expect(field).toHaveAccessibleDescription('Enter your password.')
  await expect(email).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  const help = page.getByText('Ask an administrator of your workspace')
  await expect(help).toBeHidden()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(help).toBeVisible()
})

test('signing up creates a workspace with its first administrator', { tag: '@short' }, async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Create a workspace' }).click()
  await page.getByRole('textbox', { name: 'Workspace name' }).fill('Southdark')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Sol South')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('sol')
  await page.getByRole('textbox', { name: 'Password' }).fill('short')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription('A password has at least 10 characters.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Workspace name' })).toHaveValue('Southdark')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('sol south'))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(shellOf(page).title('Today')).toBeVisible()
  await expect(shellOf(page).rail).toContainText('Southdark')
  await page.goto('/settings/people')
  await expect(page.getByRole('combobox', { name: 'Role of Sol South' })).toHaveValue('admin')
})

test('signing out ends the session in the whole browser', async ({ page, space, windowOf }) => {
  const mine = await windowOf(space.admin)
  await contactListOf(mine).open()
  await contactListOf(mine).expectNames(['Northlight'])
  await shellOf(mine).account('Sign out')
  await expect(shellOf(mine).title('Sign in to Tandem')).toBeVisible()
  await mine.goBack()
  await expect(shellOf(mine).title('Sign in to Tandem')).toBeVisible()
  await mine.goto('/contacts')
  await expect(shellOf(mine).title('Sign in to Tandem')).toBeVisible()
  await page.goto('/contacts')
  await expect(shellOf(page).title('Sign in to Tandem')).toBeVisible()
})

/** Sends a note after the session has ended elsewhere. */
const sendAfterTheEnd = async (admin: Person, windowOf: (person: Person) => Promise<Page>) => {
  const page = await windowOf(admin)
  const contact = contactPageOf(page)
  await contact.open(await makeContact(admin))
  await contact.composer.fill('Half a sen')
  accepted(await admin.delete('/x/sessions/current'))
  await page.getByRole('button', { name: /^Add note Ctrl/ }).dispatchEvent('click')
  return { page, contact, asks: page.getByRole('alertdialog', { name: 'Your session has ended' }) }
}

test('an ended session asks to sign in over the page, and then sends what waited', async ({ space, windowOf }) => {
  const { page, contact, asks } = await sendAfterTheEnd(space.admin, windowOf)
  await expect(page.getByText('Sign in first', { exact: false })).toHaveCount(0)
  await expect(asks.getByRole('textbox', { name: 'E-mail' })).toHaveValue(space.admin.email)
  await asks.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(asks).toBeHidden()
  await expect(contact.note('Half a sen')).toBeVisible()
  await expect(contact.composer).toHaveText('')
  await page.reload()
  await expect(contact.note('Half a sen')).toBeVisible()
})

test('signing in again says so when the page cannot be loaded after it, and can be tried again', async ({ space, windowOf }) => {
  const { page, contact, asks } = await sendAfterTheEnd(space.admin, windowOf)
  await page.route('**/api/x/me', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await asks.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(asks.getByRole('alert')).toContainText('Something went wrong')
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(asks).toBeHidden()
  await expect(contact.note('Half a sen')).toBeVisible()
})

test('signing in again can be retried when its code does not load', async ({ space, windowOf }) => {
  const page = await windowOf(space.admin)
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  await page.route('**/assets/sign-in-again-*.js', (route) => route.abort())
  await contact.composer.fill('Half a sen')
  accepted(await space.admin.delete('/x/sessions/current'))
  await page.getByRole('button', { name: /^Add note Ctrl/ }).dispatchEvent('click')
  const asks = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await expect(asks.getByRole('alert')).toContainText('Try again')
  await page.unrouteAll()
  await asks.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(space.admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(contact.composer).toHaveText('Half a sen')
})

test('a visitor who is not signed in gets the sign-in page without an error in the console', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  for (const path of ['/', '/contacts', '/contacts/1', '/settings/people', '/sign-in']) {
    await page.goto(path)
    await expect(shellOf(page).title('Sign in to Tandem')).toBeVisible()
  }
  expect(errors).toEqual([])
})

/** How many contacts Ana sees depends on the day, because who wrote one depends on how long ago it was. */
const someOfTheDemo = /^22\d\d$/

test('a person of the demo signs in again without a password', async ({ start, windowOf }) => {
  const page = await windowOf(undefined, {}, await start({ DEMO: '1' }))
  const [list, contact, shell] = [contactListOf(page), contactPageOf(page), shellOf(page)]
  const asks = page.getByRole('alertdialog', { name: 'Your session has ended' })
  const note = async (text: string) => {
    await contact.composer.fill(text)
    await page.context().clearCookies()
    // The page may notice the end of the session before the click.
    await page.getByRole('button', { name: /^Add note Ctrl/ }).dispatchEvent('click')
    await expect(asks).toBeVisible()
  }
  await page.goto('/')
  await page.getByRole('button', { name: /^Ana Ferreira/ }).click()
  await shell.rail.getByRole('link', { name: 'Contacts' }).click()
  await expect(list.grid).toHaveAttribute('aria-rowcount', someOfTheDemo)
  await list.names.first().click()
  await note('Half a sentence.')
  await expect(asks.getByRole('button', { name: /^Ana Ferreira/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asks).toBeHidden()
  await expect(contact.note('Half a sentence.')).toBeVisible()
  await expect(contact.composer).toHaveText('')
  await note('Another.')
  await asks.getByRole('button', { name: 'Use another account' }).click()
  await expect(shell.title('Sign in to Tandem')).toBeVisible()
})

test('switches between people of the demo, who see different contacts', async ({ start, windowOf }) => {
  const page = await windowOf(undefined, {}, await start({ DEMO: '1' }))
  const [list, shell] = [contactListOf(page), shellOf(page)]
  await page.goto('/')
  const people = page.getByRole('region', { name: 'Or continue as' })
  await people.getByRole('button', { name: /^Ana Ferreira/ }).click()
  await shell.rail.getByRole('link', { name: 'Contacts' }).click()
  await expect(list.grid).toHaveAttribute('aria-rowcount', someOfTheDemo)
  await shell.account('Continue as Tomasz Wójcik')
  await expect(shell.rail.getByText('Tomasz Wójcik')).toBeVisible()
  // The client manager sees Sigrid Aune among others. Tomasz sees the other entry of this person only, which is visible to all.
  await list.open('?term=Sigrid Aune')
  await list.expectNames(['Aune, Sigrid'])
  await page.reload()
  await expect(shell.rail.getByText('Tomasz Wójcik')).toBeVisible()
  await shell.account('Continue as Sigrid Aune')
  await expect(shell.title('Projects')).toBeVisible()
  await expect(page.getByRole('main').getByText('Fjordlys booking flow')).toBeVisible()
})

test('offers the people of the demo only to one another', async ({ start, windowOf }) => {
  const page = await windowOf(undefined, {}, await start({ DEMO: '1' }))
  const shell = shellOf(page)
  await page.goto('/sign-up')
  await page.getByRole('textbox', { name: 'Workspace name' }).fill('Alpenglow')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rosa Alm')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('rosa'))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  const welcome = page.waitForResponse('**/api/x/welcome')
  await page.keyboard.press('Enter')
  await expect(shell.rail.getByText('Rosa Alm')).toBeVisible()
  await page.getByRole('button', { name: /: account$/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(await (await welcome).text()).toContain('Ana Ferreira')
  await expect(page.getByRole('menuitem', { name: /^Continue as/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await shell.openPalette()
  await page.keyboard.type('>sign out')
  await expect(shell.found('Sign out')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('>continue as')
  await expect(shell.found('Sign out')).toBeHidden()
  await expect(shell.found(/^Continue as/)).toHaveCount(0)
})

test('says that sign-up is closed', async ({ start, windowOf }) => {
  const page = await windowOf(undefined, {}, await start({ SIGN_UP: 'closed' }))
  await page.goto('/sign-up')
  await expect(shellOf(page).title('Sign-up is closed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create workspace' })).toHaveCount(0)
})

test('the next user of a tab finds nothing of the previous one', async ({ space, windowOf }) => {
  const page = await windowOf(space.admin)
  const [list, shell, mia] = [contactListOf(page), shellOf(page), await space.member()]
  for (const name of ['Ada', 'Bob']) await makeContact(space.admin, { name })
  await list.open()
  await list.select('Ada')
  await list.select('Bob')
  await list.link('Ada').click()
  await contactPageOf(page).change('title', 'Analyst')
  await expect(shell.saved).toBeVisible()
  await shell.rail.getByRole('link', { name: 'Contacts' }).click()
  await expect(list.bulk.getByText('2 selected')).toBeVisible()
  await shell.account('Sign out')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(mia.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await shell.rail.getByRole('link', { name: 'Contacts' }).click()
  await list.expectNames(['Ada', 'Bob', 'Northlight'])
  await expect(list.bulk).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Changed the title' })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.note('Nothing to undo')).toBeVisible()
})

test('signing out gives the reason of a failure and waits for a running upload', async ({ space, windowOf }) => {
  const page = await windowOf(space.admin)
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  await contact.open(await makeContact(space.admin))
  const signOut = async () => {
    await shell.openPalette()
    await page.keyboard.type('Sign out')
    await shell.found('Sign out').click()
  }
  await page.route('**/api/x/sessions/current', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ code: 'busy', message: 'Busy.' }] } }),
  )
  await signOut()
  await expect(shell.refusal('Busy.')).toBeVisible()
  await page.unroute('**/api/x/sessions/current')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/x/files', (route) => answer.promise.then(() => route.continue()))
  const chosen = page.waitForEvent('filechooser')
  await contact.property('Files').getByRole('button', { name: 'Attach a file' }).click()
  await (await chosen).setFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') })
  await signOut()
  await expect(shell.refusal('Something is still running.')).toBeVisible()
  answer.resolve()
  await expect(shell.saved).toBeVisible()
  await signOut()
  await expect(shell.title('Sign in to Tandem')).toBeVisible()
})
