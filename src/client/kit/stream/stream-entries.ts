import type { ReactNode } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { Note } from '../../../contract/notes/notes.ts'
import { parseUtc } from '../../ui/dates/format-date.ts'

/** The filters of the stream. */
export type Filter = 'everything' | 'notes' | 'files'

/** An entry that a feature adds to the stream, such as a change of status. It is shown under "Everything". */
export interface FeatureEntry {
  readonly kind: 'other'
  readonly key: string
  /** UTC, `YYYY-MM-DD HH:MM:SS`. */
  readonly at: string
  readonly render: () => ReactNode
}

export type Entry =
  | { readonly kind: 'note'; readonly key: string; readonly at: string; readonly note: Note }
  | { readonly kind: 'file'; readonly key: string; readonly at: string; readonly file: FileRecord; readonly author: string | undefined }
  | FeatureEntry

/** The entries of one day; `day` is empty for files without a date. */
export interface Day {
  readonly day: string
  readonly entries: readonly Entry[]
}

interface Sources {
  readonly notes: readonly Note[]
  /** The files of the record itself. */
  readonly files: readonly FileRecord[]
  readonly others?: readonly FeatureEntry[] | undefined
  /** Whether every note has been read. Until then entries older than the oldest note are held back. */
  readonly complete: boolean
}

const noteEntry = (note: Note): Entry => ({ kind: 'note', key: `note ${note.id}`, at: note.date, note })
const fileEntry = (file: FileRecord, at = '', author?: string): Entry => ({
  kind: 'file',
  key: `file ${file.id}`,
  at: file.createdAt ?? at,
  file,
  author: file.author ?? author,
})
const noteFiles = (note: Note) => (note.files ?? []).map((file) => fileEntry(file, note.date, note.author))

/** Returns notes, files and other entries in one order, newest first. The filter for files includes those of notes. */
export const entriesOf = ({ notes, files, others = [], complete }: Sources, filter: Filter): Entry[] => {
  const oldest = notes.at(-1)?.date
  const rest = filter === 'notes' ? [] : [...files.map((file) => fileEntry(file)), ...(filter === 'files' ? [] : others)]
  const entries = [
    ...(filter === 'files' ? notes.flatMap(noteFiles) : notes.map(noteEntry)),
    ...rest.filter(({ at }) => complete || (oldest !== undefined && at >= oldest)),
  ]
  return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

const dayOf = (at: string) => {
  const date = parseUtc(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return Number.isNaN(date.getTime()) ? '' : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Groups entries by the calendar day of the reader. */
export const daysOf = (entries: readonly Entry[]): Day[] => {
  const days: { day: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** Counts the entries of each filter; undefined until every note has been read. "Everything" is the sum. */
export const countsOf = ({ notes, files, others = [], complete }: Sources): Record<Filter, number | undefined> => {
  if (!complete) return { everything: undefined, notes: undefined, files: undefined }
  const fileCount = notes.reduce((sum, note) => sum + (note.files?.length ?? 0), files.length)
  return { everything: notes.length + fileCount + others.length, notes: notes.length, files: fileCount }
}
