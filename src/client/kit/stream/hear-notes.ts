import type { Query, QueryClient } from '@tanstack/react-query'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { getNote, type Note } from '../../../contract/notes/notes.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { mendRows, readNamed } from '../../lib/cache/mend-rows.ts'
import type { News } from '../../lib/live/gather.ts'
import { registerNewsHandler } from '../../lib/live/news-handlers.ts'
import { commentQueries } from '../comments/queries.ts'
import { noteCache } from '../notes/note-cache.ts'
import { noteQueries } from '../notes/queries.ts'

/** So many are read one by one; of more the stream is read again as far as it is in sight. */
const few = 10

const rowsOf = <Row>(query: Query, name: string) =>
  ((query.state.data as { pages?: Record<string, Row[]>[] } | undefined)?.pages ?? []).flatMap((page) => page[name] ?? [])
const notesIn = (query: Query) => rowsOf<Note>(query, 'notes')
const idsOf = (news: News, resource: string) => new Set(news.filter((event) => event.resource === resource).map(({ id }) => id))
const showsFile = (files: ReadonlySet<string>) => (record: { files?: readonly FileRecord[] | undefined }) =>
  record.files?.some(({ id }) => files.has(id)) ?? false

/** As the service orders them. */
const before = (note: Note, row: Note) =>
  note.date === row.date ? note.id.padStart(20, '0') > row.id.padStart(20, '0') : note.date > row.date

const readNote = (id: string) => api(getNote, { params: { id } }).then(({ note }) => note)

/** The notes of one stream that were touched: they, their comments or their files; those that came to it, and those that stand in it. */
const concerned = (query: Query, news: News) => {
  const contactId = query.queryKey[2]
  const [notes, files] = [idsOf(news, 'notes'), idsOf(news, 'files')]
  const commented = new Set(news.flatMap(({ resource, on }) => (resource === 'comments' && on?.resource === 'notes' ? on.id : [])))
  const standing = notesIn(query).filter((note) => notes.has(note.id) || commented.has(note.id) || showsFile(files)(note))
  const came = news.filter(({ resource, on }) => resource === 'notes' && on?.resource === 'contacts' && on.id === contactId)
  return new Set([...standing, ...came].map(({ id }) => id))
}

const hearStream = async (client: QueryClient, query: Query, news: News) => {
  const ids = concerned(query, news)
  const { queryKey } = query
  if (ids.size === 0) return
  if (!query.isActive() || ids.size > few) return refresh(client, { queryKey, exact: true })
  const contactId = queryKey[2] as string
  const deleted = new Set(news.flatMap(({ resource, id, action }) => (resource === 'notes' && action === 'deleted' ? id : [])))
  const read = await readNamed(
    client,
    [...ids].filter((id) => !deleted.has(id)),
    readNote,
  )
  const elsewhere = [...read.fresh.values()].filter((note) => note.contactId !== contactId).map(({ id }) => id)
  const gone = new Set([...deleted, ...read.gone, ...elsewhere])
  const fresh = new Map([...read.fresh].filter(([id]) => !gone.has(id)))
  await mendRows(client, noteCache(contactId), { fresh, gone, before })
}

/** Brings what others wrote onto the screen: notes into their stream, comments under their note. */
export const hearNotes = async (client: QueryClient, news: News): Promise<void> => {
  const cache = client.getQueryCache()
  const files = idsOf(news, 'files')
  const spokenOn = new Set(news.flatMap(({ resource, on }) => (resource === 'comments' && on ? on.id : [])))
  const threads = cache.findAll({ queryKey: commentQueries.all() }).filter((query) => {
    const noteId = query.queryKey[2] as string
    return spokenOn.has(noteId) || rowsOf<{ files?: FileRecord[] }>(query, 'comments').some(showsFile(files))
  })
  const streams = cache.findAll({ queryKey: noteQueries.all() })
  await Promise.all([
    ...streams.map((query) => hearStream(client, query, news)),
    ...threads.map(({ queryKey }) => refresh(client, { queryKey, exact: true })),
  ])
}

registerNewsHandler(hearNotes)
