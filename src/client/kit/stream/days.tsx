import { type QueryKey, useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { formatDay } from '../../ui/dates/format-date.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import { NoteItem } from '../notes/note-item.tsx'
import { FileEntry } from './file-entry.tsx'
import classes from './note-stream.module.css'
import type { Day, Entry } from './stream.ts'

/** The stream, day by day. */
export const Days = ({ days, contactId, touches }: { days: readonly Day[]; contactId: string; touches: readonly QueryKey[] }) => {
  const me = useMe()
  const now = useNow()
  const users = useQuery(peopleQueries.users()).data
  const nameOf = (id: string | undefined) =>
    id === me.id ? me.name : (users?.find((user) => user.id === id)?.name ?? (users ? 'Somebody' : '…'))
  const show = (entry: Entry) =>
    entry.kind === 'note' ? (
      <NoteItem
        key={entry.key}
        note={entry.note}
        contactId={contactId}
        touches={touches}
        authorName={nameOf(entry.note.author)}
        may={entry.note.author === me.id || me.role === 'admin'}
      />
    ) : (
      <FileEntry key={entry.key} file={entry.file} at={entry.at} authorName={nameOf(entry.author)} />
    )
  return days.map(({ day, entries }) => (
    <section key={day} className={classes.day} aria-label={formatDay(day, now)}>
      <h2 className={classes.head}>{day === '' ? 'Undated' : formatDay(day, now)}</h2>
      {entries.map(show)}
    </section>
  ))
}
