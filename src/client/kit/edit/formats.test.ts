import { expect, it } from 'vitest'
import { numberFormat } from './formats.ts'

it('reads whole numbers only', () => {
  expect(['12', '-3', '1.5', 'x', ''].map(numberFormat.parse)).toEqual([12, -3, undefined, undefined, undefined])
})
