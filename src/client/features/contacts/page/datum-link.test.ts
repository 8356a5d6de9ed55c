import { describe, expect, it } from 'vitest'
import { datumIn, validateDatum } from '../datum.ts'
import { hrefOf } from './datum-link.ts'

describe('where contact data leads', () => {
  it('calls', () => {
    expect(hrefOf('phone', '+47 55 90 (41) 28')).toBe('tel:+4755904128')
    expect(hrefOf('phone', '0151 5550 1004', 'DE')).toBe('tel:+4915155501004')
    expect(hrefOf('phone', 'ask for Rui')).toBeUndefined()
  })

  it('writes', () => {
    expect(hrefOf('e-mail', 'sigrid@fjordlys.no')).toBe('mailto:sigrid@fjordlys.no')
    expect(hrefOf('e-mail', 'Sigrid Aune <sigrid@fjordlys.no>')).toBe('mailto:sigrid@fjordlys.no')
    expect(hrefOf('e-mail', 'sigrid')).toBeUndefined()
  })

  it('opens websites and nothing else', () => {
    expect(hrefOf('website', 'fjordlys.no/fares')).toBe('https://fjordlys.no/fares')
    expect(hrefOf('website', 'http://fjordlys.no:8080/')).toBe('http://fjordlys.no:8080/')
    expect(hrefOf('website', 'javascript:alert(1)')).toBeUndefined()
    expect(hrefOf('website', 'data:text/html,x')).toBeUndefined()
  })

  it('is taken from what was pasted', () => {
    expect(datumIn('e-mail', 'mailto:kim@fjordlys.no')).toBe('kim@fjordlys.no')
    expect(datumIn('e-mail', 'Olaf Grau <olaf@fjordlys.no>,')).toBe('olaf@fjordlys.no')
    expect(datumIn('phone', '\u202a+49 (0)151 5550\u20601006\u202c ')).toBe('+49 (0)151 55501006')
    expect(datumIn('phone', 'tel:+49-151-55501006')).toBe('+49-151-55501006')
    expect(datumIn('website', '<https://fjordlys.no/>,')).toBe('https://fjordlys.no/')
    expect(datumIn('website', ' fjordlys.no\u200b')).toBe('fjordlys.no')
  })

  it('takes addresses with letters of any script, with plus tags and long domains', () => {
    for (const address of [
      'зоя@пример.рф',
      'o.grau+news@mail.grau.photography',
      "o'neil@a-b.co.uk",
      'x@münchen.example',
      '李@例え.jp',
      'a@b.c',
      '_a@x_y.example',
    ])
      expect(validateDatum('e-mail', address)).toBeUndefined()
  })

  it('says what is wrong', () => {
    for (const address of [
      'olaf',
      'olaf@',
      '@grau.example',
      'olaf@grau',
      'olaf@grau..example',
      'olaf grau@grau.example',
      'olaf@grau.example/x',
      'olaf@1.2.3.4',
    ])
      expect(validateDatum('e-mail', address)).toBe('Enter a complete e-mail address, such as name@example.com.')
    expect(validateDatum('e-mail', 'a@grau.example, b@grau.example')).toBe('Enter one address here, and add the others one by one.')
    for (const phone of ['4.91512E+11', '4,91512E+11', ' 4.9e11', '1E+12'])
      expect(validateDatum('phone', phone)).toBe('A spreadsheet has rounded this number. Enter all its digits.')
    for (const website of ['kim@fjordlys.no', 'my site.no', 'fjordlys.no<br>', 'http://', 'HTTPS:'])
      expect(validateDatum('website', website)).toBe('Enter a valid website, for example example.com.')
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
