import { expect } from '@playwright/test'
import { accepted, textAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { openMailServer } from '../../fixtures/mail-server.ts'
import { makeWorkgroup } from '../../fixtures/records.ts'
import { newEmail, newWorkspace } from '../../fixtures/workspace.ts'
import { shellOf } from '../../pages/shell.ts'

test('an administrator invites a person with a link, who sets a password and is signed in', { tag: '@short' }, async ({
  page,
  windowOf,
}) => {
  const email = newEmail('nia new')
  await page.goto('/settings/people')
  await page.getByRole('button', { name: /^Invite/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Invite people' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Nia')
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill('nobody')
  await sheet.getByRole('button', { name: /^Invite/ }).click()
  await expect(sheet.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await sheet.getByRole('button', { name: /^Invite/ }).click()
  const made = page.getByRole('dialog', { name: 'Invitation for Nia' })
  const first = await made.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await made.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden()
  await page.reload()
  const row = page.getByRole('row', { name: /^Nia/ })
  await expect(row).toContainText('Invited')
  await page.getByRole('button', { name: 'More for Nia' }).click()
  await page.getByRole('menuitem', { name: 'New invitation link' }).click()
  const link = await made.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await made.getByRole('button', { name: 'I have copied it' }).click()

  const hers = await windowOf()
  const pathOf = (url: string) => new URL(url).pathname
  await hers.goto(pathOf(first))
  await expect(hers.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible()
  await hers.goto(pathOf(link))
  await expect(hers.getByRole('heading', { name: 'Join Northlight' })).toBeVisible()
  await expect(hers.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await hers.getByRole('textbox', { name: 'Your name' }).fill('Nia New')
  await hers.getByRole('textbox', { name: 'Password' }).fill('short')
  await hers.keyboard.press('Enter')
  await expect(hers.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true')
  await hers.getByRole('textbox', { name: 'Password' }).fill('my own password')
  await hers.keyboard.press('Enter')
  await expect(shellOf(hers).rail.getByText('Nia New')).toBeVisible()
  await expect(hers).not.toHaveURL(/invitation/)
  await hers.goto('/settings/people')
  await expect(hers.getByText('Only administrators can invite people and change roles.')).toBeVisible()
  await hers.goto(pathOf(link))
  await expect(hers.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('row', { name: /^Nia New/ })).not.toContainText('Invited')
})

test('an administrator invites several people into a workgroup, and mends the line that is refused', async ({ page, space }) => {
  await makeWorkgroup(space.admin, 'Studio')
  const [nia, ola] = [newEmail('nia'), newEmail('ola')]
  await page.goto('/settings/people?new')
  const sheet = page.getByRole('dialog', { name: 'Invite people' })
  await sheet.getByRole('textbox', { name: 'Name' }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `Nia Holm <${nia}>\nOla Dahl\t${space.admin.email}`)
  await expect(sheet.getByRole('textbox', { name: 'Name of person 1' })).toHaveValue('Nia Holm')
  await sheet.getByRole('checkbox', { name: 'Studio' }).check()
  await sheet.getByRole('button', { name: /^Invite/ }).click()
  const second = sheet.getByRole('textbox', { name: 'E-mail of person 2' })
  await expect(second).toHaveAccessibleDescription('Somebody in this workspace signs in with this address already.')
  await expect(sheet.getByRole('textbox', { name: 'E-mail of person 1' })).not.toHaveAttribute('aria-invalid', 'true')
  await second.fill(ola)
  await sheet.getByRole('button', { name: /^Invite/ }).click()
  const made = page.getByRole('dialog', { name: 'Invitations for 2 people' })
  await expect(made.getByRole('textbox', { name: 'Invitation links' })).toHaveValue(/Nia Holm <.*\nhttp.*\n\nOla Dahl <.*\nhttp/)
  await made.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByRole('row', { name: /^Nia Holm/ })).toContainText('Studio')
  await expect(page.getByRole('row', { name: /^Ola Dahl/ })).toContainText('Invited')
})

test('an administrator invites a client of a new company', async ({ page, space }) => {
  await page.goto('/settings/people?new')
  const sheet = page.getByRole('dialog', { name: 'Invite people' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Carl')
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('carl'))
  await sheet.getByRole('combobox', { name: 'Role' }).selectOption('Client')
  await sheet.getByRole('combobox', { name: 'Company' }).fill('Harbour')
  await page.getByRole('option', { name: 'New company “Harbour”' }).click()
  await sheet.getByRole('button', { name: /^Invite/ }).click()
  await page.getByRole('dialog', { name: 'Invitation for Carl' }).getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByRole('row', { name: /^Carl/ })).toContainText('Harbour')
  expect((await space.admin.get('/contacts?term=Harbour')).body).toMatchObject({ contacts: [{ type: 'company', name: 'Harbour' }] })
})

test('an invitation is e-mailed once the administrator has confirmed their address, and its page works on a phone', async ({
  start,
  windowOf,
  space,
}) => {
  const { mails, settings, close } = await openMailServer()
  const service = await start(settings)
  const mailing = await newWorkspace(service)
  const page = await windowOf(mailing.admin, {}, service)
  await page.goto('/settings/people?new')
  const sheet = page.getByRole('dialog', { name: 'Invite people' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Nia')
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill('nia@example.test')
  await sheet.getByRole('button', { name: /^Invite/ }).click()
  await expect(sheet.getByText(`Open the link that was sent to ${mailing.admin.email}, and try again.`)).toBeVisible()
  await expect.poll(() => mails.length).toBe(1)
  const confirming = await windowOf(undefined, {}, service)
  await confirming.goto(/\/confirmation\/[\w-]+/.exec(mails[0]?.replaceAll('=\n', '') ?? '')?.[0] ?? '')
  await confirming.getByRole('button', { name: 'Confirm address' }).click()
  await expect(confirming.getByText(`You can now invite people as ${mailing.admin.email}.`)).toBeVisible()
  await sheet.getByRole('button', { name: /^Invite/ }).click()
  await expect(shellOf(page).note('Sent an invitation to nia@example.test')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const made = accepted(await space.admin.post('/x/users', { user: { name: 'Ben', email: newEmail('ben'), role: 'member' } }), 201)
  const phone = await windowOf(undefined, { viewport: { width: 360, height: 740 } })
  await phone.goto(new URL(textAt(made, 'invitation.link')).pathname)
  await expect(phone.getByRole('button', { name: 'Join workspace' })).toBeInViewport()
  await phone.getByRole('textbox', { name: 'Password' }).fill('my own password')
  await phone.keyboard.press('Enter')
  await expect(phone).not.toHaveURL(/invitation/)
  await expect(phone.getByRole('button', { name: 'Join workspace' })).toHaveCount(0)
  await close()
})
