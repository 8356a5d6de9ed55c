import { expect, it } from 'vitest'
import { fullUrl, hostOf, urlFault } from './link-format.ts'

it('adds the protocol that people leave out', () => {
  expect(fullUrl(' fjordlys.example/night ')).toBe('https://fjordlys.example/night')
  expect(fullUrl('HTTP://fjordlys.example')).toBe('HTTP://fjordlys.example')
  expect(fullUrl('')).toBe('')
})

it('names the host', () => {
  expect(hostOf('https://www.fjordlys.example:8080/night?x=1')).toBe('fjordlys.example:8080')
})

it.each(['javascript:alert(1)', 'data:text/html,hello', 'ftp://fjordlys.example', 'two words'])('refuses %j', (url) => {
  expect(urlFault(url)).toBe('A link begins with http:// or https:// and has no spaces.')
})

it('asks for a missing address', () => {
  expect(urlFault(' ')).toBe('Enter an address.')
})

it('accepts addresses of the web', () => {
  expect([urlFault('fjordlys.example'), urlFault('https://fjordlys.example/a?b#c')]).toEqual([undefined, undefined])
})
