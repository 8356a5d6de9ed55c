import type { HtmlToTextOptions } from 'html-to-text'
import { beginningOf, richTextLines, withoutRaised } from '../../../contract/rich-text/text.ts'

/** Cells can span at most this many columns or rows, because the text of a table has a place for each of them. */
const mostSpanned = 20

const options: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 's', format: 'struck' },
  ],
  formatters: {
    struck: (element, walk, builder) => {
      builder.addInline('~~')
      walk(element.children, builder)
      builder.addInline('~~')
    },
  },
}

const withinSpan = (_: string, name: string, span: string) => `${name}="${Math.min(Number(span), mostSpanned)}"`

/** Puts the caption of a table before it, because the text of a table is that of its cells. */
const captionsBefore = (html: string) => html.replace(/(<table>\s*)<caption>(.*?)<\/caption>/gs, '<p>$2</p>$1')

/**
 * Returns the text of at most the first `most` UTF-16 units of safe HTML (`safeHtml`): cells side by side, lists with numbers, addresses of
 * links in brackets, struck-out text between `~~`. A body without tags keeps its lines and blanks.
 */
export const plainText = async (safe: string, most: number) => {
  const html = withoutRaised(beginningOf(safe, most))
  if (!html.includes('<')) return richTextLines(html)
  // Only e-mails need it.
  const { convert } = await import('html-to-text')
  return convert(captionsBefore(html).replace(/\b(colspan|rowspan)="(\d+)"/g, withinSpan), options)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}
