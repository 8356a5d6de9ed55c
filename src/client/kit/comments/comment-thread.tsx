import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/service-error.ts'
import { daysAgo, formatShort, formatTime, parseUtc } from '../../ui/dates/format-date.ts'
import post from '../posts/post.module.css'
import { PostComposer } from '../posts/post-composer.tsx'
import { emptyDraft, isEmpty } from '../posts/post-draft.ts'
import { PostItem } from '../posts/post-item.tsx'
import { type Commentable, commentResource } from './comment-resource.ts'
import classes from './comments.module.css'

interface ThreadProps {
  on: Commentable
  /** How many comments there are. Nothing is requested while there are none. */
  count: number
  /** The date of the record: comments of that day show the time alone. */
  since: string
}

const formatSince = (moment: string, since: string) => {
  const at = parseUtc(moment)
  return daysAgo(at, parseUtc(since)) === 0 ? formatTime(at) : `${formatShort(at, new Date())}, ${formatTime(at)}`
}

const Comments = ({ on, count, since }: ThreadProps) => {
  const query = useInfiniteQuery(commentResource.of(on))
  const { apply } = commentResource.pending.useApply()
  const comments = (query.data?.pages ?? []).flatMap(({ rows }) => rows.flatMap((row) => apply(row) ?? [])).toReversed()
  const earlier = (query.data?.pages[0]?.total ?? count) - comments.length
  if (query.isError && !query.data)
    return (
      <p className={classes.failed} role="alert">
        {errorMessage(query.error)}{' '}
        <Button variant="text" onClick={() => void query.refetch()}>
          Retry
        </Button>
      </p>
    )
  // As tall as the comments will be: nothing below moves when they appear.
  if (!query.data)
    return <div style={{ height: `${Math.min(count, 50) * 3.125 - 0.625}rem` }} role="status" aria-label="Loading comments" />
  return (
    <>
      {query.hasNextPage && (
        <Button variant="text" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier comments ({earlier})
        </Button>
      )}
      {comments.length > 0 && (
        <ul className={classes.comments} aria-label="Comments">
          {comments.map((comment) => (
            <li key={comment.id}>
              <PostItem posts={commentResource} post={comment} owner={on} time={formatSince(comment.createdAt, since)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface CommentThreadProps extends ThreadProps {
  /** Whether a comment is being written. */
  writing: boolean
  onWriting: (writing: boolean) => void
}

/** The comments on a record, oldest first, and the composer. Without comments the caller shows the button that starts one. */
export const CommentThread = ({ writing, onWriting, ...props }: CommentThreadProps) => {
  const { on, count } = props
  if (count === 0 && !writing) return null
  return (
    <div className={classes.thread}>
      {count > 0 && <Comments {...props} />}
      {writing ? (
        <PostComposer
          posts={commentResource}
          owner={on}
          autoFocus
          empty={emptyDraft}
          toPost={(comment) => comment}
          onSent={() => onWriting(false)}
          onLeave={(draft) => isEmpty(draft) && onWriting(false)}
        />
      ) : (
        <button type="button" className={`${post.link} ${classes.indented}`} onClick={() => onWriting(true)}>
          Comment
        </button>
      )}
    </div>
  )
}
