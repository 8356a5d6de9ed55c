import { type RawBuilder, sql } from 'kysely'
import { readAction } from '../../../contract/actions.ts'
import * as wire from '../../../contract/recordings.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onPage } from '../../core/http/on-record.ts'
import { byColumns, type Order, type PageAt, readPage } from '../../core/lists/page.ts'
import { readSince } from '../../core/lists/since.ts'
import { ancestorsOf, projectsSeen, recordsOf, withRows } from '../../core/rows/belonging.ts'
import { readSeen } from '../../core/rows/presence.ts'
import { rowsWith } from '../../core/rows/rows.ts'
import { idsIn } from '../../core/store/many-rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { AnyRow, RecordingRow, TableName } from '../../core/store/tables.ts'
import { seesProject } from '../../core/visibility/visibility.ts'
import { sharedWith } from './shared-with.ts'

const recordingsPerPage = 50
const keys = byColumns<RecordingRow>('recordings', 'date', 'id')
const orders: { [sort in 'date' | '-date']: Order<RecordingRow> } = {
  date: { name: 'oldest', keys },
  '-date': { name: 'newest', descending: true, keys },
}

/** Clients only see their projects. The condition saves them from reading everybody's activity. */
const within = (actor: Actor) => seesProject(actor, 'recordings')

type RecordingQuery = Omit<QueryOf<typeof wire.listRecordings>, 'page' | 'xCursor'> & { since?: string | undefined }

const conditionOf = async (tx: ReadTx, actor: Actor, { since, xResource, xResourceId, xAuthor, xProject, xUnseen }: RecordingQuery) => {
  const all: RawBuilder<unknown>[] = [sql`recordings."accountId" = ${actor.accountId} and recordings.undone = 0`, within(actor)]
  if (since !== undefined) all.push(sql`recordings.date >= ${readSince(since, tx.now)}`)
  if (xResource) all.push(sql`recordings.resource in (${sql.join(xResource)})`)
  if (xResourceId) all.push(sql`recordings."resourceId" = ${xResourceId}`)
  if (xAuthor) all.push(sql`recordings."authorId" = ${xAuthor}`)
  if (xProject) all.push(sql`recordings."projectId" = ${xProject}`)
  if (xUnseen) {
    const { seen, seenRecordings } = await readSeen(tx, actor)
    all.push(sql`recordings."authorId" <> ${actor.userId}`)
    if (seen) all.push(sql`(recordings.date, recordings.id) > (${seen.date}, ${seen.recordingId})`)
    if (seenRecordings) all.push(sql`recordings.id not in ${idsIn(tx, seenRecordings)}`)
  }
  return sql.join(all, sql` and `)
}

/**
 * Returns the name and the ancestors of the record of each recording. People with access to a record can see its ancestors, except the
 * project of a file that was attached elsewhere.
 */
const placesOf = async (tx: ReadTx, actor: Actor, recordings: RecordingRow[]) => {
  const found = withRows(recordings, await recordsOf(tx, actor.accountId, recordings))
  const above = await ancestorsOf(tx, actor.accountId, found)
  const projects = above.flat().flatMap(({ resource, resourceId }) => (resource === 'projects' ? resourceId : []))
  const isSeen = await projectsSeen(tx, actor, projects)
  return ({ id }: RecordingRow): Pick<wire.Recording, 'title' | 'ancestors'> => {
    const at = found.findIndex((one) => one.id === id)
    const titleOf = ({ resource, row }: { resource: TableName; row: AnyRow }) => tx.definitions.of(resource).titleOf(row)
    const ancestors = (above[at] ?? []).filter(({ resource, resourceId }) => resource !== 'projects' || isSeen(resourceId))
    return {
      title: found[at] ? titleOf(found[at]) : '',
      ancestors: ancestors.map((one) => ({ resource: one.resource, id: one.resourceId, title: titleOf(one) })),
    }
  }
}

/** Returns a page of what happened to visible records. A recording is shown while its record is visible. */
const listRecordings = async (tx: ReadTx, actor: Actor, query: RecordingQuery, at: PageAt) => {
  const order = orders[query.xSort ?? 'date']
  const where = await conditionOf(tx, actor, query)
  const page = await readPage(
    tx,
    order,
    at,
    recordingsPerPage,
    (after) => sql`select recordings.* from recordings where ${where} and ${after} and ${tx.definitions.seesNamed(actor, 'recordings')}`,
  )
  const placeOf = await placesOf(tx, actor, page.items)
  const companiesOf = await sharedWith(tx, actor, page.items)
  const recordings: wire.Recording[] = page.items.map((row) => ({
    id: row.id,
    action: readAction(row.action),
    author: row.authorId,
    resource: row.resource,
    resourceId: row.resourceId,
    ...placeOf(row),
    ...companiesOf(row),
    date: row.date,
    ...(row.projectId ? { projectId: row.projectId } : {}),
  }))
  return { contacts: recordings, next: page.next }
}

/** Hides the entries of undone changes, and shows those again whose undo was undone, with the current time, for clients that poll. */
export const hideUndone = async (tx: WriteTx, accountId: string, changeIds: string[]) => {
  for (let [ids, undone] = [changeIds, 1]; ids.length; undone = 1 - undone) {
    const these = idsIn(tx, ids)
    await tx.db
      .updateTable('recordings')
      .set(undone ? { undone } : { undone, date: tx.now })
      .where('accountId', '=', accountId)
      .where(sql<boolean>`id in ${these}`)
      .execute()
    ids = (await rowsWith(tx, { accountId }, 'changes', { undoneBy: ids })).map(({ id }) => id)
  }
}

export const recordingRoutes: Route[] = [
  onPage(wire.listRecordings, ({ tx, actor, query, page }) => listRecordings(tx, actor, query, page)),
  onPage(wire.listRecordingsSince, ({ tx, actor, params, query, page }) =>
    listRecordings(tx, actor, { ...query, since: params.since }, page),
  ),
]
