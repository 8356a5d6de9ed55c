import type { ReactNode } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { Note } from '../../../contract/notes/notes.ts'
import { dayOf } from '../../ui/dates/format-date.ts'

/** The filters of the stream: these, or the key of a section. */
export type Filter = 'everything' | 'notes' | 'files' | (string & {})

/** An entry that a feature adds to the stream, such as a change of status or a task. */
export interface FeatureEntry {
  readonly kind: 'other'
  readonly key: string
  /** UTC, `YYYY-MM-DD HH:MM:SS`: its place under "Everything". */
  readonly at: string
  /** Its heading under the filter of its section, such as "Open". Without it, its day. */
  readonly group?: string
  readonly render: () => ReactNode
}

/** Entries of one kind that a feature adds to the stream, in the order of their own filter. */
export interface SectionEntries {
  readonly key: string
  readonly entries: readonly FeatureEntry[]
  /** How many there are, where they are not all entries. */
  readonly total?: number | undefined
  /** How many are open, for the count of the filter; undefined for what is not completed, where it counts all. */
  readonly open?: number | undefined
}

export type Entry =
  | { readonly kind: 'note'; readonly key: string; readonly at: string; readonly note: Note }
  | { readonly kind: 'file'; readonly key: string; readonly at: string; readonly file: FileRecord; readonly author: string | undefined }
  | FeatureEntry

/** The entries under one heading: those of a day, or of a group. `day` is empty for files without a date. */
export interface Day {
  readonly day: string
  readonly group?: string | undefined
  readonly entries: readonly Entry[]
}

interface Sources {
  readonly notes: readonly Note[]
  /** The files of the record itself. */
  readonly files: readonly FileRecord[]
  readonly others?: readonly FeatureEntry[] | undefined
  readonly sections?: readonly SectionEntries[] | undefined
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

/** Returns the entries of a section in its order, and all others newest first. The filter for files includes those of notes. */
export const entriesOf = ({ notes, files, others = [], sections = [], complete }: Sources, filter: Filter): Entry[] => {
  const section = sections.find(({ key }) => key === filter)
  if (section) return [...section.entries]
  const oldest = notes.at(-1)?.date
  const added = filter === 'files' ? [] : [...sections.flatMap(({ entries }) => entries), ...others]
  const rest = filter === 'notes' ? [] : [...files.map((file) => fileEntry(file)), ...added]
  const entries = [
    ...(filter === 'files' ? notes.flatMap(noteFiles) : notes.map(noteEntry)),
    ...rest.filter(({ at }) => complete || (oldest !== undefined && at >= oldest)),
  ]
  return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** Groups entries by the calendar day of the reader; under the filter of a section, by their own groups. */
export const daysOf = (entries: readonly Entry[], bySection = false): Day[] => {
  const days: { day: string; group?: string | undefined; entries: Entry[] }[] = []
  for (const entry of entries) {
    const group = bySection && entry.kind === 'other' ? entry.group : undefined
    const day = group ?? dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, group, entries: [entry] })
  }
  return days
}

const sizeOf = ({ entries, total }: SectionEntries) => total ?? entries.length

/** Counts the entries of each filter, or the open ones; undefined until every note has been read. "Everything" counts all of them. */
export const countsOf = ({ notes, files, others = [], sections = [], complete }: Sources): Record<Filter, number | undefined> => {
  const counts = Object.fromEntries(sections.map((section) => [section.key, section.open ?? sizeOf(section)]))
  if (!complete) return { everything: undefined, notes: undefined, files: undefined, ...counts }
  const fileCount = notes.reduce((sum, note) => sum + (note.files?.length ?? 0), files.length)
  const added = sections.reduce((sum, section) => sum + sizeOf(section), others.length)
  return { everything: notes.length + fileCount + added, notes: notes.length, files: fileCount, ...counts }
}
