import { sql } from 'kysely'
import type { Case, listCases } from '../../../contract/cases.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../core/actor.ts'
import { byColumns, type PageAt, readPage, sortedBy } from '../../core/lists/page.ts'
import { findRow } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import { countOf } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { CaseRow, Tables } from '../../core/store/tables.ts'
import { readWorkgroupAcl } from '../../core/visibility/visibility.ts'
import { attachedFiles } from '../files/attachments.ts'
import { commonFilters } from '../involved/common-filters.ts'
import { visibleContacts } from '../involved/involved-people.ts'
import { type People, readInvolved } from '../involved/read-involved.ts'

const casesPerPage = 50
/** A case as returned, with its last change (the ETag). */
export type CaseRecord = Case & { changeId: string }

const by = byColumns<Tables['cases']>
const keys = { created: by('cases', 'createdAt'), changed: by('cases', 'updatedAt'), name: by('cases', 'sortKey'), id: [] }

const toCase = (row: CaseRow, people: People): CaseRecord => ({
  ...stampsOf(row),
  name: row.name,
  type: 'case',
  ...readWorkgroupAcl(row),
  caseStatus: row.caseStatus,
  statusSince: row.statusSince,
  ...(row.caseResponsibleId === null ? {} : { caseResponsibleId: row.caseResponsibleId }),
  backgroundInfo: row.backgroundInfo,
  attachment: row.attachment,
  ...readInvolved(row.involvedPeople, people),
})

type CaseQuery = QueryOf<typeof listCases>

const conditionOf = (tx: ReadTx, actor: Actor, query: CaseQuery) => {
  const all = commonFilters(tx, actor, 'cases', query)
  if (query.status) all.push(sql`cases."caseStatus" = ${query.status}`)
  return sql.join(all, sql` and `)
}

/** Returns a page of the visible cases that match the query. */
export const searchCases = async (tx: ReadTx, actor: Actor, query: CaseQuery, at: PageAt) => {
  const where = conditionOf(tx, actor, query)
  const order = sortedBy('cases', query.xSort ?? '-created', keys)
  const page = await readPage(tx, order, at, casesPerPage, (after) => sql`select cases.* from cases where ${where} and ${after}`)
  const people = await visibleContacts(tx, actor, page.items)
  const total = query.xCount ? await countOf(tx, sql`cases where ${where}`) : undefined
  return { cases: page.items.map((row) => toCase(row, people)), next: page.next, total }
}

/** Returns a case with its attached files. */
export const findCase = async (tx: ReadTx, actor: Actor, id: string): Promise<CaseRecord> => {
  const row = await findRow(tx, actor, 'cases', id)
  const found = toCase(row, await visibleContacts(tx, actor, [row]))
  return { ...found, files: await attachedFiles(tx, actor, found.attachment) }
}
