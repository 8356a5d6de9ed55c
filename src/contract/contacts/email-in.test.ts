import { expect, it } from 'vitest'
import { emailIn, emailsIn, emailValues } from './email-in.ts'

it.each([
  ['kim@grau.example', 'kim@grau.example'],
  ['mailto:kim@grau.example', 'kim@grau.example'],
  ['MAILTO:kim@grau.example?subject=Hello', 'kim@grau.example'],
  ['<e@grau.example>', 'e@grau.example'],
  ['f@grau.example,', 'f@grau.example'],
  ['f@grau.example; ', 'f@grau.example'],
  ['g@grau.example>', 'g@grau.example'],
  ['Olaf Grau <olaf@grau.example>', 'olaf@grau.example'],
  ['"Grau, Olaf" < olaf@grau.example >;', 'olaf@grau.example'],
  ['Grau, Olaf <olaf@grau.example>', 'olaf@grau.example'],
  ['Grau, Olaf (Sales) <olaf@grau.example>', 'olaf@grau.example'],
  // A quoted mailbox is refused as it is typed.
  ['"olaf grau"@grau.example', '"olaf grau"@grau.example'],
  ['<mailto:olaf@grau.example>', 'olaf@grau.example'],
  ['(olaf@grau.example)', 'olaf@grau.example'],
  ['E-mail: olaf@grau.example.', 'olaf@grau.example'],
  ['p6@phones.example\u200b', 'p6@phones.example'],
  ['o.grau+news@mail.grau.photography', 'o.grau+news@mail.grau.photography'],
  ['зоя@пример.example', 'зоя@пример.example'],
  ['olaf at grau', 'olaf at grau'],
  ["'olaf@grau.example'", 'olaf@grau.example'],
  ["o'neil@grau.example", "o'neil@grau.example"],
  // A space within an address is a fault to be seen, not half an address.
  ['olaf grau@grau.example', 'olaf grau@grau.example'],
  [' a@grau.example, b@grau.example ', 'a@grau.example, b@grau.example'],
])('takes from %j the address %s', (text, address) => {
  expect(emailIn(text)).toBe(address)
})

it('takes several addresses from one text', () => {
  expect(emailsIn('a@grau.example, Bo <b@grau.example>; \n c@grau.example;')).toEqual([
    'a@grau.example',
    'b@grau.example',
    'c@grau.example',
  ])
  expect(emailsIn('"Grau, Olaf" <olaf@grau.example>')).toEqual(['olaf@grau.example'])
  expect(emailsIn('none')).toEqual([])
  expect(emailValues('a@grau.example / b@grau.example | c@grau.example and d@grau.example')).toEqual([
    'a@grau.example',
    'b@grau.example',
    'c@grau.example',
    'd@grau.example',
  ])
  expect(emailValues('SMTP:a@grau.example, b@grau.example (work)')).toEqual(['a@grau.example', 'b@grau.example'])
})

it('keeps what is no address as a value of its own', () => {
  expect(emailValues('Olaf Grau <olaf@grau.example>; mailto:kim@grau.example?subject=Hi, unknown')).toEqual([
    'olaf@grau.example',
    'kim@grau.example',
    'unknown',
  ])
  expect(emailValues('a@grau.example, Grau, Olaf <olaf@grau.example>, b@grau.example')).toEqual([
    'a@grau.example',
    'olaf@grau.example',
    'b@grau.example',
  ])
  expect(emailValues('(private)')).toEqual(['(private)'])
  expect(emailValues('a,b@grau.example')).toEqual(['b@grau.example', 'a'])
  expect(emailValues('a@grau.example a@grau.example\u200b')).toEqual(['a@grau.example'])
})

it.each(['a', 'a ', '"', '<', '@', 'a@', '"<'])('reads a long cell of %j at once', (part) => {
  const started = performance.now()
  emailValues(part.repeat(60_000 / part.length))
  expect(performance.now() - started).toBeLessThan(2000)
})
