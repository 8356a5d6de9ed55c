import { expect, type Page } from '@playwright/test'
import { accepted } from '../fixtures/answers.ts'
import { test } from '../fixtures/journey.ts'
import { makeComment, makeContact, makeMany, makeNote } from '../fixtures/records.ts'
import { newWorkspace } from '../fixtures/workspace.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { shellOf } from '../pages/shell.ts'

/** Waits until the page listens: what happens from then on comes by itself. */
const listening = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok(), { timeout: 20_000 })

const topOf = async (page: Page, text: string) => Math.round((await contactPageOf(page).note(text).boundingBox())?.y ?? -1)

/** The requests of a page, except the event stream. */
const readsOf = (page: Page) => {
  const reads: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() === 'GET' && path.startsWith('/api/') && path !== '/api/x/events') reads.push(path)
  })
  return reads
}

test('what a colleague changes about a contact is seen at once: title, tags, a note, a comment on it', { tag: '@short' }, async ({
  page,
  space,
  windowOf,
}) => {
  const id = await makeContact(space.admin, { name: 'Ada', title: 'Analyst' })
  const hers = await windowOf(await space.member('Mia Member'))
  const [first, second] = [contactPageOf(page), contactPageOf(hers)]
  const live = listening(hers)
  await second.open(id)
  await live
  await first.open(id)
  await first.change('title', 'Countess')
  await expect(hers.getByText('Countess', { exact: true })).toBeVisible()
  await first.tag('maths')
  await expect(second.tagRemover('maths')).toBeVisible()
  await first.write('Met at the fair.')
  await expect(second.note('Met at the fair.')).toBeVisible()
  const note = second.note('Met at the fair.')
  await first.note('Met at the fair.').getByRole('button', { name: 'Comment' }).click()
  await page.getByRole('textbox', { name: /comment/i }).fill('Good.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(note.getByRole('listitem')).toContainText('Good.')
})

test('what a colleague changes before the page listens is seen once it does', async ({ page, space }) => {
  const [id, mia] = [await makeContact(space.admin, { name: 'Ada', title: 'Analyst' }), await space.member('Mia Member')]
  const held = Promise.withResolvers<void>()
  await page.route('**/api/x/events', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/x/events')
  await contactPageOf(page).open(id)
  await asked
  accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Countess' } }))
  await expect(page.getByText('Analyst', { exact: true })).toBeVisible()
  held.resolve()
  await expect(page.getByText('Countess', { exact: true })).toBeVisible()
})

test('an open contact says that a colleague has deleted it, and is shown again after the undo', async ({ page, space }) => {
  const mia = await space.member('Mia Member')
  const id = await makeContact(space.admin, { name: 'Ada' })
  const live = listening(page)
  await contactPageOf(page).open(id)
  await live
  await contactPageOf(page).composer.fill('Half a note.')
  const deleted = accepted(await mia.delete(`/contacts/${id}`)).headers['x-change']
  await expect(page.getByText('Contact not found')).toBeVisible()
  await expect(page.getByText('Half a note.')).toBeVisible()
  accepted(await mia.post(`/x/changes/${deleted}/undo`))
  await expect(contactPageOf(page).name('Ada')).toBeVisible()
  await expect(contactPageOf(page).composer).toHaveText('Half a note.')
})

test('a note that comes while one types moves nothing one reads or types in', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const mia = await space.member('Mia Member')
  const id = await makeContact(space.admin, { name: 'Ada' })
  const body = (n: number) => `Call number ${String(n).padStart(2, '0')}.`
  const date = (n: number) => `2026-01-01 10:${String(n).padStart(2, '0')}:00`
  for (let n = 0; n < 30; n += 1) await makeNote(space.admin, id, { body: body(n), date: date(n) })
  const live = listening(page)
  await contact.open(id)
  await live
  await contact.composer.fill('Half a note.')
  await contact.note(body(10)).scrollIntoViewIfNeeded()
  const reading = await topOf(page, body(12))
  await makeNote(mia, id, { body: 'First of Mia.' })
  await expect(contact.note('First of Mia.')).toBeAttached()
  await expect.poll(() => topOf(page, body(12))).toBe(reading)
  await expect(contact.composer).toHaveText('Half a note.')

  await page.locator('#page').evaluate((main) => main.scrollTo(0, 0))
  await contact.note(body(29)).getByRole('button', { name: 'Comment' }).click()
  await page.keyboard.type('Half a comm')
  const writing = await topOf(page, body(29))
  await makeNote(mia, id, { body: 'Second of Mia.' })
  await expect(contact.note('Second of Mia.')).toBeAttached()
  await expect.poll(() => topOf(page, body(29))).toBe(writing)
  await page.keyboard.type('ent')
  await expect(page.getByRole('textbox', { name: /comment/i })).toHaveText('Half a comment')
})

test('a field that is open is left alone, and what was typed is not put over what came meanwhile', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const mia = await space.member('Mia Member')
  const id = await makeContact(space.admin, { name: 'Ada', title: 'Analyst', 'background-info': 'Old.' })
  const live = listening(page)
  await contact.open(id)
  await live
  await page.getByRole('button', { name: 'Edit title', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'title', exact: true })
  await field.fill('Engineer')
  accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Countess', 'background-info': 'New.' } }))
  await expect(contact.property('Background')).toContainText('New.')
  await expect(field).toHaveValue('Engineer')
  await field.press('Enter')
  const clash = shellOf(page).refusal('Mia Member also changed the title.')
  await expect(clash.getByRole('definition')).toHaveText(['Countess', 'Engineer'])
  await clash.getByRole('button', { name: 'Use theirs' }).click()

  await page.getByRole('button', { name: 'Edit title', exact: true }).click()
  accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Duchess', 'background-info': 'Newer.' } }))
  await expect(contact.property('Background')).toContainText('Newer.')
  await field.press('Enter')
  await expect(page.getByText('Duchess', { exact: true })).toBeVisible()
})

