/** The columns of every journaled row. Ids are decimal text in the app and 64-bit integers in the database. */
export interface CommonColumns {
  accountId: string
  id: string
  /** The change that last wrote the row, which is the record's ETag. */
  changeId: string
  authorId: string
  createdAt: string
  updatedAt: string
}

/** The visibility of a row. `allowedUsers` are the ids of users. */
export interface Acl {
  visibility: 'public' | 'only-me' | 'group' | 'selected-people'
  groupId: string | null
  allowedUsers: string[]
}

/** Returns what every record says of its row, with its version for the ETag. */
export const stampsOf = ({ id, authorId, createdAt, updatedAt, changeId }: CommonColumns) => ({
  id,
  author: authorId,
  createdAt,
  updatedAt,
  changeId,
})
