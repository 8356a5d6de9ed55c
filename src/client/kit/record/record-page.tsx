import { IconHistory, IconLink, IconNote, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, type Ref, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ClashNote } from '../../ui/edit/clash-note.tsx'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import { DropArea } from '../files/drop-area.tsx'
import type { Composer } from '../posts/post-composer.tsx'
import type { RecordReference } from './history-query.ts'
import { historySheet } from './history-sheet.ts'
import { PropertyRows, RecordAside } from './record-aside.tsx'
import { type RecordActions, RecordHead, type RecordHeadProps } from './record-head.tsx'
import classes from './record-page.module.css'
import type { RecordEdit } from './use-record-edit.ts'

interface RecordPageProps extends Omit<RecordHeadProps, 'actions'> {
  /** The name of the record, for the palette. */
  name: string
  /** The record whose history the menu opens. */
  history: RecordReference
  actions: RecordActions
  clash: RecordEdit<object, object>['clash']
  /** A line under the head, such as an offer after a change of status. */
  banner?: ReactNode
  stream: (composer: Ref<Composer>) => ReactNode
  /** The properties. `show` unfolds them where they are folded. */
  properties: (show: () => void) => ReactNode
  /** Shown under the properties. */
  after?: ReactNode
  /** The properties as one line, for narrow windows. */
  summary: ReactNode
  /** A link at the start of that line, such as a phone number. */
  summaryLink?: ReactNode
}

/** A record page: the stream at the left, the properties at the right. */
export const RecordPage = (props: RecordPageProps) => {
  const { name, title, history, actions, clash, stream, properties, summary, summaryLink, after, banner, ...head } = props
  const composer = useRef<Composer>(null)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const showHistory = () => setHistoryOpen(true)
  // Paints the head first. The rest follows without moving it.
  const isWhole = useDeferredValue(true, false)
  // Asked for before the composer was there, which is focused when it appears.
  const isAsked = useRef(false)
  const takeComposer = useCallback((mounted: Composer | null) => {
    composer.current = mounted
    if (!mounted || !isAsked.current) return
    isAsked.current = false
    mounted.focus()
  }, [])
  const write = useCallback(() => {
    isAsked.current = !composer.current
    composer.current?.focus()
  }, [])
  const [params, setParams] = useSearchParams()
  const asksForNote = params.has('note')
  useEffect(() => {
    if (!asksForNote) return
    write()
    setParams({}, { replace: true })
  }, [asksForNote, setParams, write])
  useKeys({ c: write, e: title.open })
  usePageActions([
    { label: `Edit the ${title.label} of ${name}`, icon: IconPencil, keys: 'e', run: title.open },
    { label: `Add a note to ${name}`, icon: IconNote, keys: 'c', run: write },
    { label: `History of ${name}`, icon: IconHistory, run: showHistory },
    { label: `Copy the link to ${name}`, icon: IconLink, run: actions.copyLink },
    ...(actions.more ?? []).map(({ longLabel, icon, run }) => ({ label: longLabel, icon, run })),
    ...(actions.remove ? [{ label: `Delete ${name}`, icon: IconTrash, run: actions.remove }] : []),
  ])
  return (
    <div className={classes.page}>
      <RecordHead title={title} {...head} actions={{ ...actions, write, showHistory }} />
      {clash && <ClashNote {...clash} />}
      {banner}
      <DropArea
        onDrop={(files) => composer.current?.attach?.(files)}
        hint="Drop to attach"
        className={`${classes.columns} ${classes.record}`}
      >
        <div className={classes.stream}>{isWhole && stream(takeComposer)}</div>
        <RecordAside summary={summary} summaryLink={summaryLink}>
          {(show) =>
            isWhole && (
              <>
                <PropertyRows>{properties(show)}</PropertyRows>
                {after}
              </>
            )
          }
        </RecordAside>
      </DropArea>
      {isHistoryOpen && <historySheet.Component record={history} onClose={() => setHistoryOpen(false)} />}
    </div>
  )
}
