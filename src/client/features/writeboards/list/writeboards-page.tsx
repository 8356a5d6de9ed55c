import { IconMessage, IconWriting } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import type { Writeboard } from '../../../../contract/projects/writeboards.ts'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { AddedRecords } from '../../../kit/list/added-records.tsx'
import { ListFailure } from '../../../kit/list/list-failure.tsx'
import { LoadFailed } from '../../../kit/list/load-failed.tsx'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import type { Listed } from '../../../kit/resource/resource.ts'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { PrivateMark } from '../../../kit/visibility/private-mark.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { useNearEnd } from '../../../ui/list/use-near-end.ts'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { useProjectCategories } from '../../categories/project-categories.ts'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { writeboardResource } from '../writeboard-resource.ts'
import classes from './writeboards-page.module.css'

const newSheet = lazyComponent(() => import('../create/new-writeboard-sheet.tsx').then(({ NewWriteboardSheet }) => NewWriteboardSheet))

interface RowProps {
  writeboard: Listed<Writeboard>
  category: string | undefined
  nameOf: (userId: string) => string
}

const Row = ({ writeboard, category, nameOf }: RowProps) => {
  const { id, title, xIsPrivate, revisions, commentsCount = 0, gone } = writeboard
  const [newest] = revisions
  return (
    <li className={classes.row} data-gone={gone} data-entry tabIndex={-1}>
      <Link to={paths.writeboard(id)} className={classes.title}>
        <bdi className="t-strong t-cut">{title}</bdi>
        {xIsPrivate && <PrivateMark short />}
      </Link>
      <span className={classes.category}>{category}</span>
      <span className={classes.revision}>{gone ? 'no longer available' : newest && `Revision ${newest.revisionNumber}`}</span>
      <span className={classes.author}>
        <bdi>{newest && nameOf(newest.author)}</bdi>
      </span>
      <span className={classes.comments}>
        {commentsCount > 0 && (
          <>
            <Icon of={IconMessage} size={14} /> {commentsCount}
          </>
        )}
      </span>
      <span className={classes.time}>{newest && <TimeAgo at={newest.createdAt} />}</span>
    </li>
  )
}

/** The writeboards of a project, newest first. */
export const WriteboardsPage = ({ projectId }: { projectId: string }) => {
  const search = useMemo(() => ({ projectId }), [projectId])
  const list = useRecordList(writeboardResource, search)
  const { nameOf: categoryOf } = useProjectCategories(projectId, 'writeboard')
  const { nameOf } = useWorkspace()
  const create = useNewRecord()
  const rows = useRef<HTMLUListElement>(null)
  useEntryKeys(rows)
  const { mayWork } = useProjectRights(projectId)
  useKeys({ c: mayWork ? create.open : undefined })
  const end = useNearEnd(() => list.loadMore(), list.hasMore, list.items.length)
  const add = <CreateButton label="New writeboard" onClick={create.open} />
  return (
    <ProjectFrame projectId={projectId} tab="writeboards" action={add}>
      <ListFailure list={list} />
      <div className={classes.added}>
        <AddedRecords resource={writeboardResource} search={search} list={list} />
      </div>
      {list.waiting ? (
        <SkeletonRows count={6} rowHeight={40} columns={['1fr', '12%', '10%', '12%', '3rem', '5rem']} />
      ) : list.items.length > 0 ? (
        <ul ref={rows} className={classes.rows} aria-label="Writeboards">
          {list.items.map((writeboard) => (
            <Row key={writeboard.id} writeboard={writeboard} category={categoryOf(writeboard.categoryId)} nameOf={nameOf} />
          ))}
        </ul>
      ) : list.error ? (
        <LoadFailed title="Couldn't load writeboards" error={list.error} onRetry={() => void list.retry()} />
      ) : (
        <EmptyState
          icon={IconWriting}
          title="No writeboards yet"
          text="A writeboard is a text that the project writes together. Every revision is kept."
          action={mayWork && add}
        />
      )}
      <div ref={end} />
      {create.opened && mayWork && <newSheet.Component projectId={projectId} onClose={create.close} />}
    </ProjectFrame>
  )
}
