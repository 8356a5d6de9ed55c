import { expect, type Page } from '@playwright/test'
import { translatePage } from '../../src/client/testing/fake-translator.ts'
import { accepted } from '../fixtures/answers.ts'
import { test } from '../fixtures/journey.ts'
import { makeProject } from '../fixtures/projects.ts'
import { makeCompany, makeContact, makeDeal, makeNote } from '../fixtures/records.ts'
import { contactListOf } from '../pages/contact-list.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { shellOf } from '../pages/shell.ts'

// Names helpers of compiled functions, which a page lacks.
const script = `addEventListener('DOMContentLoaded', () => { const __name = (work) => work; (${translatePage.toString()})() })`

/** Types one character after the other, so that each intermediate result is shown. */
const typeSlowly = async (page: Page, text: string) => {
  for (const character of text) {
    await page.keyboard.type(character)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

test('a page that the browser translates works: palette, filters, selection, a note that changes, every list', async ({ page, space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Fjordlys')
  const id = await makeContact(admin, { name: 'Sigrid Aune', 'company-name': 'Fjordlys' })
  for (const name of ['Bea', 'Cleo', 'Dan']) await makeContact(admin, { name })
  await makeDeal(admin, { name: 'Booking flow', 'deal-with': company })
  const note = await makeNote(admin, id, { body: 'Met at the fair.' })
  const project = await makeProject(admin, { name: 'Harbour' })
  await page.addInitScript(script)
  const [list, shell] = [contactListOf(page), shellOf(page)]

  await list.open()
  await shell.openPalette()
  await typeSlowly(page, 'aune')
  await expect(shell.found(/^Sigrid Aune/)).toBeVisible()
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('Backspace')
  await typeSlowly(page, 'boo')
  await expect(shell.found(/Booking flow/)).toBeVisible()
  await page.keyboard.press('Escape')

  await list.filter('Company').click()
  await list.panelField('Company').click()
  await typeSlowly(page, 'fj')
  await page.keyboard.press('Escape')
  for (const [name, selected] of [
    ['Bea', 1],
    ['Cleo', 2],
    ['Dan', 3],
    ['Sigrid Aune', 4],
  ] as const) {
    await list.select(name)
    await expect(list.bulk).toContainText(`${selected} selected`)
  }

  await contactPageOf(page).open(id)
  await expect(page.getByText('Met at the fair.')).toBeVisible()
  await page.waitForResponse((answer) => answer.url().endsWith('/api/x/events') && answer.ok())
  accepted(await admin.put(`/notes/${note}`, { note: { body: 'Met at the harbour.' } }))
  await expect(page.getByText('Met at the harbour.')).toBeVisible()
  for (const path of [
    '/',
    '/deals',
    '/cases',
    '/projects',
    '/my-tasks',
    '/activity',
    '/settings/people',
    `/projects/${project}`,
    `/projects/${project}/tasks`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(shell.rail).toBeVisible()
  }
})
