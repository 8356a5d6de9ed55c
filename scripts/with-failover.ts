import { startFailover } from './failover.ts'
import { runWith } from './run-with.ts'

/** `npm run with-failover -- COMMAND …` runs a command with TEST_DATABASE_URL set to three temporary PostgreSQL nodes under Patroni, behind HAProxy. */
await runWith(async () => {
  const { url, end } = await startFailover()
  return { env: { TEST_DATABASE_URL: url }, end }
}, 'scripts/with-failover.ts')
