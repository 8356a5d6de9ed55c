import { record } from '../../recordings/record.ts'
import { insertRows } from '../insert-rows.ts'
import type { ReadTx } from '../store.ts'
import type { TableName } from '../tables.ts'
import { imagesOf } from './images.ts'
import type { Touched } from './touched.ts'

/** The action of a change in the history, `<noun> <verb>`, and its record. */
export interface Description {
  action: string
  resource: TableName
  resourceId: string | null
  title: string
}

interface Change {
  accountId: string
  id: string
  authorId: string
  groupKey: string | null
  /** The action if no verb described the change. */
  fallback: string
  description: Description | undefined
  touched: ReadonlyMap<string, Touched>
}

/** Writes a change to the journal: its history entry, every row before and after, and its entry in the activity feed. */
export const writeChange = async (tx: ReadTx, { accountId, id, authorId, groupKey, fallback, description, touched }: Change) => {
  const { action, resource, resourceId, title } = description ?? { action: fallback, resource: '', resourceId: null, title: '' }
  await insertRows(tx, 'changes', [
    { accountId, id, authorId, date: tx.now, action, resource, resourceId, title, groupKey, undoneBy: null },
  ])
  const noted = [...touched.values()].filter(({ before, after }) => before || after)
  await insertRows(
    tx,
    'changeRows',
    noted.map(({ table, id: rowId, before, after }, place) => ({
      ...{ accountId, changeId: id, position: place + 1, tableName: table, rowId },
      ...imagesOf({ before, after }),
    })),
  )
  if (!description) return
  await record(tx, { accountId, authorId, changeId: id }, description, touched.get(`${resource} ${resourceId}`))
}
