import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/** The Chromium of this machine, or else the one that Playwright installed. */
const executablePath =
  process.env.CHROMIUM ||
  (existsSync('/usr/bin/chromium')
    ? '/usr/bin/chromium'
    : onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']))

/** How the tests start the browser. Root needs `--no-sandbox`. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
}
