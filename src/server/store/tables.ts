import type { CaseColumns, CaseRow } from './rows/cases.ts'
import type { ChangeRow } from './rows/changes.ts'
import type { ContactRow, Counter, ListedContact } from './rows/contacts.ts'
import type { DealColumns, DealRow } from './rows/deals.ts'
import type { EventCategoryColumns, EventCategoryRow, RecordingRow } from './rows/feed.ts'
import type { FileRow } from './rows/files.ts'
import type { Guarded, Kept } from './rows/kept.ts'
import type { CommentRow, NoteRow } from './rows/notes.ts'
import type { OutboxRow } from './rows/outbox.ts'
import type { UserRow, WorkgroupRow } from './rows/people.ts'
import type * as projects from './rows/projects.ts'
import type { TaskListRow, TaskRow } from './rows/tasks.ts'

/** The tables whose rows the journal follows. */
export interface JournaledTables {
  contacts: ContactRow
  deals: DealRow
  dealCategories: projects.NamedCategoryRow
  cases: CaseRow
  notes: NoteRow
  comments: CommentRow
  workgroups: WorkgroupRow
  users: UserRow
  files: FileRow
  projects: projects.ProjectRow
  projectCategories: projects.NamedCategoryRow
  expenseCategories: projects.NamedCategoryRow
  categories: projects.CategoryRow
  messages: projects.MessageRow
  expenses: projects.ExpenseRow
  milestones: projects.MilestoneRow
  writeboards: projects.WriteboardRow
  writeboardRevisions: projects.WriteboardRevisionRow
  links: projects.LinkRow
  taskLists: TaskListRow
  tasks: TaskRow
  eventCategories: EventCategoryRow
}

/** Everything else: what is derived from journaled rows, and what is not undone. */
export interface Tables extends Omit<JournaledTables, 'cases' | 'deals' | 'projects' | 'eventCategories'> {
  projects: projects.ProjectRow & projects.ProjectColumns
  cases: CaseRow & CaseColumns
  deals: DealRow & DealColumns
  eventCategories: EventCategoryRow & EventCategoryColumns
  accounts: { id: string; name: string; currency: string; ownCompanyId: string; demo: number; createdAt: string }
  usage: { accountId: string; resource: string; used: number }
  sequence: { name: string; value: string }
  changes: ChangeRow
  recordings: RecordingRow
  changeRows: {
    accountId: string
    changeId: string
    position: number
    tableName: string
    rowId: string
    before: string | null
    after: string | null
  }
  /** Contacts in the order of names, with what filters compare and who sees them. */
  listedContacts: ListedContact
  /** What contacts are called, with who sees them. */
  contactNames: Guarded & Pick<ContactRow, 'type' | 'name' | 'lastName' | 'authorId'> & { accountId: string; contactId: string }
  contactCounts: Counter & { type: ContactRow['type'] }
  tagCounts: Counter & { tagKey: string; tag: string }
  /** These two stand in the order of names, so that what they find needs no sorting. */
  contactGrams: { accountId: string; gram: string; sortKey: string; contactId: string }
  contactTags: { accountId: string; tagKey: string; sortKey: string; contactId: string }
  /** The folded name of every other record, and every three characters of it in a row. */
  searchTexts: { accountId: string; resource: string; rowId: string; text: string }
  searchGrams: { accountId: string; resource: string; gram: string; rowId: string }
  contactEmails: { accountId: string; contactId: string; email: string; domain: string }
  contactViews: { accountId: string; userId: string; contactId: string; position: string }
  /** The contacts that a deal or case is with or about. */
  involvedContacts: { accountId: string; contactId: string; ownerKind: string; ownerId: string }
  workgroupUsers: { accountId: string; workgroupId: string; userId: string }
  projectCompanies: { accountId: string; projectId: string; companyId: string }
  outbox: OutboxRow
  /** With whether a task is open, so that what somebody has to do is one stretch of this table. */
  taskResponsibles: { accountId: string; userId: string; completedAt: string; taskId: string }
  fileUses: { accountId: string; fileId: string; ownerKind: string; ownerId: string }
  fileChunks: { accountId: string; fileId: string; position: number; bytes: Uint8Array }
  credentials: { accountId: string; userId: string; passwordHash: string }
  accessKeys: {
    tokenHash: string
    accountId: string
    id: string
    userId: string
    kind: 'session' | 'token'
    name: string
    createdAt: string
    expiresAt: string | null
    lastUsedAt: string | null
  }
  presence: { accountId: string; userId: string; lastHereAt: string }
  idempotency: {
    accountId: string
    userId: string
    requestKey: string
    fingerprint: string
    status: number
    body: string
    changeId: string | null
    createdAt: string
  }
}

/** The tables that hold what is derived from journaled rows. */
export type LookupTable =
  | 'listedContacts'
  | 'contactNames'
  | 'contactGrams'
  | 'contactTags'
  | 'contactEmails'
  | 'involvedContacts'
  | 'workgroupUsers'
  | 'projectCompanies'
  | 'taskResponsibles'
  | 'fileUses'
  | 'searchTexts'
  | 'searchGrams'
/** The tables that count what is derived from journaled rows. */
export type CounterTable = 'contactCounts' | 'tagCounts'
export type TableName = keyof JournaledTables
/** What a verb gives to write a new row; the store adds the rest. */
export type NewRow<T extends TableName> = Omit<JournaledTables[T], keyof Kept> &
  Partial<Pick<Kept, 'createdAt' | 'updatedAt' | 'authorId' | 'id'>>
export type Patch<T extends TableName> = {
  [Column in Exclude<keyof JournaledTables[T], 'accountId' | 'id' | 'changeId' | 'updatedAt'>]?: JournaledTables[T][Column] | undefined
}
