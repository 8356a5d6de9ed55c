import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { at } from '../../fixtures/answers.ts'
import { holdBack, test } from '../../fixtures/journey.ts'
import { addTags, makeContact, makeNote } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { shellOf } from '../../pages/shell.ts'

test.beforeEach(async ({ page, space: { admin } }) => {
  for (const name of ['Ada', 'Bob', 'Cy', 'Dan']) await addTags(admin, await makeContact(admin, { name, title: `Title of ${name}` }), name)
  await contactListOf(page).open('?type=person')
})

test('tag many, and take it back with one Undo', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const [list, shell] = [contactListOf(page), shellOf(page)]
  for (const name of ['Ada', 'Bob', 'Cy']) await list.select(name)
  await expect(list.bulk.getByRole('status')).toHaveText('3 selected')
  await list.act('Tag')
  await page.getByRole('dialog', { name: 'Tag' }).getByRole('combobox', { name: 'Add a tag' }).fill('ferries')
  await page.getByRole('option', { name: 'New tag “ferries”' }).click()
  await expect(shell.note('3 contacts tagged ferries')).toBeVisible()
  await expect(list.row('Bob')).toContainText('ferries')
  await page.reload()
  await expect(list.row('Bob')).toContainText('ferries')
  await expect(list.row('Dan')).not.toContainText('ferries')
  expect(at(await admin.get('/tags'), 'tags')).toMatchObject({ ferries: '3' })
})

test('one Undo takes all of a bulk step back, and reads only what it changed', async ({ page, space: { admin } }) => {
  const [list, shell] = [contactListOf(page), shellOf(page)]
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await list.act('Tag')
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('ferries')
  await page.keyboard.press('Enter')
  await expect(shell.note('4 contacts tagged ferries')).toBeVisible()
  await expect(shell.saved).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace('/api', '')))
  await shell.undo('4 contacts tagged ferries')
  await expect(shell.note('Undone: 4 contacts tagged ferries')).toBeVisible()
  await expect(list.row('Ada')).not.toContainText('ferries')
  await expect.poll(() => requests.some((path) => /^\/contacts/.test(path))).toBe(true)
  expect(requests.filter((path) => /welcome|users|workgroups|[/]me$/.test(path))).toEqual([])
  await page.reload()
  await expect(list.row('Ada')).not.toContainText('ferries')
  expect(at(await admin.get('/tags'), 'tags')).toEqual({ Ada: '1', Bob: '1', Cy: '1', Dan: '1' })
})

test('untag those that carry it', async ({ page }) => {
  const [list, shell] = [contactListOf(page), shellOf(page)]
  await list.select('Ada')
  await list.select('Bob')
  await list.act('Untag')
  await page.getByRole('dialog', { name: 'Untag' }).getByRole('button', { name: 'Ada 1' }).click()
  await expect(shell.note('1 contact untagged Ada')).toBeVisible()
  await page.reload()
  await expect(list.row('Ada').getByRole('gridcell').nth(5)).toBeEmpty()
  await expect(list.row('Bob').getByRole('gridcell').nth(5)).toHaveText('Bob')
})

