import { expect, it, vi } from 'vitest'
import { cardMoves } from './card-moves.ts'

const columns = [
  { key: 'design', title: 'Design' },
  { key: 'build', title: 'Build' },
]

it('moves a card a place up or down, or to another column, without a drag', () => {
  const onMove = vi.fn()
  const moves = (card: string, ordered = true) =>
    cardMoves({ column: 'design', columns, ids: ['a', 'b', 'c'], moving: new Set([card]), ordered, onMove })
  expect(moves('a').map(({ label, disabled = false }) => [label, disabled])).toEqual([
    ['Move up', true],
    ['Move down', false],
    ['Move to Build', false],
  ])
  expect(moves('c').map(({ disabled = false }) => disabled)).toEqual([false, true, false])
  expect(moves('b', false).map(({ label }) => label)).toEqual(['Move to Build'])
  for (const { onClick } of moves('b')) onClick()
  expect(onMove.mock.calls).toEqual([['design', 0], ['design', 2], ['build']])
})
