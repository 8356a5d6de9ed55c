import { expect } from '@playwright/test'
import { byKeys } from '../../fixtures/by-keys.ts'
import { test } from '../../fixtures/journey.ts'
import { makeNamedCategory } from '../../fixtures/projects.ts'
import { addTags, makeContact, makeWorkgroup } from '../../fixtures/records.ts'

test('settings keep the focus while people, groups, tags, categories and tokens change', async ({ page, space }) => {
  const keys = byKeys(page)
  const { admin } = space
  const mia = await space.member('Mia Member')
  await makeWorkgroup(admin, 'Sales', [admin.id, mia.id])
  await addTags(admin, await makeContact(admin, { name: 'Ada' }), 'maths, ferries')
  for (const name of ['Light', 'Sound']) await makeNamedCategory(admin, 'expenses', name)
  const [dialog, button] = [page.getByRole('dialog'), (name: string | RegExp) => page.getByRole('button', { name, exact: true })]
  const openAndClose = async (opener: () => Promise<unknown>) => {
    await opener()
    await keys.press('Escape', () => expect(dialog).toHaveCount(0))
  }
  await page.goto('/settings/people')
  await openAndClose(() => keys.use(button(/^Invite people/), () => expect(dialog).toBeVisible()))
  await openAndClose(() => keys.choose(button('More for Mia Member'), 'Set new password', () => expect(dialog).toBeVisible()))
  await openAndClose(() => keys.choose(button('More for Mia Member'), 'Deactivate…', () => expect(dialog).toBeVisible()))

  await page.goto('/settings/workgroups')
  await keys.use(button('Remove Mia Member from Sales'), () => expect(button('Remove Mia Member from Sales')).toHaveCount(0))
  await page.getByRole('combobox', { name: 'Add a person to Sales' }).focus()
  await keys.type('Mia')
  await keys.press('Enter', () => expect(button('Remove Mia Member from Sales')).toBeVisible())
  await keys.choose(button('More for Sales'), 'Delete', () => expect(button('More for Sales')).toHaveCount(0))

  await page.goto('/settings/tags')
  await keys.use(button('Edit the tag maths'), () => expect(page.getByRole('textbox', { name: 'the tag maths' })).toBeFocused())
  await keys.press('Escape', () => expect(button('Edit the tag maths')).toBeVisible())
  await keys.use(button('Delete the tag ferries'), () => expect(button('Delete the tag ferries')).toHaveCount(0))

  await page.goto('/settings/categories')
  await keys.use(button('Delete Light'), () => expect(button('Delete Light')).toHaveCount(0))
  await keys.use(button('Delete Sound'), () => expect(button('Delete Sound')).toHaveCount(0))

  await page.goto('/settings/tokens')
  await openAndClose(() => keys.use(button('New token C'), () => expect(dialog).toBeVisible()))
})