test('delete many, and take it back with Ctrl+Z', { tag: '@short' }, async ({ page }) => {
  const [list, shell] = [contactListOf(page), shellOf(page)]
  await list.select('Bob')
  await list.select('Cy')
  await list.act('Delete')
  await list.expectNames(['Ada', 'Dan'])
  await expect(shell.note('2 contacts deleted')).toBeVisible()
  await page.reload()
  await list.expectNames(['Ada', 'Dan'])
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await list.act('Delete')
  await expect(shell.note('2 contacts deleted')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await list.expectNames(['Ada', 'Dan'])
  await page.reload()
  await list.expectNames(['Ada', 'Dan'])
})

test('those changed stay selected for the next step, until they are cleared or deleted', async ({ page }) => {
  const [list, shell] = [contactListOf(page), shellOf(page)]
  const selected = list.grid.getByRole('row', { selected: true })
  for (const name of ['Ada', 'Bob']) await list.select(name)
  for (const tag of ['ferries', 'boats']) {
    await list.act('Tag')
    await page.getByRole('combobox', { name: 'Add a tag' }).fill(tag)
    await page.keyboard.press('Enter')
    await expect(shell.note(`2 contacts tagged ${tag}`)).toBeVisible()
    await expect(selected).toHaveCount(2)
  }
  await expect(list.row('Bob').getByText('boats', { exact: true })).toBeVisible()
  await list.act('Untag')
  await page.getByRole('dialog', { name: 'Untag' }).getByRole('button', { name: 'boats 2' }).click()
  await expect(shell.note('2 contacts untagged boats')).toBeVisible()
  await expect(list.bulk.getByRole('status')).toHaveText('2 selected')
  await list.act('Delete')
  await list.expectNames(['Cy', 'Dan'])
  await expect(list.bulk).toBeHidden()
  await shell.undo('2 contacts deleted')
  await list.expectNames(['Ada', 'Bob', 'Cy', 'Dan'])
  await expect(selected).toHaveCount(0)
})

test('the visibility of many is changed at once', async ({ page, space, windowOf }) => {
  const list = contactListOf(page)
  const mia = await windowOf(await space.member())
  await list.select('Ada')
  await list.select('Dan')
  await list.act('Visibility')
  await expect(page.getByRole('radio', { name: /^Everyone/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Change 2 contacts' })).toBeDisabled()
  await page.getByRole('radio', { name: /^Only me/ }).click()
  await page.getByRole('button', { name: 'Change 2 contacts' }).click()
  await expect(shellOf(page).note('2 contacts now visible to only you')).toBeVisible()
  await contactListOf(mia).open('?type=person')
  await contactListOf(mia).expectNames(['Bob', 'Cy'])
})

test('a step that is refused for some says for how many and why, and keeps them selected', async ({ page, space: { admin } }) => {
  const [list, shell] = [contactListOf(page), shellOf(page)]
  await page.route('**/api/contacts/*', async (route) => {
    const isDan =
      route.request().method() === 'DELETE' &&
      at(await admin.get(new URL(route.request().url()).pathname.slice(4)), 'contact.name') === 'Dan'
    if (isDan) await route.fulfill({ status: 403, json: { errors: [{ code: 'no', message: 'Dan stays.' }] } })
    else await route.continue()
  })
  for (const name of ['Ada', 'Dan']) await list.select(name)
  await list.act('Delete')
  await expect(shell.note("1 contact deleted. Couldn't delete 1 of 2 contacts. Dan stays.")).toBeVisible()
  await list.expectNames(['Bob', 'Cy', 'Dan'])
  await expect(list.row('Dan')).toHaveAttribute('aria-selected', 'true')
})

test('Shift extends the selection, Esc clears it, and the selected are exported', async ({ page }) => {
  const list = contactListOf(page)
  await list.select('Ada')
  await list
    .row('Cy')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(list.bulk.getByRole('status')).toHaveText('3 selected')
  const download = page.waitForEvent('download')
  await list.act('Export')
  await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Export', exact: true }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Title of Bob')
  expect(text).not.toContain('Title of Dan')
  const withNotes = page.waitForEvent('download')
  await list.act('Export')
  await page.getByRole('button', { name: 'Export with notes' }).click()
  expect(await readFile(await (await withNotes).path(), 'utf8')).toContain(',"Notes"')
  await page.keyboard.press('Escape')
  await expect(list.bulk).toBeHidden()
})

test('what a search finds is exported whole, also what has not been read or selected', async ({ page, space: { admin } }) => {
  for (let at = 0; at < 60; at += 1) await makeContact(admin, { name: `Many ${at}`, title: 'One of many' })
  const list = contactListOf(page)
  await list.open('?title=One+of+many')
  await list.expectCount(60)
  await list.select('Many 0')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Export list', exact: true }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.match(/One of many/g)).toHaveLength(60)
  await expect(shellOf(page).note('60 contacts exported')).toBeVisible()
})

test('a list is exported with the notes of its contacts', async ({ page, space: { admin } }) => {
  await makeNote(admin, await makeContact(admin, { name: 'Sigrid' }), { body: 'She signed.' })
  const list = contactListOf(page)
  await list.open()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Export list with notes' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(': She signed.')
})

test('selecting all ends with the search it was begun in', async ({ page, space: { admin } }) => {
  for (let at = 0; at < 60; at += 1) await makeContact(admin, { name: `Many ${at}`, title: 'One of many' })
  const list = contactListOf(page)
  const letGo = await holdBack(page, /[/]api[/]contacts[?].*page=2/)
  await list.open()
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Select all' }).click()
  await expect(list.bulk.getByRole('status')).toHaveText('50 selected')
  await list.term.fill('Many')
  await list.expectCount(60)
  letGo()
  await expect(list.bulk).toBeHidden()
  await expect(list.grid.getByRole('row', { selected: true })).toHaveCount(0)
})
