import { describe, expect, it } from 'vitest'
import { applyFields } from '../resource/fields.ts'
import { type TestChange, type TestRecord, testService } from '../resource/test-resource.ts'
import { findClash, rebase } from './find-clash.ts'

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
const clash = (theirs: TestChange, mine: TestChange) => findClash(fields, { base, theirs: after(theirs), mine: after(mine) }, mine, names)

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
