import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { holdBack, test } from '../../fixtures/journey.ts'
import { makeContact } from '../../fixtures/records.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { shellOf } from '../../pages/shell.ts'

const plan = { name: 'Fahrplan – 日本.txt', mimeType: 'text/plain', buffer: Buffer.from('Night ferry 23:15') }
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const choose = async (page: Page, button: ReturnType<Page['getByRole']>, files: (typeof plan)[]) => {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(files)
}

test('a file attached to a note comes back byte for byte, under its own name', { tag: '@short' }, async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  await contact.composer.fill('Here is the plan.')
  await choose(page, page.getByRole('button', { name: 'Attach', exact: true }), [plan])
  await expect(page.getByRole('button', { name: `Remove ${plan.name}` })).toBeVisible()
  await page.getByRole('button', { name: /^Add note Ctrl/ }).click()
  const note = contact.note('Here is the plan.')
  await expect(note.getByRole('link', { name: plan.name })).toBeVisible()
  await page.reload()
  const download = page.waitForEvent('download')
  await note.getByRole('link', { name: plan.name }).click()
  const got = await download
  expect(got.suggestedFilename()).toBe(plan.name)
  expect(await readFile(await got.path(), 'utf8')).toBe('Night ferry 23:15')
})

test('a picture is shown in place', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  await contact.composer.fill('The deck.')
  await choose(page, page.getByRole('button', { name: 'Attach', exact: true }), [{ name: 'deck.png', mimeType: 'image/png', buffer: png }])
  await expect(page.getByRole('button', { name: 'Remove deck.png' })).toBeVisible()
  await page.getByRole('button', { name: /^Add note Ctrl/ }).click()
  const picture = contact.note('The deck.').getByRole('img', { name: 'deck.png' })
  await expect(picture).toBeVisible()
  await page.reload()
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
})

test('a picture is opened by its name, as where it is shown', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  const files = contact.property('Files')
  await choose(page, files.getByRole('button', { name: 'Attach a file' }), [{ name: 'deck.png', mimeType: 'image/png', buffer: png }])
  const opened = page.context().waitForEvent('page')
  await files.getByRole('link', { name: 'deck.png' }).click()
  await expect((await opened).getByRole('img')).toHaveJSProperty('naturalWidth', 1)
})

test('files on the contact itself: attach two, take one off, undo', async ({ page, space }) => {
  const contact = contactPageOf(page)
  const files = contact.property('Files')
  await contact.open(await makeContact(space.admin))
  await choose(page, files.getByRole('button', { name: 'Attach a file' }), [plan, { ...plan, name: 'prices.txt' }])
  await expect(files.getByRole('link', { name: 'prices.txt' })).toBeVisible()
  await expect(files.getByRole('link')).toHaveCount(2)
  await expect(shellOf(page).saved).toBeVisible()
  await page.reload()
  await expect(files.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('article', { name: 'File prices.txt' })).toBeVisible()
  await files.getByRole('button', { name: 'Remove prices.txt' }).click()
  await expect(files.getByRole('link')).toHaveCount(1)
  await shellOf(page).undo('Removed prices.txt')
  await expect(files.getByRole('link')).toHaveCount(2)
  await page.reload()
  await expect(files.getByRole('link')).toHaveCount(2)
})

test('a dropped file goes to a new note', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  const dropped = await page.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['dropped'], 'dropped.txt', { type: 'text/plain' }))
    return carried
  })
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.getByRole('region', { name: 'Timeline' }).dispatchEvent(type, { dataTransfer: dropped })
  await expect(page.getByRole('button', { name: 'Remove dropped.txt' })).toBeVisible()
  await expect(contact.composer).toBeFocused()
})

test('an upload that breaks says so and is sent again', async ({ page, space }) => {
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin))
  await page.route('**/api/x/files', (route) => route.fulfill({ status: 413, json: { errors: [] } }))
  await contact.composer.fill('With a file.')
  await choose(page, page.getByRole('button', { name: 'Attach', exact: true }), [plan])
  await expect(shellOf(page).refusal('This file is too large.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: `Remove ${plan.name}` })).toBeVisible()
})

test('a file goes on when one leaves the contact, and closing the page asks meanwhile', async ({ page, space }) => {
  const [contact, shell] = [contactPageOf(page), shellOf(page)]
  const files = contact.property('Files')
  await contact.open(await makeContact(space.admin))
  const letGo = await holdBack(page, '**/api/x/files')
  await choose(page, files.getByRole('button', { name: 'Attach a file' }), [plan, { ...plan, name: 'prices.txt' }])
  await shell.rail.getByRole('link', { name: 'Contacts' }).click()
  await expect(shell.title('Contacts')).toBeVisible()
  await shell.rail.getByRole('button', { name: 'Uploading 2 files…' }).click()
  const uploads = page.getByRole('dialog', { name: 'Uploads' })
  await expect(uploads.getByRole('progressbar')).toHaveCount(2)
  await expect(uploads.getByRole('button', { name: 'Cancel upload of prices.txt' })).toBeVisible()
  await page.keyboard.press('Escape')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  letGo()
  await expect(shell.note('Attached prices.txt')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  await page.goBack()
  await expect(files.getByRole('link')).toHaveCount(2)
})
