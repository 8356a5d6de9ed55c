import { sql } from 'kysely'
import type { ComingDate } from '../../../../contract/contacts/contacts.ts'
import type { Actor } from '../../../core/actor.ts'
import { refuse } from '../../../core/errors.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { ContactRow } from '../../../core/store/tables.ts'
import { dayAfter, dayIn, daysBetween } from '../../../core/times.ts'

const mostDays = 92
const mostDates = 200

type DatedRow = Pick<ContactRow, 'id' | 'type' | 'name' | 'lastName' | 'importantDates'>

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Returns the day on which each day of the year comes. 29 February comes on 28 February in other years. */
const comingDays = (from: string, count: number) => {
  const days = new Map<string, string>()
  for (let after = 0; after <= count; after += 1) {
    const day = dayAfter(from, after)
    days.set(day.slice(5), day)
    if (day.endsWith('-02-28') && !isLeap(Number(day.slice(0, 4)))) days.set('02-29', day)
  }
  return days
}

/** Returns the dates of a contact that come on these days. A date whose first year is still ahead does not come before it. */
const datesOf = (row: DatedRow, days: ReadonlyMap<string, string>): ComingDate[] =>
  row.importantDates.flatMap(({ type, date, isEveryYear }) => {
    const day = days.get(date.slice(-5))
    const years = date.startsWith('--') || day === undefined ? undefined : Number(day.slice(0, 4)) - Number(date.slice(0, 4))
    if (!isEveryYear || day === undefined || (years !== undefined && years < 0)) return []
    const person = row.type === 'person' ? { lastName: row.lastName } : {}
    return [{ contactId: row.id, contactType: row.type, name: row.name, ...person, type, day, ...(years === undefined ? {} : { years }) }]
  })

/** Returns the yearly dates of visible contacts from today, in the reader's time zone, until a day, in their order. @throws 400 if it is too far ahead */
export const listComingDates = async (tx: ReadTx, actor: Actor, until: string) => {
  const today = dayIn(actor.timeZone, tx.now)
  const count = daysBetween(today, until)
  if (count > mostDays) throw refuse(400, 'too-far', `Choose a day at most ${mostDays} days ahead.`, 'until')
  const days = comingDays(today, count)
  const asked = [...days.keys()]
  const contact = tx.dialect.joinEach('contacts', 'r', sql`r."accountId" = ${actor.accountId} and r.id = d."contactId"`)
  const between = async (monthDays: string[], limit: number) => {
    const [first, last] = [monthDays[0], monthDays.at(-1)]
    if (first === undefined || last === undefined || limit <= 0) return []
    const { rows } = await sql<DatedRow>`select cast(r.id as text) as id, r.type, r.name, r."lastName", r."importantDates"
      from "contactDates" d ${contact}
      where d."accountId" = ${actor.accountId} and d."monthDay" >= ${first} and d."monthDay" <= ${last} and ${tx.definitions.sees(actor, 'contacts', 'r')}
      order by d."monthDay", d."contactId" limit ${limit}`.execute(tx.db)
    return rows
  }
  // The days after New Year are a range of their own.
  const thisYear = asked.filter((monthDay) => days.get(monthDay)?.startsWith(today.slice(0, 4)))
  const rows = await between(thisYear, mostDates + 1)
  rows.push(...(await between(asked.slice(thisYear.length), mostDates + 1 - rows.length)))
  const once = [...new Map(rows.map((row) => [row.id, row])).values()]
  const dates = once.flatMap((row) => datesOf(row, days)).toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return { dates: dates.slice(0, mostDates), more: rows.length > mostDates || dates.length > mostDates }
}
