import type { Page } from '@playwright/test'

/** The bar of the demo in a wide window. */
export const demoBarOf = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Demo' })
  const you = bar.getByRole('button', { name: /^You are/ })
  const menu = bar.getByRole('button', { name: /^Demo/ })
  return {
    bar,
    you,
    menu,
    button: (name: string | RegExp) => bar.getByRole('button', { name }),
    toggle: (name: string) => bar.getByRole('switch', { name }),
    /** Opens a file as a backup, and confirms it. */
    openBackup: async (buffer: Buffer) => {
      const file = { name: 'tandem.sqlite', mimeType: 'application/vnd.sqlite3', buffer }
      await page.getByLabel('Backup', { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: 'Open backup' }).click()
    },
    backup: page.getByLabel('Backup', { exact: true }),
    person: (name: string) => page.getByRole('menuitemradio', { name: `Continue as ${name}` }),
    continueAs: async (name: string) => {
      await you.click()
      await page.getByRole('menuitemradio', { name: `Continue as ${name}` }).click()
    },
    /** Replaces the data with the sample, or with the large one. */
    startOver: async (item: 'Reset' | 'Load 10,000 contacts') => {
      await bar.getByRole('button', { name: item }).click()
      await page.getByRole('button', { name: item === 'Reset' ? 'Start over' : 'Load contacts' }).click()
    },
    /** Downloads the database, or with `item` what that item of the menu downloads. Returns the path of the file. */
    download: async (item?: string) => {
      if (item) await menu.click()
      const target = item ? page.getByRole('menuitem', { name: item }) : bar.getByRole('button', { name: 'Download the data' })
      const [file] = await Promise.all([page.waitForEvent('download'), target.click()])
      return file.path()
    },
  }
}
