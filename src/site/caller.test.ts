import { describe, expect, it } from 'vitest'
import { callerOf } from './caller.ts'

const call = (headers: Record<string, string> = {}) => ({ url: 'http://tandem.example/api/contacts', headers: new Headers(headers) })
const from = (address: string) => callerOf(call(), address, false).remote

describe('callerOf', () => {
  it('uses the socket unless a proxy is trusted', () => {
    const told = call({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' })
    expect(callerOf(told, '192.0.2.1', false)).toEqual({ remote: '192.0.2.1', secure: false })
    expect(callerOf(told, '192.0.2.1', true)).toEqual({ remote: '198.51.100.7', secure: true })
    expect(callerOf(call(), '192.0.2.1', true)).toEqual({ remote: '192.0.2.1', secure: false })
  })

  it('uses the address that the nearest proxy added, not one from the client', () => {
    expect(callerOf(call({ 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }), '127.0.0.1', true).remote).toBe('198.51.100.7')
  })

  it('maps all IPv6 addresses of one household to one network', () => {
    expect(from('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
    expect(from('2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64')
    expect(from('2001:db8::5')).toBe('2001:db8:0:0::/64')
    expect(from('::1')).toBe('0:0:0:0::/64')
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5678', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['[::1]:123', '0:0:0:0::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:0:0:0:9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('reads %s of a proxy as %s', (written, network) => {
    expect(callerOf(call({ 'x-forwarded-for': `203.0.113.9, ${written}` }), '127.0.0.1', true).remote).toBe(network)
  })

  it.each(['unknown', '', '1', '0x7f.1', '_hidden', '1.2.3.4.5', '999.1.1.1', `1${':1'.repeat(400)}`])(
    'counts requests for the proxy itself where it says %s',
    (written) => {
      expect(callerOf(call({ 'x-forwarded-for': written }), '192.0.2.77', true).remote).toBe('192.0.2.77')
    },
  )

  it.each([
    ['https', true],
    ['HTTPS', true],
    ['http, https', true],
    ['https, http', false],
    ['http', false],
  ])('takes %s of a proxy for secure: %s', (protocol, secure) => {
    expect(callerOf(call({ 'x-forwarded-proto': protocol }), '192.0.2.1', true).secure).toBe(secure)
  })
})
