import { expect } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { makeContact, makeNote } from '../fixtures/records.ts'
import { newWorkspace } from '../fixtures/workspace.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { contactSheetOf } from '../pages/contact-sheet.ts'
import { shellOf } from '../pages/shell.ts'

test('offline shows the last data; an edit waits and is saved once online', async ({ page, space, context }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin, { name: 'Ada', title: 'Analyst' })
  await makeNote(space.admin, id, { body: 'Met at the fair.' })
  await contact.open(id)
  await expect(contact.note('Met at the fair.')).toBeVisible()
  await context.setOffline(true)
  await expect(shellOf(page).note('You are offline. This page shows data from')).toBeVisible()
  await expect(contact.note('Met at the fair.')).toBeVisible()
  await contact.change('title', 'Countess')
  await expect(shellOf(page).refusal('You are offline.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'title' })).toHaveValue('Countess')
  await expect(shellOf(page).rail.getByText('1 not saved')).toBeVisible()
  await contact.composer.click()
  await page.keyboard.type('Written on the train.')
  await expect(page.getByRole('textbox', { name: 'title' })).toHaveValue('Countess')
  await expect(contact.composer).toHaveValue('Written on the train.')
  await context.setOffline(false)
  await expect(shellOf(page).note('You are offline.')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'title' })).toBeHidden()
  await expect(shellOf(page).saved).toBeVisible()
  await page.getByRole('button', { name: /^Add note Ctrl/ }).click()
  await expect(contact.note('Written on the train.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Countess', { exact: true })).toBeVisible()
  await expect(contact.note('Written on the train.')).toBeVisible()
})

test('notes and fields sent offline say so and are sent once online', async ({ page, space, context }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin, { name: 'Ada' }))
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await context.setOffline(true)
  await contact.composer.fill('Written on the train.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await contact.add('Phone', 'Add a phone', 'New phone', '+44 20 1815')
  const waiting = shellOf(page).refusal('You are offline. It will be sent when the connection is back.')
  await expect(waiting).toHaveCount(2)
  await expect(contact.property('Phone').getByRole('textbox', { name: 'New phone' })).toBeFocused()
  await context.setOffline(false)
  await expect(contact.property('Phone').getByRole('link', { name: '+44 20 1815' })).toBeVisible()
  await expect(contact.note('Written on the train.')).toHaveCount(1)
  await expect(contact.composer).toHaveValue('')
  await expect(waiting).toHaveCount(0)
  await expect(shellOf(page).saved).toBeVisible()
  await expect(contact.property('Phone').getByRole('button', { name: 'Add a phone' })).toBeFocused()
  await page.reload()
  await expect(contact.note('Written on the train.')).toHaveCount(1)
  await expect(contact.property('Phone').getByRole('link')).toHaveText(['+44 20 1815'])
})

