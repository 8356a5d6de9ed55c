import { expect, it } from 'vitest'
import { boardText } from './board-html.ts'

it.each([
  ['One\n\nTwo', undefined],
  ['# Tone\n\nCalm & clear.\nWarm.\n\n## Words\nBerth', '<h2>Tone</h2><p>Calm &amp; clear.<br>Warm.</p><h3>Words</h3><p>Berth</p>'],
  ['#1 is not one\n### <b>', '<p>#1 is not one</p><h4>&lt;b&gt;</h4>'],
])('the editor shows the headings of %j', (body, xHtml) => {
  expect(boardText({ body })).toEqual({ body, ...(xHtml !== undefined && { xHtml }) })
})

it('leaves a formatted text as it is', () => {
  const text = { body: '# Tone', xHtml: '<p># Tone</p>' }
  expect(boardText(text)).toBe(text)
})
