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

/** Returns user HTML reduced to harmless tags: no scripts, styles, forms or images. @throws 422 if it is too long or too deeply nested */
export const safeHtml = async (html: string, field: string): Promise<string> => {
  // It is large, and loaded with the first rich text.
  const { default: sanitize } = await import('sanitize-html')
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
  if (deepest > most) throw unacceptable(field, 'too-deep', `HTML can be nested at most ${most} levels deep.`)
  // Sanitizing can make it longer (`&` becomes `&amp;`), and the stored text has to pass validation again.
  if (!longText.safeParse(safe).success)
    throw unacceptable(field, 'too-long', 'At most 64 KiB of HTML, counting &, < and > of the text as entities.')
  return safe
}
