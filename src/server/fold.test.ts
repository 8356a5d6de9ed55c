import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('text as people look for it', () => {
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

  it('folds what is folded to itself, and does not mind case or how accents are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
      }),
    )
  })
})
