import { describe, expect, it } from 'vitest'
import { foldPieces, pieceNames } from './fold-pieces.ts'

const widths = new Map([
  [pieceNames.type, 190],
  [pieceNames.or, 40],
  [pieceNames.more, 70],
  ['Title', 60],
  ['Company', 90],
  ['Changed', 80],
  ['Changed in the last 30 days', 200],
  ['Tags', 60],
  ['Recently viewed', 130],
])
const piece = (words: string, folds = true) => ({ name: words, words, folds, alone: words === 'Tags' || words === 'Recently viewed' })
const line = ['Title', 'Company', 'Changed', 'Tags', 'Recently viewed'].map((words) => piece(words))
const withSet = line.map((each) => (each.name === 'Changed' ? piece('Changed in the last 30 days', false) : each))
// 190 + 60 + 90 + 80 + 40 + 60 + 130 and six gaps
const whole = 674

describe('a line of filters', () => {
  it('folds nothing where all fits, to the pixel', () => {
    expect(foldPieces(line, widths, whole)).toEqual([])
    expect(foldPieces(line, widths, whole - 1)).toEqual(['Recently viewed'])
  })

  it('folds only what does not fit, the last first, and keeps room for the way to them', () => {
    expect(foldPieces(line, widths, 634)).toEqual(['Recently viewed'])
    expect(foldPieces(line, widths, 633)).toEqual(['Tags', 'Recently viewed'])
    expect(foldPieces(line, widths, 0)).toEqual(['Title', 'Company', 'Changed', 'Tags', 'Recently viewed'])
  })

  it('never folds what is set', () => {
    expect(foldPieces(withSet, widths, 760)).toEqual(['Recently viewed'])
    expect(foldPieces(withSet, widths, 0)).toEqual(['Title', 'Company', 'Tags', 'Recently viewed'])
  })

  it('leaves on the line what has not been measured', () => {
    expect(foldPieces(line, new Map(), 500)).toEqual([])
  })
})
