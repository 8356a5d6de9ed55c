import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Kind } from '../kind.ts'
import { kinds } from '../kinds.ts'
import type { CaseRow } from '../store/rows/cases.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { DealRow } from '../store/rows/deals.ts'
import type { CommentRow, NoteRow } from '../store/rows/notes.ts'
import type { WorkgroupRow } from '../store/rows/people.ts'
import type { ReadTx, Store } from '../store/store.ts'
import type { JournaledTables, LookupTable } from '../store/tables.ts'

type Row = Record<string, unknown>
const list = (json: string) => JSON.parse(json) as string[]
const lines = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()

interface Rows {
  contacts: ContactRow[]
  deals: DealRow[]
  cases: CaseRow[]
  notes: NoteRow[]
  comments: CommentRow[]
  groups: WorkgroupRow[]
}

const expected = ({ contacts, deals, cases, notes, comments, groups }: Rows) => {
  const uses = (ownerKind: string, row: { accountId: string; id: string }, files: string) =>
    list(files).map((fileId) => ({ accountId: row.accountId, fileId, ownerKind, ownerId: row.id }))
  const involving = (ownerKind: string, { accountId, id }: { accountId: string; id: string }, ids: (string | null)[]) =>
    [...new Set(ids)].flatMap((contactId) => (contactId === null ? [] : [{ accountId, contactId, ownerKind, ownerId: id }]))
  const used = new Map<string, { accountId: string; resource: string; used: number }>()
  for (const [resource, rows] of Object.entries({ contacts, deals, cases }))
    for (const { accountId } of rows) used.set(resource, { accountId, resource, used: rows.length })
  return {
    contactTags: contacts.flatMap(({ accountId, id, tags }) =>
      list(tags).map((tag) => ({ accountId, contactId: id, tagKey: tag.toLowerCase() })),
    ),
    contactEmails: contacts.flatMap(({ accountId, id, contactData }) => {
      const data = JSON.parse(contactData) as { entityType: string; entityValue: string }[]
      const emails = new Set(data.flatMap((datum) => (datum.entityType === 'e-mail' ? [datum.entityValue.toLowerCase()] : [])))
      return [...emails].map((email) => ({ accountId, contactId: id, email, domain: `@${email.split('@').at(-1)}` }))
    }),
    workgroupUsers: groups.flatMap(({ accountId, id, users }) => list(users).map((userId) => ({ accountId, workgroupId: id, userId }))),
    fileUses: [
      ...contacts.flatMap((row) => uses('contacts', row, row.attachment)),
      ...cases.flatMap((row) => uses('cases', row, row.attachment)),
      ...notes.flatMap((row) => uses('notes', row, row.attachments)),
      ...comments.flatMap((row) => uses('comments', row, row.attachments)),
    ],
    involvedContacts: [
      ...deals.flatMap((row) => involving('deals', row, [row.dealWith, ...list(row.involvedPeople)])),
      ...cases.flatMap((row) => involving('cases', row, list(row.involvedPeople))),
    ],
    usage: [...used.values()],
  }
}

/** Written from rows of several kinds. */
const shared: LookupTable[] = ['fileUses', 'involvedContacts']

