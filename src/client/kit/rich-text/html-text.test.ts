import { describe, expect, it } from 'vitest'
import { htmlLines, htmlText } from './html-text.ts'

describe('the text of stored HTML', () => {
  it('is on one line, with a space between blocks', () => {
    expect(htmlText('<h2>Fares</h2><p>Adults <b>12</b><br>Children 6</p><ul><li>Bikes</li></ul>')).toBe('Fares Adults 12 Children 6 Bikes')
  })

  it('has no tag that was cut', () => {
    expect(htmlText('<p>Fares</p><a href="https://tandem.example">', 20)).toBe('Fares')
  })

  it('decodes each character once', () => {
    expect(htmlText('&amp;lt;b&amp;gt; &lt;i&gt;')).toBe('&lt;b&gt; <i>')
  })

  it('keeps lines apart on request', () => {
    expect(htmlLines('<p>One &amp; two</p><p>Three<br>four</p>')).toBe('One & two\nThree\nfour')
    expect(htmlLines('One\nTwo')).toBe('One\nTwo')
  })
})
