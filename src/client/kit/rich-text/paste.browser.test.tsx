import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { UndoNotes } from '../../ui/float/undo-note.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'
import { SafeHtml } from './safe-html.tsx'

const onFiles = vi.fn<(files: File[]) => void>()
let written = ''
const field = page.getByRole('textbox', { name: 'Message' })

const Field = () => {
  const [value, setValue] = useState('')
  written = value
  return (
    <ThemeProvider>
      <RichTextEditor label="Message" value={value} onChange={setValue} onFiles={onFiles} />
      <UndoNotes />
    </ThemeProvider>
  )
}

const paste = (html: string, text = 'text', files: File[] = []) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', text)
  for (const file of files) clipboardData.items.add(file)
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

beforeEach(async () => {
  await render(<Field />)
  await field.click()
})
afterEach(() => vi.clearAllMocks())

const word = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

describe('pasted HTML', () => {
  test.each([
    [
      'lists of Word, nested',
      `<html xmlns:o="urn:x"><head><style><!-- p {margin:0} --></style></head><body><!--StartFragment--><p class=MsoNormal>Steps:<o:p></o:p></p>${word(1, '1.', 'Pack')}${word(2, '·', 'Fragile first')}${word(1, '2.', 'Call')}<!--EndFragment--></body></html>`,
      '<p>Steps:</p><ol><li><p>Pack</p><ul><li><p>Fragile first</p></li></ul></li><li><p>Call</p></li></ol>',
    ],
    [
      'the wrapper of Google Docs, which is not bold',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> 10</span><span style="vertical-align:super">3</span> <span style="text-decoration:line-through">off</span></p></b>',
      '<p><strong>Bold</strong> 10<sup>3</sup> <s>off</s></p>',
    ],
    [
      'lines, small headings, and what was struck out and added',
      '<div>One</div><section>Two</section><h5>Small</h5><dl><dt>Term</dt><dd>Meaning</dd></dl><p><del>old</del><ins>new</ins> <mark>here</mark> H<sub>2</sub>O</p>',
      '<p>One</p><p>Two</p><h4>Small</h4><p>Term</p><p>Meaning</p><p><s>old</s><u>new</u> <mark>here</mark> H<sub>2</sub>O</p>',
    ],
    [
      'ticked boxes and emoji',
      '<ul><li><input type="checkbox" checked>Tent</li><li><input type="checkbox">Stove <img alt="🔥" src="https://emoji.example/f.png"></li></ul>',
      '<ul><li><p>☑ Tent</p></li><li><p>☐ Stove 🔥</p></li></ul>',
    ],
    [
      'links without a protocol',
      '<p><a href="www.good.example/a">A</a> <a href="javascript:alert(1)">B</a></p>',
      '<p><a href="https://www.good.example/a">A</a> B</p>',
    ],
    [
      'the first number of a list, and its letters',
      '<ol start="5"><li>Five</li></ol><ol type="a" start="3"><li>c</li></ol><ol start="-1" type="disc"><li>One</li></ol>',
      '<ol start="5"><li><p>Five</p></li></ol><ol start="3" type="a"><li><p>c</p></li></ol><ol><li><p>One</p></li></ol>',
    ],
    [
      'merged cells, up to a limit',
      '<table><tr><th colspan="2">Price</th><td rowspan="2">B</td></tr><tr><td colspan="0">C</td><td>D</td></tr></table>',
      '<table><tbody><tr><th colspan="2"><p>Price</p></th><td rowspan="2"><p>B</p></td></tr><tr><td><p>C</p></td><td><p>D</p></td></tr></tbody></table>',
    ],
  ])('keeps %s', async (_, html, expected) => {
    paste(html)
    await expect.poll(() => written.replaceAll(/ (?:style="[^"]*"|(?:col|row)span="1")|<colgroup>.*?<\/colgroup>/g, '')).toBe(expected)
  })

  test('of huge tables does not stop the page', async () => {
    const started = performance.now()
    paste('<table><tbody><tr><td colspan="10000000" rowspan="99999999">one cell</td></tr></tbody></table><p>after</p>')
    await expect.poll(() => written).toContain('colspan="100"')
    paste(`<table><tr>${'<td>x</td>'.repeat(900)}</tr>${'<tr><td>y</td></tr>'.repeat(900)}</table>`)
    await expect.poll(() => written).toContain('y')
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('that is too long is refused at once', async () => {
    paste(`<p>${'word '.repeat(55_706)}</p>`, 'word '.repeat(55_706))
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Not pasted: it is 208.1 KiB too long for a text of 64 KiB. Paste less of it, or attach it as a file.')
    expect(written).toBe('')
    await userEvent.keyboard('x')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('brings its pictures as files, and says which it could not', async () => {
    const html =
      '<p>Plan:</p><p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Site plan"></p><p><img src="cid:image001.png@01"></p><p><img src="file:///C:/clip.png"></p><img width=1 src="https://spy.example/pixel.gif">'
    paste(html, 'Plan:', [new File(['b'], 'image.png', { type: 'image/png' })])
    await expect.poll(() => written).toContain('Plan:')
    expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['Site plan.png', expect.stringMatching(/^Pasted .*\.png$/)])
    await expect.element(page.getByText('1 picture could not be pasted. Copy each one alone, or attach it as a file.')).toBeVisible()
  })
})

test('shown HTML keeps merged cells, lines of plain text, and what was struck out or raised', async () => {
  const { container } = await render(
    <SafeHtml html='<div>A</div><b style="font-weight:normal">b</b><del>c</del><sup>2</sup><mark>m</mark><h6>h</h6>' />,
  )
  expect(container.firstElementChild?.innerHTML).toBe('<div>A</div>b<s>c</s><sup>2</sup><mark>m</mark><h4>h</h4>')
  const table = await render(<SafeHtml html='<table><tbody><tr><td colspan="2" rowspan="500">A</td></tr></tbody></table>' />)
  expect(table.container.querySelector('td')?.outerHTML).toBe('<td colspan="2" rowspan="100">A</td>')
  const plain = await render(<SafeHtml html={'One\nTwo'} />)
  expect(plain.container.firstElementChild?.innerHTML).toBe('One<br>Two')
})
