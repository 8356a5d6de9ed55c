import { richTextAttributes, richTextTags, storedAttributes, storedTag } from '../../../contract/rich-text/tags.ts'
import { longText } from '../../../contract/wire/values.ts'
import { unacceptable } from '../errors.ts'

const most = 100

/** Returns the tag and the attributes that an element is stored with. */
const stored = (tagName: string, own: Record<string, string>) => {
  const tag = storedTag(tagName, own.style)
  const given = Object.entries(storedAttributes(tag, (name) => own[name])).filter(([, value]) => value !== undefined)
  return { tagName: tag, attribs: Object.fromEntries(given) as Record<string, string> }
}

/** Returns user HTML reduced to harmless tags: no scripts, styles, forms or images. @throws 422 if it is too long or too deeply nested */
export const safeHtml = async (html: string, field: string): Promise<string> => {
  // It is large, and loaded with the first rich text.
  const { default: sanitize } = await import('sanitize-html')
  let depth = 0
  let deepest = 0
  const safe = sanitize(html, {
    allowedTags: [...richTextTags],
    // `stored` leaves each tag its own.
    allowedAttributes: { '*': [...richTextAttributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'title'],
    transformTags: { '*': stored },
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
