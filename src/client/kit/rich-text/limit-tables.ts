/** The most cells of a table, counting each as often as it spans; the editor makes every row as wide as the widest. */
const most = 10_000

/** Returns the columns of the widest row times the rows. */
const areaOf = ({ rows }: HTMLTableElement) => {
  const widths = Array.from(rows, () => 0)
  for (const [at, row] of [...rows].entries())
    for (const { colSpan, rowSpan } of row.cells)
      for (let under = at; under < Math.min(at + rowSpan, widths.length); under++) widths[under] = (widths[under] ?? 0) + colSpan
  return widths.length * widths.reduce((widest, width) => Math.max(widest, width), 0)
}

const toLines = (table: HTMLTableElement) => {
  const lines = [...table.rows].map((row) => {
    const line = document.createElement('div')
    line.append(...[...row.cells].flatMap((cell) => [...cell.childNodes, ' ']))
    return line
  })
  table.replaceWith(...lines)
}

/** Turns tables that are too large to be laid out or edited into lines of text, and captions into lines above their table. */
export const limitTables = (nodes: DocumentFragment): void => {
  for (const table of nodes.querySelectorAll('table')) {
    const { caption } = table
    if (caption) {
      const line = document.createElement('div')
      line.append(...caption.childNodes)
      caption.remove()
      table.before(line)
    }
    if (areaOf(table) > most) toLines(table)
  }
}