/** What is kept for finding rows is what would be written for them now. */
const lookupFaults = async <T extends 'contacts' | 'deals'>(db: ReadTx['db'], accountId: string, table: T, rows: JournaledTables[T][]) => {
  const faults: string[] = []
  const { derived, columns, counts = [] } = kinds[table] as Kind<JournaledTables[T]>
  for (const row of rows)
    for (const [column, value] of Object.entries(columns?.(row) ?? {}))
      if ((row as unknown as Row)[column] !== value) faults.push(`${table} ${row.id} has ${column} of something else`)
  for (const lookup of derived) {
    if (shared.includes(lookup.table)) continue
    const kept = await sql<Row>`select * from ${sql.table(lookup.table)} where "accountId" = ${accountId}`.execute(db)
    const should = rows.flatMap((row) => lookup.rows(row).map((entry) => ({ accountId, ...lookup.owner(row), ...entry })))
    if (JSON.stringify(lines(kept.rows)) !== JSON.stringify(lines(should))) faults.push(`${lookup.table} is not what follows from ${table}`)
  }
  for (const counters of counts) {
    const kept = await sql<Row>`select * from ${sql.table(counters.table)} where "accountId" = ${accountId}`.execute(db)
    const should = new Map<string, number>()
    for (const key of rows.flatMap(counters.keys)) should.set(lines([key]).join(), (should.get(lines([key]).join()) ?? 0) + 1)
    const is = new Map(kept.rows.map(({ accountId: _, used, ...key }) => [lines([key]).join(), used]))
    if (!isDeepStrictEqual(is, should)) faults.push(`${counters.table} is not the number of ${table}`)
  }
  return faults
}

/** What does not agree between the rows and what is derived from them, or points at nothing; empty when all is well. */
export const derivedFaults = (store: Store, accountId: string): Promise<string[]> =>
  store.read(async ({ db }) => {
    const [contacts, deals, cases, notes, comments, groups, files] = [
      await db.selectFrom('contacts').selectAll().where('accountId', '=', accountId).execute(),
      await db.selectFrom('deals').selectAll().where('accountId', '=', accountId).execute(),
      await db.selectFrom('cases').selectAll().where('accountId', '=', accountId).execute(),
      await db.selectFrom('notes').selectAll().where('accountId', '=', accountId).execute(),
      await db.selectFrom('comments').selectAll().where('accountId', '=', accountId).execute(),
      await db.selectFrom('workgroups').selectAll().where('accountId', '=', accountId).execute(),
      await db.selectFrom('files').select('id').where('accountId', '=', accountId).execute(),
    ]
    const faults: string[] = []
    for (const [table, rows] of Object.entries(expected({ contacts, deals, cases, notes, comments, groups }))) {
      const kept = await sql<Row>`select * from ${sql.table(table)} where "accountId" = ${accountId}`.execute(db)
      const filled = kept.rows.filter((row) => row.used !== 0)
      const known = filled.map((row) => Object.fromEntries(Object.keys(rows[0] ?? row).map((column) => [column, row[column]])))
      const [is, should] = [lines(known), lines(rows)]
      if (JSON.stringify(is) !== JSON.stringify(should)) faults.push(`${table} holds ${is} and not ${should}`)
    }
    faults.push(...(await lookupFaults(db, accountId, 'contacts', contacts)), ...(await lookupFaults(db, accountId, 'deals', deals)))
    const there = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id))
    const [contactIds, noteIds, groupIds, fileIds] = [there(contacts), there(notes), there(groups), there(files)]
    const owners = { contacts: contactIds, deals: there(deals), cases: there(cases) }
    for (const row of notes) if (!owners[row.ownerKind].has(row.ownerId)) faults.push(`note ${row.id} hangs on nothing`)
    for (const row of comments) if (!noteIds.has(row.resourceId)) faults.push(`comment ${row.id} hangs on nothing`)
    for (const row of contacts) if (row.companyId && !contactIds.has(row.companyId)) faults.push(`contact ${row.id} is in no company`)
    const involved = [...deals.map((row) => row.dealWith ?? ''), ...[...deals, ...cases].flatMap((row) => list(row.involvedPeople))]
    for (const id of involved) if (id && !contactIds.has(id)) faults.push(`contact ${id} is involved and gone`)
    for (const row of [...contacts, ...deals, ...cases, ...notes])
      if (row.groupId && !groupIds.has(row.groupId)) faults.push(`${row.id} is shown to no group`)
    const attached = [
      ...[...contacts, ...cases].map((row) => row.attachment),
      ...[...notes, ...comments].map((row) => row.attachments),
    ].flatMap(list)
    for (const id of attached) if (!fileIds.has(id)) faults.push(`file ${id} is attached and gone`)
    return faults
  })
