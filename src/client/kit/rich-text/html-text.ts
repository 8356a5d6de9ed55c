const ends = /<\/(?:p|h\d|li|blockquote|pre|td|th|tr)>|<[bh]r\s*\/?>/gi
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Returns stored HTML as text on one line, to be shown as text, from at most its first `most` characters. */
export const htmlText = (html: string, most = 2000): string =>
  html
    .slice(0, most)
    .replace(/<[^>]*$/, '')
    .replace(ends, '$& ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
