import { type RawBuilder, sql } from 'kysely'

export type Condition = RawBuilder<boolean>

export const nobody: Condition = sql<boolean>`1 = 0`
export const everybody: Condition = sql<boolean>`1 = 1`

/**
 * Matches if a query finds a row. The offset keeps PostgreSQL from also planning it as a hash table: queries inside other queries would be
 * planned two, four, eight times, which took most of the time of long statements.
 */
export const finds = (query: RawBuilder<unknown>): Condition => sql<boolean>`exists (${query} limit 1 offset 0)`
