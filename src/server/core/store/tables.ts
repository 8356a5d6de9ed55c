import type { WeekStart } from '../../../contract/weeks.ts'
import type { CommonColumns } from './common-columns.ts'
import type { RowOf } from './schema/columns.ts'
import type { journaledTables } from './schema/journaled-tables.ts'
import type { lookupTables } from './schema/lookup-tables.ts'
import type { otherTables } from './schema/other-tables.ts'

type Journaled = typeof journaledTables
type Shapes = Journaled & typeof lookupTables & typeof otherTables
/** The tables whose rows the journal records. */
export type TableName = keyof Journaled

/** The columns that hold only some texts. */
interface Narrow {
  contacts: { type: 'person' | 'company' }
  listedContacts: Narrow['contacts']
  contactNames: Narrow['contacts']
  contactCounts: Narrow['contacts']
  deals: { dealStatus: 'pending' | 'won' | 'lost'; priceType: 'fixed' | 'hour' | 'month' | 'year' }
  cases: { caseStatus: 'open' | 'closed' }
  notes: { ownerKind: 'contacts' | 'deals' | 'cases' }
  comments: { resourceKind: 'notes' | 'files' | 'messages' | 'milestones' | 'writeboards' | 'links' | 'tasks' }
  users: { role: 'admin' | 'member' | 'client'; weekStart: WeekStart | '' }
  projects: { status: 'active' | 'silent' | 'template' | 'archived'; clientsMay: 'look' | 'comment' | 'work' }
  categories: { type: 'message' | 'file' | 'writeboard' | 'link' }
  tasks: {
    ownerKind: 'taskLists' | 'projects' | 'contacts' | 'cases' | 'deals' | 'users'
    state: 'not started' | 'started' | 'done'
    priority: 'low' | 'normal' | 'high'
  }
  accessKeys: { kind: 'session' | 'token' | 'invitation' | 'confirmation' }
  changes: { resource: TableName | '' }
  recordings: { resource: TableName }
  outbox: { resource: TableName }
}
type NarrowOf<T> = T extends keyof Narrow ? Narrow[T] : object
type Narrowed<Of, N> = { [Column in keyof Of]: Column extends keyof N ? N[Column] : Of[Column] }

/** All tables, including those derived from journaled rows and those without undo. */
export type Tables = { [T in keyof Shapes]: Narrowed<RowOf<Shapes[T]>, NarrowOf<T>> }

/** The columns that the store derives from the others. Verbs never write them and the journal does not keep them. */
interface Derived {
  files: 'sortKey'
  deals: 'sortKey' | 'priceKey' | 'valueKey' | 'expectedKey'
  cases: 'sortKey'
  projects: 'sortKey'
  eventCategories: 'sortKey'
}
export type DerivedColumns<T extends keyof Derived> = { [Column in Derived[T]]: (row: Row<T>) => string }
type DerivedOf<T> = T extends keyof Derived ? Derived[T] : never

/** The rows as verbs write them and the journal keeps them. */
type JournaledTables = { [T in TableName]: CommonColumns & Omit<Tables[T], DerivedOf<T> | keyof CommonColumns> }
export type Row<T extends TableName> = JournaledTables[T]
export type AnyRow = Row<TableName>

export type CaseRow = Row<'cases'>
export type CategoryRow = Row<'categories'>
export type CommentRow = Row<'comments'>
export type ContactRow = Row<'contacts'>
export type DealRow = Row<'deals'>
export type EventCategoryRow = Row<'eventCategories'>
export type FileRow = Row<'files'>
export type NoteRow = Row<'notes'>
export type ProjectRow = Row<'projects'>
export type TaskRow = Row<'tasks'>
export type UserRow = Row<'users'>
export type ChangeRow = Tables['changes']
export type OutboxRow = Tables['outbox']
export type RecordingRow = Tables['recordings']

/** The tables that count what is derived from journaled rows. */
export type CounterTable = 'contactCounts' | 'tagCounts'
/** The tables that hold what is derived from journaled rows. */
export type LookupTable = Exclude<keyof typeof lookupTables, CounterTable>
/** The columns that a verb sets in a new row. The store adds the rest. */
export type NewRow<T extends TableName> = Omit<Row<T>, keyof CommonColumns> &
  Partial<Pick<CommonColumns, 'createdAt' | 'updatedAt' | 'authorId' | 'id'>>
export type Patch<T extends TableName> = {
  [Column in Exclude<keyof Row<T>, 'accountId' | 'id' | 'changeId' | 'updatedAt'>]?: Row<T>[Column] | undefined
}
