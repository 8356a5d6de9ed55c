import { findLinks } from '../../ui/text/find-links.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeHtml = (text: string): string => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character)

/** HTML joins blanks; these stay apart. */
const keepBlanks = (line: string) => line.replaceAll(/^ | $| (?= )/g, '\u00a0')

/** Returns plain text as HTML with the same lines: blank lines part paragraphs. `htmlPlainText` returns it unchanged. */
export const textHtml = (text: string): string => {
  if (text === '') return ''
  const paragraphs = text.replaceAll('\r\n', '\n').split('\n\n')
  return paragraphs.map((paragraph) => `<p>${paragraph.split('\n').map(keepBlanks).map(escapeHtml).join('<br>')}</p>`).join('')
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const decode = (html: string) =>
  html.replaceAll('\u00a0', ' ').replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '')

/** Whether plain text with these words shows the same link. */
const isAddress = (href: string, words: string) => {
  const [link, ...others] = findLinks(words)
  return others.length === 0 && link?.href === href
}

/** Returns the text of HTML that the editor wrote, if it is no more than paragraphs, lines and addresses; undefined if it is. */
export const htmlPlainText = (html: string): string | undefined => {
  if (html === '') return ''
  const bare = html.replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, (link, href: string, words: string) =>
    isAddress(decode(href), decode(words)) ? words : link,
  )
  if (!/^<p>.*<\/p>$/s.test(bare) || /<(?!\/?p>|br>)/.test(bare)) return undefined
  return bare
    .slice('<p>'.length, -'</p>'.length)
    .split('</p><p>')
    .map((paragraph) => decode(paragraph.replaceAll('<br>', '\n')))
    .join('\n\n')
}
