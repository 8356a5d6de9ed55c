import type { Config } from '../config.ts'
import { withStore } from './databases.ts'
import { confirm, Misuse, say } from './io.ts'

type Values = Record<string, string | boolean | undefined>

/** `distribute [--yes]`: spreads the workspaces of a PostgreSQL database over the workers of Citus. */
export const distribute = async (config: Config, _: string[], values: Values) => {
  const { databaseUrl } = config
  if (!databaseUrl) throw new Misuse('SQLite cannot be distributed. Set DATABASE_URL to the coordinator of a Citus cluster.')
  const { distributeDatabase } = await import('../server/adapter/postgres/distribute.ts')
  // Creates the tables in an empty database.
  await withStore(config, async () => {})
  const { tables, rows, workers } = await distributeDatabase(databaseUrl, ({ tables, rows, workers, shards }) =>
    confirm(
      `Distributes ${tables.length} tables with ${rows.toLocaleString('en')} rows over ${workers.length} workers (${workers.join(', ')}) in ${shards} shards.
Each workspace is stored on one worker. The tables without a workspace stay here.`,
      values.yes === true,
    ),
  )
  say(
    tables.length
      ? `Distributed ${rows.toLocaleString('en')} rows of ${tables.length} tables over ${workers.length} workers. Start the service on the coordinator.`
      : 'All tables are distributed already, and the settings of the nodes are right.',
  )
}
