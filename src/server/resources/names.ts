import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { Unique } from './resource-definition.ts'

const written = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFC')

/**
 * Returns the key that makes names equal and sorts them. It ignores case, the number of spaces and the encoding of accents. Names that
 * differ in accents are different (Müller, Muller) but sort next to each other.
 */
export const nameKey = (name: string): string => `${normalizeForSearch(name)}\u0001${written(name)}`

/** Returns text that sorts in UTF-16 as both databases sort by code point. */
const sorted = (text: string) =>
  text.replace(/[\ud800-\uffff]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + (unit < '\ue000' ? 0x2000 : -0x800)))

/** Sorts by name, then by age. */
export const byName = <Row extends { id: string; name: string }>(rows: Row[]): Row[] => {
  const keys = new Map(rows.map((row) => [row, sorted(nameKey(row.name))]))
  return rows.toSorted((a, b) => {
    const [one = '', other = ''] = [keys.get(a), keys.get(b)]
    return one < other ? -1 : one > other ? 1 : Number(BigInt(a.id) - BigInt(b.id))
  })
}

/** Requires a unique name within an account and these columns. */
export const uniqueName = (...among: string[]): Unique<{ name: string }> => ({
  among: ['accountId', ...among],
  key: (row) => nameKey(row.name),
})
