import { type RawBuilder, sql } from 'kysely'
import { addValues, scaledValue, valuePlaces } from '../../../contract/deals/deal-value.ts'
import { dealStatus } from '../../../contract/deals/deals.ts'
import { writeDecimal } from '../../../contract/wire/decimal.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { DealSum, getDealSummary } from '../../../contract/x/deals.ts'
import type { Actor } from '../../core/actor.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { DealRow } from '../../core/store/tables.ts'
import { keys, noAmount, offsetOf } from './deal-columns.ts'
import { monthOfDeal } from './deal-months.ts'
import { narrowedDeals } from './find-deals.ts'
import { spreadValue } from './spread-value.ts'

type Key = keyof typeof keys
/** Returns the offsets of the parts of a key that are summed separately. */
const startsOf = ({ dialect }: ReadTx, key: Key) => {
  const count = Math.ceil(keys[key].width / dialect.digitsAtOnce)
  return Array.from({ length: count }, (_, part) => part * dialect.digitsAtOnce)
}
const nameOf = (key: Key, start: number) => `${key}${start}`

/** Sums the digits of a key in parts that the database adds exactly. */
const sumsOf = (tx: ReadTx, key: Key) => {
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

const recurring = sql<boolean>`("priceType" in ('month', 'year') and price <> '')`

/** Adds to sums by month the shares of the deals that recur. Each counts, with its price, in its first month. */
const withSpread = async (tx: ReadTx, where: RawBuilder<unknown>, month: RawBuilder<string>, sums: DealSum[]): Promise<DealSum[]> => {
  const all = new Map(sums.map((sum) => [[sum.dealStatus, sum.currency, sum.month].join(' '), sum]))
  const add = (key: Pick<DealSum, 'dealStatus' | 'currency' | 'month'>, more: { count: number; price: string; value: string }) => {
    const name = [key.dealStatus, key.currency, key.month].join(' ')
    const known = all.get(name) ?? { ...key, count: 0, price: '0', value: '0' }
    const [price, value] = [addValues(known.price, more.price), addValues(known.value, more.value)]
    all.set(name, { ...known, count: known.count + more.count, price, value })
  }
  const { rows } = await sql<DealRow & { month: string }>`select "dealStatus", currency, price, "priceType", duration, ${month} as month
    from deals where ${where} and ${recurring}`.execute(tx.db)
  for (const row of rows) {
    const of = { dealStatus: row.dealStatus, currency: row.currency ?? '' }
    const shares = row.month ? spreadValue(row, row.month) : [['', scaledValue(row) ?? 0n] as const]
    for (const [at, [inMonth, value]] of shares.entries())
      add(
        { ...of, ...(inMonth && { month: inMonth }) },
        { count: at === 0 ? 1 : 0, price: at === 0 ? row.price : '0', value: writeDecimal(value, valuePlaces) },
      )
  }
  const order = (sum: DealSum) => [dealStatus.options.indexOf(sum.dealStatus), sum.currency, sum.month ?? ''].join(' ')
  return [...all.values()].sort((one, other) => (order(one) < order(other) ? -1 : 1))
}

/** Sums up the visible deals by status and currency, and with `by` also by month; with `spread`, what recurs in each of its months. */
export const summariseDeals = async (tx: ReadTx, actor: Actor, query: QueryOf<typeof getDealSummary>): Promise<DealSum[]> => {
  const month = query.by === 'month' ? await monthOfDeal(tx, actor) : sql<string>`''`
  const isSpread = query.by === 'month' && query.spread === true
  const where = narrowedDeals(tx, actor, query)
  const summed = isSpread ? sql`${where} and not ${recurring}` : where
  const { rows } = await sql<Row>`select "dealStatus", currency, ${month} as month, count(*) as count,
    sum(case when "priceKey" = ${sql.lit(noAmount(keys.priceKey))} then 0 else 1 end) as priced,
    ${sql.join([...sumsOf(tx, 'priceKey'), ...sumsOf(tx, 'valueKey')])}
    from deals where ${summed} group by "dealStatus", currency, month order by currency, month`.execute(tx.db)
  const sums = dealStatus.options.flatMap((status) =>
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
  return isSpread ? withSpread(tx, where, month, sums) : sums
}
