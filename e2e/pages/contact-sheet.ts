import { expect, type Page } from '@playwright/test'

/** The sheet for creating a contact. */
export const contactSheetOf = (page: Page) => {
  const sheet = page.getByRole('dialog', { name: 'New contact' })
  const field = (name: string) => sheet.getByRole('textbox', { name, exact: true })
  return {
    sheet,
    field,
    company: sheet.getByRole('combobox', { name: 'Company' }),
    audience: sheet.getByRole('combobox', { name: 'Visible to' }),
    kind: (name: 'Person' | 'Company') => sheet.getByRole('radiogroup', { name: 'Kind' }).getByText(name),
    create: sheet.getByRole('button', { name: /^Create Ctrl/ }),
    createAndAdd: sheet.getByRole('button', { name: 'Create and add another' }),
    /** The error message of the field. */
    expectFault: async (name: string, sentence: string | RegExp) => {
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(name)).toHaveAccessibleDescription(sentence)
    },
    open: async () => {
      await page.goto('/contacts?new')
      await expect(field('First name')).toBeFocused()
    },
  }
}
