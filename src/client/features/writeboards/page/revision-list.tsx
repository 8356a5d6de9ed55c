import { IconMessage } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Writeboard } from '../../../../contract/projects/writeboards.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import classes from './revision-list.module.css'

interface RevisionListProps {
  revisions: Writeboard['revisions']
  /** Which revisions are shown, and what each is: "left", "right". */
  shown: ReadonlyMap<string, string>
  pathOf: (number: string) => string
}

/** The revisions of a writeboard, newest first, each with its author and comments. */
export const RevisionList = ({ revisions, shown, pathOf }: RevisionListProps) => {
  const { nameOf } = useWorkspace()
  return (
    <section aria-label="Revisions">
      <h2 className={classes.heading}>
        Revisions <span className={classes.count}>{formatCount(revisions.length)}</span>
      </h2>
      <ol className={classes.revisions}>
        {revisions.map(({ id, revisionNumber, author, createdAt, commentsCount }) => {
          const place = shown.get(revisionNumber)
          return (
            <li key={id}>
              <Link to={pathOf(revisionNumber)} className={classes.revision} aria-current={place === undefined ? undefined : true} replace>
                <span className={classes.number}>Revision {revisionNumber}</span>
                <span className={classes.place}>{place}</span>
                {commentsCount > 0 && (
                  <span className={classes.comments} title={`${commentsCount} comments`}>
                    <Icon of={IconMessage} size={14} /> {commentsCount}
                  </span>
                )}
                <span className={classes.by}>
                  <bdi>{nameOf(author)}</bdi>, <TimeAgo at={createdAt} />
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
