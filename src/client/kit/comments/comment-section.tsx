import type { Ref } from 'react'
import type { Comment, NewComment } from '../../../contract/notes/comments.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { formatDayTime } from '../../ui/dates/format-day-time.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { useProjectRights } from '../people/project-rules.ts'
import { GoneEdits } from '../posts/gone-edits.tsx'
import type { Composer } from '../posts/post-composer.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { CommentList } from './comment-list.tsx'
import { type Commentable, commentResource } from './comment-resource.ts'
import classes from './comments.module.css'

interface CommentSectionProps {
  on: Commentable
  projectId: string
  /** How many comments the record says it has. Nothing is requested while there are none. */
  count: number
  companyOf: (userId: string) => string | undefined
  /** Lets colleagues hide a comment from clients, with the default for new comments. Omit it for records that clients cannot see. */
  privacy?: { byDefault: boolean } | undefined
  notifies?: ((isPrivate: boolean) => number) | undefined
  extra?: Partial<NewComment> | undefined
  aboutOf?: ((comment: Comment) => string | undefined) | undefined
  ref?: Ref<Composer>
}

/** The comments of a record's page: the heading with their number, the comments oldest first, and the composer. */
export const CommentSection = (props: CommentSectionProps) => {
  const { on, projectId, count, companyOf, privacy, notifies, extra, aboutOf, ref } = props
  const me = useMe()
  const { mayComment } = useProjectRights(projectId)
  const now = useNow()
  const phone = usePhone()
  return (
    <section className={classes.section} aria-label="Comments on this page">
      <h2 className={classes.heading}>Comments {count > 0 && <span className={classes.count}>{formatCount(count)}</span>}</h2>
      {count > 0 && (
        <CommentList
          on={on}
          count={count}
          full={{ companyOf }}
          timeOf={({ createdAt }) => formatDayTime(createdAt, now)}
          aboutOf={aboutOf}
        />
      )}
      <GoneEdits posts={commentResource} owner={on} />
      {mayComment && (
        <div className={`${classes.writing} t-unprinted`}>
          {!phone && <Avatar name={me.name} kind="person" size={28} />}
          <CommentComposer ref={ref ?? null} on={on} folds privacy={privacy} notifies={notifies} extra={extra} />
        </div>
      )}
    </section>
  )
}
