import { sql } from 'kysely'
import { dealStatus } from '../../contract/deals/deals.ts'
import { writeDecimal } from '../../contract/wire/decimal.ts'
import type { QueryOf } from '../../contract/wire/endpoint.ts'
import type { DealSum, getDealSummary } from '../../contract/x/deals.ts'
import type { Actor } from '../actor.ts'
import { ask } from '../store/ask.ts'
import type { ReadTx } from '../store/store.ts'
import { keys, noAmount, offsetOf } from './deal-columns.ts'
import { narrowedDeals } from './find-deals.ts'

/** Ten digits at a time: a hundred million such parts still add up to what 64 bits hold. */
const partDigits = 10
const partBase = 10n ** BigInt(partDigits)
type Key = keyof typeof keys
const partsOf = (key: Key) => Array.from({ length: keys[key].width / partDigits }, (_, part) => part * partDigits)
const nameOf = (key: Key, start: number) => `${key}${start}`

/** Sums of the digits of a key, part by part, exact on any database. */
const sums = (key: Key) =>
  partsOf(key).map((start) => {
    const digits = sql`substr(${sql.ref(key)}, ${sql.lit(start + 1)}, ${sql.lit(partDigits)})`
    return sql`cast(sum(cast(${digits} as bigint)) as text) as ${sql.ref(nameOf(key, start))}`
  })

type Row = Record<string, string> & Pick<DealSum, 'dealStatus'>
const totalOf = (row: Row, key: Key) => {
  const digits = partsOf(key).reduce((total, start) => total * partBase + BigInt(row[nameOf(key, start)] ?? 0), 0n)
  return writeDecimal(digits - BigInt(row.priced ?? 0) * offsetOf(keys[key]), keys[key].places)
}

/** What the deals that one may see come to, per status and currency. */
export const summariseDeals = async (tx: ReadTx, actor: Actor, query: QueryOf<typeof getDealSummary>): Promise<DealSum[]> => {
  const { name, values, where } = narrowedDeals(actor, query)
  const rows = await ask(
    tx,
    `deals, summed: ${name}`,
    values,
    (given) => sql<Row>`select "dealStatus", currency, count(*) as count,
    sum(case when "priceKey" = ${sql.lit(noAmount(keys.priceKey))} then 0 else 1 end) as priced,
    ${sql.join([...sums('priceKey'), ...sums('valueKey')])}
    from deals where ${where(given)} group by "dealStatus", currency order by currency`,
  )
  return dealStatus.options.flatMap((status) =>
    rows
      .filter((row) => row.dealStatus === status)
      .map((row) => ({
        dealStatus: status,
        currency: row.currency ?? '',
        count: Number(row.count),
        price: totalOf(row, 'priceKey'),
        value: totalOf(row, 'valueKey'),
      })),
  )
}
