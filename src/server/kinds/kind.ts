import type { RawBuilder } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Capacity, ReadTx } from '../store/store.ts'
import type { CounterTable, LookupTable, TableName } from '../store/tables.ts'

export type Condition = RawBuilder<boolean>

/** Rows that follow from a row and are rewritten whenever it is: lookups in the other direction. */
export interface Derived<Row> {
  table: LookupTable
  /** The columns, besides the account, that find a row's own entries. */
  owner: (row: Row) => Record<string, string>
  rows: (row: Row) => Record<string, string | number | null>[]
  /** What the entries are made of, where making them is dear: two rows alike in it have the same. */
  from?: (row: Row) => string
}

/** Counters that follow from rows: `used` of a key says how many rows give it. A key has all columns of the table's own key but the account. */
interface Counted<Row> {
  table: CounterTable
  keys: (row: Row) => Record<string, string>[]
}

/** What no two rows may share. */
export interface Unique<Row> {
  /** The columns, written or derived, in which those that could be taken for one another agree. */
  among: readonly string[]
  /** What of such rows has to differ; where nothing is said, no two agree in all these columns. */
  key?(row: Row): string
}

/** What a kind may ask about the others when it says who sees it. */
export interface House {
  /** Who sees rows of another kind, under the name they have in the query. */
  sees: (table: TableName, as: string) => Condition
  /** Whether a row of another kind, named by its id in the query, is gone and would be seen as it was; absent where what is gone does not count. */
  was?: ((table: TableName, id: RawBuilder<unknown>) => Condition) | undefined
  /** The kinds whose visibility is being told already: one that leads back to them leaves them out. */
  within: TableName[]
  /** The kinds that files are attached to. */
  attaching: TableName[]
}

/** Columns that name a row of one of several kinds. */
export interface HangsOn<Row> {
  kind: keyof Row & string
  id: keyof Row & string
  tables: TableName[]
}

/**
 * Of those who see a row: `author` and `self` stand for those and administrators, `colleagues` for the account's own people,
 * `participants` for those and a client who made it.
 */
type Whoever = 'everyone' | 'colleagues' | 'participants' | 'author' | 'administrators' | 'self'

/** Everything the house has to know about the rows of one table; each room says it of its own. */
export interface Kind<Row> {
  /** What a person calls one of these; the history says `<noun> <verb>`. */
  noun: string
  titleOf: (row: Row) => string
  /** The columns that say so, where they are read of many rows at once. */
  titleColumns?: readonly (keyof Row & string)[]
  /** ONE predicate of who sees such a row; `as` is the name the rows have in the query. */
  sees: (actor: Actor, as: string, house: House) => Condition
  /** Where who sees a row is looked up in a table that follows from it: whether the row as it was showed itself to this person. */
  showed?: (actor: Actor, row: Row) => boolean
  /** Who changes one that they see. */
  editedBy: Whoever
  /** Who deletes one, and takes its making or its deletion back; unless said, who changes it. */
  deletedBy?: Whoever
  /** Who reads what happened to one; unless said, who sees it, and of one that is gone who changed it. */
  historySeenBy?: 'author' | 'administrators'
  /** The verbs that the activity feed tells of. */
  recorded?: 'all' | readonly string[]
  /** What the search over everything finds it by. */
  searched?: (row: Row) => string
  /** Counted against the account's capacity under this name. */
  counted?: keyof Capacity
  /** What the row points at: restored or kept only while that is there. */
  links: { [column: string]: TableName }
  /** The same for columns that hold a JSON array of ids. */
  linkLists?: { [column: string]: TableName }
  hangsOn?: HangsOn<Row>
  /** The column with the project that the row is part of; null where it is part of none. */
  project?: keyof Row & string
  /** The column with the ids of attached files, a JSON array. */
  attachments?: keyof Row & string
  derived: Derived<Row>[]
  counts?: Counted<Row>[]
  /** What no two rows may share: asked by the verbs, by an undo, and by the check of the whole database. */
  unique?: Unique<Row>
  /** Columns that follow from the others; never written by verbs, never in the journal. */
  columns?: (row: Row) => Record<string, string>
  columnNames?: readonly string[]
  /** Columns that nothing follows from: where these alone change, nothing of it is made anew. */
  alone?: readonly (keyof Row & string)[]
  /** What of all its rows does not keep to the room's own rules (an order without gaps); a sentence each. */
  faults?: (tx: ReadTx) => Promise<string[]>
}
