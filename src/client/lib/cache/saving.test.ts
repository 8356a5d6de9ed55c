import { expect, it } from 'vitest'
import { ServiceError, Unreachable } from '../service-error.ts'
import { savingOf } from './saving.ts'

const done = { status: 'success', error: null }
const pending = { status: 'pending', error: null }
const lost = { status: 'error', error: new Unreachable() }
const refused = { status: 'error', error: new ServiceError(422) }
const idle = { underWay: 0, unsent: 0 }

it.each([
  ['nothing was written', [], idle, 'saved'],
  ['everything arrived', [done, done], idle, 'saved'],
  ['an earlier write is still on its way', [pending, done], idle, 'saving'],
  ['the last found no answer', [done, lost], idle, 'unsaved'],
  ['it arrived the second time', [lost, done], idle, 'saved'],
  ['the last was refused and taken back', [refused], idle, 'saved'],
  ['a file is on its way', [lost], { underWay: 1, unsent: 1 }, 'saving'],
  ['a file found no answer', [done], { underWay: 0, unsent: 1 }, 'unsaved'],
] as const)('when %s', (_, writes, files, saving) => {
  expect(savingOf(writes, files)).toBe(saving)
})
