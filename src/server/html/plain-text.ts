const lineEnds = /<(?:br|hr) ?\/?>|<\/(?:p|h\d|li|blockquote|pre|tr)>/g
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Returns the first `most` UTF-16 units of safe HTML, without an incomplete tag or entity at the end. */
const beginningOf = (safe: string, most: number) => {
  if (safe.length <= most) return safe
  const cut = safe.slice(0, most)
  const [tag, character] = [cut.lastIndexOf('<'), cut.lastIndexOf('&')]
  if (tag > cut.lastIndexOf('>')) return cut.slice(0, tag)
  return character > cut.lastIndexOf(';') ? cut.slice(0, character) : cut
}

/** Returns the text of at most the first `most` UTF-16 units of safe HTML (`safeHtml`), with one line per paragraph, list item and row. */
export const plainText = (safe: string, most: number) =>
  beginningOf(safe, most)
    .replace(lineEnds, '$&\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    // Line by line, because a pattern for trailing blanks of the whole text is quadratic.
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
