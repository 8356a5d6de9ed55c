import { expect, type Locator, type Page } from '@playwright/test'

/** The contact page: its activity stream and properties. */
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
    /** The contact's name, the title of the page. */
    name: (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true }),
    property,
    /** Opens a field for editing, types a new value and saves it with Enter; `field` is its name, such as "title". */
    change: async (field: string, text: string, key = 'Enter') => {
      await page.getByRole('button', { name: `Edit ${field}`, exact: true }).click()
      const editor = page.getByRole('textbox', { name: field, exact: true })
      await editor.fill(text)
      await editor.press(key)
    },
    /** Adds an entry to a property: clicks "Add a phone", types the value and saves it. */
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
