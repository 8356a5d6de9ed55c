/** Rows of a sheet: about what is in sight, so that one is written every few frames. */
const perSheet = 24

/** The rows that pass, first and last of them, and how their lines are made. */
export interface Passing {
  host: HTMLElement
  /** The class of a sheet. */
  className: string
  /** px */
  rowHeight: number
  first: number
  last: number
  /** Rows that are drawn as such, and need no line. */
  isDrawn: (index: number) => boolean
  /** Empty for a row that has not been read. */
  lineOf: (index: number) => string
}

interface Sheet {
  element: HTMLElement
  /** The first row whose line was not known when it was written. */
  missing: number | undefined
}

const fill = (sheet: Sheet, at: number, { isDrawn, lineOf }: Passing) => {
  sheet.missing = undefined
  const lines = Array.from({ length: perSheet }, (_, row) => {
    const index = at * perSheet + row
    const line = isDrawn(index) ? ' ' : lineOf(index)
    if (line === '') sheet.missing ??= index
    return line
  })
  sheet.element.textContent = lines.join('\n')
}

const makeSheet = ({ host, className, rowHeight }: Passing): Sheet => {
  const element = document.createElement('div')
  element.className = className
  element.style.height = `${perSheet * rowHeight}px`
  host.append(element)
  return { element, missing: undefined }
}

/**
 * The lines of rows that pass, without React: one text for a sheet of rows, written before it comes into sight, into the element of one that
 * went. Between two of them the browser only scrolls.
 */
export const createSheets = () => {
  const shown = new Map<number, Sheet>()
  const take = (passing: Passing, from: number, to: number) => {
    for (const [at, sheet] of shown)
      if (at < from || at > to) {
        shown.delete(at)
        return sheet
      }
    return makeSheet(passing)
  }
  return {
    write: (passing: Passing) => {
      const [from, to] = [Math.floor(passing.first / perSheet), Math.floor(passing.last / perSheet)]
      for (let at = from; at <= to; at++) {
        const there = shown.get(at)
        if (there && (there.missing === undefined || !passing.lineOf(there.missing))) continue
        const sheet = there ?? take(passing, from, to)
        shown.set(at, sheet)
        if (!there) sheet.element.style.top = `${at * perSheet * passing.rowHeight}px`
        fill(sheet, at, passing)
      }
    },
    clear: () => {
      for (const { element } of shown.values()) element.remove()
      shown.clear()
    },
  }
}
