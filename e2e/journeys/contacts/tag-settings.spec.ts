import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { lookAt } from '../../fixtures/look-at.ts'
import { addTags, makeContact } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { shellOf } from '../../pages/shell.ts'

test('the settings list every tag with its contacts, and lead to them', { tag: '@short' }, async ({ page, space: { admin } }) => {
  const list = contactListOf(page)
  await page.goto('/settings/tags')
  await expect(page.getByText('No tags yet')).toBeVisible()
  for (const [name, tags] of [
    ['Ada', 'Press'],
    ['Grace', 'Press, R&D'],
  ] as const)
    await addTags(admin, await makeContact(admin, { name }), tags)
  await page.goto('/settings/appearance')
  await page.getByRole('link', { name: 'Tags', exact: true }).click()
  await expect(page.getByRole('row')).toHaveText([/^Tag\s*Contacts$/, /^Press\s*2$/, /^R&D\s*1$/])
  await lookAt(page)('the tags')
  await page.getByRole('button', { name: 'Edit the tag Press' }).click()
  await page.getByRole('textbox', { name: 'the tag Press' }).fill('r&d')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveText([/^Tag\s*Contacts$/, /^R&D\s*2$/])
  await page.getByRole('button', { name: 'Delete the tag R&D' }).click()
  await expect(page.getByText('No tags yet')).toBeVisible()
  await shellOf(page).undo('Deleted the tag R&D')
  await expect(page.getByRole('row')).toHaveText([/^Tag\s*Contacts$/, /^R&D\s*2$/])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('row')).toHaveText([/^Tag\s*Contacts$/, /^Press\s*2$/, /^R&D\s*1$/])
  await page.getByRole('link', { name: 'R&D' }).click()
  await list.expectNames(['Grace'])
})
