import type { Comment } from '../../../contract/notes/comments.ts'
import { currentTime } from '../../clock.ts'
import { daysAgo, formatShort, formatTime, parseUtc } from '../../ui/dates/format-date.ts'
import { useCommentPrivacy, useProjectRights } from '../people/project-rules.ts'
import { GoneEdits } from '../posts/gone-edits.tsx'
import post from '../posts/post.module.css'
import { isEmpty } from '../posts/post-draft.ts'
import { CommentComposer } from './comment-composer.tsx'
import { CommentList } from './comment-list.tsx'
import { type Commentable, commentResource } from './comment-resource.ts'
import classes from './comments.module.css'

interface CommentThreadProps {
  on: Commentable
  /** The project of the record, whose settings say whether comments are private; undefined for records without one. */
  projectId: string | undefined
  /** Whether clients cannot see the record. */
  isPrivate?: boolean
  /** How many comments there are. Nothing is requested while there are none. */
  count: number
  /** The date of the record: comments of that day show the time alone. */
  since: string
  /** Whether a comment is being written. */
  writing: boolean
  onWriting: (writing: boolean) => void
}

const timeSince =
  (since: string) =>
  ({ createdAt }: Comment) => {
    const at = parseUtc(createdAt)
    return daysAgo(at, parseUtc(since)) === 0 ? formatTime(at) : `${formatShort(at, currentTime())}, ${formatTime(at)}`
  }

/** The comments under an entry such as a note, oldest first, and the composer. Without comments the caller shows the button that starts one. */
export const CommentThread = ({ on, projectId, isPrivate = false, count, since, writing, onWriting }: CommentThreadProps) => {
  const privacy = useCommentPrivacy(projectId, isPrivate)
  const { mayComment } = useProjectRights(projectId)
  const edits = <GoneEdits posts={commentResource} owner={on} />
  if (count === 0 && !writing) return edits
  return (
    <div className={classes.thread}>
      {edits}
      {count > 0 && <CommentList on={on} count={count} timeOf={timeSince(since)} />}
      {writing ? (
        <CommentComposer
          on={on}
          autoFocus
          privacy={privacy}
          onSent={() => onWriting(false)}
          onLeave={(draft) => isEmpty(draft) && onWriting(false)}
        />
      ) : (
        mayComment && (
          <button type="button" className={`${post.link} ${classes.indented} t-unprinted`} onClick={() => onWriting(true)}>
            Add comment
          </button>
        )
      )}
    </div>
  )
}
