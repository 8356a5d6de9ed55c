import { expect, it } from 'vitest'
import type { ContactRow } from '../tables.ts'
import { imagesOf, rowsIn } from './images.ts'

const before = { id: '7', name: 'Mira', companyId: '3', tags: ['ferry'] } as Partial<ContactRow> as ContactRow
const after: ContactRow = { ...before, name: 'Mira B', companyId: null, tags: [] }

it('contain created and deleted rows completely, and of updated rows the changes', () => {
  expect(rowsIn('contacts', imagesOf({ before: undefined, after }))).toEqual({ before: undefined, after })
  expect(rowsIn('contacts', imagesOf({ before, after: undefined }))).toEqual({ before, after: undefined })
  const kept = imagesOf({ before, after })
  expect(kept.after).toBe('{"name":"Mira B","companyId":null,"tags":"[]"}')
  expect(rowsIn('contacts', kept)).toEqual({ before, after })
})

it('are read if both contain the whole row', () => {
  const [was, is] = [
    { ...before, tags: '["ferry"]' },
    { ...after, tags: '[]' },
  ]
  expect(rowsIn('contacts', { before: JSON.stringify(was), after: JSON.stringify(is) })).toEqual({ before, after })
})
