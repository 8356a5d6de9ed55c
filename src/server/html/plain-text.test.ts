import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { safeHtml } from './safe-html.ts'

it.each([
  ['Soon.', 'Soon.'],
  ['One\nTwo', 'One\nTwo'],
  ['<p>Dear <strong>all</strong>,</p><p>it is <em>done</em>.</p>', 'Dear all,\nit is done.'],
  ['One<br>Two<br /><br /><br /><br />Three', 'One\nTwo\n\nThree'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['<a href="https://fjordlys.example/?a=1&amp;b=>2">Here</a>', 'Here'],
  ['1 &lt; 2 &amp;amp; <script>alert(1)</script>3 > 2', '1 < 2 &amp; 3 > 2'],
  ['', ''],
])('the text of %s', async (html, text) => {
  expect(plainText(await safeHtml(html, 'message.body'), 1000)).toBe(text)
})

it('of many blanks takes linear time', () => {
  const blanks = ' '.repeat(100_000)
  expect(plainText(`One${blanks}\n${blanks}two${blanks}`, 1_000_000)).toBe(`One\n${blanks}two`)
})

it.each([
  [5, 'One'],
  [13, 'One t'],
  [16, 'One t'],
  [19, 'One t &'],
  [21, 'One t &'],
  [30, 'One t & u'],
])('uses the first %i units and ends between tags and characters', (most, text) => {
  expect(plainText('One <b>t</b> &amp; <i>u</i>', most)).toBe(text)
})
