import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeContact } from '../../fixtures/records.ts'
import { newEmail, password } from '../../fixtures/workspace.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

test.use({ signedIn: false })

test('signing in leads where one wanted to go, and lasts over a reload', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin, { name: 'Ada' })
  await page.goto(`/contacts/${id}`)
  await expect(shellOf(page).title('Sign in to Tandem')).toBeVisible()
  await expect(page.getByText('Good to have you here.')).toBeVisible()
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
  await expect(page.getByText('What you had written is still here.')).toBeVisible()
})

test('a wrong password is said at its field, and nothing typed is lost', async ({ page, space }) => {
  await page.goto('/sign-in')
  const field = page.getByRole('textbox', { name: 'Password' })
  await page.getByRole('textbox', { name: 'E-mail' }).fill(space.admin.email)
  await field.fill('not the password')
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(field).toHaveAccessibleDescription('The e-mail address or the password is not right.')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(space.admin.email)
  await field.fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await contactListOf(page).expectNames(['Northlight'])
})

test('what cannot be an address is said at its field, and a password that was forgotten has a way out', async ({ page }) => {
  await page.goto('/sign-in')
  const [email, field] = [page.getByRole('textbox', { name: 'E-mail' }), page.getByRole('textbox', { name: 'Password' })]
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(email).toHaveAccessibleDescription('An e-mail address has an @ in it.')
  await expect(field).toHaveAccessibleDescription('Type your password.')
  await expect(email).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  const help = page.getByText('Ask an administrator of your workspace for a new one')
  await expect(help).toBeHidden()
  await page.getByRole('button', { name: 'Forgotten' }).click()
  await expect(help).toBeVisible()
})

test('signing up makes a workspace of its own, whose first administrator one is', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Make a workspace' }).click()
  await page.getByRole('textbox', { name: 'Name of the workspace' }).fill('Southdark')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Sol South')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('sol')
  await page.getByRole('textbox', { name: 'Password' }).fill('short')
  await page.getByRole('button', { name: 'Make the workspace' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription('A password has at least 10 characters.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name of the workspace' })).toHaveValue('Southdark')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('sol south'))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Make the workspace' }).click()
  await contactListOf(page).expectNames(['Southdark'])
  await page.goto('/settings/people')
  await expect(page.getByRole('combobox', { name: 'Role of Sol South' })).toHaveValue('admin')
})

test('signing out ends the session everywhere in this browser', async ({ page, space, windowOf }) => {
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

test('a session that ended asks to sign in over the page, and what was written is still there', async ({ space, windowOf }) => {
  const page = await windowOf(space.admin)
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  await contact.composer.fill('Half a sen')
  accepted(await space.admin.delete('/x/sessions/current'))
  await page.getByRole('button', { name: /^Note Ctrl/ }).click()
  const asks = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await expect(asks.getByRole('textbox', { name: 'E-mail' })).toHaveValue(space.admin.email)
  await asks.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(asks).toBeHidden()
  await expect(contact.composer).toHaveValue('Half a sen')
  await page.getByRole('button', { name: /^Note Ctrl/ }).click()
  await expect(contact.note('Half a sen')).toBeVisible()
  await page.reload()
  await expect(contact.note('Half a sen')).toBeVisible()
})

test('one continues as a person of the demo, then as another who sees less', async ({ start, windowOf }) => {
  const page = await windowOf(undefined, {}, await start({ DEMO: '1' }))
  const [list, shell] = [contactListOf(page), shellOf(page)]
  await page.goto('/')
  const people = page.getByRole('region', { name: 'Or continue as' })
  await people.getByRole('button', { name: /^Ana Ferreira/ }).click()
  await list.expectCount(2205)
  await shell.account('Continue as Tomasz Wójcik')
  await expect(shell.rail.getByText('Tomasz Wójcik')).toBeVisible()
  await list.open('?term=Sigrid Aune')
  await expect(page.getByText('Nobody has “Sigrid Aune” in the name')).toBeVisible()
  await page.reload()
  await expect(shell.rail.getByText('Tomasz Wójcik')).toBeVisible()
  await shell.account('Continue as Sigrid Aune')
  await expect(page.getByText('Northlight shares 2 projects with you')).toBeVisible()
})

test('where signing up is closed the page says so', async ({ start, windowOf }) => {
  const page = await windowOf(undefined, {}, await start({ SIGN_UP: 'closed' }))
  await page.goto('/sign-up')
  await expect(shellOf(page).title('Making workspaces is switched off here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make the workspace' })).toHaveCount(0)
})

test('who signs in next in the tab finds nothing of who was there before', async ({ space, windowOf }) => {
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
  await list.expectNames(['Ada', 'Bob', 'Northlight'])
  await expect(list.bulk).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Changed the title' })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(shell.note('There is nothing to undo')).toBeVisible()
})

test('signing out that is refused says why, from the palette too, and waits for what is being sent', async ({ space, windowOf }) => {
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
  await expect(shell.refusal('Something is still being sent.')).toBeVisible()
  answer.resolve()
  await expect(shell.saved).toBeVisible()
  await signOut()
  await expect(shell.title('Sign in to Tandem')).toBeVisible()
})