test('rows of a list change where they stand; new ones wait until they are asked for', async ({ page, space }) => {
  const list = contactListOf(page)
  const mia = await space.member('Mia Member')
  const [ada, bob] = [await makeContact(space.admin, { name: 'Ada' }), await makeContact(space.admin, { name: 'Bob' })]
  const live = listening(page)
  await list.open()
  await list.expectNames(['Ada', 'Bob', 'Northlight'])
  await live
  accepted(await mia.put(`/contacts/${ada}`, { contact: { name: 'Zoe', title: 'Countess' } }))
  await list.expectNames(['Zoe', 'Bob', 'Northlight'])
  await expect(page.getByRole('row', { name: /Zoe/ })).toContainText('Countess')
  accepted(await mia.delete(`/contacts/${bob}`))
  await expect(page.getByRole('row', { name: /Bob/ })).toContainText('no longer available')
  await makeContact(mia, { name: 'Cleo' })
  await page.getByRole('button', { name: 'Show 1 new' }).click()
  await list.expectNames(['Cleo', 'Northlight', 'Zoe'])
  await expect(page.getByRole('button', { name: /^Show/ })).toBeHidden()
})

test('a bulk edit of a colleague is not read once for each contact', async ({ page, space }) => {
  const [list, mia] = [contactListOf(page), await space.member('Mia Member')]
  const ids = await makeMany(space.admin, 60, (n) => ({ name: `Person ${String(n).padStart(2, '0')}` }))
  const live = listening(page)
  await list.open()
  await live
  const reads = readsOf(page)
  await Promise.all(ids.map((id) => mia.post(`/contacts/${id}/tags`, { tags: 'ferries' })))
  await expect(page.getByRole('row', { name: /Person 03/ })).toContainText('ferries')
  await expect(page.getByRole('row', { name: /Person 10/ })).toContainText('ferries')
  expect(reads.length).toBeLessThan(30)
})

test('what one did oneself is not read twice', async ({ page, space }) => {
  const [contact, mia] = [contactPageOf(page), await space.member('Mia Member')]
  const id = await makeContact(space.admin, { name: 'Ada', title: 'Analyst' })
  const live = listening(page)
  await contact.open(id)
  await live
  const reads = readsOf(page)
  await contact.change('title', 'Countess')
  await expect(shellOf(page).saved).toBeVisible()
  await makeNote(mia, id, { body: 'After it.' })
  await expect(contact.note('After it.')).toBeVisible()
  expect(reads.filter((path) => path === `/api/contacts/${id}`)).toHaveLength(1)
})

test('a stream that breaks goes on where it was, and so does one that was out of sight', async ({ start, windowOf }) => {
  const service = await start()
  const space = await newWorkspace(service)
  const mia = await space.member('Mia Member')
  const id = await makeContact(space.admin, { name: 'Ada' })
  const note = await makeNote(space.admin, id, { body: 'Met at the fair.' })
  const page = await windowOf(space.admin, {}, service)
  const contact = contactPageOf(page)
  const live = listening(page)
  await contact.open(id)
  await live
  await makeComment(mia, note, { body: 'Heard.' })
  await expect(contact.comment('Heard.')).toBeVisible()

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await makeNote(mia, id, { body: 'While nobody looked.' })
  const back = listening(page)
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await (await back).request().headerValue('last-event-id')).toMatch(/^\d+/)
  await expect(contact.note('While nobody looked.')).toBeVisible()

  await service.halt()
  await expect(shellOf(page).note("Can't reach the server.")).toBeVisible({ timeout: 20_000 })
  await service.resume()
  await makeNote(mia, id, { body: 'After the break.' })
  await expect(contact.note('After the break.')).toBeVisible({ timeout: 40_000 })
  await expect(shellOf(page).note("Can't reach the server.")).toBeHidden()
})

test('signing out ends the listening, and nobody listens before signing in', async ({ page, space }) => {
  const live = listening(page)
  await contactListOf(page).open()
  const stream = (await live).request()
  const ended = page.waitForEvent('requestfailed', (request) => request === stream)
  await shellOf(page).account('Sign out')
  await ended
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  expect(space.admin.name).toBe('Ana Admin')
})

test('eight windows of one person work beside each other, and all see what a colleague changes', async ({ page, space }) => {
  const mia = await space.member('Mia Member')
  const id = await makeContact(space.admin, { name: 'Ada' })
  const windows = [page]
  const live = listening(page)
  await contactPageOf(page).open(id)
  await live
  for (let n = 1; n < 8; n += 1) {
    const next = await page.context().newPage()
    await contactPageOf(next).open(id)
    await expect(contactPageOf(next).name('Ada')).toBeVisible()
    windows.push(next)
  }
  accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Countess' } }))
  for (const each of windows) await expect(each.getByText('Countess', { exact: true })).toBeVisible()
  await page.close()
  accepted(await mia.put(`/contacts/${id}`, { contact: { title: 'Analyst' } }))
  for (const each of windows.slice(1)) await expect(each.getByText('Analyst', { exact: true })).toBeVisible()
})
