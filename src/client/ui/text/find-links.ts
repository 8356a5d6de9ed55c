/** A part of a text, with `href` if it is a link. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** What no address contains: blanks, quotes, and punctuation of languages that part words without blanks. */
const outside = '\\s<>"“”„«»。、，；：！？（）「」『』【】《》'
// Every position is tried once, so the time is linear in the length of the text.
const address = new RegExp(
  `\\bhttps?://[^${outside}]+|\\bwww\\.[^${outside}.]+\\.[^${outside}]+|(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+`,
  'giu',
)
const closing = new Set(".,;:!?'»”’…")
// Punctuation at the end belongs to the sentence; so does a closing bracket that was not opened in the address.
const trimmed = (found: string) => {
  let unopened = 0
  for (const letter of found) unopened += letter === ')' ? 1 : letter === '(' ? -1 : 0
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? ''
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!closing.has(last)) break
  }
  return found.slice(0, end)
}

const hrefOf = (text: string) => {
  if (/^https?:/i.test(text)) return URL.canParse(text) ? text : undefined
  return /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`
}

/** Splits plain text into text and links. Only http, https and mailto become links. */
export const findLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(address)) {
    const found = trimmed(match[0])
    const href = hrefOf(found)
    if (!href) continue
    if (match.index > at) parts.push({ text: text.slice(at, match.index) })
    parts.push({ text: found, href })
    at = match.index + found.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}
