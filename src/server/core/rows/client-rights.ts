import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { forbidden } from '../errors.ts'
import { cellsOf } from '../store/definitions/definitions.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, ProjectRow, TableName, TaskRow } from '../store/tables.ts'

type ClientsMay = ProjectRow['clientsMay']
/** What an action needs a project to allow its clients. */
export type ClientAction = Exclude<ClientsMay, 'look'>

const sentences = {
  look: 'Clients can only view this project. Ask the team to change this.',
  comment: 'Clients can only view this project and comment. Ask the team to change this.',
}

/** Refuses what a project does not allow its clients. @throws 403 */
export const refuseClientIn = async (tx: ReadTx, actor: Actor, projectId: string | null, action: ClientAction) => {
  if (actor.role !== 'client' || projectId === null) return
  const { rows } = await sql<{ may: ClientsMay }>`select "clientsMay" as may from projects
    where "accountId" = ${actor.accountId} and id = ${projectId}`.execute(tx.db)
  const may = rows[0]?.may ?? 'work'
  if (may !== 'work' && may !== action) throw forbidden(sentences[may])
}

/** Refuses what a project does not allow its clients to do with a row. Without a project, they only change files of their own. @throws 403 */
export const refuseClient = async (
  tx: ReadTx,
  actor: Actor,
  table: TableName,
  row: AnyRow,
  action: ClientAction = table === 'comments' ? 'comment' : 'work',
) => {
  if (actor.role !== 'client') return
  const { project } = tx.definitions.of(table)
  const projectId = (project && cellsOf(row)[project]) ?? null
  if (table === 'files' && projectId === null && row.authorId !== actor.userId)
    throw forbidden('Clients can only edit a file that they uploaded.')
  await refuseClientIn(tx, actor, projectId, action)
}

/** Returns what a project has to allow for a change of a task's state: clients who are responsible complete it where they may comment. */
export const actionOnTask = ({ userId }: Actor, { responsibles }: TaskRow): ClientAction =>
  responsibles.includes(userId) ? 'comment' : 'work'
