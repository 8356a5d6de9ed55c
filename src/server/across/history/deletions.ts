import { sql } from 'kysely'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import * as wire from '../../../contract/x/changes.ts'
import type { Actor } from '../../core/actor.ts'
import { refuse } from '../../core/errors.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../../core/lists/page.ts'
import { readSince } from '../../core/lists/since.ts'
import { seenIds } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { daysBefore, minutesBefore } from '../../core/times.ts'
import { type Lost, lossesOf } from './losses.ts'
import { formerGroups } from './memberships.ts'

/** A page holds whole changes, so it can be longer. */
const deletionsPerPage = 100
const oldestFirst: Order<Lost> = {
  name: 'oldest',
  keys: [{ column: sql.ref('c.id'), read: ({ changeId }) => changeId }],
}

/** Returns the newest change from before a time; the changes of an account are in the order of their ids. Reads from the newest on. */
const changeBefore = async (tx: ReadTx, { accountId }: Actor, since: string) => {
  const { rows } = await sql<{ id: string }>`select id from changes where "accountId" = ${accountId} and date < ${since}
    order by id desc limit 1`.execute(tx.db)
  return rows[0]?.id ?? '0'
}

/** The most minutes that a write takes from its time to its end. */
const longestWrite = 60
/** Returns a time before which everything has been committed: writes of an account end in the order of their times. */
const untilNow = async (tx: ReadTx, { accountId }: Actor) => {
  const { rows } = await sql<{ date: string }>`select date from changes where "accountId" = ${accountId} order by id desc limit 1`.execute(
    tx.db,
  )
  const earlier = minutesBefore(tx.now, longestWrite)
  return [rows[0]?.date ?? '', earlier].toSorted().at(-1) ?? earlier
}

/** Refuses a time from which the journal is no longer complete. */
const refuseTooOld = async (tx: ReadTx, { accountId }: Actor, since: string, days: number) => {
  const kept = daysBefore(tx.now, days)
  const account = await tx.db.selectFrom('accounts').select('createdAt').where('id', '=', accountId).executeTakeFirst()
  if (since < kept && (account?.createdAt ?? '') < kept)
    throw refuse(
      400,
      'too-old',
      `Deletions are kept for ${days} days. Read everything again, then ask for what was deleted since.`,
      'since',
    )
}

/** Returns the contact that a contact was merged into, which may have been merged in turn, if the actor sees it. */
const mergedInto = async (tx: ReadTx, actor: Actor, winnerId: string): Promise<string | undefined> => {
  if ((await seenIds(tx, actor, 'contacts', [winnerId])).size) return winnerId
  const { rows } = await sql<{ resourceId: string }>`select c."resourceId" from "changeRows" r
    join changes c on c."accountId" = ${actor.accountId} and c.id = r."changeId"
    where r."accountId" = ${actor.accountId} and r."tableName" = 'contacts' and r."rowId" = ${winnerId} and r.after is null
      and c.action like '%contact merged' and c."undoneBy" is null
    order by c.id desc limit 1`.execute(tx.db)
  return rows[0] && mergedInto(tx, actor, rows[0].resourceId)
}

const toDeletion = async (tx: ReadTx, actor: Actor, { table, id, date, winnerId }: Lost): Promise<wire.Deletion> => {
  const winner = winnerId && (await mergedInto(tx, actor, winnerId))
  return { resource: table, id, date, ...(winner ? { mergedInto: winner } : {}) }
}

/** Returns a page of what the actor could see and no longer can: what was deleted, merged or hidden since then, oldest first. */
export const listDeletions = async (tx: ReadTx, actor: Actor, query: QueryOf<typeof wire.listDeletions>, at: PageAt, days: number) => {
  const since = readSince(query.since, tx.now)
  await refuseTooOld(tx, actor, since, days)
  const start = await changeBefore(tx, actor, since)
  const groups = await formerGroups(tx, actor, start)
  const tables = query.resource ? [query.resource] : wire.deletionResource.options
  const { after } = pageClause(oldestFirst, at, deletionsPerPage)
  const skipped = at.cursor === undefined ? at.number - 1 : 0
  const pages: Lost[][] = []
  for await (const lost of lossesOf(tx, actor, { tables, groups, where: sql`c.id > ${start} and ${after}` })) {
    const page = pages.at(-1)
    if (page && page.length < deletionsPerPage) page.push(...lost)
    else if (pages.push(lost) > skipped + 1) break
  }
  const page = pages[skipped] ?? []
  const { items, next } = cutPage(oldestFirst, pages[skipped + 1] ? [...page, ...page.slice(0, 1)] : page, page.length)
  const deletions: wire.Deletion[] = []
  for (const lost of items) deletions.push(await toDeletion(tx, actor, lost))
  return { until: await untilNow(tx, actor), deletions, next }
}
