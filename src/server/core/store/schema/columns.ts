import type { Acl, CommonColumns } from '../common-columns.ts'

/** SQL of columns that hold `Row`. `TEXT`, `LIST` and `BYTES` are placeholders for types that differ between the databases. */
export type Columns<Row = object> = string & { readonly row?: Row }

/** A table of today. */
export interface TableShape {
  columns: Columns[]
  /** The columns of the primary key, by default `accountId id`. */
  key?: string
  /** Whether the table is its own index, on databases with such tables. */
  keyOnly?: true
  /** The columns of each index, after the account. */
  indexes?: string[]
}

type Name<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Name<Rest> : Names
type All<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer Both) => void ? Both : never
type RowIn<Of> = Of extends Columns<infer Row> ? Row : never
/** The rows of a table. */
export type RowOf<Shape extends TableShape> = All<RowIn<Shape['columns'][number]>>

const each =
  <Value>(type: string) =>
  /** A column that a migration added has a default in SQL, such as `''`. */
  <Names extends string>(names: Names, initial?: string) =>
    names
      .split(' ')
      .map((name) => `"${name}" ${type}${initial === undefined ? '' : ` default ${initial}`}`)
      .join(', ') as Columns<Record<Name<Names>, Value>>

export const texts = each<string>('TEXT not null')
export const optional = each<string | null>('TEXT')
/** Lists, which are JSON text in the database and arrays everywhere else. */
export const listsOf = <Item>() => each<Item[]>('LIST not null')
export const idLists = listsOf<string>()
export const numbers = each<number>('integer not null')
export const bytes = each<Uint8Array>('BYTES not null')
/** Ids, which are 64 bits wide. */
export const ids = each<string>('bigint not null')
/** Ids of other rows, null where there is none. */
export const links = each<string | null>('bigint')

/** The columns of every journaled row. */
export const common: Columns<CommonColumns> = `${ids('accountId id changeId authorId')}, ${texts('createdAt updatedAt')}`
/** The columns with the visibility of a row. */
export const acl: Columns<Acl> = `${texts('visibility')}, ${idLists('allowedUsers')}, ${links('groupId')}`
