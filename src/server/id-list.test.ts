import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from './errors.ts'
import { changeIds, changeNested } from './id-list.ts'

const fault = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.faults[0]?.code, error.faults[0]?.field]
    throw error
  }
  return 'accepted'
}

describe('a list of ids', () => {
  it('adds, keeps and removes as the interface says', () => {
    expect(changeIds(['1', '2'], ['3', '-1', '2'], 'f')).toEqual(['2', '3'])
    expect(changeIds(['1'], undefined, 'f')).toEqual(['1'])
    expect(changeIds(['1'], [], 'f')).toEqual(['1'])
  })

  it.each([
    [['-1'], true, 'minus', 'f.0'],
    [['-9'], false, 'not-linked', 'f.0'],
    [['3', '3'], false, 'twice', 'f.1'],
    [['1', '-1'], false, 'twice', 'f.1'],
    [['-1', '-1'], false, 'twice', 'f.1'],
  ])('refuses %j (creating: %s)', async (changes, creating, code, field) => {
    expect(await fault(() => changeIds(creating ? undefined : ['1'], changes, 'f'))).toEqual([422, code, field])
  })

  it('behaves like a set and does not mutate its arguments', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(String))
    fc.assert(
      fc.property(ids, ids, (current, listed) => {
        const given = [...current]
        const changes = listed.map((id) => (current.includes(id) && Number(id) % 2 ? `-${id}` : id))
        const gone = new Set(changes.flatMap((id) => (id.startsWith('-') ? [id.slice(1)] : [])))
        const after = changeIds(current, changes, 'f')
        expect(new Set(after)).toEqual(new Set([...current, ...listed]).difference(gone))
        expect(after.length).toBe(new Set(after).size)
        expect(current).toEqual(given)
      }),
    )
  })
})

describe('a list of entries', () => {
  const before = [
    { id: '1', text: 'one' },
    { id: '2', text: 'two' },
  ]
  const change = (changes: ({ id?: string } & Record<string, unknown>)[], creating = false) =>
    changeNested(creating ? undefined : before, changes, 'f', async (asked, old) => ({
      id: old?.id ?? 'new',
      text: String(asked.text ?? old?.text ?? ''),
    }))

  it('updates by id, creates without an id, removes by minus', async () => {
    expect(await change([{ id: '2', text: 'zwei' }, { text: 'three' }, { id: '-1' }])).toEqual([
      { id: '2', text: 'zwei' },
      { id: 'new', text: 'three' },
    ])
  })

  it.each([
    [[{ id: '7' }], false, 'unknown-entry', 'f.0.id'],
    [[{ id: '-7' }], false, 'unknown-entry', 'f.0.id'],
    [[{ id: '1' }, { id: '-1' }], false, 'twice', 'f.1.id'],
    [[{ id: '-1', text: 'x' }], false, 'removed', 'f.0'],
    [[{ id: '1' }], true, 'new', 'f.0.id'],
  ])('refuses %j (creating: %s)', async (changes, creating, code, field) => {
    expect(await fault(() => change(changes, creating))).toEqual([422, code, field])
  })
})
