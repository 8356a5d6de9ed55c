import { expect, it } from 'vitest'
import { richTextLines } from './text.ts'

it.each([
  ['Soon.', 'Soon.'],
  ['One\nTwo', 'One\nTwo'],
  ['<p>Dear <strong>all</strong>,</p><p>it is <em>done</em>.</p>', 'Dear all,\nit is done.'],
  ['One<br>Two<br /><br /><br /><br />Three', 'One\nTwo\n\nThree'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['<ol><li>One<ul><li>a</li></ul></li><li>Two</li></ol>', 'One\na\nTwo'],
  ['Before<div>One</div><div><br></div><div><div>Two</div></div>After', 'Before\nOne\n\nTwo\nAfter'],
  ['<p>Two\n  words</p>\n\n<p>Next</p>', 'Two words\nNext'],
  ['<pre>if x:\n  y</pre>', 'if x:\n  y'],
  ['<s>old price</s><u>new price</u>', '~~old price~~ new price'],
  ['10<sup>3</sup> m<sup>−2</sup>, H<sub>2</sub>O, the 4<sup>th</sup>', '10³ m⁻², H₂O, the 4th'],
  [
    '<table><tbody><tr><th>Item</th><td>Price</td></tr><tr><td>Tent</td><td>12</td></tr></tbody></table>after',
    'Item\tPrice\nTent\t12\nafter',
  ],
  ['a\u00a0\u00a0b', 'a  b'],
  ['<a href="https://fjordlys.example/?a=1&amp;b=2">Here</a>', 'Here'],
  ['1 &lt; 2 &amp;amp; 3 &gt; 2', '1 < 2 &amp; 3 > 2'],
  ['', ''],
])('the text of %s', (html, text) => {
  expect(richTextLines(html)).toBe(text)
})

it('of many blanks or tags takes linear time', () => {
  const blanks = ' '.repeat(100_000)
  expect(richTextLines(`One${blanks}\n${blanks}two${blanks}`)).toBe(`One\n${blanks}two`)
  expect(richTextLines(`${'<div>'.repeat(100_000)}One${'</div>'.repeat(100_000)}`)).toBe('One')
})

it.each([
  [5, 'One'],
  [13, 'One t'],
  [16, 'One t'],
  [19, 'One t &'],
  [21, 'One t &'],
  [30, 'One t & u'],
])('uses the first %i units and ends between tags and characters', (most, text) => {
  expect(richTextLines('One <b>t</b> &amp; <i>u</i>', most)).toBe(text)
})
