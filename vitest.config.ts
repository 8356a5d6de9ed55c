import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'

const componentTests = 'src/**/*.browser.test.tsx'
const clientTests = 'src/client/**/*.test.{ts,tsx}'
const inNode = {
  environment: 'node',
  pool: 'threads',
  maxWorkers: 2,
  // Every query to a server takes a round trip, and property tests make many.
  testTimeout: process.env.TEST_DATABASE_URL ? 240_000 : 60_000,
  hookTimeout: 60_000,
} as const

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          // The tests of PostgreSQL need a server: npm run with-postgres -- npm test
          exclude: [clientTests, ...(process.env.TEST_DATABASE_URL?.startsWith('postgres') ? [] : ['src/**/*.postgres.test.ts'])],
          ...inNode,
          // Loading the service again for every file took more than half of the CPU time.
          isolate: false,
        },
      },
      {
        // The parts of the client share the cache of the page, so each file loads them for itself.
        test: { name: 'client', include: [clientTests], exclude: [componentTests], ...inNode },
      },
      {
        plugins: [react({ jsxImportSource: '#client/jsx' })],
        optimizeDeps: { include: ['react/jsx-runtime', 'react/jsx-dev-runtime'] },
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
