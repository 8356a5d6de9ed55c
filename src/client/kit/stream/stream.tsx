import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { inSentence } from '../../locale.ts'
import { Segmented } from '../../ui/filters/segmented.tsx'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import { useNearEnd } from '../../ui/list/use-near-end.ts'
import { NoteComposer } from '../notes/note-composer.tsx'
import { type NoteOwner, noteResource } from '../notes/note-resource.ts'
import { GoneEdits } from '../posts/gone-edits.tsx'
import type { Composer } from '../posts/post-composer.tsx'
import type { ParentRecord } from '../visibility/access.ts'
import { WithinContext } from '../visibility/use-workspace.ts'
import { ComposerTabs } from './composer-tabs.tsx'
import classes from './stream.module.css'
import { StreamDays } from './stream-days.tsx'
import { StreamEnd } from './stream-end.tsx'
import { countsOf, daysOf, entriesOf, type Filter } from './stream-entries.ts'
import type { StreamEvents, StreamSection } from './stream-section.ts'
import { useComposers } from './use-composers.ts'
import { useEntryKeys } from './use-entry-keys.ts'

const none: never[] = []

interface StreamProps {
  /** The record that the notes belong to. */
  owner: NoteOwner
  /** The noun of the record: "deal". */
  noun: ParentRecord['noun']
  /** The files of the record; undefined until they are known, and until then the stream waits. */
  files: readonly FileRecord[] | undefined
  /** Who can see the record; keep the same object while it stays the same. */
  within: Omit<ParentRecord, 'noun'>
  events?: StreamEvents
  /** Kinds of entries with a filter of their own, such as tasks. */
  sections?: readonly StreamSection[]
  /** Attaches files to the record. */
  fileComposer: NonNullable<StreamSection['composer']>
  /** For a company: whether the notes of its people are shown, the control that chooses it, and the address of a person. */
  people?: { readonly shown: boolean; readonly control: ReactNode; readonly pathOf: (contactId: string) => string } | undefined
  ref?: Ref<Composer>
}

/** The notes, files and other entries of a record by day, newest first, and the composer. */
export const Stream = ({ owner, noun, files, within, events, sections = none, fileComposer, people, ref }: StreamProps) => {
  const query = useInfiniteQuery(noteResource.of(owner, people?.shown))
  const { apply } = noteResource.pending.useApply()
  const [filter, setFilter] = useState<Filter>('everything')
  const { shown: writes, composer, show } = useComposers('note')
  const stream = useRef<HTMLElement>(null)
  const attach = (dropped: File[]) => show(writes === 'files' ? writes : 'note', (shown) => shown.attach?.(dropped))
  const write = (key: string) => show(key, (chosen) => chosen.focus())
  useImperativeHandle(ref, () => ({ focus: () => composer.current?.focus(), attach }))
  useEntryKeys(stream)
  const writable = [...sections.flatMap(({ key, composer }) => (composer ? [{ key, ...composer }] : [])), { key: 'files', ...fileComposer }]
  usePageActions(writable.map(({ key, label }) => ({ label: `Add a ${inSentence(label)}`, icon: IconPlus, run: () => write(key) })))

  const rows = files && query.data ? query.data.pages.flatMap((page) => page.rows) : none
  // A note added while the pages were read may be on two of them.
  const notes = [...new Map(rows.map((note) => [note.id, note])).values()].flatMap((note) => apply(note) ?? [])
  const others = events ? events.entries : none
  const waiting = files === undefined || others === undefined || sections.some((section) => section.query.isPending)
  const complete = !waiting && query.isSuccess && !query.hasNextPage
  const sources = { notes: waiting ? none : notes, files: files ?? none, others, sections, complete }
  const section = sections.find(({ key }) => key === filter)
  const days = daysOf(entriesOf(sources, filter), section !== undefined)
  const counts = countsOf(sources)
  const filters: readonly { key: Filter; label: string; countUnit?: string }[] = [
    { key: 'everything', label: 'Everything' },
    { key: 'notes', label: 'Notes' },
    ...sections.map(({ key, label, open }) => ({ key, label, ...(open !== undefined && { countUnit: 'open' }) })),
    { key: 'files', label: 'Files' },
  ]
  const mayLoad = !section && !waiting && query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  const end = useNearEnd(() => query.fetchNextPage(), mayLoad, notes.length)
  const context = useMemo(() => ({ ...within, noun }), [within, noun])
  const onLeave = () => stream.current?.focus({ preventScroll: true })
  const tabs = <ComposerTabs tabs={[{ key: 'note', label: 'Note' }, ...writable]} value={writes} onChange={write} />
  const other = writable.find(({ key }) => key === writes)
  return (
    <WithinContext value={context}>
      <div className={classes.area}>
        {other ? (
          <Fragment key={`${other.key} ${owner.id}`}>{other.render({ ref: composer, tabs, onLeave })}</Fragment>
        ) : (
          <NoteComposer key={owner.id} owner={owner} head={tabs} onLeave={onLeave} ref={composer} />
        )}
        <section ref={stream} className={classes.stream} aria-label="Timeline" tabIndex={-1}>
          {people?.control && <div className={classes.people}>{people.control}</div>}
          <div className={classes.filters}>
            <Segmented
              label="Show"
              quiet
              value={filter}
              options={filters.map(({ key, ...option }) => ({ value: key, ...option, count: counts[key] }))}
              onChange={setFilter}
            />
          </div>
          <GoneEdits key={owner.id} posts={noteResource} owner={owner} />
          <StreamDays days={days} owner={owner} pathOf={people?.pathOf} />
          <div ref={end} />
          <StreamEnd
            query={query}
            waiting={waiting}
            filter={filter}
            sections={sections}
            events={events}
            empty={days.length === 0}
            count={notes.length}
          />
        </section>
      </div>
    </WithinContext>
  )
}
