import { Unreachable } from '../../lib/service-error.ts'

// A spreadsheet would run text like this as a formula. Plain numbers may begin with a minus, telephone numbers with a plus.
export const formula = /^[=@\t\r]|^-(?!\d+(\.\d+)?$)|^\+(?!\d[\d\s().]*(; \+?\d[\d\s().]*)*$)/

/** Returns rows as CSV text, the heads first. @throws Unreachable when papaparse could not be loaded */
export const writeCsv = async (heads: readonly string[], rows: readonly (readonly string[])[]): Promise<string> => {
  const { unparse } = await import('papaparse').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
  return unparse([heads, ...rows] as string[][], { escapeFormulae: formula })
}
