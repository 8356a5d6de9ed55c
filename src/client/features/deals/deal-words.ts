import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { Deal, DealStatus } from '../../../contract/deals/deals.ts'
import { daysAgo, formatDate, monthName, parseUtc } from '../../ui/dates/format-date.ts'
import type { IconType } from '../../ui/icons/icon.tsx'
import type { Tone } from '../../ui/icons/state-label.tsx'
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
  if (late > 0) return { text: late === 1 ? '1 day overdue' : `${late} days overdue`, tone: 'red', icon: IconAlertTriangle }
  if (late === 0) return { text: 'Expected today', tone: 'amber', icon: IconClock }
  if (late === -1) return { text: 'Expected tomorrow', tone: 'amber', icon: IconClock }
  return { text: `Expected ${dayWords(day, now)}` }
}

/** When a deal was decided, or when that is expected; undefined if a pending deal has no date. */
export const dateWords = ({ dealStatus, statusSince, expectedOn }: Deal, now: Date): DateWords | undefined => {
  if (dealStatus !== 'pending') return { text: `${statusWords[dealStatus].label} ${dayWords(parseUtc(statusSince), now)}` }
  return expectedOn ? expectedWords(expectedOn, now) : undefined
}
