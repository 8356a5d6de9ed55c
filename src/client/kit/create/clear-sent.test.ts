import { expect, it } from 'vitest'
import { clearSent } from './clear-sent.ts'

it('empties the fields that were sent, and keeps the others and what has been typed since', () => {
  const sent = { name: 'Kiln', notes: 'Fires at noon', day: 'Friday' }
  expect(clearSent('name', 'notes')({ ...sent, notes: 'Fires at one' }, sent)).toEqual({ name: '', notes: 'Fires at one', day: 'Friday' })
})
