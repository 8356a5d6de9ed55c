/**
 * Returns the address within text such as `Olaf Grau <olaf@example.com>`, `mailto:olaf@example.com?subject=Hi` or `olaf@example.com;`,
 * without invisible characters. Text without an address is returned trimmed.
 */
export const emailIn = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const inBrackets = /<\s*([^<>]*@[^<>]*?)\s*>/.exec(plain)?.[1] ?? plain
  return inBrackets
    .replace(/^(?:["'(<[]|mailto:|e-?mail:)+\s*/i, '')
    .replace(/\?.*$/s, '')
    .replace(/[\s"')>\],;.:]+$/, '')
}

/** Returns the addresses of text that may hold several, separated by commas, semicolons or line breaks: `a@x.example, Bo <b@x.example>`. */
export const emailsIn = (text: string): string[] =>
  text
    .split(/[,;\n\r]+/)
    .map(emailIn)
    .filter((part) => part.includes('@'))
