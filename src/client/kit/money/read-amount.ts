/**
 * Reads an amount as people type it: `1250`, `1,250.50`, `1 250,50`, `1’250`. A comma before exactly three digits separates thousands.
 *
 * @returns decimal text as the service takes it; text that is no amount is returned as it is, for the message about it
 */
export const readAmount = (typed: string): string => {
  const text = typed.replaceAll(/[\s’']/g, '')
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  return /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text
}
