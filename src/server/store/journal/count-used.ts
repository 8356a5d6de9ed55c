import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { Capacity, ReadTx } from '../store.ts'

/** Counts what an account holds of a resource, against what it may hold; 507 with `full` where that is less. */
export const countUsed = async ({ db, capacity }: ReadTx, accountId: string, resource: keyof Capacity, by: number, full: string) => {
  const usage = await sql<{ used: number }>`insert into usage ("accountId", resource, used) values (${accountId}, ${resource}, ${by})
    on conflict ("accountId", resource) do update set used = usage.used + ${by} returning used`.execute(db)
  if (by > 0 && (usage.rows[0]?.used ?? 0) > capacity[resource])
    throw new Refusal(507, [{ code: 'full', message: `${full} Whoever runs the service can raise it.` }])
}
