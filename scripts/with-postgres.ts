import { prepareDatabase } from '../src/server/adapter/postgres/postgres-start.ts'
import { startCluster } from './cluster.ts'
import { runWith } from './run-with.ts'

/** The database with empty tables, of which tests make copies: that takes a fraction of the time of creating the tables. */
const template = 'template1'

/** `npm run with-postgres -- COMMAND …` runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL server. */
await runWith(async () => {
  const { url, end } = await startCluster()
  const own = new URL(url)
  own.pathname = `/${template}`
  await prepareDatabase(own.href, 0)
  return { env: { TEST_DATABASE_URL: url }, end }
}, 'scripts/with-postgres.ts')
