import { expect, it } from 'vitest'
import { htmlPlainText, textHtml } from './text-html.ts'

it.each([
  ['', ''],
  ['Open at 8 < 9.\nBring boots.', '<p>Open at 8 &lt; 9.<br>Bring boots.</p>'],
  ['One\n\nTwo & three', '<p>One</p><p>Two &amp; three</p>'],
  ['One\n\n\nTwo\n', '<p>One</p><p><br>Two<br></p>'],
  ['Name    Price\n  Tent  12 ', '<p>Name\u00a0\u00a0\u00a0 Price<br>\u00a0 Tent\u00a0 12\u00a0</p>'],
  ['<b>Not bold</b> &amp;', '<p>&lt;b&gt;Not bold&lt;/b&gt; &amp;amp;</p>'],
])('%j keeps its lines and blanks, there and back', (text, html) => {
  expect(textHtml(text)).toBe(html)
  expect(htmlPlainText(html)).toBe(text)
})

it.each([
  [
    '<p>See <a href="https://fjordlys.example/a?b=1&amp;c=2">https://fjordlys.example/a?b=1&amp;c=2</a>.</p>',
    'See https://fjordlys.example/a?b=1&c=2.',
  ],
  ['<p><a href="mailto:kim@fjordlys.example">kim@fjordlys.example</a></p>', 'kim@fjordlys.example'],
  ['<p>See <a href="https://fjordlys.example">the plan</a>.</p>', undefined],
  ['<p><a href="https://bad.example">https://fjordlys.example</a></p>', undefined],
  ['<p>A <strong>bold</strong> word</p>', undefined],
  ['<h2>Prices</h2>', undefined],
  ['<ul><li><p>One</p></li></ul>', undefined],
  ['<p>One</p><hr><p>Two</p>', undefined],
])('the plain text of %s', (html, text) => {
  expect(htmlPlainText(html)).toBe(text)
})
