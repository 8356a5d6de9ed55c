/** What a list shows: its first row in sight, how many fit, and the rows kept ready before and behind them. */
export interface View {
  /** The first row in sight, counted from 0. */
  readonly at: number
  readonly fit: number
  readonly before: number
  readonly behind: number
}

/** Never more rows in the document than this, however tall the screen. */
export const mostRows = 58
const ready = 8

const spareFor = (fit: number) => Math.max(0, Math.min(ready, mostRows - fit))

/** The view of a list at rest `top` px down, or on its way by `by` px: the rows ahead are ready then, at rest those on both sides. */
export const viewAt = (top: number, height: number, rowHeight: number, by = 0): View => {
  const fit = Math.min(mostRows, Math.ceil(height / rowHeight) + 1)
  const spare = spareFor(fit)
  const ahead = Math.max(0, spare - 2)
  const before = by === 0 ? spare >> 1 : by > 0 ? spare - ahead : ahead
  return { at: Math.max(0, Math.floor(top / rowHeight)), fit, before, behind: spare - before }
}

/** First and last row drawn; `last` is −1 when there are none. */
export const rowsOf = ({ at, fit, before, behind }: View, count: number): { first: number; last: number } => {
  const last = Math.min(count - 1, at + fit - 1 + behind)
  return { first: Math.max(0, Math.min(at - before, count - fit)), last }
}

/** How many elements the rows share: each is used again by the row that takes the place of the one that left. */
export const slotsFor = ({ fit }: View): number => fit + spareFor(fit)

/**
 * The rows drawn, in the order of their elements. While a list scrolls no element is moved in the document: those of the rows that left come
 * up again as the next ones. `from` is the row whose element stands first.
 */
export const inSlots = (first: number, last: number, slots: number, from: number): number[] => {
  const place = (index: number) => (((index - from) % slots) + slots) % slots
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset).sort((a, b) => place(a) - place(b))
}
