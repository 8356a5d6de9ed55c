import './hear-notes.ts'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { useNearEnd } from '../../ui/list/use-near-end.ts'
import { DropArea } from '../files/drop-area.tsx'
import { type Composer, NoteComposer } from '../notes/note-composer.tsx'
import { noteQueries } from '../notes/queries.ts'
import { Days } from './days.tsx'
import classes from './note-stream.module.css'
import { countsOf, daysOf, eachOnce, type Shown, streamOf } from './stream.ts'
import { StreamEnd } from './stream-end.tsx'
import { StreamFilter } from './stream-filter.tsx'
import { useEntryKeys } from './use-entry-keys.ts'
import { useFreshInSight } from './use-fresh-in-sight.ts'

interface NoteStreamProps {
  contactId: string
  /** Files that hang on the contact itself; the stream waits until they are known. */
  files: readonly FileRecord[] | undefined
  /** The keys of what changes with a note. */
  touches: readonly QueryKey[]
  /** Stands between the composer and the stream. */
  before?: ReactNode
  ref?: Ref<Composer>
}

/** Everything that happened with a contact, newest first, and the place to write what happened now. */
export const NoteStream = ({ contactId, files, touches, before, ref }: NoteStreamProps) => {
  const query = useInfiniteQuery(noteQueries.ofContact(contactId))
  const [shown, setShown] = useState<Shown>('everything')
  const composer = useRef<Composer>(null)
  const stream = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => composer.current?.focus(),
    attach: (dropped) => composer.current?.attach(dropped),
  }))
  useEntryKeys(stream)
  useFreshInSight(contactId, stream)
  const focusStream = () => stream.current?.focus({ preventScroll: true })

  const notes = (files && query.data && eachOnce(query.data.pages)) ?? []
  const whole = files !== undefined && query.isSuccess && !query.hasNextPage
  const days = daysOf(streamOf(notes, files ?? [], shown, whole))
  const more = files !== undefined && query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  const end = useNearEnd(() => void query.fetchNextPage(), more, notes.length)
  return (
    <DropArea onDrop={(dropped) => composer.current?.attach(dropped)} says="Drop to attach to a new note" className={classes.area}>
      <NoteComposer key={contactId} contactId={contactId} touches={touches} onLeave={focusStream} ref={composer} />
      {before}
      <section ref={stream} className={classes.stream} aria-label="What happened" tabIndex={-1}>
        <StreamFilter shown={shown} counts={countsOf(notes, files ?? [], whole)} onChange={setShown} />
        <Days days={days} contactId={contactId} touches={touches} />
        <div ref={end} />
        <StreamEnd query={query} waiting={files === undefined} shown={shown} empty={days.length === 0} count={notes.length} />
      </section>
    </DropArea>
  )
}
