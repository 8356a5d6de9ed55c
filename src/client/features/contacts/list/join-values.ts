/** Marks a separator inside a value, and what would mark the one after it. */
const escaped = (value: string, at: number, { length }: readonly string[]) => {
  const marked = value.replaceAll(/(\\*)(;(?=\s|$)|:::)/g, '$1$1\\$2')
  return at < length - 1 ? marked.replace(/(\\+)$/, '$1$1') : marked
}

/** Joins the values of a cell, so that an import takes them apart again. */
export const joinValues = (values: readonly string[]): string => values.map(escaped).join('; ')
