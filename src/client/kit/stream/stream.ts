import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { Note } from '../../../contract/notes/notes.ts'
import { parseUtc } from '../../ui/dates/format-date.ts'

/** What the stream shows. */
export type Shown = 'everything' | 'notes' | 'files'

/** One thing in the stream: a note, or a file that hangs on the contact or, when only files are shown, on a note. */
export type Entry = { readonly key: string; readonly at: string } & (
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'file'; readonly file: FileRecord; readonly author: string | undefined }
)

/** The entries of one day. */
export interface Day {
  readonly day: string
  readonly entries: readonly Entry[]
}

/** The notes of all pages: one that has moved while they were read, on two of them, counts where it stands first. */
export const eachOnce = (pages: readonly { notes: readonly Note[] }[]): Note[] => {
  const seen = new Set<string>()
  return pages.flatMap(({ notes }) => notes.filter(({ id }) => !seen.has(id) && seen.add(id)))
}

const ofNote = (note: Note): Entry => ({ kind: 'note', key: `note ${note.id}`, at: note.date, note })
const ofFile = (file: FileRecord, at: string, author: string | undefined): Entry => ({
  kind: 'file',
  key: `file ${file.id}`,
  at,
  file,
  author,
})

const filesOfNote = (note: Note) => (note.files ?? []).map((file) => ofFile(file, file.createdAt ?? note.date, file.author ?? note.author))

/**
 * Notes and files as one stream, newest first.
 *
 * @param whole whether every note has been read; until then files older than the oldest note wait for it
 */
export const streamOf = (notes: readonly Note[], files: readonly FileRecord[], shown: Shown, whole: boolean): Entry[] => {
  const own = files.map((file) => ofFile(file, file.createdAt ?? '', file.author))
  const oldest = notes.at(-1)?.date
  const entries = [
    ...(shown === 'files' ? notes.flatMap(filesOfNote) : notes.map(ofNote)),
    ...(shown === 'notes' ? [] : own.filter(({ at }) => whole || (oldest !== undefined && at >= oldest))),
  ]
  return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

const dayOf = (at: string) => {
  const date = parseUtc(at)
  return Number.isNaN(date.getTime())
    ? ''
    : `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

/** The stream cut into the days of the person who reads it. */
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

/** How many there are of each, everything being the sum, or undefined where nobody can say before all has been read. */
export const countsOf = (notes: readonly Note[], files: readonly FileRecord[], whole: boolean): Record<Shown, number | undefined> => {
  if (!whole) return { everything: undefined, notes: undefined, files: undefined }
  const attached = notes.reduce((sum, note) => sum + (note.files?.length ?? 0), files.length)
  return { everything: notes.length + attached, notes: notes.length, files: attached }
}
