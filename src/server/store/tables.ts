import type { RowOf } from './migrations/columns.ts'
import type { journaledTables } from './migrations/journaled-tables.ts'
import type { CaseColumns, CaseRow } from './rows/cases.ts'
import type { ChangeRow } from './rows/changes.ts'
import type { ContactRow, Counter, ListedContact } from './rows/contacts.ts'
import type { DealColumns, DealRow } from './rows/deals.ts'
import type { EventCategoryColumns, EventCategoryRow, RecordingRow } from './rows/feed.ts'
import type { FileColumns, FileRow } from './rows/files.ts'
import type { Acl, Kept } from './rows/kept.ts'
import type { CommentRow, NoteRow } from './rows/notes.ts'
import type { OutboxRow } from './rows/outbox.ts'
import type { UserRow } from './rows/people.ts'
import type * as projects from './rows/projects.ts'
import type { TaskRow } from './rows/tasks.ts'

/** The rows with columns that hold only some texts, or that the store derives. */
interface NarrowRows {
  contacts: ContactRow
  deals: DealRow
  cases: CaseRow
  notes: NoteRow
  comments: CommentRow
  users: UserRow
  files: FileRow
  projects: projects.ProjectRow
  categories: projects.CategoryRow
  tasks: TaskRow
  eventCategories: EventCategoryRow
}
type Shapes = typeof journaledTables
/** The tables whose rows the journal records. */
export type JournaledTables = { [T in keyof Shapes]: T extends keyof NarrowRows ? NarrowRows[T] : RowOf<Shapes[T]> }
export type Row<T extends TableName> = JournaledTables[T]

/** All tables, including those derived from journaled rows and those without undo. */
export interface Tables extends Omit<JournaledTables, 'cases' | 'deals' | 'files' | 'projects' | 'eventCategories'> {
  files: FileRow & FileColumns
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
  /** Contacts sorted by name, with the columns that filters compare and their visibility. */
  listedContacts: ListedContact
  /** The names of contacts, with their visibility. */
  contactNames: Acl & Pick<ContactRow, 'type' | 'name' | 'lastName' | 'authorId'> & { accountId: string; contactId: string }
  contactCounts: Counter & { type: ContactRow['type'] }
  tagCounts: Counter & { tagKey: string; tag: string }
  /** Sorted by name, so matches need no sorting. */
  contactGrams: { accountId: string; gram: string; sortKey: string; contactId: string }
  contactTags: { accountId: string; tagKey: string; sortKey: string; contactId: string }
  /** The normalized name of every other record, and its grams of three characters. */
  searchTexts: { accountId: string; resource: string; rowId: string; text: string }
  searchGrams: { accountId: string; resource: string; gram: string; rowId: string }
  contactEmails: { accountId: string; contactId: string; email: string; domain: string }
  contactViews: { accountId: string; userId: string; contactId: string; position: string }
  /** The contacts that a deal or case is with or about. */
  involvedContacts: { accountId: string; contactId: string; ownerKind: string; ownerId: string }
  workgroupUsers: { accountId: string; workgroupId: string; userId: string }
  projectCompanies: { accountId: string; projectId: string; companyId: string }
  outbox: OutboxRow
  /** With `completedAt`, so the open tasks of a user are one range of the index. */
  taskResponsibles: { accountId: string; userId: string; completedAt: string; taskId: string }
  fileUses: { accountId: string; fileId: string; ownerKind: string; ownerId: string }
  fileChunks: { accountId: string; fileId: string; position: number; bytes: Uint8Array }
  credentials: { accountId: string; userId: string; passwordHash: string }
  accessKeys: {
    tokenHash: string
    accountId: string
    id: string
    userId: string
    kind: 'session' | 'token' | 'invitation'
    name: string
    createdAt: string
    expiresAt: string | null
    lastUsedAt: string | null
  }
  /** The workspaces in which an address may be a user's. Read before it is known which workspace is meant, so it is not part of one. */
  signInAddresses: { emailKey: string; accountId: string; salt: string; reservedAt: string }
  /** The ids that requests for a new workspace have taken, so a repeat continues with the same id. Also read before there is a workspace. */
  signUps: { requestKey: string; accountId: string; reservedAt: string }
  /** `seenId` and `seenDate` are the newest line of the activity feed that the user has marked as seen, `seenRecordings` the JSON list of later ones. */
  presence: {
    accountId: string
    userId: string
    lastHereAt: string
    seenId: string | null
    seenDate: string | null
    seenRecordings: string | null
    /** The newest notification that the user has marked as read. */
    readNotificationId: string | null
  }
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
/** The columns that a verb sets in a new row. The store adds the rest. */
export type NewRow<T extends TableName> = Omit<JournaledTables[T], keyof Kept> &
  Partial<Pick<Kept, 'createdAt' | 'updatedAt' | 'authorId' | 'id'>>
export type Patch<T extends TableName> = {
  [Column in Exclude<keyof JournaledTables[T], 'accountId' | 'id' | 'changeId' | 'updatedAt'>]?: JournaledTables[T][Column] | undefined
}
