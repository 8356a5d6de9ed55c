import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { wholeBrowser } from '../../../scripts/chromium.ts'

export const launch = (): Promise<Browser> => chromium.launch(wholeBrowser)

/** Opens a signed-in page with an empty cache, at full speed (1) or slowed by a factor (4). */
export interface Fresh {
  page: Page
  devtools: CDPSession
  close: () => Promise<void>
}

export const openFresh = async (browser: Browser, origin: string, session: string, slower: number): Promise<Fresh> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' })
  await context.addCookies([{ name: 'tandem_session', value: session, url: origin }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, devtools, close: () => context.close() }
}

/** Waits until the page has fetched its later parts. The stream of live events keeps the network busy, so "network idle" never comes. */
export const settle = (page: Page) => page.waitForTimeout(2500)

/** Finds the links of the rows of a list to its records. */
export const rowTo = (records: string) => `:is([role=row], [data-row], li) a:is([href^="/${records}/"], [href^="#/${records}/"])`
export const row = rowTo('contacts')

export const speeds = [
  { slower: 1, name: 'full speed' },
  { slower: 4, name: 'a quarter' },
] as const
