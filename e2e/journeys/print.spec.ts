import { expect, type Locator } from '@playwright/test'
import { test } from '../fixtures/journey.ts'
import { makeMilestone, makeProject } from '../fixtures/projects.ts'
import { makeContact, makeMany, makeNote } from '../fixtures/records.ts'
import { shellOf } from '../pages/shell.ts'

const name = (at: number) => `Person ${String(at + 1).padStart(3, '0')}`

test('Ctrl+P loads the whole list and prints it with the workspace and the date, without what only a screen can use', {
  tag: '@short',
}, async ({ page, space: { admin } }) => {
  const shell = shellOf(page)
  await makeMany(admin, 320, (at) => ({ name: name(at) }))
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'Printed'
    }
  })
  await page.goto('/contacts')
  await expect(page.getByText(name(0))).toBeVisible()
  await expect(page.getByText(name(319))).toBeHidden()
  await page.keyboard.press('ControlOrMeta+p')
  await expect(page).toHaveTitle('Printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText(name(319))).toBeVisible()
  await expect(page.getByText(/^Printed \d/)).toBeVisible()
  await expect(shell.rail).toBeHidden()
  await expect(page.getByRole('button', { name: 'New contact' })).toBeHidden()
  await expect(page.getByText('are printed.')).toBeHidden()
})

test('a board is printed with all its columns, and an open sheet instead of the page below it', async ({ page, space: { admin } }) => {
  for (const column of ['Deal', 'Offer']) await admin.post('/deals', { case: { name: `${column} of the ferry` } })
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto('/deals')
  await expect(page.getByText('Offer of the ferry')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const column of ['Pending', 'Won', 'Lost']) await expect(page.getByRole('heading', { name: column })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/deals?new')
  await expect(page.getByRole('dialog', { name: 'New deal' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Offer of the ferry')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'New deal' })).toBeVisible()
})

test('a record is printed with its properties first and without pencils, and a month with its name', async ({ page, space: { admin } }) => {
  const id = await makeContact(admin, { name: 'Ada', title: 'Analyst' })
  await makeNote(admin, id, { body: 'Rang about the engine.' })
  await page.goto(`/contacts/${id}`)
  await expect(page.getByText('Rang about the engine.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN
  const properties = page.getByRole('complementary', { name: 'Details' })
  expect(await topOf(properties)).toBeLessThan(await topOf(page.getByText('Rang about the engine.')))
  await expect(page.getByRole('button', { name: 'Edit title' }).locator('svg')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await makeMilestone(admin, await makeProject(admin), { title: 'Launch', deadline: '2026-11-25' })
  await page.goto('/milestones?view=month&at=2026-11')
  await expect(page.getByRole('button', { name: /^Launch, / })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Milestones of November 2026' })).toHaveText('Wed 25 Nov: Launch')
})
