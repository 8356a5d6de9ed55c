import { markedText } from '../../../contract/rich-text/marked-text.ts'
import { longText } from '../../../contract/wire/values.ts'
import { unacceptable } from '../errors.ts'
import { safeHtml } from './safe-html.ts'

interface Asked {
  body?: string | undefined
  xHtml?: string | undefined
}
interface Text {
  body: string
  /** The formatted text; empty if the text is plain. */
  html: string
}

/**
 * Returns the text of a note, a comment or a writeboard after a write. A formatted text is made safe, and `body` is then its text. A plain
 * text replaces a formatted one, unless it is the text of it.
 *
 * @param before the text so far; undefined for a new record, which has to bring one
 * @throws 422 if it is empty, too long or too deeply nested
 */
export const writtenText = async ({ body, xHtml }: Asked, root: string, before: Text = { body: '', html: '' }): Promise<Text> => {
  if (!xHtml) {
    const isKept = xHtml === undefined && (body === undefined || body === before.body)
    return { body: body ?? before.body, html: isKept ? before.html : '' }
  }
  const field = `${root}.x-html`
  const html = await safeHtml(xHtml, field)
  const text = markedText(html)
  if (text === '') throw unacceptable(field, 'empty', 'Formatted text needs some text.')
  if (!longText.safeParse(text).success) throw unacceptable(field, 'too-long', 'At most 64 KiB of text.')
  return { body: text, html }
}
