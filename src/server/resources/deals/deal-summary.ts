import { sql } from 'kysely'
import { dealStatus } from '../../../contract/deals/deals.ts'
import { writeDecimal } from '../../../contract/wire/decimal.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { DealSum, getDealSummary } from '../../../contract/x/deals.ts'
import type { Actor } from '../../core/actor.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { keys, noAmount, offsetOf } from './deal-columns.ts'
import { monthOfDeal } from './deal-months.ts'
import { narrowedDeals } from './find-deals.ts'

type Key = keyof typeof keys
/** Returns the offsets of the parts of a key that are summed separately. */
const startsOf = ({ dialect }: ReadTx, key: Key) => {
  const count = Math.ceil(keys[key].width / dialect.digitsAtOnce)
  return Array.from({ length: count }, (_, part) => part * dialect.digitsAtOnce)
}
const nameOf = (key: Key, start: number) => `${key}${start}`

/** Sums the digits of a key in parts that the database adds exactly. */
const sums = (tx: ReadTx, key: Key) => {
  const starts = startsOf(tx, key)
  return starts.map((start) => {
    const part = sql`substr(${sql.ref(key)}, ${sql.lit(start + 1)}, ${sql.lit(tx.dialect.digitsAtOnce)})`
    const digits = starts.length > 1 ? part : sql.ref(key)
    return sql`cast(sum(cast(${digits} as numeric)) as text) as ${sql.ref(nameOf(key, start))}`
  })
}

type Row = Record<string, string> & Pick<DealSum, 'dealStatus'>
const totalOf = (tx: ReadTx, row: Row, key: Key) => {
  const base = 10n ** BigInt(tx.dialect.digitsAtOnce)
  const digits = startsOf(tx, key).reduce((total, start) => total * base + BigInt(row[nameOf(key, start)] ?? 0), 0n)
  return writeDecimal(digits - BigInt(row.priced ?? 0) * offsetOf(keys[key]), keys[key].places)
}

/** Sums up the visible deals by status and currency, and with `by` also by month. */
export const summariseDeals = async (tx: ReadTx, actor: Actor, query: QueryOf<typeof getDealSummary>): Promise<DealSum[]> => {
  const month = query.by === 'month' ? await monthOfDeal(tx, actor) : sql.lit('')
  const { rows } = await sql<Row>`select "dealStatus", currency, ${month} as month, count(*) as count,
    sum(case when "priceKey" = ${sql.lit(noAmount(keys.priceKey))} then 0 else 1 end) as priced,
    ${sql.join([...sums(tx, 'priceKey'), ...sums(tx, 'valueKey')])}
    from deals where ${narrowedDeals(tx, actor, query)} group by "dealStatus", currency, month order by currency, month`.execute(tx.db)
  return dealStatus.options.flatMap((status) =>
    rows
      .filter((row) => row.dealStatus === status)
      .map((row) => ({
        dealStatus: status,
        currency: row.currency ?? '',
        ...(row.month && { month: row.month }),
        count: Number(row.count),
        price: totalOf(tx, row, 'priceKey'),
        value: totalOf(tx, row, 'valueKey'),
      })),
  )
}
