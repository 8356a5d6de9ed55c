import { normalizeForSearch } from '../../../../contract/normalize-for-search.ts'
import { canonicalTimeZone, timeZones } from '../../../../contract/wire/time-zones.ts'
import { dateFormat } from '../../../locale.ts'
import type { ComboOption } from '../../../ui/combo/use-options.ts'

const most = 50
const areas = ['Africa', 'America', 'Antarctica', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Indian', 'Pacific']

/** `GMT+1`, today. */
const offsetOf = (timeZone: string, now: Date): string =>
  dateFormat({ timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** "Berlin, Europe" */
export const timeZoneLabel = (timeZone: string): string => timeZone.replaceAll('_', ' ').split('/').toReversed().join(', ')

/** Finds a zone by a name that it had before, or that the list lacks: "Bombay", "Calcutta", "US/Eastern". */
const byOtherName = (term: string): string[] => {
  const name = term.trim().replaceAll(' ', '_')
  return ['', ...areas.map((area) => `${area}/`)].flatMap((area) => canonicalTimeZone(area + name) ?? [])
}

/** Finds time zones by their city: those that begin with the term first. */
export const findTimeZones = (term: string, now: Date): ComboOption[] => {
  const wanted = normalizeForSearch(term)
  const label = (timeZone: string) => normalizeForSearch(timeZoneLabel(timeZone))
  const found = timeZones().filter((timeZone) => label(timeZone).includes(wanted))
  const first = found.filter((timeZone) => label(timeZone).startsWith(wanted))
  const zones = [...new Set([...first, ...found, ...(wanted === '' ? [] : byOtherName(term))])]
  return zones.slice(0, most).map((timeZone) => ({ id: timeZone, label: timeZoneLabel(timeZone), hint: offsetOf(timeZone, now) }))
}
