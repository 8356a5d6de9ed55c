import { expect, type Page } from '@playwright/test'

/** The import of contacts from a CSV file. */
export const importPageOf = (page: Page) => {
  const row = (number: number) =>
    page
      .getByRole('table', { name: 'Rows of the file' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: String(number), exact: true }) })
  const upload = (csv: string | Buffer, name = 'clients.csv') =>
    page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
  return {
    page,
    open: async () => {
      await page.goto('/contacts/import')
      await expect(page.getByRole('heading', { level: 1, name: 'Import contacts' })).toBeVisible()
    },
    /** Chooses a file with this content. */
    upload,
    /** Opens a file and goes on to its rows. */
    check: async (csv: string) => {
      await upload(csv)
      await page.getByRole('button', { name: /^Check \d/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Check before importing' })).toBeVisible()
    },
    /** What a column goes to. */
    field: (heading: string) => page.getByRole('region', { name: 'Columns' }).getByRole('combobox', { name: heading, exact: true }),
    row,
    cell: (number: number, label: string) => page.getByRole('textbox', { name: `${label}, row ${number}`, exact: true }),
    rows: page.getByRole('table', { name: 'Rows of the file' }).getByRole('rowheader'),
    tab: (name: string) => page.getByRole('radiogroup', { name: 'Rows' }).getByText(name),
    /** Empties a cell that has a fault. */
    leaveEmpty: (number: number, label: string) => page.getByRole('button', { name: `Leave empty: ${label}, row ${number}` }).click(),
    import: page.getByRole('button', { name: /^Import \d/ }),
    /** What the import did, which is more than its progress says. */
    done: (text: string) =>
      page.getByRole('status').filter({ has: page.getByRole('paragraph').filter({ hasText: new RegExp(`^${text}$`) }) }),
  }
}
