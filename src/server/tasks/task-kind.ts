import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Condition, HangsOn, Kind } from '../kinds/kind.ts'
import type { TaskRow } from '../store/rows/tasks.ts'
import type { ReadTx } from '../store/store.ts'
import { holdsId, nobody, seesProject, seesWhatItHangsOn } from '../visibility/visibility.ts'

const hangsOn: HangsOn<TaskRow> = {
  kind: 'ownerKind',
  id: 'ownerId',
  tables: ['taskLists', 'projects', 'contacts', 'cases', 'deals', 'users'],
}
const customerSide: HangsOn<TaskRow> = { ...hangsOn, tables: ['contacts', 'cases', 'deals'] }

/** Tasks in lists and inboxes: who sees the project. */
const seesInProject = (actor: Actor, as: string): Condition =>
  sql<boolean>`(${sql.ref(`${as}.projectId`)} is not null and ${seesProject(actor, as)})`

/** Personal tasks: who made them and who is responsible; of clients of other companies only the makers. */
const seesPersonal = (actor: Actor, as: string): Condition => {
  const column = (name: string) => sql.ref(`${as}.${name}`)
  const helps = actor.role === 'client' ? nobody : holdsId(column('responsibles'), actor.userId)
  return sql<boolean>`(${column('ownerKind')} = 'users' and (${column('ownerId')} = ${actor.userId} or ${helps}))`
}

/** Tasks that are in another project than their list or inbox, or neither open nor completed. */
const faultsOf = async ({ db }: ReadTx) => {
  const { rows } = await sql<TaskRow>`select t.* from tasks t where (t."ownerKind" = 'taskLists' and not exists (select 1 from "taskLists" l
      where l."accountId" = t."accountId" and l.id = t."ownerId" and l."projectId" = t."projectId"))
    or (t."ownerKind" = 'projects' and (t."projectId" is null or t."projectId" <> t."ownerId"))
    or (t."ownerKind" not in ('taskLists', 'projects') and t."projectId" is not null)
    or (t.state = 'done' and t."completedAt" = '') or (t.state <> 'done' and t."completedAt" > '') limit 100`.execute(db)
  return rows.map(({ accountId, id }) => `task ${id} of account ${accountId} is in two places or in two states`)
}

/** Tasks: where what they are on is seen. */
export const taskKind: Kind<TaskRow> = {
  noun: 'task',
  titleOf: (row) => row.subject,
  titleColumns: ['subject'],
  sees: (actor, as, house) =>
    sql<boolean>`(${seesInProject(actor, as)} or ${seesPersonal(actor, as)} or ${seesWhatItHangsOn(as, customerSide, house)})`,
  editedBy: 'everyone',
  deletedBy: 'participants',
  recorded: ['done'],
  searched: (row) => row.subject,
  links: { projectId: 'projects' },
  linkLists: { responsibles: 'users' },
  alone: ['rank', 'changeId', 'updatedAt'],
  hangsOn,
  project: 'projectId',
  attachments: 'attachments',
  faults: faultsOf,
  derived: [
    {
      table: 'taskResponsibles',
      owner: (row) => ({ taskId: row.id }),
      from: ({ responsibles, completedAt }) => `${completedAt} ${responsibles}`,
      rows: (row) => (JSON.parse(row.responsibles) as string[]).map((userId) => ({ userId, completedAt: row.completedAt })),
    },
  ],
}
