import type { Actor } from '../actor.ts'
import { noAccess, unknownId } from '../errors.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'
import { referredRow } from './find.ts'

interface Reference<Row> {
  /** What the request says: nothing, an empty text to clear the field, or an id. */
  asked: string | undefined
  before: string | null
  field: string
  /** Whether a row that is newly named, and seen, may stand here; unless said, every one. */
  fits?: (row: Row) => boolean | Promise<boolean>
}

/**
 * What a column that names a row of `table` holds after a request: what it held where the request says nothing, none where it clears the
 * field, else the id that is asked for. 422 in the field where that row is not to be seen or does not fit. Who does not see what is named
 * already neither takes it off nor learns by another answer that they guessed its id.
 */
export const reference = async <T extends TableName>(
  tx: ReadTx,
  actor: Actor,
  table: T,
  { asked, before, field, fits = () => true }: Reference<JournaledTables[T]>,
): Promise<string | null> => {
  if (asked === undefined) return before
  if (before !== null) await referredRow(tx, actor, table, before, field)
  if (asked === '') return null
  if (asked === before) return before
  const row = await referredRow(tx, actor, table, asked, field)
  if (!(await fits(row))) throw table === 'users' ? noAccess(field) : unknownId(field)
  return asked
}
