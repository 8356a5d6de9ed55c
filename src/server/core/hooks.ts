import type { Actor } from './actor.ts'
import type { FoundRow } from './lists/found-row.ts'
import type { RarestOf } from './lists/rarest.ts'
import type { ReadTx } from './store/store.ts'
import type { TableName } from './store/tables.ts'

/** What was searched for: as typed, and its normalized words. */
interface Searched {
  asked: string
  words: string[]
  rarestOf: RarestOf
}
/** Returns the rows that were found by name, and more that are found otherwise. */
export type SearchMore = (tx: ReadTx, actor: Actor, found: FoundRow[], searched: Searched) => Promise<FoundRow[]>

/** What shared code calls of a resource. A definition only describes its rows; this works on them. */
interface ResourceHooks {
  searchMore?: SearchMore
}
export type Hooks = { [T in TableName]?: ResourceHooks }
