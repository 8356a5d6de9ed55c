/** A stretch of a text; with `href` where it is an address that may be followed. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

const address = /\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+\.[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
// Punctuation at the end belongs to the sentence; a closing bracket only when none was opened in the address.
const trimmed = (found: string) => {
  let text = found.replace(/[.,;:!?'»”’…]+$/u, '')
  while (text.endsWith(')') && text.split('(').length < text.split(')').length) text = text.slice(0, -1).replace(/[.,;:!?]+$/u, '')
  return text
}

const hrefOf = (text: string) => {
  if (/^https?:/i.test(text)) return URL.canParse(text) ? text : undefined
  return /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`
}

/** Cuts plain text into stretches and the web and mail addresses in it. Only http, https and mailto ever become links. */
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
