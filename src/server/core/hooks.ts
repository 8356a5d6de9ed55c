import type { Actor } from './actor.ts'
import type { FoundRow } from './lists/found-row.ts'
import type { RarestOf } from './lists/rarest.ts'
import type { ReadTx, Store, WriteTx } from './store/store.ts'
import type { AnyRow, TableName, UserRow } from './store/tables.ts'

/** What was searched for: as typed, and its normalized words. */
interface Searched {
  asked: string
  words: string[]
  rarestOf: RarestOf
}
/** Returns the rows that were found by name, and more that are found otherwise. */
export type SearchMore = (tx: ReadTx, actor: Actor, found: FoundRow[], searched: Searched) => Promise<FoundRow[]>

/** Deletes what expired: a day ago, or when the last change that could restore it became too old to undo. */
export type Prune = (store: Store, limits: { dayBefore: string; undoable: string }) => Promise<void>

/** What shared code calls of a resource. A definition describes rows; a hook reads or writes. */
interface ResourceHooks {
  searchMore?: SearchMore
  /** Returns what a client has although only colleagues may, or although they do not see it. */
  notForClient?: (tx: ReadTx, client: UserRow) => Promise<{ table: TableName; row: AnyRow }[]>
  /** Runs after an undo that concerns the resource. */
  undone?: (tx: WriteTx, accountId: string) => Promise<void>
  /** Returns a sentence for each fault of the rows of all accounts. */
  faultsIn?: (tx: ReadTx) => Promise<string[]>
  prune?: Prune
}
export type Hooks = { [T in TableName]?: ResourceHooks }
