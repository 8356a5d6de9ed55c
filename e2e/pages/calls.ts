import type { Page } from '@playwright/test'

/** The list of API calls. */
export const callsOf = (page: Page) => {
  const drawer = page.getByRole('complementary', { name: 'API calls' })
  return {
    button: page.getByRole('button', { name: /^Calls:/ }),
    drawer,
    here: drawer.getByRole('region', { name: 'On this page' }),
    earlier: drawer.getByRole('region', { name: 'Earlier' }),
  }
}
