import { expect, it } from 'vitest'
import { changedFields } from '../../../contract/x/changes.ts'
import { fieldLabel, shownField } from './field-words.ts'

it('shows dates, choices and amounts as the screens write them', () => {
  const shown = (...[field, before, after]: [Parameters<typeof fieldLabel>[0], string[], string[]]) => shownField({ field, before, after })
  expect(shown('dueDate', [], ['2026-12-04'])).toEqual({ kind: 'value', label: 'Due date', before: '', after: '4 Dec 2026' })
  expect(shown('clientsMay', ['work'], ['look'])).toEqual({
    kind: 'value',
    label: 'Clients can',
    before: 'Work on everything',
    after: 'View',
  })
  expect(shown('price', ['900'], ['12500'])).toEqual({ kind: 'value', label: 'Price', before: '900', after: '12,500' })
  expect(shown('isPrivate', ['0'], ['1'])).toEqual({ kind: 'value', label: 'Private', before: 'No', after: 'Yes' })
  expect(shown('visibility', ['only-me'], ['public'])).toEqual({ kind: 'value', label: 'Visibility', before: 'Only me', after: 'Everyone' })
})

it('shows of lists what was added and removed, and of formatted texts their lines', () => {
  expect(shownField({ field: 'tags', before: ['client', 'vip'], after: ['vip', 'press'] })).toEqual({
    kind: 'list',
    label: 'Tags',
    removed: ['client'],
    added: ['press'],
  })
  expect(shownField({ field: 'body', before: ['<p>One</p><p>Two &amp; a half</p>'], after: [] })).toEqual({
    kind: 'text',
    label: 'Text',
    before: 'One\nTwo & a half',
    after: '',
  })
})

it('has words for every field', () => {
  expect(changedFields.map(fieldLabel).filter((label) => /[a-z][A-Z]|Id$/.test(label))).toEqual([])
})
