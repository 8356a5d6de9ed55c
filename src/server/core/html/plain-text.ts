import type { HtmlToTextOptions } from 'html-to-text'
import { beginningOf, withoutRaised } from '../../../contract/rich-text/text.ts'

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

/**
 * Returns the text of at most the first `most` UTF-16 units of safe HTML (`safeHtml`): cells side by side, lists with numbers, addresses of
 * links in brackets, struck-out text between `~~`.
 */
export const plainText = async (safe: string, most: number) => {
  // Only e-mails need it.
  const { convert } = await import('html-to-text')
  const html = withoutRaised(beginningOf(safe, most))
  // A body without tags is text that a program has written, with its line breaks.
  const lines = html.includes('<') ? html.replace(/\b(colspan|rowspan)="(\d+)"/g, withinSpan) : html.replaceAll('\n', '<br>')
  return convert(lines, options)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}