test('the rail links to unsent drafts, which are sent even from another page', async ({ page, space, context }) => {
  const [contact, shell, list] = [contactPageOf(page), shellOf(page), contactListOf(page)]
  await makeContact(space.admin, { name: 'Ada', title: 'Analyst' })
  await list.open()
  await list.link('Ada').click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await context.setOffline(true)
  await contact.composer.fill('Written on the train.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(shell.refusal('It will be sent when the connection is back.')).toBeVisible()
  await contact.change('title', 'Countess')
  const unsaved = shell.rail.getByRole('link', { name: '2 not saved' })
  await expect(unsaved).toBeVisible()
  await expect(shell.note('Not saved yet: 2 changes.')).toContainText("Pages you haven't opened yet won't load.")
  await shell.rail.getByRole('link', { name: 'Contacts' }).click()
  await expect(list.link('Ada')).toBeVisible()
  await unsaved.click()
  await expect(contact.composer).toHaveValue('Written on the train.')
  await expect(shell.refusal('It will be sent when the connection is back.')).toHaveCount(2)
  await shell.rail.getByRole('link', { name: 'Contacts' }).click()
  await expect(list.link('Ada')).toBeVisible()
  await context.setOffline(false)
  await expect(shell.saved).toBeVisible()
  await list.link('Ada').click()
  await expect(contact.note('Written on the train.')).toHaveCount(1)
  await expect(contact.composer).toHaveValue('')
  await page.reload()
  await expect(contact.note('Written on the train.')).toHaveCount(1)
  await expect(page.getByText('Countess', { exact: true })).toBeVisible()
})

test('the rail links to unsent drafts after a reload', async ({ page, space }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  const id = await makeContact(space.admin, { name: 'Ada' })
  await contact.open(id)
  await page.route('**/api/contacts/*/notes*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await contact.composer.fill('Written on the train.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(shell.refusal("Can't reach the server.")).toBeVisible()
  await contactListOf(page).open()
  await page.unroute('**/api/contacts/*/notes*')
  await shell.rail.getByRole('link', { name: '1 not saved' }).click()
  await expect(page).toHaveURL(new RegExp(`/contacts/${id}$`))
  await page.getByRole('button', { name: /^Add note Ctrl/ }).click()
  await expect(contact.note('Written on the train.')).toHaveCount(1)
  await expect(shell.saved).toBeVisible()
})

test('a search started offline says so and runs once online', async ({ page, space, context }) => {
  const [list, contact] = [contactListOf(page), contactPageOf(page)]
  await makeContact(space.admin, { name: 'Ada' })
  await list.open()
  await list.expectNames(['Ada', 'Northlight'])
  await list.link('Northlight').click()
  await expect(contact.name('Northlight')).toBeVisible()
  await page.goBack()
  await context.setOffline(true)
  await list.term.fill('ad')
  await expect(page.getByText('You are offline.').first()).toBeVisible()
  await context.setOffline(false)
  await list.expectNames(['Ada'])
})

test('an outage of the server loses no input, and the list loads again afterwards', async ({ start, windowOf }) => {
  const service = await start()
  const space = await newWorkspace(service)
  await makeContact(space.admin, { name: 'Ada' })
  const page = await windowOf(space.admin, {}, service)
  const [list, form, shell] = [contactListOf(page), contactSheetOf(page), shellOf(page)]
  await list.open()
  await list.expectNames(['Ada', 'Northlight'])
  await list.newContact.click()
  await form.field('First name').fill('Bob')
  await service.halt()
  await form.create.click()
  await expect(form.sheet.getByRole('alert')).toContainText("Can't reach the server. Your draft is saved.")
  await expect(shell.note("Can't reach the server. This page shows data from")).toBeVisible()
  await expect(list.link('Ada')).toBeVisible()
  await service.resume()
  await expect(shell.note("Can't reach the server.")).toBeHidden({ timeout: 40_000 })
  await form.create.click()
  await expect(contactPageOf(page).name('Bob')).toBeVisible()
  await page.reload()
  await expect(contactPageOf(page).name('Bob')).toBeVisible()
})

test('a start without the server says so and opens the page once the server answers', async ({ page }) => {
  await page.route('**/api/x/welcome', (route) => route.abort())
  await page.goto('/contacts')
  await expect(page.getByText("Can't reach the server.").first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unrouteAll()
  await contactListOf(page).expectNames(['Northlight'])
})

test('a lost answer creates nothing twice', async ({ page }) => {
  const [list, form, contact] = [contactListOf(page), contactSheetOf(page), contactPageOf(page)]
  await form.open()
  await form.field('First name').fill('Ada')
  let lost = 0
  await page.route('**/api/contacts', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.create.click()
  await expect(form.sheet.getByRole('alert')).toContainText('Your draft is saved.')
  await form.create.click()
  await expect(contact.name('Ada')).toBeVisible()
  await list.open()
  await list.expectNames(['Ada', 'Northlight'])
  expect(lost).toBe(1)
})

test('a page whose code or style fails to load says so and opens once online', async ({ page, context }) => {
  for (const kind of ['js', 'css']) {
    await page.route(`**/assets/settings-*.${kind}`, (route) => route.abort('internetdisconnected'))
    await contactListOf(page).open()
    await contactListOf(page).expectNames(['Northlight'])
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByText("Couldn't load this page")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute(`**/assets/settings-*.${kind}`)
    await context.setOffline(false)
    await expect(page.getByRole('row', { name: /^Ana Admin/ })).toBeVisible()
  }
})

test.describe('with code fetched ahead', () => {
  test.use({ savesData: false })

  test('every page opens offline once its code has been prefetched', async ({ page, context, space }) => {
    const [list, shell] = [contactListOf(page), shellOf(page)]
    const id = await makeContact(space.admin, { name: 'Ada' })
    const fetched = Promise.all(
      ['contact-sheet', 'key-sheet', 'palette-body', 'sign-up'].map((name) =>
        page.waitForResponse((answer) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`).test(answer.url())),
      ),
    )
    await list.open()
    await list.expectNames(['Ada', 'Northlight'])
    for (const answer of await fetched) await answer.finished()
    await context.setOffline(true)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await list.newContact.click()
    await contactSheetOf(page).field('First name').fill('Bob')
    await page.keyboard.press('Escape')
    await list.link('Ada').click()
    await expect(page).toHaveURL(new RegExp(`/contacts/${id}$`))
    await expect(shell.title('Something went wrong')).toBeHidden()
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('heading', { name: 'Settings' }).first()).toBeVisible()
  })
})
