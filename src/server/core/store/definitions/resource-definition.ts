import type { RawBuilder } from 'kysely'
import type { Verb } from '../../../../contract/actions.ts'
import type { ProjectPart } from '../../../../contract/resources.ts'
import type { Actor } from '../../actor.ts'
import type { Condition } from '../conditions.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { CounterTable, LookupTable, TableName } from '../tables.ts'
import type { SearchSource } from './search-source.ts'

/** Rows of a lookup table that follow from a row and are rewritten with it. */
export interface Derived<Row> {
  table: LookupTable
  /** The columns that, together with the account, identify the entries of a row. */
  owner: (row: Row) => Record<string, string>
  rows: (row: Row) => Record<string, string | number | string[] | null>[]
  /** A cheap value that the entries depend on. While it stays the same, the entries are not rewritten. */
  from?: (row: Row) => string
}

/** Counters that follow from rows: `used` is the number of rows with a key. A key names all columns of the counter's own key except the account. */
interface Counted<Row> {
  table: CounterTable
  keys: (row: Row) => Record<string, string>[]
}

/** A value that no two rows of an account may share. */
export interface Unique<Row> {
  /** The columns, written or derived, in which rows have to agree before they are compared. */
  among: readonly string[]
  /** The value that must differ between such rows. Without it, no two rows may agree in `among`. */
  key?(row: Row): string
}

/** Gives the `sees` of one resource access to the others. */
export interface VisibilityContext {
  accountId: string
  /** Returns the condition under which the actor sees rows of another table, which the query calls `as`. */
  sees: (table: TableName, as: string) => Condition
  /** Returns whether a row of another table, given by its id in the query, was deleted and used to be visible. Absent where deleted rows do not count. */
  was?: ((table: TableName, id: RawBuilder<unknown>) => Condition) | undefined
  /** The tables whose rows have attached files. */
  attaching: TableName[]
  /** Selects the ids of the files that are attached to records of a project. */
  attachedIn: (projectId: string) => RawBuilder<unknown>
}

/** The columns with the table and the id of a row's parent. */
export interface ParentColumns<Row> {
  kind: keyof Row & string
  id: keyof Row & string
  tables: TableName[]
}

/**
 * The readers of a row that have a right. `author` and `self` include administrators, `colleagues` are the members of the workspace's
 * own company, `participants` are colleagues and the client who created the row.
 */
type Whoever = 'everyone' | 'colleagues' | 'participants' | 'author' | 'administrators' | 'self'

/** The permissions of users who can see a row, including reading its history. */
interface Rights {
  edit: Whoever
  /** The right to delete a row, or to undo its creation or deletion. Defaults to `edit`. */
  delete?: Whoever
  /** By default everyone with access to the row reads its history, also after its deletion. */
  history?: 'author' | 'administrators'
}

/** Derived data that is written with a row. */
interface DerivedData<Row> {
  tables?: Derived<Row>[]
  counts?: Counted<Row>[]
  /** Columns of the row itself. Verbs never write them and the journal does not keep them. */
  columns?: { [column: string]: (row: Row) => string }
}

/** Describes the rows of one table to the shared code: lists, history, undo, search, feed, checks. */
export interface ResourceDefinition<Row> {
  /** The name of one record. The history says `<noun> <verb>`. */
  noun: string
  titleOf: (row: Row) => string
  /** The only definition of the visibility of a row, as SQL about the rows called `as`. */
  sees: (actor: Actor, as: string, context: VisibilityContext) => Condition
  /** Whether the actor saw a former row, for what `sees` reads in other tables as it is today. */
  saw?(actor: Actor, row: Row): boolean
  rights: Rights
  /** The verbs that cannot be undone, with what a refusal says. */
  final?: { [verb: string]: string }
  /** The verbs that appear in the activity feed. */
  recorded?: 'all' | readonly Verb[]
  /** The columns that the search over everything looks in. `titleOf` reads no others. */
  searched?: readonly (keyof Row & string)[]
  /** How it finds rows, if not by entries that the store derives from these columns. */
  searchSource?: (dialect: Dialect, accountId: string) => SearchSource
  /** What a project counts of these rows: the condition for those that count, among those that the actor sees. */
  counted?: { [Part in ProjectPart]?: (actor: Actor, projectId: string, context: VisibilityContext) => RawBuilder<unknown> }
  /**
   * The tables that columns refer to, in brackets for columns with a list of ids. A row is restored only while the rows it
   * refers to exist.
   */
  links: { [column: string]: TableName | readonly [TableName] }
  parent?: ParentColumns<Row>
  /** The column with the id of the row's project, or null. */
  project?: keyof Row & string
  /** The column with the ids of attached files. */
  attachments?: keyof Row & string
  derived?: DerivedData<Row>
  /** Checked by verbs, by undo and by the database check. */
  unique?: Unique<Row>
}
