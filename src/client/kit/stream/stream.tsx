import { useInfiniteQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { Segmented } from '../../ui/filters/segmented.tsx'
import { useNearEnd } from '../../ui/list/use-near-end.ts'
import { DropArea } from '../files/drop-area.tsx'
import { NoteComposer } from '../notes/note-composer.tsx'
import { type NoteOwner, noteResource } from '../notes/note-resource.ts'
import type { Composer } from '../posts/post-composer.tsx'
import type { Within } from '../visibility/access.ts'
import { WithinContext } from '../visibility/use-workspace.ts'
import classes from './stream.module.css'
import { StreamDays } from './stream-days.tsx'
import { StreamEnd } from './stream-end.tsx'
import { countsOf, daysOf, entriesOf, type FeatureEntry, type Filter } from './stream-entries.ts'
import { useEntryKeys } from './use-entry-keys.ts'

const nouns = { contacts: 'contact', cases: 'case', deals: 'deal' } as const
const labels: Record<Filter, string> = { everything: 'Everything', notes: 'Notes', files: 'Files' }
const none: never[] = []

interface StreamProps {
  /** The record that the notes belong to. */
  owner: NoteOwner
  /** The files of the record; undefined until they are known, and until then the stream waits. */
  files: readonly FileRecord[] | undefined
  /** Who can see the record; keep the same object while it stays the same. */
  within: Omit<Within, 'noun'>
  /** Entries of the feature's own kinds. */
  others?: readonly FeatureEntry[]
  ref?: Ref<Composer>
}

/** The notes and files of a record by day, newest first, and the composer of a new note. */
export const Stream = ({ owner, files, within, others, ref }: StreamProps) => {
  const query = useInfiniteQuery(noteResource.of(owner))
  const { apply } = noteResource.pending.useApply()
  const [filter, setFilter] = useState<Filter>('everything')
  const composer = useRef<Composer>(null)
  const stream = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => composer.current?.focus(),
    attach: (dropped) => composer.current?.attach(dropped),
  }))
  useEntryKeys(stream)

  const rows = files && query.data ? query.data.pages.flatMap((page) => page.rows) : none
  // A note added while the pages were read may be on two of them.
  const notes = [...new Map(rows.map((note) => [note.id, note])).values()].flatMap((note) => apply(note) ?? [])
  const complete = files !== undefined && query.isSuccess && !query.hasNextPage
  const sources = { notes, files: files ?? none, others, complete }
  const days = daysOf(entriesOf(sources, filter))
  const counts = countsOf(sources)
  const mayLoad = files !== undefined && query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  const end = useNearEnd(() => void query.fetchNextPage(), mayLoad, notes.length)
  const noun = nouns[owner.resource]
  const context = useMemo(() => ({ ...within, noun }), [within, noun])
  return (
    <WithinContext value={context}>
      <DropArea onDrop={(dropped) => composer.current?.attach(dropped)} hint="Drop to attach to a new note" className={classes.area}>
        <NoteComposer key={owner.id} owner={owner} onLeave={() => stream.current?.focus({ preventScroll: true })} ref={composer} />
        <section ref={stream} className={classes.stream} aria-label="Timeline" tabIndex={-1}>
          <Segmented
            label="Show"
            quiet
            value={filter}
            options={(Object.keys(labels) as Filter[]).map((value) => ({ value, label: labels[value], count: counts[value] }))}
            onChange={setFilter}
          />
          <StreamDays days={days} owner={owner} />
          <div ref={end} />
          <StreamEnd query={query} waiting={files === undefined} filter={filter} empty={days.length === 0} count={notes.length} />
        </section>
      </DropArea>
    </WithinContext>
  )
}
