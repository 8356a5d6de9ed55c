import { expect, it } from 'vitest'
import { type ChangedText, compareTexts } from './compare-texts.ts'

const written = (pieces: readonly ChangedText[] | undefined) =>
  pieces?.map(({ text, kind }) => (kind === 'same' ? text : `[${kind === 'added' ? '+' : '-'}${text}]`)).join('')

it('compares changed lines word by word and keeps equal lines beside each other', () => {
  const { lines, changes } = compareTexts('# First line\nWhere do you want to travel?\nLast', '# First line\nWhere do you sail?\nNew\nLast')
  expect(lines.map(({ left, right, change }) => [written(left), written(right), change])).toEqual([
    ['# First line', '# First line', 0],
    ['Where do you [-want to travel]?', 'Where do you [+sail]?', 1],
    [undefined, '[+New]', 2],
    ['Last', 'Last', 0],
  ])
  expect(lines.map(({ both }) => written(both))).toEqual([undefined, 'Where do you [-want to travel][+sail]?', undefined, undefined])
  expect(changes).toBe(2)
})

it('finds removed lines, and words of languages without spaces', () => {
  expect(compareTexts('a\nb', 'a').lines.map(({ left, right }) => [written(left), written(right)])).toEqual([
    ['a', 'a'],
    ['[-b]', undefined],
  ])
  expect(compareTexts('お茶を飲む', 'お茶を買う').changes).toBe(1)
  expect(compareTexts('same', 'same').changes).toBe(0)
})
