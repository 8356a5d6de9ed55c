import type { FormattedText } from '../../../kit/rich-text/formatted-text.ts'
import { textHtml } from '../../../kit/rich-text/text-html.ts'

const heading = /^(#{1,3})\s+(.+)$/

/** Returns the text of a revision for the editor: lines of plain text that begin with # become headings. */
export const boardText = (text: FormattedText): FormattedText => {
  const { body, xHtml } = text
  const lines = body.split(/\r?\n/)
  if (xHtml !== undefined || !lines.some((line) => heading.test(line))) return text
  const parts: string[] = []
  let plain: string[] = []
  const endPlain = () => {
    // Headings stand apart without the blank lines around them.
    parts.push(textHtml(plain.join('\n').replace(/^\n+|\n+$/g, '')))
    plain = []
  }
  for (const line of lines) {
    const [, marks, words] = heading.exec(line) ?? []
    if (marks === undefined || words === undefined) plain.push(line)
    else {
      endPlain()
      const tag = `h${marks.length + 1}`
      parts.push(textHtml(words).replace('<p>', `<${tag}>`).replace('</p>', `</${tag}>`))
    }
  }
  endPlain()
  return { body, xHtml: parts.join('') }
}
