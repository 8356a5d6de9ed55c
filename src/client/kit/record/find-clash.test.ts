import { describe, expect, it } from 'vitest'
import { applyFields } from '../resource/fields.ts'
import { type TestChange, type TestRecord, testService } from '../resource/test-resource.ts'
import { findClashes, rebase } from './find-clash.ts'

const { fields } = testService().resource
const base: TestRecord = {
  id: '1',
  name: 'Sigrid',
  title: 'Head',
  visibility: 'group',
  groupId: '1',
  phones: [
    { id: '11', number: '1' },
    { id: '12', number: '2' },
  ],
}
const after = (change: TestChange) => applyFields(fields, base, change)
const names = { groups: [], nameOf: (id: string) => id }
const clashes = (theirs: TestChange, mine: TestChange) =>
  findClashes(fields, { base, theirs: after(theirs), mine: after(mine) }, mine, names)
const clash = (theirs: TestChange, mine: TestChange) => clashes(theirs, mine)[0]?.clash

describe('two people who change one record', () => {
  it('clash over the same field, with both values', () => {
    expect(clash({ title: 'Chief' }, { title: 'Owner' })).toEqual({ what: 'title', mine: 'Owner', theirs: 'Chief' })
    expect(clash({ title: 'Chief' }, { title: '' })?.mine).toBe('empty')
    expect(clash({ phones: [{ id: '11', number: '8' }] }, { phones: [{ id: '11', number: '9' }] })).toEqual({
      what: 'phone',
      mine: '9',
      theirs: '8',
    })
  })

  it('clash over the workgroup alone, though the visibility stays "group"', () => {
    expect(clash({ visibility: 'group', groupId: '2' }, { visibility: 'group', groupId: '3' })).toEqual({
      what: 'visibility',
      mine: '3',
      theirs: '2',
    })
  })

  it('do not clash over different fields or the same value', () => {
    expect(clash({ title: 'Chief' }, { name: 'Siri' })).toBeUndefined()
    expect(clash({ title: 'Chief' }, { title: 'Chief' })).toBeUndefined()
    expect(clash({ phones: [{ id: '11', number: '8' }] }, { phones: [{ id: '12', number: '9' }] })).toBeUndefined()
    expect(clash({ phones: [{ id: '-11' }] }, { phones: [{ number: '3' }] })).toBeUndefined()
  })

  it('clash when one removes what the other changes', () => {
    const removal = { phones: [{ id: '-11' }] }
    const change = { phones: [{ id: '11', number: '9' }] }
    expect(clash(removal, change)).toEqual({ what: 'phone', mine: '9', theirs: 'removed' })
    expect(clash(change, removal)?.mine).toBe('removed')
  })
})

describe('a change of several fields', () => {
  const parts = (theirs: TestChange, mine: TestChange) => clashes(theirs, mine).map(({ clash: { what }, ...sent }) => ({ what, ...sent }))

  it('clashes over each field that both changed, and keeps the others for the first answer', () => {
    expect(parts({ name: 'Siri', title: 'Chief' }, { name: 'Sif', title: 'Owner', visibility: 'public' })).toEqual([
      { what: 'name', mine: { name: 'Sif', visibility: 'public' }, rest: { visibility: 'public' } },
      { what: 'title', mine: { title: 'Owner' }, rest: undefined },
    ])
  })

  it('clashes over each entry of a list', () => {
    const both = (number: string) => ['11', '12'].map((id) => ({ id, number }))
    expect(parts({ phones: both('8') }, { phones: [...both('9'), { number: '3' }] })).toEqual([
      { what: 'phone', mine: { phones: [{ id: '11', number: '9' }, { number: '3' }] }, rest: { phones: [{ number: '3' }] } },
      { what: 'phone', mine: { phones: [{ id: '12', number: '9' }] }, rest: undefined },
    ])
  })

  it('keeps nothing else when every field clashes', () => {
    expect(parts({ title: 'Chief' }, { title: 'Owner' })).toEqual([{ what: 'title', mine: { title: 'Owner' }, rest: undefined }])
  })
})

describe('keeping mine', () => {
  const theirs = after({ phones: [{ id: '-11' }] })

  it('adds an entry again that somebody else has removed', () => {
    expect(rebase(fields, { phones: [{ id: '11', number: '9' }] }, base, theirs)).toEqual({ phones: [{ number: '9' }] })
  })

  it('removes nothing twice', () => {
    expect(rebase(fields, { phones: [{ id: '-11' }, { id: '12', number: '5' }] }, base, theirs)).toEqual({
      phones: [{ id: '12', number: '5' }],
    })
  })
})
