import type { JournaledTables, TableName, Tables } from '../tables.ts'
import type { Touched } from './touched.ts'

type Row = JournaledTables[TableName]
type Cells = Record<string, unknown>
/** A row before and after a change, as the journal keeps it. */
type Kept = Pick<Tables['changeRows'], 'before' | 'after'>

/** What became another in a row that stayed. */
const difference = (before: Cells, after: Cells) => {
  const changed: Cells = {}
  for (const column in after) if (after[column] !== before[column]) changed[column] = after[column]
  return changed
}

/** The images of a row that was touched. Of one that stayed the second says only what became another: half of what there is to write. */
export const imagesOf = ({ before, after }: Pick<Touched, 'before' | 'after'>): Kept => ({
  before: before ? JSON.stringify(before) : null,
  after: after ? JSON.stringify(before ? difference(before as unknown as Cells, after as unknown as Cells) : after) : null,
})

/** The row before and after a change. Changes of before the second image was shortened have all of the row in both. */
export const rowsIn = ({ before: was, after: is }: Kept): { before: Row | undefined; after: Row | undefined } => {
  const before = was === null ? undefined : (JSON.parse(was) as Row)
  return { before, after: is === null ? undefined : ({ ...before, ...(JSON.parse(is) as Row) } as Row) }
}
