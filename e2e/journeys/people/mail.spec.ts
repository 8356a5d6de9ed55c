import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { confirmAddress, openMailServer } from '../../fixtures/mail-server.ts'
import { makeMessage, makeProject } from '../../fixtures/projects.ts'
import { newWorkspace } from '../../fixtures/workspace.ts'
import { shellOf } from '../../pages/shell.ts'

test('stores e-mails without a mail server and shows their text', { tag: '@short' }, async ({ page, space }) => {
  const shell = shellOf(page)
  await page.goto('/settings/people')
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  await expect(page.getByText('No e-mails yet')).toBeVisible()
  await expect(shell.note(/stored but not sent.*SMTP_URL/)).toBeVisible()
  const mia = await space.member('Mia Member')
  await makeMessage(space.admin, await makeProject(space.admin), { title: 'Kick-off', subscribers: [mia.id] })
  await page.reload()
  const row = page.getByRole('row', { name: /Kick-off · Signage/ })
  await expect(row).toContainText(/Mia Member.*Stored/)
  await row.getByRole('button', { name: 'Kick-off · Signage' }).press('Enter')
  await expect(page.getByText('Ana Admin wrote “Kick-off” in Signage.')).toBeVisible()
  await expect(page.getByText(`Mia Member <${mia.email}>`)).toBeVisible()
  await row.getByRole('button', { name: 'Kick-off · Signage' }).press('Enter')
  await expect(page.getByText('Ana Admin wrote')).toBeHidden()
})

test('gives the reason when the mail server rejects an e-mail', async ({ start, windowOf }) => {
  const { mails, settings, close } = await openMailServer()
  const service = await start(settings)
  const space = await newWorkspace(service)
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  await confirmAddress(mails, mia)
  await close()
  const project = await makeProject(space.admin)
  await makeMessage(space.admin, project, { title: 'Kick-off', subscribers: [mia.id] })
  const gone = await makeMessage(space.admin, project, { title: 'Gone by now', subscribers: [gus.id] })
  await space.admin.delete(`/messages/${gone}`)
  const page = await windowOf(space.admin, {}, service)
  await expect(async () => {
    await page.goto('/settings/mail')
    await expect(page.getByText(/^1 attempt failed. Next attempt: .+ECONNREFUSED/).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('row', { name: /Kick-off/ })).toContainText('Waiting')
  await expect(page.getByRole('row', { name: /Deleted or not visible to you/ })).toContainText('Gus')
  await page.getByRole('button', { name: 'Kick-off · Signage' }).click()
  await expect(page.getByText('Tandem <tandem@example.test>')).toBeVisible()
  await expect(shellOf(page).note(/stored but not sent/)).toHaveCount(0)
})

test('loads more e-mails on scrolling and retries a failed load', async ({ page, space }) => {
  const mia = await space.member('Mia')
  const project = await makeProject(space.admin)
  for (let n = 1; n <= 53; n += 1) await makeMessage(space.admin, project, { title: `Plan ${n}`, subscribers: [mia.id] })
  const error = { code: 'failed', message: 'The outbox is locked.' }
  await page.route('**/x/outbox*', (route) => route.fulfill({ status: 500, json: { errors: [error] } }))
  await page.goto('/settings/mail')
  const failed = shellOf(page).refusal("Couldn't load e-mails. The outbox is locked.")
  await expect(failed).toBeVisible()
  await page.unroute('**/x/outbox*')
  await failed.getByRole('button', { name: 'Retry' }).click()
  const rows = page.getByRole('row', { name: /^Plan/ })
  await expect(rows.first()).toContainText('Plan 53')
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(53)
  await expect(rows.last()).toContainText('Plan 1 ·')
})

test('shows e-mails to administrators only', async ({ space, windowOf }) => {
  const page = await windowOf(await space.member())
  await page.goto('/settings/people')
  await expect(page.getByRole('link', { name: 'Appearance' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mail', exact: true })).toHaveCount(0)
  await page.goto('/settings/mail')
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toHaveCount(0)
  await expect(page.getByText('stored but not sent')).toHaveCount(0)
  await expect(page.getByText('Page not found')).toBeVisible()
  await expect(shellOf(page).rail.getByRole('link', { name: 'Contacts' })).toBeVisible()
})
