import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.ts'

const inChromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  timezoneId: 'UTC',
  contextOptions: { reducedMotion: 'reduce' },
  // Recording every journey takes a tenth of the time. Locally: --trace=on
  trace: 'on-first-retry',
  screenshot: 'only-on-failure',
  launchOptions,
}

export default defineConfig<object, { embedded: boolean }>({
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
    // Needs the results of the whole of `wire`.
    { name: 'routes', testMatch: '**/*.routes.spec.ts', dependencies: ['wire'] },
    // Needs the results of the whole of `http`.
    { name: 'reached', testMatch: '**/*.reached.spec.ts', dependencies: ['http'] },
    { name: 'demo', testMatch: '**/e2e/demo/**', timeout: 60_000, retries: process.env.CI ? 1 : 0, use: inChromium },
    {
      // The journeys of `http` with the service of the demo. fixtures/embedded/left-out.ts names those that it leaves out.
      name: 'embedded',
      testMatch: '**/e2e/journeys/**/*.spec.ts',
      testIgnore: ['**/*.reached.spec.ts', '**/compression.spec.ts'],
      // The browser of a test keeps nothing, as a private window. There another process writes each page of the database.
      timeout: 120_000,
      retries: process.env.CI ? 1 : 0,
      use: { ...inChromium, embedded: true },
    },
    {
      name: 'http',
      testMatch: '**/*.spec.ts',
      testIgnore: ['wire/**', '**/e2e/demo/**', '**/*.reached.spec.ts'],
      timeout: 60_000,
      // Shared machines stall for seconds. A journey that passes at its second attempt is reported as flaky.
      retries: process.env.CI ? 1 : 0,
      // Tests cannot hold or change what a service worker answers.
      use: { ...inChromium, serviceWorkers: 'block' },
    },
  ],
})
