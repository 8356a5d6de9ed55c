import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.ts'

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
    // Needs the results of the whole of `wire`.
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
        launchOptions,
      },
    },
  ],
})
