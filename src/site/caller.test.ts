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
    expect(from('::ffff:192.0.2.1')).toBe('192.0.2.1')
  })
})
