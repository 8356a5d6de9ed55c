import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowsDiff, IconHistory, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Writeboard } from '../../../../contract/projects/writeboards.ts'
import { CommentSection } from '../../../kit/comments/comment-section.tsx'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { historySheet } from '../../../kit/record/history-sheet.ts'
import { RecordAside, RecordColumns } from '../../../kit/record/record-aside.tsx'
import { useRecordActions } from '../../../kit/record/use-record-actions.ts'
import { useRecordEdit } from '../../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { attempt } from '../../../kit/undo/attempt.ts'
import { PrivateMark } from '../../../kit/visibility/private-mark.tsx'
import { errorMessage } from '../../../lib/service-error.ts'
import { paths } from '../../../paths.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { NativeSelect } from '../../../ui/fields/native-select.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { commentNoun } from '../../../ui/text/nouns.ts'
import { useProjectCategories } from '../../categories/project-categories.ts'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'
import { useProject } from '../../projects/project-resource.ts'
import { writeboardResource, writeboardWords } from '../writeboard-resource.ts'
import { BoardText } from './board-text.tsx'
import { Comparison } from './comparison.tsx'
import { RevisionList } from './revision-list.tsx'
import { useRevisionText } from './use-revision-text.ts'
import { newestNumber, useSaveText } from './use-save-text.ts'
import classes from './writeboard-page.module.css'
import { WriteboardProperties } from './writeboard-properties.tsx'
import { Writer } from './writer.tsx'

interface ShownProps {
  record: Versioned<Writeboard>
  left: string
  right: string
  onChoose: (side: 'left' | 'right', number: string) => void
}

const Compared = ({ record, left, right, onChoose }: ShownProps) => {
  const [before, after] = [useRevisionText(record, left), useRevisionText(record, right)]
  const failed = before.error ? before : after.error ? after : undefined
  if (failed?.error) return <FailedBanner onRetry={failed.retry}>Couldn't load the text. {errorMessage(failed.error)}</FailedBanner>
  if (before.text === undefined || after.text === undefined) return <div className={classes.waiting} role="status" aria-label="Loading" />
  const options = record.revisions.map(({ revisionNumber }, at) => ({
    value: revisionNumber,
    label: `Revision ${revisionNumber}${at === 0 ? ', newest' : ''}`,
  }))
  const choice = (side: 'left' | 'right', value: string) => (
    <NativeSelect
      className={classes.select ?? ''}
      aria-label={side === 'left' ? 'Revision at the left' : 'Revision at the right'}
      value={value}
      options={options}
      onChange={(number) => onChoose(side, number)}
    />
  )
  return (
    <Comparison
      before={before.text.body}
      after={after.text.body}
      left={choice('left', left)}
      right={choice('right', right)}
      {...(before.text.xHtml !== after.text.xHtml && { same: 'Only the formatting differs' })}
    />
  )
}

const Read = ({ record, number, onRestored }: { record: Versioned<Writeboard>; number: string; onRestored: () => void }) => {
  const { text, error, retry } = useRevisionText(record, number)
  const saveText = useSaveText(record)
  const newest = newestNumber(record)
  const { mayWork } = useProjectRights(record.projectId)
  if (error) return <FailedBanner onRetry={retry}>Couldn't load the text. {errorMessage(error)}</FailedBanner>
  if (text === undefined) return <div className={classes.waiting} role="status" aria-label="Loading" />
  const restore = () =>
    void attempt(`restore revision ${number}`, () =>
      saveText({ body: text.body, xHtml: text.xHtml }, newest, `Restored revision ${number} as revision ${newest + 1}`).then(onRestored),
    )
  return (
    <>
      {number !== String(newest) && (
        <div className={classes.older}>
          <span>
            This is revision {number}. The newest is revision {newest}.
          </span>
          {mayWork && (text.body !== record.body || text.xHtml !== record.xHtml) && (
            <Button variant="default" leftSection={<Icon of={IconArrowBackUp} />} onClick={restore}>
              Restore revision {number}
            </Button>
          )}
        </div>
      )}
      <article className={classes.text} aria-label={`Revision ${number}`}>
        {text.body === '' ? <p className={classes.empty}>Nothing is written here yet.</p> : <BoardText text={text} />}
      </article>
    </>
  )
}

const checkTitle = (text: string) => (text.trim() === '' ? 'Enter a title.' : undefined)

