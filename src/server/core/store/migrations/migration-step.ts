import type { Kysely } from 'kysely'
import type { Dialect, SqlTypes } from '../dialect/dialect.ts'

/** Changes the tables in one transaction. It sees the tables as the steps before it left them, so it imports no type or value of today. */
export type MigrationStep = (db: Kysely<never>, dialect: SqlTypes & Pick<Dialect, 'createIds'>) => Promise<void>
