import { sanitizeHtml } from '../../kit/rich-text/sanitize-html.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as the service stores it, where all text is HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character)

/** The text of stored HTML, its blocks on lines of their own. */
export const plainText = (html: string): string =>
  [...sanitizeHtml(html).childNodes]
    .map((node) => (node instanceof HTMLElement && node.tagName !== 'BR' ? `${node.textContent}\n` : (node.textContent ?? '')))
    .join('')
    .trim()
