import sanitize from 'sanitize-html'
import { longText } from '../../contract/wire/values.ts'
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

/** HTML that people wrote, with what does no harm and nothing else: no scripts, styles, forms or pictures; 422 where it is nested too deeply or too long. */
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
  // Made safe it may be longer (`&` is `&amp;` then); what is kept has to be taken again as it was read.
  if (!longText.safeParse(safe).success)
    throw unacceptable(field, 'too-long', 'At most 64 KiB of HTML, in which &, < and > of a text are written out.')
  return safe
}
