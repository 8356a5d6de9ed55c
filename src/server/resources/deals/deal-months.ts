import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { dateOf, dayIn, moment } from '../../core/times.ts'

const second = 1000
const day = 86_400 * second
/** No deal was decided before this month or after the last one, so their first moments need no time zone. */
const firstMonth = '1970-02'
export const lastMonth = '9999-12'

/** Returns the month after a month. */
export const monthAfter = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

/** Returns the first moment, in UTC, of a month in a time zone. */
export const startOfMonth = (timeZone: string, month: string): string => {
  const utc = `${month}-01 00:00:00`
  if (month < firstMonth) return utc
  // No time zone is a whole day away from UTC.
  let [before, from] = [dateOf(utc).getTime() - day, dateOf(utc).getTime() + day]
  while (from - before > second) {
    const middle = before + Math.floor((from - before) / 2 / second) * second
    if (dayIn(timeZone, moment(new Date(middle))).slice(0, 7) < month) before = middle
    else from = middle
  }
  return moment(new Date(from))
}

/** The condition for deals of a month: decided in it, or pending and expected in it. `none` stands for pending deals without an expected day. */
export const isOfMonth = ({ timeZone }: Actor, month: string): RawBuilder<unknown> => {
  if (month === 'none') return sql`(deals."dealStatus" = 'pending' and deals."expectedOn" = '')`
  const end = month === lastMonth ? '~' : startOfMonth(timeZone, monthAfter(month))
  return sql`case when deals."dealStatus" = 'pending'
    then deals."expectedOn" >= ${`${month}-01`} and deals."expectedOn" <= ${`${month}-31`}
    else deals."statusSince" >= ${startOfMonth(timeZone, month)} and deals."statusSince" < ${end} end`
}

/** Returns the expression for the month of a deal; it is empty for a pending deal without an expected day. */
export const monthOfDeal = async (tx: ReadTx, { accountId, timeZone }: Actor): Promise<RawBuilder<string>> => {
  const { rows } = await sql<{ first: string | null; last: string | null }>`select min("statusSince") as first, max("statusSince") as last
    from deals where "accountId" = ${accountId} and "dealStatus" <> 'pending'`.execute(tx.db)
  const expected = sql`when "dealStatus" = 'pending' then substr("expectedOn", 1, 7)`
  const { first, last } = rows[0] ?? {}
  let month = dayIn(timeZone, first ?? tx.now).slice(0, 7)
  const lastDecided = dayIn(timeZone, last ?? tx.now).slice(0, 7)
  const decided: RawBuilder<unknown>[] = []
  for (; month < lastDecided; month = monthAfter(month))
    decided.push(sql`when "statusSince" < ${startOfMonth(timeZone, monthAfter(month))} then ${sql.lit(month)}`)
  return sql<string>`case ${sql.join([expected, ...decided], sql` `)} else ${sql.lit(month)} end`
}
