import { escapeHtml } from '../../core/html/escape-html.ts'

/** The subject and both forms of the text of a mail. */
export interface MailText {
  subject: string
  text: string
  html: string
}

/** A paragraph of a mail. */
export interface Paragraph {
  text: string
  /** Safe HTML that says the same as the text. By default the text with its line breaks. */
  html?: string
  /** The URL of a link after the text. */
  url?: string | undefined
  /** Whether it is less important than the rest. */
  quiet?: boolean
}

const style =
  'body{font:15px/1.5 system-ui,sans-serif}table{border-collapse:collapse}td,th{border:1px solid #8888;padding:4px 8px;text-align:left}blockquote{border-left:3px solid #8888;margin-left:0;padding-left:12px}pre{white-space:pre-wrap}'

/** Returns text with its lines and blanks, for mail programs that know `pre-wrap` and for those that do not. */
const linesOf = (text: string) => `<p style="white-space:pre-wrap">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const inHtml = ({ text, html = linesOf(text), url, quiet }: Paragraph) => {
  const link = url === undefined ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`
  return quiet ? `<div style="color:#777;font-size:13px">${html}${link}</div>` : `<div>${html}${link}</div>`
}

/** Returns the text and the HTML of a mail with these paragraphs. */
export const mailBody = (paragraphs: (Paragraph | false | undefined)[]): Pick<MailText, 'text' | 'html'> => {
  const written = paragraphs.filter((one) => one !== undefined && one !== false)
  const text = written.flatMap((one) => [one.text, one.url]).filter(Boolean)
  const head = `<meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>${style}</style>`
  return {
    text: text.join('\n\n'),
    html: `<!doctype html><html><head>${head}</head><body>${written.map(inHtml).join('\n')}</body></html>`,
  }
}
