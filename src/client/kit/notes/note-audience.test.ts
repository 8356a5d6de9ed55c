import { expect, it } from 'vitest'
import { audienceOf } from '../visibility/audience.ts'
import { noteFieldsOf } from './note-audience.ts'

it('reads and writes the workgroup of a note under its own name', () => {
  const note = { visibility: 'group', workgroupId: '7' } as const
  expect(audienceOf(note)).toEqual({ visibility: 'group', groupId: '7' })
  expect(noteFieldsOf(audienceOf(note))).toEqual(note)
})
