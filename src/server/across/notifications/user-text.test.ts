import { expect, it } from 'vitest'
import { quoted, withoutLinks } from './user-text.ts'

it.each([
  ['Studio Nord', 'Studio Nord'],
  ['You won! Visit bad.example/now', 'You won! Visit bad. example/now'],
  ['https://bad.example/now', 'https: //bad. example/now'],
  ['http://1.2.3.4/now', 'http: //1.2.3.4/now'],
  ['bad。example bad．example bad｡example', 'bad。 example bad． example bad｡ example'],
  ['bad.\u200Bexample bad\u2060.example', 'bad. example bad . example'],
  ['bad․example bad﹒example', 'bad․ example bad﹒ example'],
  ['bad.1example.com', 'bad. 1example. com'],
  ['Ana\r\nBcc: everybody@bad.example', 'Ana Bcc: everybody@bad. example'],
  ['moc.elpmaxe\u202E evil \u202D', 'moc. elpmaxe evil'],
  ['Dr. Ana Ferreira, 12.50 €, v2.0', 'Dr. Ana Ferreira, 12.50 €, v2.0'],
  ['The 👩‍👩‍👧 & Co.', 'The 👩‍👩‍👧 & Co.'],
  ['a'.repeat(255), `${'a'.repeat(60)}…`],
  ['  ', ''],
])('shows %j as %j', (words, shown) => {
  expect(withoutLinks(words)).toBe(shown)
})

it('quotes words that cannot end their quotation', () => {
  expect(quoted('Nord” invites you. “')).toBe('“Nord’ invites you. ’”')
})
