import { type Part, partsOf } from '../import-columns/file-fields.ts'

/** What spreadsheets and people write where there is nothing. */
const nothing = /^(?:[-–—_.?/*]+|#(?:n\/a|ref!|value!|name\?|null!|div\/0!)|n\/[ad]|\(no value\))$/i
/** In words, which may be names. */
const nothingInWords =
  /^(?:n\.? ?a\.?|none|null|nil|undefined|unknown|not (?:available|known|given)|keine?|k\. ?a\.|unbekannt|inconnu|aucun|desconocido|sin datos|s\/d|sconosciuto|ukjent|okänd|ei ole|нет|н\/д|неизвестно|なし|無し|不明|无|未知|없음)$/i

const names = new Set<Part>(['first', 'middle', 'last', 'full', 'lastFirst', 'company', 'tags', 'type', 'visible'])

const isNothing = (text: string, part: Part) => nothing.test(text) || (!names.has(part) && nothingInWords.test(text))

/** Spreadsheets write a number with zeros in front as a formula: `="0044123"`. */
const withoutFormula = (cell: string) => /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell

/** A number that a spreadsheet took for a formula, for text or for a decimal: `=+4915155501`, `'+4915155501`, `4915155501.0`. */
const plainPhone = (text: string) =>
  text
    .replace(/^['=]+(?=[+\d(])/, '')
    .replace(/^tel:/i, '')
    .replace(/^(\+?\d{7,})\.0$/, '$1')

/** Returns the text of a cell without what a spreadsheet adds, or nothing where it only says that there is nothing. Spaces around a background are part of it. */
export const plainCell = (cell: string, field: Parameters<typeof partsOf>[0]): string => {
  const { part } = partsOf(field)
  const text = withoutFormula(cell)
  const trimmed = text.trim()
  if (part === 'background' || part === 'note') return trimmed && text
  if (isNothing(trimmed, part)) return ''
  if (part === 'zip') return trimmed.replace(/^'(?=\d)/, '')
  return part === 'phone' ? plainPhone(trimmed) : trimmed
}
