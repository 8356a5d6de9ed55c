import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'

const componentTests = 'src/**/*.browser.test.tsx'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          // The tests of PostgreSQL need a server: npm run with-postgres -- npm test
          exclude: [componentTests, ...(process.env.TEST_DATABASE_URL?.startsWith('postgres') ? [] : ['src/**/*.postgres.test.ts'])],
          environment: 'node',
          pool: 'threads',
          maxWorkers: 2,
          // Every query to a server takes a round trip, and property tests make many.
          testTimeout: process.env.TEST_DATABASE_URL ? 240_000 : 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          include: [componentTests],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce', locale: 'en-GB' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
