import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { Deal, DealStatus, PriceType } from '../../../contract/deals/deals.ts'
import { daysAgo, formatDate, monthName, parseUtc } from '../../ui/dates/format-date.ts'
import type { IconType } from '../../ui/icons/icon.tsx'
import type { Tone } from '../../ui/icons/state-label.tsx'
import { formatPrice, formatQuantity, formatValue } from '../../ui/money/format-money.ts'
import { fullName } from '../contacts/contact-words.ts'

/** The statuses of deals in the order of their columns. */
export const statuses = ['pending', 'won', 'lost'] as const satisfies DealStatus[]

export const statusWords: Record<DealStatus, { label: string; icon: IconType; tone: Tone; verb: string }> = {
  pending: { label: 'Pending', icon: IconClock, tone: 'amber', verb: 'reopened' },
  won: { label: 'Won', icon: IconCheck, tone: 'green', verb: 'won' },
  lost: { label: 'Lost', icon: IconX, tone: 'red', verb: 'lost' },
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

const expectedWords = (expectedOn: string, now: Date): DateWords => {
  const day = parseUtc(expectedOn)
  const late = daysAgo(day, now)
  if (late > 0) return { text: late === 1 ? '1 day late' : `${late} days late`, tone: 'red', icon: IconAlertTriangle }
  if (late === 0) return { text: 'Expected today', tone: 'amber', icon: IconClock }
  if (late === -1) return { text: 'Expected tomorrow', tone: 'amber', icon: IconClock }
  return { text: `Expected ${dayWords(day, now)}` }
}

/** When a deal was decided, or when that is expected; undefined if a pending deal has no date. */
export const dateWords = ({ dealStatus, statusSince, expectedOn }: Deal, now: Date): DateWords | undefined => {
  if (dealStatus !== 'pending') return { text: `${statusWords[dealStatus].label} ${dayWords(parseUtc(statusSince), now)}` }
  return expectedOn ? expectedWords(expectedOn, now) : undefined
}

/** What deals say about money; empty texts are unset. */
type Money = Pick<Deal, 'currency' | 'price' | 'priceType' | 'duration'>

const per: Record<Exclude<PriceType, 'fixed'>, string> = { hour: 'an hour', month: 'a month', year: 'a year' }

/** How the value comes about: "fixed", "€85 an hour × 320 h". Empty without a price. */
export const priceWords = ({ currency, price, priceType, duration }: Money): string => {
  if (!price) return ''
  if (priceType === 'fixed') return 'fixed'
  const times = duration ? ` × ${formatQuantity(duration)}${priceType === 'hour' ? ' h' : ''}` : ''
  return `${formatPrice(price, currency)} ${per[priceType]}${times}`
}

/** "€27,200", or a dash without a price. */
export const valueWords = ({ value, currency }: Pick<Deal, 'value' | 'currency'>): string =>
  value === undefined ? '–' : formatValue(value, currency)

/** "€27,200 (€85 an hour × 320 h)" */
export const moneyWords = (deal: Deal): string => (deal.value === undefined ? '' : `${valueWords(deal)} (${priceWords(deal)})`)
