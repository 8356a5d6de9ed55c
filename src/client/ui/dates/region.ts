import { dateFormat, localeInfo } from '../../locale.ts'

/** Newer browsers have a function where older ones have a property; some have neither. */
interface RegionInfo {
  getTimeZones?: () => readonly string[] | undefined
  timeZones?: readonly string[]
}

const infoOf = (region: string) => localeInfo(`und-${region}`) as unknown as RegionInfo

const canonical = (timeZone: string) => dateFormat({ timeZone }).resolvedOptions().timeZone

/** Whether a time zone is one of a country, such as `DE`. */
const isInRegion = (timeZone: string, region: string | undefined): boolean => {
  if (region === undefined) return false
  const info = infoOf(region)
  return (info.getTimeZones?.() ?? info.timeZones ?? []).includes(canonical(timeZone))
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes of countries that no longer exist, which browsers still know. */
const replaced = [
  'AN',
  'BU',
  'CS',
  'CT',
  'DD',
  'DY',
  'FQ',
  'FX',
  'HV',
  'JT',
  'MI',
  'NH',
  'NQ',
  'NT',
  'PC',
  'PU',
  'PZ',
  'RH',
  'SU',
  'TP',
  'UK',
  'VD',
  'WK',
  'YD',
  'YU',
  'ZR',
]

const findRegion = (timeZone: string): string | undefined => {
  const name = canonical(timeZone)
  if (!name.includes('/')) return undefined
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((region) => !replaced.includes(region) && isInRegion(name, region))
}

/** A look at all countries takes a tenth of a second, and each line that is typed asks several times. */
const regions = new Map<string, string | undefined>()

/** Returns the country of a time zone, `DE` for Europe/Berlin; undefined for UTC, and where the browser does not know. */
export const regionOf = (timeZone: string): string | undefined => {
  if (!regions.has(timeZone)) regions.set(timeZone, findRegion(timeZone))
  return regions.get(timeZone)
}

/** Returns the locale of the country of a time zone: in a language of the person, if it is of that country, or else in its main one. */
export const localeOfZone = (timeZone: string, languages: readonly string[]): string | undefined => {
  const own = languages.find((language) => isInRegion(timeZone, localeInfo(language).region))
  if (own !== undefined) return own
  const region = regionOf(timeZone)
  return region && `${localeInfo(`und-${region}`).maximize().language}-${region}`
}
