import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** When a token was last used. */
export const tokenUse = (db: Kysely<Tables>) => db.schema.alterTable('accessKeys').addColumn('lastUsedAt', 'text').execute()
