import { sql } from 'kysely'
import { readDecimal, writeDecimal } from '../../../contract/wire/decimal.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { ExpenseSum, getExpenseSummary } from '../../../contract/x/projects/expenses.ts'
import type { Actor } from '../../core/actor.ts'
import { findRow } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { narrowedExpenses } from './find-expenses.ts'

const places = 4

interface Row {
  month: string
  categoryId: string | null
  billable: number
  amount: string
  count: number
}

/** Sums up the expenses of a project by month, category and kind. SQLite has no exact decimals, so the amounts are added here. */
export const summariseExpenses = async (
  tx: ReadTx,
  actor: Actor,
  projectId: string,
  query: QueryOf<typeof getExpenseSummary>,
): Promise<ExpenseSum[]> => {
  await findRow(tx, actor, 'projects', projectId)
  const { rows } = await sql<Row>`select substr(date, 1, 7) as month, "categoryId", billable, amount, count(*) as count
    from expenses where ${narrowedExpenses(actor, projectId, query)}
    group by month, "categoryId", billable, amount order by month desc, "categoryId", billable desc`.execute(tx.db)
  const groups = Map.groupBy(rows, ({ month, categoryId, billable }) => `${month} ${categoryId ?? ''} ${billable}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const sum = same.reduce((total, { amount, count }) => total + readDecimal(amount, places) * BigInt(count), 0n)
    return {
      month: first.month,
      ...(first.categoryId ? { categoryId: first.categoryId } : {}),
      billable: first.billable === 1,
      count: same.reduce((total, { count }) => total + Number(count), 0),
      amount: writeDecimal(sum, places),
    }
  })
}