/** A writeboard: its newest text or an older revision, two revisions beside each other, or the text being written. */
export const WriteboardPage = ({ record }: { record: Versioned<Writeboard> }) => {
  const { id, projectId, title, revisions, commentsCount = 0 } = record
  const project = useProject(projectId)
  const { companyOf } = useProjectPeople(projectId)
  const { nameOf: categoryOf } = useProjectCategories(projectId, 'writeboard')
  const edit = useRecordEdit(writeboardResource, record, categoryOf)
  const words = useMemo(() => writeboardWords(projectId), [projectId])
  const { remove, copyLink } = useRecordActions(writeboardResource, record, paths.writeboard(id), words)
  const isPrivate = record.xIsPrivate === true
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [params, setParams] = useSearchParams()
  const numbers = revisions.map(({ revisionNumber }) => revisionNumber)
  const known = (name: string) => numbers.find((number) => number === params.get(name))
  const [left, right] = [known('left'), known('right')]
  const newest = numbers[0] ?? '1'
  const shown = known('revision') ?? newest
  const { mayWork, mayChange } = useProjectRights(projectId)
  const isWriting = mayWork && params.has('write')
  const compares = !isWriting && left !== undefined && right !== undefined
  const show = (next: Record<string, string>) => setParams(next, { replace: true })
  const write = () => show({ write: '' })
  const before = numbers[numbers.indexOf(shown) + 1]
  const compare = () => before !== undefined && show({ left: before, right: shown })
  useKeys(mayWork ? { c: write, e: write } : {})
  const commented = compares ? right : shown
  const places = new Map(
    compares
      ? [
          [left, 'left'],
          [right, 'right'],
        ]
      : isWriting
        ? []
        : [[shown, shown === newest ? 'newest' : '']],
  )
  return (
    <ProjectFrame
      projectId={projectId}
      tab="writeboards"
      hasTitle
      action={
        !isWriting && (
          <Button leftSection={<Icon of={IconPencil} />} rightSection={<Keys combo="e" />} onClick={write}>
            Write
          </Button>
        )
      }
    >
      <RecordColumns
        aside={
          <RecordAside summary={`Revision ${newest} · ${countOf(commentsCount, commentNoun)}`}>
            {() => (
              <>
                <RevisionList
                  revisions={revisions}
                  shown={places}
                  pathOf={(number) => `${paths.writeboard(id)}${number === newest ? '' : `?revision=${number}`}`}
                />
                <WriteboardProperties edit={edit} mayWork={mayWork} categoryOf={categoryOf} />
                <CommentSection
                  on={{ resource: 'writeboards', id }}
                  projectId={projectId}
                  count={commentsCount}
                  companyOf={companyOf}
                  privacy={{ byDefault: isPrivate || (project?.defaultToPrivate ?? false) }}
                  extra={{ writeboardRevisionNumber: commented }}
                  aboutOf={({ writeboardRevisionNumber: about }) => (about ? `Revision ${about}` : undefined)}
                />
              </>
            )}
          </RecordAside>
        }
      >
        <div className={classes.page}>
          <div className={classes.head}>
            <div className={classes.words}>
              <nav className={classes.crumb} aria-label="Breadcrumb">
                <Link to={words.listAddress()}>Writeboards</Link>
              </nav>
              <h1 className={classes.title}>
                {mayWork ? (
                  <TextEdit
                    label="title"
                    placeholder="Title"
                    value={title}
                    record={record}
                    draftKey={edit.draftKey('title')}
                    validate={checkTitle}
                    onSave={(next, from) => edit.save({ title: next }, from, { message: `Renamed to ${next}`, quiet: false })}
                  />
                ) : (
                  <bdi>{title}</bdi>
                )}
              </h1>
              {isPrivate && <PrivateMark />}
            </div>
            {!isWriting && before !== undefined && !compares && (
              <Button variant="default" leftSection={<Icon of={IconArrowsDiff} />} onClick={compare}>
                Compare with revision {before}
              </Button>
            )}
            {compares && (
              <Button variant="default" onClick={() => show({})}>
                Stop comparing
              </Button>
            )}
            <ActionsMenu
              label={`More for ${title}`}
              items={[
                { label: 'History', icon: IconHistory, onClick: () => setHistoryOpen(true) },
                { label: 'Copy link', icon: IconLink, onClick: copyLink },
                ...(mayChange(record) ? [{ label: 'Delete', icon: IconTrash, onClick: () => void remove(), danger: true }] : []),
              ]}
            />
          </div>
          {edit.clash && <ClashNote {...edit.clash} />}
          {isWriting && record.body !== undefined ? (
            <Writer record={record} onDone={() => show({})} />
          ) : compares ? (
            <Compared record={record} left={left} right={right} onChoose={(side, number) => show({ left, right, [side]: number })} />
          ) : (
            <Read record={record} number={shown} onRestored={() => show({})} />
          )}
        </div>
      </RecordColumns>
      {isHistoryOpen && <historySheet.Component record={{ resource: 'writeboards', id }} onClose={() => setHistoryOpen(false)} />}
    </ProjectFrame>
  )
}
