import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Starts a browser of this machine, or else the one that Playwright installed. Root needs `--no-sandbox`. */
const start = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

/**
 * How the tests start the browser. The headless shell is the same engine without the browser around the page, which takes half the
 * CPU time of a journey.
 */
export const launchOptions = start(process.env.CHROMIUM || onPath(['chromium-headless-shell', ...browsers]))

/** For tests of what the headless shell lacks, such as the viewer of PDF files. */
export const wholeBrowser = start(process.env.CHROMIUM || onPath(browsers))
