import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/**
 * The Chromium of this machine, or else the one that Playwright installed. The headless shell is the same engine without the
 * browser around the page, which takes half the CPU time of a journey.
 */
const executablePath =
  process.env.CHROMIUM || onPath(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])

/** How the tests start the browser. Root needs `--no-sandbox`. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
}
