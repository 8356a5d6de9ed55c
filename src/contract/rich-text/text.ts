const token = /<(\/?)([a-z\d]+)[^>]*>|[^<]+/gi
const blocks = new Set('p div hr h1 h2 h3 h4 ul ol li blockquote pre table caption thead tbody tr'.split(' '))
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const raised = new Map(Array.from('0123456789+-−=()nix', (plain, at) => [plain, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣ')[at] ?? plain]))
const lowered = new Map(Array.from('0123456789+-−=()', (plain, at) => [plain, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')[at] ?? plain]))

/**
 * Prepares stored HTML for the removal of its tags: raised and lowered digits become characters (10³, H₂O, but 4th), and a space separates a
 * struck-out word from its replacement.
 */
export const withoutRaised = (stored: string): string =>
  stored
    .replace(/<(sup|sub)>([^<]*)<\/\1>/g, (_, tag: string, plain: string) => {
      const others = Array.from(plain, (character) => (tag === 'sup' ? raised : lowered).get(character))
      return others.includes(undefined) ? plain : others.join('')
    })
    .replaceAll('</s><u>', '</s> <u>')

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '').replaceAll('\u00a0', ' ')

/** Returns the first `most` UTF-16 units of safe HTML, without an incomplete tag or entity at the end. */
export const beginningOf = (safe: string, most: number) => {
  if (safe.length <= most) return safe
  const cut = safe.slice(0, most)
  const [tag, character] = [cut.lastIndexOf('<'), cut.lastIndexOf('&')]
  if (tag > cut.lastIndexOf('>')) return cut.slice(0, tag)
  return character > cut.lastIndexOf(';') ? cut.slice(0, character) : cut
}

/**
 * Returns the text of at most the first `most` UTF-16 units of stored HTML, with one line per block, cells of a table apart, struck-out text
 * between `~~`, and raised and lowered digits as characters.
 */
export const richTextLines = (stored: string, most = Number.POSITIVE_INFINITY): string => {
  const beginning = withoutRaised(beginningOf(stored, most))
  const isText = !beginning.includes('<')
  const parts: string[] = []
  const isStart = () => parts.length === 0 || parts.at(-1)?.endsWith('\n')
  let inPre = false
  for (const [found, close = '', name] of beginning.matchAll(token)) {
    const tag = name?.toLowerCase()
    if (tag === undefined) {
      const text = isText || inPre ? decode(found) : decode(found).replace(/\s+/g, ' ')
      // Blanks between two blocks are not shown.
      const shown = inPre || !isStart() ? text : text.trimStart()
      if (shown) parts.push(shown)
    } else if (tag === 'br') parts.push('\n')
    else if (blocks.has(tag) && !isStart()) parts.push('\n')
    else if ((tag === 'td' || tag === 'th') && !close && !isStart()) parts.push('\t')
    else if (tag === 's') parts.push('~~')
    if (tag === 'pre') inPre = !close
  }
  return (
    parts
      .join('')
      // Line by line, because a pattern for trailing blanks of the whole text is quadratic.
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}
