const lineEnds = /<(?:br|hr) ?\/?>|<\/(?:p|h\d|li|blockquote|pre|tr)>/g
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The first `most` UTF-16 units of safe HTML, without the tag or the character that they end in the middle of. */
const beginningOf = (safe: string, most: number) => {
  if (safe.length <= most) return safe
  const cut = safe.slice(0, most)
  const [tag, character] = [cut.lastIndexOf('<'), cut.lastIndexOf('&')]
  if (tag > cut.lastIndexOf('>')) return cut.slice(0, tag)
  return character > cut.lastIndexOf(';') ? cut.slice(0, character) : cut
}

/** The text of HTML that has been made safe (`safeHtml`), of no more than its first `most` UTF-16 units: a line for each paragraph, point and row. */
export const plainText = (safe: string, most: number) =>
  beginningOf(safe, most)
    .replace(lineEnds, '$&\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    // Line by line: a pattern for the blanks before an end tries every blank of every run of them.
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
