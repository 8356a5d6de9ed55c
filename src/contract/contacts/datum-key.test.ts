import { describe, expect, it } from 'vitest'
import { datumKey } from './datum-key.ts'

const key = (entityType: string, entityValue: string, country?: string) => datumKey({ entityType, entityValue }, country)

describe('the key of contact data', () => {
  it('is the same for one phone number in several forms', () => {
    const forms = [
      '+49 151 5550 1007',
      '0049 151/55501007',
      '(+49) 0151 5550-1007',
      '+49 (0)151 5550-1007',
      '\u202a+49 151\u20605550 1007\u202c',
    ]
    for (const form of forms) expect(key('phone', form)).toBe('phone +4915155501007')
    expect(key('phone', '0151 5550 1007', 'DE')).toBe('phone +4915155501007')
    expect(key('phone', '0151 5550 1007', 'AT')).not.toBe('phone +4915155501007')
    expect(key('phone', '0151 5550 1007')).toBe('phone 015155501007')
    expect(key('phone', '+49 30 123456 ext. 12')).toBe('phone +4930123456;ext=12')
    expect(key('phone', ' Ask at the desk')).toBe('phone ask at the desk')
  })

  it('is the same for one mailbox', () => {
    const forms = [
      'olaf@grau.example',
      'Olaf@Grau.Example',
      'mailto:olaf@grau.example',
      'Olaf Grau <olaf@grau.example>',
      'olaf@grau.example\u200b,',
    ]
    for (const form of forms) expect(key('e-mail', form)).toBe('e-mail olaf@grau.example')
    expect(key('e-mail', 'olaf+news@grau.example')).toBe('e-mail olaf+news@grau.example')
    for (const form of ['kim@bücher.example', 'Kim@BÜCHER.example', 'Kim <kim@xn--bcher-kva.example>', 'kim@bu\u0308cher.example'])
      expect(key('e-mail', form)).toBe('e-mail kim@xn--bcher-kva.example')
    expect(key('e-mail', 'no address')).toBe('e-mail no address')
  })

  it('is the same for one website', () => {
    for (const form of ['grau.example', 'https://www.Grau.example/', 'HTTP://grau.example.', ' grau.example\u200b'])
      expect(key('website', form)).toBe('website grau.example')
    for (const form of ['bücher.example', 'https://www.xn--bcher-kva.example/'])
      expect(key('website', form)).toBe('website xn--bcher-kva.example')
    expect(key('website', 'https://grau.example/Team/')).toBe('website grau.example/Team')
    expect(key('website', 'grau.example/team')).not.toBe(key('website', 'grau.example/Team'))
  })
})
