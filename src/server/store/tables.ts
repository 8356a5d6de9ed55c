/** What every journaled row carries. Ids and account ids are decimal text in the app, 64-bit integers in the database. */
export interface Kept {
  accountId: string
  id: string
  /** The change that last wrote the row; it is the record's ETag. */
  changeId: string
  authorId: string
  createdAt: string
  updatedAt: string
}

/** Who may see a row; `allowedUsers` is a JSON array of user ids. */
export interface Guarded {
  visibility: 'public' | 'only-me' | 'group' | 'selected-people'
  groupId: string | null
  allowedUsers: string
}

/** Nested lists are JSON text in the row, so that a contact is one row to read, to journal and to undo. */
export interface ContactRow extends Kept, Guarded {
  type: 'person' | 'company'
  name: string
  lastName: string
  title: string
  companyId: string | null
  backgroundInfo: string
  contactData: string
  importantDates: string
  addresses: string
  attachment: string
  tags: string
}
/** Derived by the store whenever a contact is written: the order of lists, what `term` looks in, what `title` compares, the record's JSON for lists. */
export interface ContactColumns {
  sortKey: string
  searchName: string
  titleKey: string
  record: string
}
export interface NoteRow extends Kept, Guarded {
  ownerKind: 'contacts' | 'deals' | 'cases'
  ownerId: string
  body: string
  date: string
  attachments: string
}
export interface CommentRow extends Kept {
  resourceKind: 'notes'
  resourceId: string
  body: string
  isPrivate: number
  attachments: string
}
export interface WorkgroupRow extends Kept {
  name: string
  users: string
}
export interface UserRow extends Kept {
  name: string
  email: string
  emailKey: string
  role: 'admin' | 'member' | 'client'
  companyId: string
  active: number
  timeZone: string
}
export interface FileRow extends Kept {
  name: string
  contentType: string
  byteSize: number
  /** When it was first attached to something; empty for an upload that nothing has used. */
  attachedAt: string
}

/** The tables whose rows the journal follows. */
export interface JournaledTables {
  contacts: ContactRow
  notes: NoteRow
  comments: CommentRow
  workgroups: WorkgroupRow
  users: UserRow
  files: FileRow
}

export interface ChangeRow {
  accountId: string
  id: string
  authorId: string
  date: string
  action: string
  resource: string
  resourceId: string | null
  title: string
  groupKey: string | null
  undoneBy: string | null
}

/** Everything else: what is derived from journaled rows, and what is not undone. */
export interface Tables extends Omit<JournaledTables, 'contacts'> {
  contacts: ContactRow & ContactColumns
  accounts: { id: string; name: string; currency: string; ownCompanyId: string; demo: number; createdAt: string }
  usage: { accountId: string; resource: string; used: number }
  sequence: { name: string; value: string }
  changes: ChangeRow
  changeRows: {
    accountId: string
    changeId: string
    position: number
    tableName: string
    rowId: string
    before: string | null
    after: string | null
  }
  /** These two stand in the order of names, so that what they find needs no sorting. */
  contactGrams: { accountId: string; gram: string; sortKey: string; contactId: string }
  /** With the contact's guard, so that tags are counted without looking at every contact. */
  contactTags: Guarded & { accountId: string; tagKey: string; sortKey: string; contactId: string; tag: string; authorId: string }
  contactEmails: { accountId: string; contactId: string; email: string; domain: string }
  contactViews: { accountId: string; userId: string; contactId: string; position: string }
  workgroupUsers: { accountId: string; workgroupId: string; userId: string }
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

export type TableName = keyof JournaledTables
/** What a verb gives to write a new row; the store adds the rest. */
export type NewRow<T extends TableName> = Omit<JournaledTables[T], keyof Kept> &
  Partial<Pick<Kept, 'createdAt' | 'updatedAt' | 'authorId' | 'id'>>
export type Patch<T extends TableName> = {
  [Column in Exclude<keyof JournaledTables[T], 'accountId' | 'id' | 'changeId' | 'updatedAt'>]?: JournaledTables[T][Column] | undefined
}
