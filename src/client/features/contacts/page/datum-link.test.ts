import { describe, expect, it } from 'vitest'
import { hrefOf, validateDatum } from './datum-link.ts'

describe('where contact data leads', () => {
  it('calls', () => {
    expect(hrefOf('phone', '+47 55 90 (41) 28')).toBe('tel:+4755904128')
    expect(hrefOf('phone', 'ask for Rui')).toBeUndefined()
  })

  it('writes', () => {
    expect(hrefOf('e-mail', 'sigrid@fjordlys.no')).toBe('mailto:sigrid@fjordlys.no')
    expect(hrefOf('e-mail', 'sigrid')).toBeUndefined()
  })

  it('opens websites and nothing else', () => {
    expect(hrefOf('website', 'fjordlys.no/fares')).toBe('https://fjordlys.no/fares')
    expect(hrefOf('website', 'http://fjordlys.no:8080/')).toBe('http://fjordlys.no:8080/')
    expect(hrefOf('website', 'javascript:alert(1)')).toBeUndefined()
    expect(hrefOf('website', 'data:text/html,x')).toBeUndefined()
  })

  it('says what is wrong', () => {
    expect(validateDatum('e-mail', 'solveig@fjordlys')).toBe('Enter a complete e-mail address, such as name@example.com.')
    const other = [
      'javascript:alert(1)',
      ' data:text/html,x',
      'ftp://example.com',
      'javascript:1,alert(1)',
      'javascript:1/alert(1.5)',
      'a.b:c',
    ]
    for (const website of other) expect(validateDatum('website', website)).toBe('Use https:// or http://, or leave it out.')
    for (const website of ['java\tscript:alert(document.cookie)', '\u0001javascript:alert(1.5)', 'https://exa\u007fmple.com'])
      expect(validateDatum('website', website)).toBe('Remove control characters such as tabs.')
    expect(validateDatum('phone', ' ')).toBe('This may not be empty.')
    expect(validateDatum('phone', 'abc')).toBe('Enter a phone number with at least one digit.')
    expect(validateDatum('website', 'not a url')).toBe('Enter a valid website, for example example.com.')
    for (const phone of ['1', '+47 22 (0) 33', '٠٥٥ ask for Rui']) expect(validateDatum('phone', phone)).toBeUndefined()
    for (const website of [
      'fjordlys.no',
      ' https://a.b',
      'http://intranet:80',
      'localhost:8080',
      'my-a.fjordlys.no:80/x',
      'https://例え.jp/a',
    ])
      expect(validateDatum('website', website)).toBeUndefined()
  })
})
