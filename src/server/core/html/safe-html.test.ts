import { expect, it } from 'vitest'
import { safeHtml } from './safe-html.ts'

it.each([
  ['<div>Agenda</div><section>Terms</section><address>Oslo</address>', '<div>Agenda</div><div>Terms</div><div>Oslo</div>'],
  ['<dl><dt>Term</dt><dd>Meaning</dd></dl>', '<div><div>Term</div><div>Meaning</div></div>'],
  ['<figure><img src=x><figcaption>Plan</figcaption></figure>', '<div><div>Plan</div></div>'],
  ['<details open><summary>More</summary>Text</details>', '<div><div>More</div>Text</div>'],
  ['<h5>Small</h5><H6>Smaller</H6><CENTER>Middle</CENTER>', '<h4>Small</h4><h4>Smaller</h4><div>Middle</div>'],
  ['<del>old</del><ins>new</ins> <strike>off</strike> <mark>here</mark>', '<s>old</s><u>new</u> <s>off</s> <mark>here</mark>'],
  ['10<sup>3</sup> H<sub>2</sub>O', '10<sup>3</sup> H<sub>2</sub>O'],
  ['<b style="font-weight:normal" id="docs-internal-guid-1"><p>Plain</p></b>', '<p>Plain</p>'],
  [
    '<span style="font-weight:700">Bold</span> <span style="color:red;text-decoration:line-through">off</span>',
    '<strong>Bold</strong> <s>off</s>',
  ],
  ['<font color="red" size=7>Loud</font> <o:p></o:p>', 'Loud '],
  ['<td colspan="2" rowspan=3>A</td><th colspan=0>B</th>', '<td colspan="2" rowspan="3">A</td><th>B</th>'],
  ['<td colspan="10000000">A</td><td colspan="-4" rowspan="x">B</td><td colspan=1>C</td>', '<td colspan="100">A</td><td>B</td><td>C</td>'],
  [
    '<ol start=5 type=a class=x><li>e</li></ol><ol start="2026"><li>Year</li></ol><ul start=3 type=square><li>x</li></ul>',
    '<ol start="5" type="a"><li>e</li></ol><ol start="2026"><li>Year</li></ol><ul><li>x</li></ul>',
  ],
  [
    '<ol start="1" type="1"><li>A</li></ol><ol start="-4" type="disc"><li>B</li></ol><ol start="99999" type="i"><li>C</li></ol><ol start="1e9"><li>D</li></ol>',
    '<ol><li>A</li></ol><ol><li>B</li></ol><ol start="99999"><li>C</li></ol><ol><li>D</li></ol>',
  ],
  [
    '<a href="www.good.example/a?b=1">A</a> <a href="kim@good.example">B</a>',
    '<a href="https://www.good.example/a?b=1">A</a> <a href="mailto:kim@good.example">B</a>',
  ],
  ['<a href="javascript:alert(1)">A</a><a href="JaVa&#10;ScRipt:x">B</a><a href="data:text/html,x">C</a>', '<a>A</a><a>B</a><a>C</a>'],
  ['<title>Page</title><p>Unclosed <b>bold', '<p>Unclosed <b>bold</b></p>'],
])('stores %s', async (html, stored) => {
  expect(await safeHtml(html, 'message.body')).toBe(stored)
  expect(await safeHtml(stored, 'message.body')).toBe(stored)
})

it('takes little time for huge attributes and many cells', async () => {
  const started = performance.now()
  await safeHtml(`<p style="${'font-weight:'.repeat(5000)}" class="${'x'.repeat(3000)}">A</p>`, 'message.body')
  await safeHtml(`<table><tr>${'<td colspan=999999999999 rowspan=9e9>'.repeat(800)}</tr></table>`, 'message.body')
  await safeHtml(`<span style="text-decoration:${' '.repeat(60_000)}">A</span>`, 'message.body')
  await safeHtml(`<a href="${'a.'.repeat(30_000)}">A</a>`, 'message.body')
  expect(performance.now() - started).toBeLessThan(2000)
})
