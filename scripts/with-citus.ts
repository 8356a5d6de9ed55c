import { startCitus } from './citus.ts'
import { runWith } from './run-with.ts'

/**
 * `npm run with-citus -- COMMAND …` runs a command with TEST_DATABASE_URL set to an empty distributed database, on a temporary Citus cluster of one
 * coordinator and two workers. The tests make further databases from its template.
 */
await runWith(async () => {
  const { createDatabase, env, end } = await startCitus()
  return { env: { ...env, TEST_DATABASE_URL: await createDatabase('tandem') }, end }
}, 'scripts/with-citus.ts')
