import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFolded, fold } from './fold.ts'

describe('text normalized for search', () => {
  it.each([
    ['Ólafur', 'olafur'],
    ['LØKEN', 'loken'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['ΝΊΚΟΣ', 'νικοσ'],
    ['ёлка', 'елка'],
    ['ﬁn', 'fin'],
    ['  Kiln \t& \n Co ', 'kiln & co'],
    ['きつね', 'きつね'],
    ['が', 'が'],
    ['50%_\\', '50%_\\'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('is idempotent and ignores case and Unicode normalization form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
      }),
    )
  })
})

const found = (text: string, term: string) => {
  const range = findFolded(text, term)
  return range && text.slice(...range)
}

describe('finding a term in a name', () => {
  it.each([
    ['Eleanor Marlowe', 'ma', 'Ma'],
    ['María José Ibáñez', 'ma', 'Ma'],
    ['María José Ibáñez', 'maria jose', 'María José'],
    ['María', 'MARÍA', 'María'],
    ['Jose\u0301 Ibáñez', 'jose', 'Jose\u0301'],
    ['Łukasz Żuraw', 'zur', 'Żur'],
    ['Askøy', 'askoy', 'Askøy'],
    ['Straße 4', 'strasse', 'Straße'],
    ['佐藤 健一', '健', '健'],
    ['Γιώργος', 'γιωργ', 'Γιώργ'],
    ['100 % wool', '%', '%'],
    ['Þórunn Sigurðardóttir', 'thorunn', 'Þórunn'],
    ['Þórunn Sigurðardóttir', 'sigurda', 'Sigurða'],
    ['Ħal Għaxaq', 'ghax', 'Għax'],
    ['ΝΙΚΟΣ', 'νικος', 'ΝΙΚΟΣ'],
    ['Café  Ångström', 'cafe ang', 'Café  Ång'],
    ['ﬁn', 'fin', 'ﬁn'],
    ['か\u3099', 'が', 'か\u3099'],
  ])('%s, typed %s', (text, term, part) => {
    expect(found(text, term)).toBe(part)
  })

  it('finds nothing in empty text', () => {
    expect(findFolded('Sigrid', 'zz')).toBeUndefined()
    expect(findFolded('Sigrid', '  ')).toBeUndefined()
    expect(findFolded('', 'a')).toBeUndefined()
  })

  it('finds exactly the terms that the normalized text contains', () => {
    const letter = fc.constantFrom(...'aeAÁåŁøßsæÞthðħıςΣΊёй佐がか가각 \t5%_ﬁǅ', 'e\u0301', 'か\u3099', '각')
    fc.assert(
      fc.property(fc.string({ unit: letter }), fc.string({ unit: letter, minLength: 1, maxLength: 2 }), (text, term) => {
        for (const whole of [text, `${text}${term}${text}`])
          expect(findFolded(whole, term) !== undefined).toBe(fold(term) !== '' && fold(whole).includes(fold(term)))
      }),
    )
  })
})
