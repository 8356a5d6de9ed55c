import type { Actor } from '../actor.ts'
import { unknownId } from '../errors.ts'
import type { ReadTx } from '../store/store.ts'
import type { Row, TableName, UserRow } from '../store/tables.ts'
import { referredRow } from './rows.ts'
import { refusedPerson } from './sees-person.ts'

interface Reference<Row> {
  /** The requested id, an empty text to clear the field, or undefined. */
  asked: string | undefined
  before: string | null
  field: string
  /** Whether a newly named, visible row is allowed here. All are by default. */
  fits?: (row: Row) => boolean | Promise<boolean>
}

/**
 * Returns the id in a reference column after a request: unchanged if the field is absent, null if it is cleared, or the requested id.
 * @throws 422 if the row is hidden or does not fit. If the current row is hidden, every change gets the same refusal, so nobody can
 * guess its id.
 */
export const reference = async <T extends TableName>(
  tx: ReadTx,
  actor: Actor,
  table: T,
  { asked, before, field, fits = () => true }: Reference<Row<T>>,
): Promise<string | null> => {
  if (asked === undefined) return before
  if (before !== null) await referredRow(tx, actor, table, before, field)
  if (asked === '') return null
  if (asked === before) return before
  const row = await referredRow(tx, actor, table, asked, field)
  if (!(await fits(row))) throw table === 'users' ? refusedPerson(actor, row as UserRow, field) : unknownId(field)
  return asked
}
