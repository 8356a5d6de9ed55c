import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { daysAgo, formatShort, formatTime, parseUtc } from '../../ui/dates/format-date.ts'
import { readDraft } from '../../ui/edit/draft-storage.ts'
import { CommentComposer, newCommentDraft } from './comment-composer.tsx'
import { CommentItem } from './comment-item.tsx'
import classes from './comments.module.css'
import { commentQueries } from './queries.ts'

interface ThreadProps {
  noteId: string
  /** How many there are, as the note says. Nothing is asked for while there are none. */
  count: number
  /** When the note was written: on that day a comment shows its time alone. */
  noteDate: string
  onAdded: () => void
}

const inWordsOf = (moment: string, noteDate: string) => {
  const [at, day] = [parseUtc(moment), parseUtc(noteDate)]
  return daysAgo(at, day) === 0 ? formatTime(at) : `${formatShort(at, new Date())}, ${formatTime(at)}`
}

const Comments = ({ noteId, count, noteDate }: ThreadProps) => {
  const me = useMe()
  const users = useQuery(peopleQueries.users()).data ?? []
  const query = useInfiniteQuery(commentQueries.ofNote(noteId))
  const comments = (query.data?.pages ?? []).flatMap((page) => page.comments).toReversed()
  const total = query.data?.pages[0]?.count ?? count
  if (query.isError && !query.data)
    return (
      <p className={classes.failed} role="alert">
        {errorMessage(query.error)}{' '}
        <button type="button" className={classes.action} onClick={() => void query.refetch()}>
          Retry
        </button>
      </p>
    )
  // The height of what comes, so that the notes below stay where they are.
  if (!query.data)
    return (
      <div className={classes.waiting} style={{ height: `${Math.min(count, 50) * 3.125 - 0.625}rem` }} role="status" aria-label="Loading" />
    )
  return (
    <>
      {query.hasNextPage && (
        <button type="button" className={classes.action} disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier comments, {total - comments.length} more
        </button>
      )}
      {comments.length > 0 && (
        <ul className={classes.comments} aria-label="Comments">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              noteId={noteId}
              authorName={users.find(({ id }) => id === comment.author)?.name ?? (comment.author === me.id ? me.name : 'Somebody')}
              may={comment.author === me.id || me.role === 'admin'}
              when={inWordsOf(comment.createdAt, noteDate)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface Writing {
  /** Whether a comment is being written. */
  writing: boolean
  onWriting: (writing: boolean) => void
}

/** The comments under a note, the oldest first, and the way to add one. A note without comments has that way elsewhere. */
export const CommentThread = ({ writing, onWriting, ...props }: ThreadProps & Writing) => {
  const { noteId, count, onAdded } = props
  if (count === 0 && !writing) return null
  return (
    <div className={classes.thread}>
      {count > 0 && <Comments {...props} />}
      {writing ? (
        <CommentComposer
          noteId={noteId}
          onLeave={() => onWriting(false)}
          onSent={(whole) => {
            if (whole) onWriting(false)
            onAdded()
          }}
        />
      ) : (
        <button type="button" className={`${classes.action} ${classes.indented}`} onClick={() => onWriting(true)}>
          Comment
        </button>
      )}
    </div>
  )
}

/** Whether the text of a new comment has been kept from before. */
export const hasKeptComment = (meId: string, noteId: string) => readDraft(newCommentDraft(meId, noteId)) !== undefined
