import { startCitus } from './citus.ts'
import { runWith } from './run-with.ts'

/** `npm run with-citus -- COMMAND …` runs a command with TEST_DATABASE_URL set to a temporary Citus cluster of one coordinator and two workers. */
await runWith(() => startCitus(), 'scripts/with-citus.ts')
