import { markedText } from '../../../contract/rich-text/marked-text.ts'
import { htmlPlainText, textHtml } from './text-html.ts'

/** A text as notes, comments and writeboards have it. */
export interface FormattedText {
  readonly body: string
  /** Its HTML; undefined while it is plain. */
  readonly xHtml?: string | undefined
}

/** Returns a text as the editor's HTML. */
export const htmlOf = ({ body, xHtml }: FormattedText): string => xHtml ?? textHtml(body)

/** Returns the text that the editor's HTML stands for. It is plain if it is no more than paragraphs, lines and addresses. */
export const writtenText = (html: string): FormattedText => {
  const plain = htmlPlainText(html)
  return plain === undefined ? { body: markedText(html), xHtml: html } : { body: plain, xHtml: undefined }
}

export const sameText = (a: FormattedText, b: FormattedText): boolean => a.body === b.body && a.xHtml === b.xHtml

/** Returns the fields of a write that replaces a text. Formats are named only where one of the two has them. */
export const textChange = (before: Pick<FormattedText, 'xHtml'>, { body, xHtml }: FormattedText): { body: string; xHtml?: string } => ({
  body,
  ...((xHtml ?? before.xHtml) === undefined ? {} : { xHtml: xHtml ?? '' }),
})
