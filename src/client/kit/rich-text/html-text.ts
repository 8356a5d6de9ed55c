import { richTextLines } from '../../../contract/rich-text/text.ts'

/** Returns stored HTML as text on one line, to be shown as text, from at most its first `most` characters. */
export const htmlText = (html: string, most = 2000): string => richTextLines(html, most).replace(/\s+/g, ' ')
