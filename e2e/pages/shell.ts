import { expect, type Page } from '@playwright/test'

/** What stands around every page: the rail, the palette, the notes that say what was done. */
export const shellOf = (page: Page) => {
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  const found = palette.getByRole('listbox', { name: 'Results' })
  const note = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
  const press = async (text: string | RegExp, way: RegExp) => note(text).getByRole('button', { name: way }).click()
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    rail: page.getByRole('navigation', { name: 'Tandem' }),
    /** A note that says what was done. */
    note,
    /** A note or a field that says why something was not. */
    refusal: (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }),
    /** Presses Undo in the note with these words. */
    undo: (text: string | RegExp) => press(text, /^Undo/),
    redo: (text: string | RegExp) => press(text, /^Redo/),
    palette,
    found: (name: string | RegExp) => found.getByRole('option', { name }),
    openPalette: async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(palette).toBeVisible()
    },
    /** Chooses from the menu of the person, behind the name of the workspace. */
    account: async (item: string) => {
      await page.getByRole('button', { name: /: account$/ }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    saved: page.getByText('All saved'),
  }
}
