import { expect, it } from 'vitest'
import { htmlText } from './html-text.ts'

it.each([
  ['<h2>Fares</h2><p>Adults <b>12</b><br>Children 6</p><ul><li>Bikes</li></ul>', 'Fares Adults 12 Children 6 Bikes'],
  ['<div>Agenda</div>1. Budget<div>Two</div>Three', 'Agenda 1. Budget Two Three'],
  ['<table><tr><td>Tent</td><td>10<sup>3</sup></td></tr></table>', 'Tent 10³'],
  ['&amp;lt;b&amp;gt; &lt;i&gt;', '&lt;b&gt; <i>'],
])('the text of %s on one line', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

it('has no tag that was cut', () => {
  expect(htmlText('<p>Fares</p><a href="https://tandem.example">', 20)).toBe('Fares')
})
