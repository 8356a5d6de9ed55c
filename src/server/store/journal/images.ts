import { asWritten } from '../../resources/definitions.ts'
import type { AnyRow, Row, TableName, Tables } from '../tables.ts'

/** A row before and after a transaction. Absent before it was created and after it was deleted. */
export interface Touched {
  table: TableName
  id: string
  before: AnyRow | undefined
  after: AnyRow | undefined
}

/** Collects the rows that a transaction touches, each with its first and its last state. */
export const openTouched = () => {
  const touched = new Map<string, Touched>()
  const note = <T extends TableName>(table: T, before: Row<T> | undefined, after: Row<T> | undefined) => {
    const id = (after ?? before)?.id ?? ''
    const key = `${table} ${id}`
    const first = touched.get(key)
    touched.set(key, {
      table,
      id,
      before: first ? first.before : before && asWritten(table, before),
      after: after && asWritten(table, after),
    })
  }
  return { touched: touched as ReadonlyMap<string, Touched>, note }
}

type Cells = Record<string, unknown>
/** A row before and after a change, as the journal stores it. */
type Kept = Pick<Tables['changeRows'], 'before' | 'after'>

/** Returns the changed columns of a row. */
const difference = (before: Cells, after: Cells) => {
  const changed: Cells = {}
  for (const column in after) if (after[column] !== before[column]) changed[column] = after[column]
  return changed
}

/** Returns the images of a touched row. The second image of an updated row only has the changed columns, which halves the text. */
export const imagesOf = ({ before, after }: Pick<Touched, 'before' | 'after'>): Kept => ({
  before: before ? JSON.stringify(before) : null,
  after: after ? JSON.stringify(before ? difference(before as unknown as Cells, after as unknown as Cells) : after) : null,
})

/** Restores the rows before and after a change from their images. */
export const rowsIn = ({ before: was, after: is }: Kept): { before: AnyRow | undefined; after: AnyRow | undefined } => {
  const before = was === null ? undefined : (JSON.parse(was) as AnyRow)
  return { before, after: is === null ? undefined : ({ ...before, ...(JSON.parse(is) as AnyRow) } as AnyRow) }
}
