import { describe, expect, it } from 'vitest'
import { readAction } from '../../../contract/actions.ts'
import type { Recording } from '../../../contract/recordings.ts'
import { entriesOf } from './activity/feed-items.ts'
import { isNewer, withNewest } from './feed-data.ts'

const line = (id: number, author = '2'): Recording => ({
  ...{ id: String(id), action: readAction('note created'), author, resource: 'notes', resourceId: String(id), title: `Note ${id}` },
  ...{ date: `2026-11-${id < 10 ? 18 : 19} 12:00:${String(id).padStart(2, '0')}`, ancestors: [] },
})
const page = (ids: readonly number[], continuedAt?: string) => ({ rows: ids.map((id) => line(id)), continuedAt })
const idsOf = (pages: readonly { rows: readonly Recording[] }[]) => pages.map(({ rows }) => rows.map(({ id }) => Number(id)))

describe('isNewer', () => {
  it('compares dates, and ids of the same second by number', () => {
    expect(isNewer(line(9), line(8))).toBe(true)
    expect(isNewer({ date: '2026-11-19 12:00:00', id: '10' }, { date: '2026-11-19 12:00:00', id: '9' })).toBe(true)
    expect(isNewer(line(8), line(8))).toBe(false)
  })
})

describe('withNewest', () => {
  const data = { pages: [page([9, 8, 7], 'b'), page([6, 5, 4], 'c')], pageParams: [undefined, 'b'] }

  it('puts new lines on top and takes out what is gone', () => {
    const next = withNewest(data, page([11, 10, 9, 7], 'x'))
    expect(idsOf(next.pages)).toEqual([
      [11, 10, 9, 7],
      [6, 5, 4],
    ])
    expect(next.pages.map(({ continuedAt }) => continuedAt)).toEqual(['b', 'c'])
  })

  it('starts again where the page does not reach what is held, or is all there is', () => {
    expect(idsOf(withNewest(data, page([14, 13, 12], 'x')).pages)).toEqual([[14, 13, 12]])
    expect(idsOf(withNewest(data, page([9, 4])).pages)).toEqual([[9, 4]])
  })
})

describe('entriesOf', () => {
  const show = (ids: readonly number[], seen: number | undefined, complete = true) =>
    entriesOf(
      ids.map((id) => line(id, id === 11 ? '1' : '2')),
      { seen: seen === undefined ? undefined : line(seen), meId: '1', complete },
    ).map((entry) =>
      entry.kind === 'line' ? Number(entry.recording.id) : entry.kind === 'day' ? `day ${entry.count}` : `seen ${entry.count}`,
    )

  it('puts lines under their day, and counts a day once all of it is loaded', () => {
    expect(show([11, 10, 9], undefined)).toEqual(['day 2', 11, 10, 'day 1', 9])
    expect(show([11, 10, 9], undefined, false)).toEqual(['day 2', 11, 10, 'day undefined', 9])
  })

  it('marks where the lines begin that were seen, and counts those of others above', () => {
    expect(show([12, 11, 10, 9], 10)).toEqual(['day 3', 12, 11, 'seen 1', 10, 'day 1', 9])
    expect(show([12, 11, 10, 9], 9)).toEqual(['day 3', 12, 11, 10, 'seen 2', 'day 1', 9])
    expect(show([11, 10], 10)).toEqual(['day 2', 11, 10])
  })
})
