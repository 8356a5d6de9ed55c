import { startCluster } from './cluster.ts'
import { runWith } from './run-with.ts'

/** `npm run with-postgres -- COMMAND …` runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL server. */
await runWith(async () => {
  const { url, end } = await startCluster()
  return { env: { TEST_DATABASE_URL: url }, end }
}, 'scripts/with-postgres.ts')
