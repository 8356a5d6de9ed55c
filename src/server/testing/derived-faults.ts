import { sql } from 'kysely'
import type { Store } from '../store/store.ts'
import type { CommentRow, ContactRow, NoteRow, WorkgroupRow } from '../store/tables.ts'

const list = (json: string) => JSON.parse(json) as string[]
const lines = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()

const expected = (contacts: ContactRow[], notes: NoteRow[], comments: CommentRow[], groups: WorkgroupRow[]) => {
  const uses = (ownerKind: string, row: { accountId: string; id: string }, files: string) =>
    list(files).map((fileId) => ({ accountId: row.accountId, fileId, ownerKind, ownerId: row.id }))
  const used = new Map<string, number>()
  for (const { accountId } of contacts) used.set(accountId, (used.get(accountId) ?? 0) + 1)
  return {
    contactTags: contacts.flatMap(({ accountId, id, tags }) =>
      list(tags).map((tag) => ({ accountId, contactId: id, tagKey: tag.toLowerCase(), tag })),
    ),
    contactEmails: contacts.flatMap(({ accountId, id, contactData }) => {
      const data = JSON.parse(contactData) as { entityType: string; entityValue: string }[]
      const emails = new Set(data.flatMap((datum) => (datum.entityType === 'e-mail' ? [datum.entityValue.toLowerCase()] : [])))
      return [...emails].map((email) => ({ accountId, contactId: id, email, domain: `@${email.split('@').at(-1)}` }))
    }),
    workgroupUsers: groups.flatMap(({ accountId, id, users }) => list(users).map((userId) => ({ accountId, workgroupId: id, userId }))),
    fileUses: [
      ...contacts.flatMap((row) => uses('contacts', row, row.attachment)),
      ...notes.flatMap((row) => uses('notes', row, row.attachments)),
      ...comments.flatMap((row) => uses('comments', row, row.attachments)),
    ],
    usage: [...used].map(([accountId, count]) => ({ accountId, resource: 'contacts', used: count })),
  }
}

/** What does not agree between the rows and what is derived from them, or points at nothing; empty when all is well. */
export const derivedFaults = (store: Store): Promise<string[]> =>
  store.read(async ({ db, dialect }) => {
    const [contacts, notes, comments, groups, files] = [
      await db.selectFrom('contacts').selectAll().execute(),
      await db.selectFrom('notes').selectAll().execute(),
      await db.selectFrom('comments').selectAll().execute(),
      await db.selectFrom('workgroups').selectAll().execute(),
      await db.selectFrom('files').select('id').execute(),
    ]
    const faults: string[] = []
    for (const [table, rows] of Object.entries(expected(contacts, notes, comments, groups))) {
      const kept = await sql<object>`select * from ${sql.table(table)}`.execute(db)
      const filled = kept.rows.filter((row) => !('used' in row) || row.used !== 0)
      const [is, should] = [lines(filled), lines(rows)]
      if (JSON.stringify(is) !== JSON.stringify(should)) faults.push(`${table} holds ${is} and not ${should}`)
    }
    for (const { searchName } of contacts) {
      const found = await dialect.findNames(db, searchName, contacts.length + 1)
      const should = contacts.flatMap((other) => (other.searchName.includes(searchName) ? [other.id] : []))
      if (found && found.toSorted().join() !== should.toSorted().join())
        faults.push(`the index finds ${found} by ${searchName}, not ${should}`)
    }
    const there = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id))
    const [contactIds, noteIds, groupIds, fileIds] = [there(contacts), there(notes), there(groups), there(files)]
    for (const row of notes) if (!contactIds.has(row.ownerId)) faults.push(`note ${row.id} hangs on nothing`)
    for (const row of comments) if (!noteIds.has(row.resourceId)) faults.push(`comment ${row.id} hangs on nothing`)
    for (const row of contacts) if (row.companyId && !contactIds.has(row.companyId)) faults.push(`contact ${row.id} is in no company`)
    for (const row of [...contacts, ...notes]) if (row.groupId && !groupIds.has(row.groupId)) faults.push(`${row.id} is shown to no group`)
    const attached = [...contacts.map((row) => row.attachment), ...[...notes, ...comments].map((row) => row.attachments)].flatMap(list)
    for (const id of attached) if (!fileIds.has(id)) faults.push(`file ${id} is attached and gone`)
    return faults
  })
