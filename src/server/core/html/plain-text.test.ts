import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { safeHtml } from './safe-html.ts'

it.each([
  ['Soon.', 'Soon.'],
  ['One\nTwo', 'One\nTwo'],
  ['Gate      2\n  Hinge  12 &lt; 20', 'Gate      2\n  Hinge  12 < 20'],
  ['<ol start="5"><li>five</li><li>six</li></ol>', ' 5. five\n 6. six'],
  ['<ol type="a" start="3"><li>clause</li></ol><ol type="i"><li>one</li><li>two</li></ol>', ' c. clause\n\n i.  one\n ii. two'],
  ['<table><caption>Prices</caption><tr><td>Gate</td><td>2</td></tr></table>', 'Prices\n\nGate   2'],
  ['<a href="/projects/1">Project</a>', 'Project'],
  ['<p>Dear <strong>all</strong>,</p><p>it is <em>done</em>.</p>', 'Dear all,\nit is done.'],
  ['One<br>Two<br /><br /><br /><br />Three', 'One\nTwo\n\nThree'],
  ['<p>Both:</p><ul><li>One</li><li>Two</li></ul>', 'Both:\n * One\n * Two'],
  ['<a href="https://fjordlys.example/?a=1&amp;b=>2">Here</a>', 'Here [https://fjordlys.example/?a=1&b=>2]'],
  ['<a href="mailto:kim@fjordlys.example">kim@fjordlys.example</a>', 'kim@fjordlys.example'],
  ['<a href="https://bad.example">https://bank.example</a>', 'https://bank.example [https://bad.example]'],
  ['1 &lt; 2 &amp;amp; <script>alert(1)</script>3 > 2', '1 < 2 &amp; 3 > 2'],
  ['<h2>Price</h2><p>It is <s>1100</s> 900.</p>', 'Price\n\nIt is ~~1100~~ 900.'],
  ['<pre>a\n   b</pre>', 'a\n   b'],
  ['<div>One</div><section>Two</section>10<sup>3</sup> <del>old</del><ins>new</ins>', 'One\nTwo\n10³ ~~old~~ new'],
  ['', ''],
])('the text of %s', async (html, text) => {
  expect(await plainText(await safeHtml(html, 'message.body'), 1000)).toBe(text)
})

it('keeps cells apart, numbers lists, and marks quotations', async () => {
  const html = `<table><thead><tr><th>Item</th><th>Pieces</th></tr></thead><tbody><tr><td>Gate</td><td>2</td></tr><tr><td>Hinge</td><td>12</td></tr></tbody></table>
    <ol><li>Order</li><li>Build<ul><li>frame</li><li>door</li></ul></li></ol><blockquote>as you said</blockquote>`
  expect(await plainText(await safeHtml(html, 'message.body'), 1000)).toBe(
    'Item    Pieces\nGate    2\nHinge   12\n\n 1. Order\n 2. Build\n    * frame\n    * door\n\n> as you said',
  )
})

it('takes little time for many blanks and for cells that claim to span millions', async () => {
  const blanks = ' '.repeat(100_000)
  expect(await plainText(`<p>One${blanks}</p>${blanks}<p>two${blanks}</p>`, 1_000_000)).toBe('One\ntwo')
  expect(await plainText('<table><tr><td colspan="99999999" rowspan="99999999">a</td></tr></table>', 1000)).toBe('a')
})

it.each([
  [5, 'One'],
  [13, 'One t'],
  [16, 'One t'],
  [19, 'One t &'],
  [21, 'One t &'],
  [30, 'One t & u'],
])('uses the first %i units and ends between tags and characters', async (most, text) => {
  expect(await plainText('One <b>t</b> &amp; <i>u</i>', most)).toBe(text)
})
