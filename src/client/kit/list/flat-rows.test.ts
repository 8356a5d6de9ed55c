import { expect, it } from 'vitest'
import { flatRows } from './flat-rows.ts'

it('joins pages without the copy of a record that is on two of them', () => {
  const pages = [{ rows: [{ id: '1' }, { id: '2' }] }, { rows: [{ id: '2' }, { id: '3' }] }]
  expect(flatRows(pages).map(({ id }) => id)).toEqual(['1', '2', '3'])
})
