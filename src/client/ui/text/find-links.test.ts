import { describe, expect, it } from 'vitest'
import { findLinks } from './find-links.ts'

const links = (text: string) => findLinks(text).flatMap(({ href }) => href ?? [])

describe('finding addresses in plain text', () => {
  it('keeps every character of the text', () => {
    const text = 'See https://a.example/x?y=1#z, or (www.b.example) or c@d.example.\nBye'
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    expect(links(text)).toEqual(['https://a.example/x?y=1#z', 'https://www.b.example', 'mailto:c@d.example'])
  })

  it('leaves the punctuation of the sentence outside', () => {
    expect(links('Read https://a.example/b.')).toEqual(['https://a.example/b'])
    expect(links('(https://a.example/b).')).toEqual(['https://a.example/b'])
    expect(links('https://en.example/wiki/Ferry_(ship)')).toEqual(['https://en.example/wiki/Ferry_(ship)'])
  })

  it('ends an address at the punctuation and the quotes of any language', () => {
    expect(links('詳細はhttps://a.example/運賃。次のページ')).toEqual(['https://a.example/運賃'])
    expect(links('（www.a.example）、「https://b.example/c」')).toEqual(['https://www.a.example', 'https://b.example/c'])
    expect(links('„https://a.example/b“, «www.a.example», “https://c.example”')).toEqual([
      'https://a.example/b',
      'https://www.a.example',
      'https://c.example',
    ])
  })

  it('follows nothing but web and mail addresses', () => {
    expect(links('javascript:alert(1) data:text/html,x file:///etc vbscript:x')).toEqual([])
    expect(links('http://')).toEqual([])
  })

  it('takes no longer for what is long than for as much of what is short', () => {
    const many = 200_000
    expect(links('a'.repeat(many))).toEqual([])
    expect(links(`https://a.example/${')'.repeat(many)}`)).toEqual(['https://a.example/'])
    expect(links('www.'.repeat(many))).toHaveLength(1)
    expect(links(`${'a.'.repeat(many)}@`)).toEqual([])
  })

  it('is plain text where there is none', () => {
    expect(findLinks('Fifteen minutes')).toEqual([{ text: 'Fifteen minutes' }])
    expect(findLinks('')).toEqual([])
  })
})
