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
