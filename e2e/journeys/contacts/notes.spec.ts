import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeComment, makeContact, makeNote } from '../../fixtures/records.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

// What waits here for the network to come to rest would wait for ever beside a stream of events.
test.use({ listens: false })

test('a note is written, changed, deleted and put back', async ({ page, space }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  await contact.open(await makeContact(space.admin))
  await expect(page.getByText('Nothing has happened yet')).toBeVisible()
  await contact.write('She signed the offer.')
  await expect(contact.composer).toHaveValue('')
  await page.reload()
  await contact.moreForNote('She signed the offer.', 'Edit')
  const editor = page.getByRole('textbox', { name: 'Note', exact: true })
  await editor.fill('She signed the second offer.')
  await editor.press('ControlOrMeta+Enter')
  const changed = contact.note('She signed the second offer.')
  await expect(changed).toBeVisible()
  await contact.moreForNote('She signed the second offer.', 'Delete')
  await expect(changed).toBeHidden()
  await shell.undo('Note deleted')
  await expect(changed).toBeVisible()
  await page.reload()
  await expect(changed).toBeVisible()
})

test('a note that was changed says so', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  const note = await makeNote(space.admin, id, { body: 'She signed.' })
  const made = Date.now()
  await contact.open(id)
  await expect(contact.note('She signed.')).not.toContainText('edited')
  // Times are told to the second: a change within it is not one that can be seen.
  await expect.poll(() => Date.now()).toBeGreaterThan(made + 1000)
  accepted(await space.admin.put(`/notes/${note}`, { note: { body: 'She signed it.' } }))
  await page.reload()
  await expect(contact.note('She signed it.')).toContainText('edited')
})

test('what is written is text, with its links', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  await contact.write('<b>Not bold</b>, see https://engines.test/plan.')
  const note = contact.note('<b>Not bold</b>')
  await expect(note.getByRole('link')).toHaveAttribute('href', 'https://engines.test/plan')
})

test('comments: add, change, delete, count', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  await makeNote(space.admin, id, { body: 'Call on Monday.' })
  await contact.open(id)
  await contact.note('Call on Monday.').getByRole('button', { name: 'Comment', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'New comment' })
  await field.fill('I will.')
  await field.press('ControlOrMeta+Enter')
  await expect(contact.comment('I will.')).toBeVisible()
  await page.reload()
  await contact.moreForComment('I will.', 'Edit')
  const editor = page.getByRole('textbox', { name: 'Comment', exact: true })
  await editor.fill('I shall.')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(contact.comment('I shall.')).toBeVisible()
  await contact.moreForComment('I shall.', 'Delete')
  await expect(contact.comment('I shall.')).toBeHidden()
  await shellOf(page).undo('Comment deleted')
  await expect(contact.comment('I shall.')).toBeVisible()
  await page.reload()
  await expect(contact.comment('I shall.')).toBeVisible()
})

test('only the author and administrators change a note or a comment', async ({ space, windowOf }) => {
  const id = await makeContact(space.admin)
  const note = await makeNote(space.admin, id, { body: 'From Ana.' })
  await makeComment(space.admin, note, { body: 'Also from Ana.' })
  const mia = await space.member('Mia Member')
  await makeNote(mia, id, { body: 'From Mia.' })
  const page = await windowOf(mia)
  const contact = contactPageOf(page)
  await contact.open(id)
  await expect(contact.comment('Also from Ana.')).toBeVisible()
  await expect(contact.note('From Mia.').getByRole('button', { name: /^More for/ })).toHaveCount(1)
  await expect(contact.note('From Ana.').getByRole('button', { name: /^More for/ })).toHaveCount(0)
})

test('a note for oneself is seen by nobody else', async ({ page, space, windowOf }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  await contact.open(id)
  await contact.composer.fill('Between me and me.')
  await page.getByRole('button', { name: 'Everyone', exact: true }).first().click()
  await page.getByRole('radio', { name: /^Only me/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Note Ctrl/ }).click()
  await expect(contact.note('Between me and me.').getByRole('button', { name: 'Only you' })).toBeVisible()
  const other = await windowOf(await space.member())
  await contactPageOf(other).open(id)
  await expect(other.getByText('Nothing has happened yet')).toBeVisible()
  await contact.note('Between me and me.').getByRole('button', { name: 'Only you' }).click()
  await contact.audience.getByRole('button', { name: 'Change' }).click()
  await contact.audience.getByRole('radio', { name: /^Everyone/ }).click()
  await expect(shellOf(page).note('Who can see the note was changed')).toBeVisible()
  await other.reload()
  await expect(contactPageOf(other).note('Between me and me.')).toBeVisible()
})

test('many notes come as one scrolls, each once', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  for (let n = 1; n <= 60; n += 1)
    await makeNote(space.admin, id, { body: `Call number ${n}.`, date: `2026-01-01 00:${String(n % 60).padStart(2, '0')}:00` })
  await contact.open(id)
  const notes = contact.note(/Call number/)
  await expect(notes.first()).toBeVisible()
  await expect(async () => {
    await notes.last().scrollIntoViewIfNeeded()
    await expect(notes).toHaveCount(60, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('radio', { name: 'Notes 60' })).toBeAttached()
  const texts = await notes.allTextContents()
  expect(new Set(texts.map((text) => /Call number \d+/.exec(text)?.[0])).size).toBe(60)
})

test('a write deep in a long stream reads what is in sight alone, and the reader stays where they are', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  const body = (n: number) => `Call number ${String(n).padStart(3, '0')}.`
  for (let n = 1; n <= 160; n += 1) {
    const date = `2026-01-01 ${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}:00`
    await makeNote(space.admin, id, { body: body(n), date })
  }
  await contact.open(id)
  const notes = contact.note(/Call number/)
  await expect(async () => {
    await notes.last().scrollIntoViewIfNeeded()
    await expect(notes).toHaveCount(160, { timeout: 500 })
  }).toPass()
  await contact.note(body(30)).scrollIntoViewIfNeeded()
  const place = async () => Math.round((await contact.note(body(34)).boundingBox())?.y ?? -1)
  const before = await place()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/notes\b/.test(request.url())) asked.push(request.url())
  })
  await contact.moreForNote(body(30), 'Delete')
  await expect(shellOf(page).note('Note deleted')).toBeVisible()
  await expect(notes).toHaveCount(159)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await shellOf(page).undo('Note deleted')
  await expect(contact.note(body(30))).toBeVisible()
  expect(await place()).toBe(before)
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeLessThanOrEqual(6)
  await expect(notes).toHaveCount(160)
})

test('j and k go from note to note, e edits the one at hand', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin)
  await makeNote(space.admin, id, { body: 'Older.', date: '2026-01-01 10:00:00' })
  await makeNote(space.admin, id, { body: 'Newer.', date: '2026-01-02 10:00:00' })
  await contact.open(id)
  await expect(contact.note('Older.')).toBeVisible()
  await page.keyboard.press('j')
  await expect(contact.note('Newer.')).toBeFocused()
  await page.keyboard.press('j')
  await expect(contact.note('Older.')).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Older.')
})
