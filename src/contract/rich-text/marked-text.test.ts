import { expect, it } from 'vitest'
import { markedText } from './marked-text.ts'

it.each([
  ['Soon.\nOr later', 'Soon.\nOr later'],
  ['<h2>Agenda</h2><p>Both are <strong>due</strong>.</p>', '# Agenda\nBoth are due.'],
  ['<ul><li><p>One</p></li><li>Two</li></ul>', '- One\n- Two'],
  ['<ol><li><p>One</p><ul><li><p>a</p></li></ul></li><li><p>Two</p></li></ol>', '1. One\n- a\n2. Two'],
  [
    '<p>See <a href="https://fjordlys.example/a?b=1&amp;c=2">the <em>plan</em></a>.</p>',
    'See the plan (https://fjordlys.example/a?b=1&c=2).',
  ],
  [
    '<p><a href="https://fjordlys.example">fjordlys.example</a> <a href="mailto:kim@b.example">kim@b.example</a></p>',
    'fjordlys.example kim@b.example',
  ],
  ['<p>1 &lt; 2 <s>3</s></p>', '1 < 2 ~~3~~'],
  ['<p></p>', ''],
])('keeps in %s what its tags say', (html, text) => {
  expect(markedText(html)).toBe(text)
})

it('takes linear time', () => {
  expect(markedText('<a href="x">'.repeat(5000))).toBe('')
  expect(markedText('<ul>'.repeat(10_000)).length).toBe(0)
})
