import { sql } from 'kysely'
import type { WorkgroupUses } from '../../contract/x/people/workgroups.ts'
import type { Actor } from '../actor.ts'
import { sees } from '../resources/definitions.ts'
import { findRow } from '../resources/find.ts'
import { countOf } from '../store/many-rows.ts'
import type { ReadTx } from '../store/store.ts'

const countShown = (tx: ReadTx, actor: Actor, table: keyof WorkgroupUses, id: string) =>
  countOf(tx, sql`${sql.table(table)} where "accountId" = ${actor.accountId} and "groupId" = ${id} and ${sees(actor, table)}`)

/** Counts the visible records that are shared with a workgroup. */
export const countUses = async (tx: ReadTx, actor: Actor, id: string): Promise<WorkgroupUses> => {
  await findRow(tx, actor, 'workgroups', id)
  return {
    contacts: await countShown(tx, actor, 'contacts', id),
    deals: await countShown(tx, actor, 'deals', id),
    cases: await countShown(tx, actor, 'cases', id),
    notes: await countShown(tx, actor, 'notes', id),
  }
}
