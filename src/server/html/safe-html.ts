import sanitize from 'sanitize-html'
import { unacceptable } from '../errors.ts'

const most = 100
const text = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'hr',
]
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** HTML that people wrote, with what does no harm and nothing else: no scripts, styles, forms or pictures; 422 where it is nested too deeply. */
export const safeHtml = (html: string, field: string): string => {
  let depth = 0
  let deepest = 0
  const safe = sanitize(html, {
    allowedTags: [...text, ...tables],
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: most,
    onOpenTag: () => {
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    onCloseTag: () => {
      depth -= 1
    },
  })
  if (deepest > most) throw unacceptable(field, 'too-deep', `HTML is nested at most ${most} deep.`)
  return safe
}
