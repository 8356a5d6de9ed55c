const ends = /<\/(?:p|h\d|li|blockquote|pre|td|th|tr)>|<[bh]r\s*\/?>/gi
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const textOf = (html: string, between: string): string =>
  html
    .replace(ends, `$&${between}`)
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')

/** Returns stored HTML as text on one line, to be shown as text, from at most its first `most` characters. */
export const htmlText = (html: string, most = 2000): string =>
  textOf(html.slice(0, most).replace(/<[^>]*$/, ''), ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns stored HTML as text, to be shown as text, with its blocks on separate lines. */
export const htmlLines = (html: string): string => textOf(html, '\n').trim()
