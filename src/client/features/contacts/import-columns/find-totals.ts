import { type Field, partsOf } from './file-fields.ts'
import { headingSet, words } from './heading-pattern.ts'

const totals = headingSet(
  `total, totals, grand total, sub total, subtotal, sum, sums, count, total count, total number, average, summe, summen, gesamt, gesamtsumme, gesamtzahl, endsumme, zwischensumme, insgesamt, anzahl, mittelwert, durchschnitt, totaux,
  total général, sous total, somme, nombre total, moyenne, suma, subtotal, total general, total geral, cuenta, promedio, totale, totale generale, totale complessivo, somma, conteggio, soma, contagem, totaal, eindtotaal, subtotaal, som, aantal, totalt,
  totalsumma, summa, sum totalt, antal, antall, i alt, yhteensä, summa yhteensä, razem, ogółem, liczba, celkem, součet, celkový součet, spolu, súčet, összesen, összeg, végösszeg, total geral, toplam, genel toplam, ara toplam, adet, σύνολο, άθροισμα, γενικό σύνολο, итого,
  всего, сумма, общий итог, разом, всього, усього, сума, общо, סך הכל, סה"כ, סיכום, المجموع, الإجمالي, الاجمالي, المجموع الكلي, مجموع, جمع, جمع کل, 合計, 合计, 总计, 總計, 総計, 小計, 小计, 总数, 總數, 합계, 총계, 총합, 소계`,
)
const counted =
  '(?: (?:contacts|records|rows|entries|people|kontakte|einträge|zeilen|datensätze|personen|lignes|contactos|filas|contatti|righe|contatos|linhas|contacten|rijen))?'

/** Whether a text is nothing but a word for a total, perhaps with the number: `Total: 42`. */
const isTotalWord = (text: string) => {
  const plain = words(text)
    .replaceAll(/\d+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(new RegExp(`${counted}$`, 'u'), '')
  return totals.has(plain)
}

/** `1.234,50 €`, `(12)`, `40 %` */
const isNumber = (text: string) => /^[\p{Sc}\s(+−-]*\d[\d\s.,'’]*[)%\s\p{Sc}]*(?:[A-Z]{3})?$/u.test(text)

/** Telephone numbers are no totals. */
const isPhone = (text: string, field: Field | undefined) =>
  field !== undefined && partsOf(field).part === 'phone' && text.replaceAll(/\D/g, '').length > 4

const isTotal = (cells: readonly string[], fields: readonly Field[]) => {
  const filled = cells.flatMap((cell, column) => (cell.trim() ? [{ text: cell.trim(), field: fields[column] }] : []))
  const texts = filled.filter(({ text }) => !isNumber(text))
  const [label] = texts
  return (
    texts.length === 1 &&
    label !== undefined &&
    isTotalWord(label.text) &&
    /\d/.test(filled.map(({ text }) => text).join('')) &&
    !filled.some(({ text, field }) => isPhone(text, field))
  )
}

interface Row {
  readonly cells: readonly string[]
  /** In the spreadsheet, where blank rows count. */
  readonly number: number
}

/** A name has no digits and few words. */
const isSentence = ({ cells }: Row) => /[\d:*©]|(?:\S+\s+){4}/.test(cells.join(' '))

/** Returns the place of the first of the last rows that are lines of text below a blank row: "Generated on 12 March". */
const findFootnotes = (rows: readonly Row[]): number => {
  const last = rows.findLastIndex(({ cells }) => cells.filter((cell) => cell.trim()).length > 1)
  const [above, below] = [rows[last], rows[last + 1]]
  const isBelow = above && below && below.number - above.number > 1 && rows.slice(last + 1).every(isSentence)
  return isBelow ? last + 1 : rows.length
}

/**
 * Returns the places of the last rows that are no contacts: footnotes, and totals, which are a word such as "Total" or "Summe" and numbers. A
 * person or company of that name has more.
 */
export const findTotals = (rows: readonly Row[], fields: readonly Field[]): ReadonlySet<number> => {
  const footnotes = findFootnotes(rows)
  const places = new Set([...rows.keys()].filter((at) => at >= footnotes))
  for (let at = footnotes - 1; at >= 0 && isTotal(rows[at]?.cells ?? [], fields); at -= 1) places.add(at)
  return places
}
