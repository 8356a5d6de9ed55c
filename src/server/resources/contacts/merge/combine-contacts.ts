import type { mergeContacts, SingleValue } from '../../../../contract/contacts/contacts.ts'
import type { ImportantDate } from '../../../../contract/contacts/important-dates.ts'
import { isSameAddress, isSameDatum } from '../../../../contract/contacts/same-entries.ts'
import { tagKey } from '../../../../contract/contacts/tags.ts'
import type { QueryOf } from '../../../../contract/wire/endpoint.ts'
import { longText } from '../../../../contract/wire/values.ts'
import { unacceptable } from '../../../core/errors.ts'
import type { ReadRow } from '../contact-record.ts'

export type MergeQuery = QueryOf<typeof mergeContacts>

/** Returns the winner's entries and those of the looser that are not the same as one before them. */
const both = <Entry>(winner: Entry[], looser: Entry[], isSame: (a: Entry, b: Entry) => boolean): Entry[] => {
  const entries = [...winner]
  for (const entry of looser) if (!entries.some((known) => isSame(known, entry))) entries.push(entry)
  return entries
}

const isBirthday = ({ type }: ImportantDate) => type === 'birthday'
/** Whether dates are of one day, and only the second says the year. */
const addsYear = (own: ImportantDate, other: ImportantDate) =>
  own.date.startsWith('--') && !other.date.startsWith('--') && other.date.endsWith(own.date.slice(1))
/** Returns the dates of both, with the birthday of one: that of the looser if it is taken, adds the year, or the winner has none. */
const dates = (own: ImportantDate[], others: ImportantDate[], takes: boolean) => {
  const [birthday, other] = [own.find(isBirthday), others.find(isBirthday)]
  const isTheirs = other !== undefined && (takes || birthday === undefined || addsYear(birthday, other))
  const [kept, gained] = [own.filter((date) => !isBirthday(date) || !isTheirs), others.filter((date) => !isBirthday(date) || isTheirs)]
  return both(kept, gained, (a, b) => a.type === b.type && a.date === b.date)
}

/** Returns two texts one after the other, or the longer one if it contains the other. */
const joined = (text: string, other: string) => {
  if (text.includes(other.trim())) return text
  if (other.includes(text.trim())) return other
  const whole = `${text.trimEnd()}\n\n${other}`
  if (!longText.safeParse(whole).success)
    throw unacceptable('x-join', 'too-long', 'Both backgrounds together are over 64 KiB. Choose one, or shorten them first.')
  return whole
}

/** Returns the winner with its own values and those that it takes, plus values and nested entries that only the looser has. */
export const combined = (winner: ReadRow, looser: ReadRow, { xTake: taken = [], xJoin = [] }: MergeQuery) => {
  const first = (value: SingleValue) => (taken.includes(value) ? [looser, winner] : [winner, looser]) as [ReadRow, ReadRow]
  const named = taken.includes('name') ? looser : { name: winner.name, lastName: winner.lastName || looser.lastName }
  const employed = first('company').find(({ companyId }) => companyId !== null) ?? winner
  const [titled, other] = first('title')
  const [described, otherwise] = first('background')
  const isJoined = xJoin.includes('background')
  return {
    type: winner.type,
    name: named.name,
    lastName: named.lastName,
    title: titled.title || other.title,
    companyId: employed.companyId,
    companyName: employed.companyName,
    backgroundInfo: isJoined
      ? joined(described.backgroundInfo, otherwise.backgroundInfo)
      : described.backgroundInfo || otherwise.backgroundInfo,
    contactData: both(winner.contactData, looser.contactData, isSameDatum),
    importantDates: dates(winner.importantDates, looser.importantDates, taken.includes('birthday')),
    addresses: both(winner.addresses, looser.addresses, isSameAddress),
    attachment: both(winner.attachment, looser.attachment, (a, b) => a === b),
    tags: both(winner.tags, looser.tags, (a, b) => tagKey(a) === tagKey(b)),
  }
}
