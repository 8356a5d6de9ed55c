import type { KyselyPlugin } from 'kysely'
import type { Store } from '../../core/store/store.ts'

/** A statement that ran: its query node (empty if compiled before) and its number of rows. */
export interface Statement {
  parts: string
  rows: number
}

/** Returns the statements that a store runs during `work`. */
export const statementsOf = async (store: Store, work: () => Promise<unknown>): Promise<Statement[]> => {
  const asked: Statement[] = []
  const parts = new WeakMap<object, string>()
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      parts.set(queryId, JSON.stringify(node))
      return node
    },
    transformResult: async ({ result, queryId }) => {
      asked.push({ parts: parts.get(queryId) ?? '', rows: result.rows.length })
      return result
    },
  }
  const { read, write } = store
  store.read = (then) => read((tx) => then({ ...tx, db: tx.db.withPlugin(listener) }))
  store.write = (then, options) => write((tx) => then({ ...tx, db: tx.db.withPlugin(listener) }), options)
  try {
    await work()
  } finally {
    Object.assign(store, { read, write })
  }
  return asked
}
