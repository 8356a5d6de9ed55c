import { sql } from 'kysely'
import type { ReadTx } from '../../core/store/store.ts'
import type { TaskRow } from '../../core/store/tables.ts'

/** Finds tasks whose project differs from that of their list or inbox, or whose state and completion date differ. */
export const taskFaults = async ({ db }: ReadTx) => {
  const { rows } = await sql<TaskRow>`select t.* from tasks t where (t."ownerKind" = 'taskLists' and not exists (select 1 from "taskLists" l
      where l."accountId" = t."accountId" and l.id = t."ownerId" and l."projectId" = t."projectId"))
    or (t."ownerKind" = 'projects' and (t."projectId" is null or t."projectId" <> t."ownerId"))
    or (t."ownerKind" not in ('taskLists', 'projects') and t."projectId" is not null)
    or (t.state = 'done' and t."completedAt" = '') or (t.state <> 'done' and t."completedAt" > '') limit 100`.execute(db)
  return rows.map(({ accountId, id }) => `task ${id} of account ${accountId} has a wrong project or contradicting states`)
}
