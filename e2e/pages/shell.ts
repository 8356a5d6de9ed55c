import { expect, type Page } from '@playwright/test'

/** The parts around every page: navigation, command palette, notifications. */
export const shellOf = (page: Page) => {
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  const found = palette.getByRole('listbox', { name: 'Results' })
  const note = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
  const press = async (text: string | RegExp, way: RegExp) => note(text).getByRole('button', { name: way }).click()
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    rail: page.getByRole('navigation', { name: 'Tandem' }),
    /** A notification of a completed action. */
    note,
    /** An error message in a notification or at a field. */
    refusal: (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }),
    /** Clicks Undo in the notification with this text. */
    undo: (text: string | RegExp) => press(text, /^Undo/),
    redo: (text: string | RegExp) => press(text, /^Redo/),
    palette,
    found: (name: string | RegExp) => found.getByRole('option', { name }),
    openPalette: async () => {
      await expect(page.getByRole('button', { name: /: account$/ })).toBeVisible()
      await page.keyboard.press('ControlOrMeta+k')
      await expect(palette).toBeVisible()
    },
    /** Chooses an item from the user menu, which opens from the workspace's name. */
    account: async (item: string) => {
      await page.getByRole('button', { name: /: account$/ }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    saved: page.getByText('All saved'),
  }
}
