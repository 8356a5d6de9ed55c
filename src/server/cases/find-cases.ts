import { type RawBuilder, sql } from 'kysely'
import type { Case, listCases } from '../../contract/cases.ts'
import type { QueryOf } from '../../contract/wire/endpoint.ts'
import type { Actor } from '../actor.ts'
import { attachedFiles } from '../files/attachments.ts'
import { isAbout, peopleOf } from '../involved/involved-people.ts'
import { type People, readInvolved } from '../involved/read-involved.ts'
import { findRow } from '../kinds/find.ts'
import { sees } from '../kinds/kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import type { CaseRow } from '../store/rows/cases.ts'
import type { ReadTx } from '../store/store.ts'
import { readGuard } from '../visibility/visibility.ts'

const casesPerPage = 50
/** A case as answered, and the change that last wrote it (its ETag). */
export type CaseRecord = Case & { changeId: string }

const newestFirst: Order<CaseRow> = {
  name: 'newest',
  descending: true,
  keys: [
    { column: sql.ref('cases.createdAt'), read: (row) => row.createdAt },
    { column: sql.ref('cases.id'), read: (row) => row.id },
  ],
}

const toCase = (row: CaseRow, people: People): CaseRecord => {
  const { groupId, ...guard } = readGuard(row)
  return {
    id: row.id,
    name: row.name,
    type: 'case',
    ...guard,
    ...(groupId ? { workgroupId: groupId } : {}),
    caseStatus: row.caseStatus,
    statusSince: row.statusSince,
    attachment: JSON.parse(row.attachment) as string[],
    ...readInvolved(row.involvedPeople, people),
    author: row.authorId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    changeId: row.changeId,
  }
}

const countCases = async (tx: ReadTx, where: RawBuilder<unknown>) => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from cases where ${where}`.execute(tx.db)
  return Number(rows[0]?.total ?? 0)
}

/** The cases one may see that match, newest first. */
export const searchCases = async (tx: ReadTx, actor: Actor, query: QueryOf<typeof listCases>, at: PageAt) => {
  const all: RawBuilder<unknown>[] = [sql`cases."accountId" = ${actor.accountId}`, sees(actor, 'cases')]
  if (query.status) all.push(sql`cases."caseStatus" = ${query.status}`)
  if (query.xContact) all.push(isAbout(actor, 'cases', query.xContact))
  const where = sql.join(all, sql` and `)
  const clause = pageClause(newestFirst, at, casesPerPage)
  const { rows } = await sql<CaseRow>`select cases.* from cases where ${where} and ${clause.after} ${clause.end}`.execute(tx.db)
  const page = cutPage(newestFirst, rows, casesPerPage)
  const people = await peopleOf(tx, actor, page.items)
  const total = query.xCount ? await countCases(tx, where) : undefined
  return { cases: page.items.map((row) => toCase(row, people)), next: page.next, total }
}

/** A case with the files that are attached to it. */
export const findCase = async (tx: ReadTx, actor: Actor, id: string): Promise<CaseRecord> => {
  const row = await findRow(tx, actor, 'cases', id)
  const found = toCase(row, await peopleOf(tx, actor, [row]))
  return { ...found, files: await attachedFiles(tx, actor, found.attachment) }
}
