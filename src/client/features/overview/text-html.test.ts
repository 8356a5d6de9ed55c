import { expect, it } from 'vitest'
import { richTextLines } from '../../../contract/rich-text/text.ts'
import { textHtml } from './text-html.ts'

it.each([
  ['', ''],
  ['Open at 8 < 9.\nBring boots.', '<p>Open at 8 &lt; 9.<br>Bring boots.</p>'],
  ['One\n\nTwo & three', '<p>One</p><p>Two &amp; three</p>'],
])('“%s” keeps its lines', (text, html) => {
  expect(textHtml(text)).toBe(html)
})

it('loses no line of a plain announcement that is formatted', () => {
  const text = 'First\nSecond\nThird'
  expect(richTextLines(textHtml(text))).toBe(text)
})
