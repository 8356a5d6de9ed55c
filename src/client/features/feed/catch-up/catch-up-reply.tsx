import { Button } from '@mantine/core'
import { type Ref, useState } from 'react'
import { CommentComposer } from '../../../kit/comments/comment-composer.tsx'
import { CommentList } from '../../../kit/comments/comment-list.tsx'
import type { Commentable } from '../../../kit/comments/comment-resource.ts'
import { useCommentPrivacy, useProjectRights } from '../../../kit/people/project-rules.ts'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { formatDayTime } from '../../../ui/dates/format-day-time.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import classes from './catch-up-detail.module.css'

interface CatchUpReplyProps {
  on: Commentable
  projectId: string | undefined
  /** How many of the changes are comments on it. */
  comments: number
  ref: Ref<Composer>
}

/** The box that answers with a comment, and all comments once one asks for them or has answered. */
export const CatchUpReply = ({ on, projectId, comments, ref }: CatchUpReplyProps) => {
  const me = useMe()
  const now = useNow()
  const phone = usePhone()
  const privacy = useCommentPrivacy(projectId, false)
  const { mayComment } = useProjectRights(projectId)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.reply}>
      {isOpen ? (
        <CommentList on={on} count={comments} timeOf={({ createdAt }) => formatDayTime(createdAt, now)} />
      ) : (
        comments > 0 && (
          <Button variant="text" onClick={() => setOpen(true)}>
            Show all comments
          </Button>
        )
      )}
      {mayComment && (
        <div className={classes.writing}>
          {!phone && avatar(me.name, 'person', 28)}
          <CommentComposer ref={ref} on={on} folds privacy={privacy} onSent={() => setOpen(true)} />
        </div>
      )}
    </div>
  )
}
