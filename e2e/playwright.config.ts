import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig } from '@playwright/test'

const onPath = (names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/** An installed browser, or Playwright's own. */
const chromium =
  process.env.CHROMIUM ||
  (existsSync('/usr/bin/chromium')
    ? '/usr/bin/chromium'
    : onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']))
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./fixtures/count-reporter.ts']],
  projects: [
    { name: 'wire', testMatch: '**/*.wire.spec.ts' },
    // Needs the results of all wire tests.
    { name: 'routes', testMatch: '**/*.routes.spec.ts', dependencies: ['wire'] },
    {
      name: 'http',
      testMatch: '**/*.spec.ts',
      testIgnore: 'wire/**',
      timeout: 60_000,
      use: {
        browserName: 'chromium',
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        timezoneId: 'UTC',
        contextOptions: { reducedMotion: 'reduce' },
        trace: 'retain-on-failure',
        screenshot: 'only-on-failure',
        launchOptions: {
          ...(chromium ? { executablePath: chromium } : {}),
          args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
        },
      },
    },
  ],
})
