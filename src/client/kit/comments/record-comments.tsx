import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { hasDraft } from '../drafts/draft-storage.ts'
import { useProjectRights } from '../people/project-rules.ts'
import { newPostKey } from '../posts/post-draft.ts'
import type { Commentable } from './comment-resource.ts'
import { CommentThread } from './comment-thread.tsx'
import classes from './comments.module.css'

interface Commented {
  readonly id: string
  readonly projectId?: string | undefined
  readonly commentsCount?: number | undefined
  readonly createdAt?: string | undefined
}

interface RecordCommentsProps {
  resource: Commentable['resource']
  record: Commented
  /** Whether clients cannot see the record. Comments on it are then private by default. */
  isPrivate?: boolean | undefined
  /** The level of the heading among those around it. */
  level?: 2 | 3
}

/** The comments of a record in a sheet or panel: the heading with their number, the comments oldest first, and the button that writes one. */
export const RecordComments = ({ resource, record, isPrivate = false, level = 3 }: RecordCommentsProps) => {
  const { id, projectId, commentsCount = 0, createdAt = '' } = record
  const on = { resource, id }
  const meId = useMe().id
  const { mayComment } = useProjectRights(projectId)
  const [writing, setWriting] = useState(() => hasDraft(newPostKey(meId, on, 'comment')))
  const Heading = `h${level}` as const
  return (
    <section className={classes.under} aria-label="Comments">
      <Heading className={classes.heading}>
        Comments {commentsCount > 0 && <span className={classes.count}>{formatCount(commentsCount)}</span>}
      </Heading>
      {commentsCount === 0 && !writing && mayComment && (
        <Button variant="text" onClick={() => setWriting(true)}>
          Add comment
        </Button>
      )}
      <CommentThread
        on={on}
        projectId={projectId}
        isPrivate={isPrivate}
        count={commentsCount}
        since={createdAt}
        writing={writing}
        onWriting={setWriting}
      />
    </section>
  )
}
