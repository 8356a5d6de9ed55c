import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { Capacity, ReadTx } from '../store.ts'

/** The tables whose number of rows is limited. */
export const limitedTables = ['contacts', 'deals', 'cases'] as const

/** Counts records of an account against its capacity. @throws 507 with `full` if it is exceeded */
export const countUsed = async ({ db, capacity }: ReadTx, accountId: string, resource: keyof Capacity, by: number, full: string) => {
  const usage = await sql<{ used: number }>`insert into usage ("accountId", resource, used) values (${accountId}, ${resource}, ${by})
    on conflict ("accountId", resource) do update set used = usage.used + ${by} returning used`.execute(db)
  if (by > 0 && (usage.rows[0]?.used ?? 0) > capacity[resource])
    throw new Refusal(507, [{ code: 'full', message: `${full} The operator of the service can raise the limit.` }])
}
