import { expect, type Page } from '@playwright/test'

/** The messages of a project, and the form that writes one. */
export const messagesOf = (page: Page) => {
  const list = page.getByRole('region', { name: 'Messages', exact: true })
  const form = page.getByRole('form', { name: 'New message' })
  return {
    list,
    form,
    row: (title: string) => list.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    titles: list.getByRole('article').getByRole('link'),
    /** Waits for exactly these messages, in this order. */
    expectTitles: (titles: readonly string[]) => expect(list.getByRole('article').getByRole('link')).toHaveText([...titles]),
    category: (name: string) => page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name, exact: true }),
    title: form.getByRole('textbox', { name: 'Title' }),
    text: form.getByRole('textbox', { name: 'Text' }),
    aside: page.getByRole('complementary', { name: 'Details' }),
    /** Attaches files by the button of the form or of the message. */
    attach: (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
      page.getByLabel('Attach files').and(page.locator('input')).setInputFiles(files),
    post: () => form.getByRole('button', { name: /^Post message/ }).click(),
    open: async (projectId: string, search = '') => {
      await page.goto(`/projects/${projectId}/messages${search}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}

/** The page of a message. */
export const messagePageOf = (page: Page) => {
  const message = page.getByRole('article').first()
  const aside = page.getByRole('complementary', { name: 'Details' })
  const comments = page.getByRole('list', { name: 'Comments' })
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  return {
    message,
    aside,
    editor,
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    property: (name: string) => aside.getByRole('group', { name, exact: true }),
    menu: async (item: string) => {
      await page.getByRole('button', { name: 'More for this message' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    save: () => page.getByRole('button', { name: /^Save/ }).click(),
    comments,
    comment: (text: string) => comments.getByRole('article').filter({ hasText: text }),
    composer: page.getByRole('textbox', { name: 'New comment' }),
    send: () => page.getByRole('button', { name: /^Add comment/ }).click(),
    commentMenu: async (text: string, item: string) => {
      const comment = comments.getByRole('article').filter({ hasText: text })
      await comment.hover()
      await comment.getByRole('button', { name: /^More actions/ }).click()
      await page.getByRole('menuitem', { name: item }).click()
    },
    open: async (id: string, title: string) => {
      await page.goto(`/messages/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    },
  }
}
