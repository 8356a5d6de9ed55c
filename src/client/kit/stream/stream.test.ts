import { describe, expect, it } from 'vitest'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { Note } from '../../../contract/notes/notes.ts'
import { countsOf, daysOf, eachOnce, streamOf } from './stream.ts'

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
const keys = (...input: Parameters<typeof streamOf>) => streamOf(...input).map(({ key }) => key)

describe('the stream of a contact', () => {
  it('puts notes and files in one order, newest first', () => {
    expect(keys(notes, files, 'everything', true)).toEqual(['note 2', 'file 9', 'note 1', 'file 7'])
    expect(keys(notes, files, 'notes', true)).toEqual(['note 2', 'note 1'])
    expect(keys(notes, files, 'files', true)).toEqual(['file 8', 'file 9', 'file 7'])
  })

  it('holds older files back until the notes around them have been read', () => {
    expect(keys(notes, files, 'everything', false)).toEqual(['note 2', 'file 9', 'note 1'])
    expect(keys([], files, 'everything', false)).toEqual([])
  })

  it('shows a note once that stands on two pages', () => {
    const [two, one] = [note('2', '2026-11-19 12:00:00'), note('1', '2026-11-16 12:00:00')]
    expect(eachOnce([{ notes: [two, one] }, { notes: [one, note('0', '2026-11-01 12:00:00')] }]).map(({ id }) => id)).toEqual([
      '2',
      '1',
      '0',
    ])
  })

  it('is cut into days', () => {
    expect(daysOf(streamOf(notes, [], 'everything', true)).map(({ entries }) => entries.length)).toEqual([1, 1])
    expect(daysOf(streamOf([note('3', '2026-11-19 12:01:00'), ...notes], [], 'notes', true)).map(({ entries }) => entries.length)).toEqual([
      2, 1,
    ])
  })

  it('counts files on notes too, so that the counts add up, and only what has been read to the end', () => {
    expect(countsOf(notes, files, true)).toEqual({ everything: 5, notes: 2, files: 3 })
    expect(countsOf(notes, files, false).notes).toBeUndefined()
  })
})
