import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { Deal, DealStatus, PriceType } from '../../../contract/deals/deals.ts'
import { compareText } from '../../../contract/name-order.ts'
import type { DealSum } from '../../../contract/x/deals.ts'
import { listAddress } from '../../kit/list/list-memory.ts'
import type { RecordWords } from '../../kit/record/record-words.ts'
import { inSentence } from '../../locale.ts'
import { paths } from '../../paths.ts'
import { fullName } from '../../records/contacts/contact-words.ts'
import { daysAgo, formatDate, monthName, parseUtc } from '../../ui/dates/format-date.ts'
import type { IconType } from '../../ui/icons/icon.tsx'
import type { Tone } from '../../ui/icons/state-label.tsx'
import { formatMoney, formatQuantity } from '../../ui/money/format-money.ts'
import { countOf } from '../../ui/text/noun.ts'
import { dayNoun } from '../../ui/text/nouns.ts'

export const dealListAddress = (): string => listAddress('deals', paths.deals)
export const dealPageWords: RecordWords = { one: 'deal', list: 'Deals', listAddress: dealListAddress }

/** The statuses of deals in the order of their columns. */
export const statuses = ['pending', 'won', 'lost'] as const satisfies DealStatus[]

export const statusWords: Record<DealStatus, { label: string; icon: IconType; tone: Tone; verb: string; act: string }> = {
  pending: { label: 'Pending', icon: IconClock, tone: 'amber', verb: 'reopened', act: 'reopen' },
  won: { label: 'Won', icon: IconCheck, tone: 'green', verb: 'won', act: 'win' },
  lost: { label: 'Lost', icon: IconX, tone: 'red', verb: 'lost', act: 'mark as lost' },
}

/** Returns the currencies of deals, each with their number: the most deals first, which is the order of currencies everywhere. */
export const currenciesOf = (summary: readonly Pick<DealSum, 'currency' | 'count'>[]) => {
  const counts = new Map<string, number>()
  for (const { currency, count } of summary) counts.set(currency, (counts.get(currency) ?? 0) + count)
  return [...counts].sort(([a, many], [b, more]) => more - many || compareText(a, b)).map(([code, count]) => ({ code, count }))
}

/** The contact that a deal is with; undefined if there is none, or the reader cannot see it. */
export const partyOf = ({ dealWith, people }: Deal) => people.find(({ id }) => id === dealWith)

/** The value of the month filter for pending deals without an expected day. */
export const noMonth = 'none'

/** "November 2026", or what deals without a month are called. */
export const monthWords = (month: string): string => (month === noMonth ? 'No expected date' : monthName(month))

/** The name of the contact that a deal is with. */
export const partyName = (deal: Deal): string => {
  const party = partyOf(deal)
  return party ? fullName(party) : ''
}

/** `15 Jan`, with the year when it is more than ten months away. */
const dayWords = (day: Date, now: Date) => (Math.abs(daysAgo(day, now)) > 300 ? formatDate(day) : formatDate(day).replace(/ \d+$/, ''))

interface DateWords {
  readonly text: string
  readonly tone?: Tone
  readonly icon?: IconType
}

/** "3 days late", "Today" or "Tomorrow"; undefined for a pending deal that is expected later, and for others. */
export const expectedWords = ({ dealStatus, expectedOn }: Pick<Deal, 'dealStatus' | 'expectedOn'>, now: Date): DateWords | undefined => {
  if (dealStatus !== 'pending' || !expectedOn) return undefined
  const late = daysAgo(parseUtc(expectedOn), now)
  if (late > 0) return { text: `${countOf(late, dayNoun)} late`, tone: 'red', icon: IconAlertTriangle }
  if (late < -1) return undefined
  return { text: late === 0 ? 'Today' : 'Tomorrow', tone: 'amber', icon: IconClock }
}

/** When a deal was decided, or when that is expected; undefined if a pending deal has no date. */
export const dateWords = (deal: Deal, now: Date): DateWords | undefined => {
  const { dealStatus, statusSince, expectedOn } = deal
  if (dealStatus !== 'pending') return { text: `${statusWords[dealStatus].label} ${dayWords(parseUtc(statusSince), now)}` }
  if (!expectedOn) return undefined
  const near = expectedWords(deal, now)
  if (near?.tone === 'red') return near
  return { ...near, text: `Expected ${near ? inSentence(near.text) : dayWords(parseUtc(expectedOn), now)}` }
}

/** What deals say about money; empty texts are unset. */
type Money = Pick<Deal, 'currency' | 'price' | 'priceType' | 'duration'>

const per: Record<Exclude<PriceType, 'fixed'>, string> = { hour: 'an hour', month: 'a month', year: 'a year' }

/** How the value comes about: "fixed", "€85 an hour × 320 h", in brief "€85 × 320 h". Empty without a price. */
export const priceWords = ({ currency, price, priceType, duration }: Money, brief = false): string => {
  if (!price) return ''
  if (priceType === 'fixed') return 'fixed'
  const times = duration ? ` × ${formatQuantity(duration)}${priceType === 'hour' ? ' h' : ''}` : ''
  return `${formatMoney(price, currency)}${brief && times ? '' : ` ${per[priceType]}`}${times}`
}

/** "€27,200", or a dash without a price. */
export const valueWords = ({ value, currency }: Pick<Deal, 'value' | 'currency'>): string =>
  value === undefined ? '–' : formatMoney(value, currency)

/** "€27,200 (€85 an hour × 320 h)" */
export const moneyWords = (deal: Deal): string => (deal.value === undefined ? '' : `${valueWords(deal)} (${priceWords(deal)})`)
