import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // What only PostgreSQL does is tested where there is one: node scripts/with-postgres.ts npm test
    exclude: process.env.TEST_DATABASE_URL ? [] : ['src/**/*.postgres.test.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // Each question to a server is a way there and back, and property tests ask many.
    testTimeout: process.env.TEST_DATABASE_URL ? 240_000 : 60_000,
  },
})
