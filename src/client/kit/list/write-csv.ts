import { Unreachable } from '../../lib/service-error.ts'

// A spreadsheet would run text like this as a formula, some also with full-width signs. Plain numbers may begin with a minus, telephone numbers with a plus.
// Text that looks escaped already is escaped once more, so that it comes back as it was.
const formula = /^'*(?:[=@＝＠＋－\t\r\n]|-(?!\d+(\.\d+)?$)|\+(?!\d[\d\s().]*(; \+?\d[\d\s().]*)*$))/

/** Returns rows as CSV text, the heads first. Every cell is quoted, so that none begins inside the text of another. @throws Unreachable when papaparse could not be loaded */
export const writeCsv = async (heads: readonly string[], rows: readonly (readonly string[])[]): Promise<string> => {
  const { unparse } = await import('papaparse').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
  return unparse([heads, ...rows] as string[][], { escapeFormulae: formula, quotes: true })
}

/** Undoes what `writeCsv` does to text that a spreadsheet would run as a formula. */
export const unescapeFormula = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)
