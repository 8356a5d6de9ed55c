import { expect, type Locator, type Page } from '@playwright/test'

/** A contact: the stream of what happened, and who it is beside it. */
export const contactPageOf = (page: Page) => {
  const aside = page.getByRole('complementary', { name: 'Details' })
  const property = (name: string) => aside.getByRole('group', { name, exact: true })
  const composer = page.getByRole('textbox', { name: 'New note' })
  const note = (text: string | RegExp) => page.getByRole('article', { name: /^Note by / }).filter({ hasText: text })
  const comment = (text: string) => page.getByRole('article', { name: /^Comment by / }).filter({ hasText: text })
  const choose = async (within: Page | Locator, label: RegExp, item: string) => {
    await within.getByRole('button', { name: label }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  return {
    open: async (id: string) => {
      await page.goto(`/contacts/${id}`)
      await expect(composer).toBeVisible()
    },
    /** The name of the contact, as the title of the page. */
    name: (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true }),
    property,
    /** Opens a text in place, types another and keeps it with Enter; `field` is its name, such as "title". */
    change: async (field: string, text: string, key = 'Enter') => {
      await page.getByRole('button', { name: `Edit ${field}`, exact: true }).click()
      const editor = page.getByRole('textbox', { name: field, exact: true })
      await editor.fill(text)
      await editor.press(key)
    },
    /** Adds an entry to a property: presses "Add a phone", types it, keeps it. */
    add: async (group: string, button: string, field: string, text: string) => {
      await property(group).getByRole('button', { name: button, exact: true }).click()
      const editor = property(group).getByRole('textbox', { name: field, exact: true })
      await editor.fill(text)
      await editor.press('Enter')
    },
    tag: async (tag: string) => {
      await property('Tags').getByRole('button', { name: 'Add a tag' }).click()
      const field = page.getByRole('combobox', { name: 'Add a tag' })
      await field.fill(tag)
      await page
        .getByRole('option', { name: new RegExp(`(^|“)${tag}`) })
        .first()
        .click()
      await page.keyboard.press('Escape')
    },
    tagRemover: (tag: string) => property('Tags').getByRole('button', { name: `Remove tag ${tag}`, exact: true }),
    seenBy: property('Visible to').getByRole('button', { name: /\d (person|people)$/ }),
    audience: page.getByRole('dialog', { name: 'Visibility' }),
    composer,
    note,
    comment,
    write: async (text: string) => {
      await composer.fill(text)
      await page.getByRole('button', { name: /^Add note Ctrl/ }).click()
      await expect(note(text)).toBeVisible()
    },
    /** Chooses from the menu of the contact. */
    more: (item: string) => choose(page, /^More for/, item),
    moreForNote: (text: string, item: string) => choose(note(text), /^More actions for the note/, item),
    moreForComment: (text: string, item: string) => choose(comment(text), /^More actions for the comment/, item),
  }
}
