import { fold } from '../../contract/fold.ts'
import type { Unique } from './kind.ts'

const written = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFC')

/**
 * What names are told apart and put in order by. Neither capitals nor the number of spaces nor the way an accent is encoded make another
 * name; an accent does (Müller is not Muller), and of such two the order is decided last.
 */
export const nameKey = (name: string): string => `${fold(name)}\u0001${written(name)}`

/** Text as both databases sort it, by code point: halves of pairs come after everything else. */
const sorted = (text: string) =>
  text.replace(/[\ud800-\uffff]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + (unit < '\ue000' ? 0x2000 : -0x800)))

/** In the order of their names; of one name, the older first. */
export const byName = <Row extends { id: string; name: string }>(rows: Row[]): Row[] => {
  const keys = new Map(rows.map((row) => [row, sorted(nameKey(row.name))]))
  return rows.toSorted((a, b) => {
    const [one = '', other = ''] = [keys.get(a), keys.get(b)]
    return one < other ? -1 : one > other ? 1 : Number(BigInt(a.id) - BigInt(b.id))
  })
}

/** No two of an account, alike in these columns too, have the same name. */
export const uniqueName = (...among: string[]): Unique<{ name: string }> => ({
  among: ['accountId', ...among],
  key: (row) => nameKey(row.name),
})
