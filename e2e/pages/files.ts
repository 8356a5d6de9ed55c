import { expect, type Page } from '@playwright/test'

interface Sent {
  name: string
  mimeType: string
  buffer: Buffer
}

export const textFile = (name: string, text = 'Night ferry 23:15'): Sent => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
export const picture = (name: string): Sent => ({ name, mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })

/** The files of a project on screen. */
export const filesOf = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Files' })
  const panel = page.getByRole('complementary', { name: 'File' })
  const card = (name: string) => grid.getByRole('gridcell').filter({ hasText: name })
  return {
    grid,
    panel,
    card,
    uploads: page.getByRole('region', { name: 'Uploads' }),
    open: async (projectId: string, query = '') => {
      await page.goto(`/projects/${projectId}/files${query}`)
      await expect(page.getByRole('link', { name: /^Files/, exact: false }).first()).toBeVisible()
    },
    choose: (files: Sent[]) => page.getByLabel('Files to upload').setInputFiles(files),
    /** Opens a file beside the grid. */
    show: async (name: string) => {
      await card(name).click()
      await expect(panel.getByRole('heading', { name })).toBeVisible()
    },
  }
}
