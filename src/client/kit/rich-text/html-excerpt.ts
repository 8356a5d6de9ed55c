import { sanitizeHtml } from './sanitize-html.ts'

/** Returns the beginning of the text of HTML, on one line. */
export const htmlExcerpt = (html: string, most = 160): string => {
  const blocks = [...sanitizeHtml(html).childNodes].map(({ textContent }) => textContent ?? '')
  return blocks.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, most)
}
