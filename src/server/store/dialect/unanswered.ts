import type { CompiledQuery, RawBuilder } from 'kysely'
import type { ReadTx } from '../store.ts'

const unanswered = Symbol('nobody waits for its answer')
type Unanswered = CompiledQuery & { [unanswered]?: true }

/** Whether nobody waits for what a statement answers. */
export const isUnanswered = (query: Unanswered) => query[unanswered] === true

/**
 * Carries out a statement of which nothing is to be known. Where the database is at the end of a wire, it is on its way when this resolves, before
 * whatever is asked next; should it fail, what is asked next fails with its error, or the end of the transaction does.
 */
export const tellQuery = async ({ db }: Pick<ReadTx, 'db'>, query: CompiledQuery) => {
  await db.executeQuery({ ...query, [unanswered]: true } as CompiledQuery)
}

/** The same for a statement that is put together for this once. */
export const tellOnce = (tx: Pick<ReadTx, 'db'>, statement: RawBuilder<unknown>) => tellQuery(tx, statement.compile(tx.db))
