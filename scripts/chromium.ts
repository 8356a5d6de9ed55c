import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const onPath = (names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Where Chrome installs itself on systems that do not add it to PATH. */
const apart = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [],
  ),
]
const folder = resolve('node_modules/.cache/chromium')
/** Where the tests keep a browser that they fetched from the npm registry. */
export const fetched = { folder, executable: join(folder, 'start') }

const installed = (names: string[]) =>
  process.env.CHROMIUM || onPath(names) || [...apart, fetched.executable].find((file) => existsSync(file))

/** Starts a browser of this machine, or else the one that Playwright installed. Root needs `--no-sandbox`. */
const start = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

/**
 * How the tests start the browser. The headless shell is the same engine without the browser around the page, which takes half the
 * CPU time of a journey.
 */
export const launchOptions = start(installed(['chromium-headless-shell', ...browsers]))

/** For tests of what the headless shell lacks, such as the viewer of PDF files. */
export const wholeBrowser = start(installed(browsers))

/** Whether a browser starts: this one, or that of Playwright. One that lacks libraries of the system does not. */
export const startsAs = (executable: string | undefined) =>
  // On Windows it would open a window.
  process.platform === 'win32'
    ? existsSync(executable ?? chromium.executablePath())
    : spawnSync(executable ?? chromium.executablePath(), ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0
