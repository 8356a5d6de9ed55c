import { describe, expect, it } from 'vitest'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { Note } from '../../../contract/notes/notes.ts'
import { countsOf, daysOf, entriesOf, type FeatureEntry } from './stream-entries.ts'

const file = (id: string, createdAt: string): FileRecord => ({ id, byteSize: 1, createdAt })
const note = (id: string, date: string, files: FileRecord[] = []): Note => ({
  id,
  body: 'x',
  date,
  visibility: 'public',
  attachments: files.map((each) => each.id),
  files,
  author: '1',
  createdAt: date,
  updatedAt: date,
})
const notes = [note('2', '2026-11-19 12:00:00', [file('8', '2026-11-19 11:59:00')]), note('1', '2026-11-16 12:00:00')]
const files = [file('9', '2026-11-17 12:00:00'), file('7', '2026-11-01 12:00:00')]
const closed: FeatureEntry = { kind: 'other', key: 'closed', at: '2026-11-18 12:00:00', render: () => 'closed' }
const all = { notes, files, complete: true }
const keys = (...input: Parameters<typeof entriesOf>) => entriesOf(...input).map(({ key }) => key)

describe('the stream', () => {
  it('sorts notes, files and other entries, newest first', () => {
    expect(keys({ ...all, others: [closed] }, 'everything')).toEqual(['note 2', 'closed', 'file 9', 'note 1', 'file 7'])
    expect(keys({ ...all, others: [closed] }, 'notes')).toEqual(['note 2', 'note 1'])
    expect(keys({ ...all, others: [closed] }, 'files')).toEqual(['file 8', 'file 9', 'file 7'])
  })

  it('holds back entries older than the notes that have been read', () => {
    expect(keys({ ...all, complete: false }, 'everything')).toEqual(['note 2', 'file 9', 'note 1'])
    expect(keys({ notes: [], files, complete: false }, 'everything')).toEqual([])
  })

  it('groups entries by day', () => {
    const sizes = (of: typeof notes) =>
      daysOf(entriesOf({ notes: of, files: [], complete: true }, 'everything')).map(({ entries }) => entries.length)
    expect(sizes(notes)).toEqual([1, 1])
    expect(sizes([note('3', '2026-11-19 12:01:00'), ...notes])).toEqual([2, 1])
  })

  it('counts the files of notes too, and nothing before every note has been read', () => {
    expect(countsOf(all)).toEqual({ everything: 5, notes: 2, files: 3 })
    expect(countsOf({ ...all, others: [closed] }).everything).toBe(6)
    expect(countsOf({ ...all, complete: false }).notes).toBeUndefined()
  })

  it('counts the open entries of what can be completed, and all of them under "Everything"', () => {
    const sections = [
      { key: 'tasks', entries: [closed, closed, closed], open: 1 },
      { key: 'deals', entries: [closed, closed] },
    ]
    expect(countsOf({ ...all, sections })).toMatchObject({ everything: 10, tasks: 1, deals: 2 })
  })
})
