import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from './errors.ts'
import { changeIds, changeNested } from './id-list.ts'

/** Only 1 and 3 are visible. */
const nameOf = async (id: string) => (id === '1' || id === '3' ? `“Kim ${id}”` : undefined)

const fault = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.faults[0]?.code, error.faults[0]?.field, error.faults[0]?.message]
    throw error
  }
  return 'accepted'
}

describe('a list of ids', () => {
  it('adds, keeps and removes as the interface says', async () => {
    expect(await changeIds(['1', '2'], ['3', '-1', '2'], 'f', nameOf)).toEqual(['2', '3'])
    expect(await changeIds(['1'], undefined, 'f', nameOf)).toEqual(['1'])
    expect(await changeIds(['1'], [], 'f', nameOf)).toEqual(['1'])
  })

  it.each([
    [['-1'], true, 'minus', 'f.0', 'A new record has nothing to remove.'],
    [['-9'], false, 'not-linked', 'f.0', 'This entry is not in this list, so it can’t be removed.'],
    [['-3'], false, 'not-linked', 'f.0', '“Kim 3” is not in this list, so it can’t be removed.'],
    [['3', '3'], false, 'twice', 'f.1', '“Kim 3” is listed twice.'],
    [['9', '9'], false, 'twice', 'f.1', 'An entry is listed twice.'],
    [['1', '-1'], false, 'twice', 'f.1', '“Kim 1” is listed twice.'],
    [['-1', '-1'], false, 'twice', 'f.1', '“Kim 1” is listed twice.'],
  ])('refuses %j (creating: %s) by name', async (changes, creating, code, field, message) => {
    expect(await fault(() => changeIds(creating ? undefined : ['1'], changes, 'f', nameOf))).toEqual([422, code, field, message])
  })

  it('behaves like a set and does not mutate its arguments', async () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(String))
    await fc.assert(
      fc.asyncProperty(ids, ids, async (current, listed) => {
        const given = [...current]
        const changes = listed.map((id) => (current.includes(id) && Number(id) % 2 ? `-${id}` : id))
        const gone = new Set(changes.flatMap((id) => (id.startsWith('-') ? [id.slice(1)] : [])))
        const after = await changeIds(current, changes, 'f', nameOf)
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
    expect((await fault(() => change(changes, creating))).slice(0, 3)).toEqual([422, code, field])
  })
})
