/** A table of the first schema. `TEXT` and `BYTES` are placeholders for types that differ between the databases. */
export interface TableShape {
  columns: string[]
  /** The columns of the primary key, by default `accountId id`. */
  key?: string
  /** Whether the table is its own index, on databases with such tables. */
  keyOnly?: true
  /** The columns of each index, after the account. */
  indexes?: string[]
}

const each = (type: string) => (names: string) =>
  names
    .split(' ')
    .map((name) => `"${name}" ${type}`)
    .join(', ')

export const texts = each('TEXT not null')
export const optional = each('TEXT')
export const numbers = each('integer not null')
/** Ids, which are 64 bits wide. */
export const ids = each('bigint not null')
/** Ids of other rows, null where there is none. */
export const links = each('bigint')

/** The columns of every journaled row. */
export const kept = `${ids('accountId id changeId authorId')}, ${texts('createdAt updatedAt')}`
/** The columns with the visibility of a row. */
export const acl = `${texts('visibility allowedUsers')}, ${links('groupId')}`
