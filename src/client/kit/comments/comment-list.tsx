import { Button } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Comment } from '../../../contract/notes/comments.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { usePrintedList } from '../../ui/list/print-lists.ts'
import { useProjectRights } from '../people/project-rules.ts'
import { PostItem } from '../posts/post-item.tsx'
import { usePostWrites } from '../posts/use-post-writes.ts'
import { PrivateMark, privateClass } from '../visibility/private-mark.tsx'
import { type Commentable, commentResource } from './comment-resource.ts'
import classes from './comments.module.css'

export interface CommentListProps {
  on: Commentable
  /** How many comments there are, as far as the record knows. */
  count: number
  timeOf: (comment: Comment) => string
  /** As large as the text they are about, with the company of each author. */
  full?: { companyOf: (userId: string) => string | undefined } | undefined
  /** Shown in place of a comment's usual actions, such as the revision it is about. */
  aboutOf?: ((comment: Comment) => string | undefined) | undefined
}

const Item = ({ comment, props }: { comment: Comment; props: CommentListProps }) => {
  const { on, timeOf, full, aboutOf } = props
  const { changeVisibility } = usePostWrites(commentResource, on)
  const mayHide = useMe().role !== 'client'
  const { mayComment } = useProjectRights(comment.projectId)
  const { id, author, isPrivate } = comment
  const about = aboutOf?.(comment)
  const setPrivate = (next: boolean) => void changeVisibility(id, { change: { isPrivate: next }, after: { isPrivate: next } })
  return (
    <li className={[full && classes.full, privateClass(isPrivate)].filter(Boolean).join(' ')}>
      <PostItem
        posts={commentResource}
        post={comment}
        owner={on}
        time={timeOf(comment)}
        size={full ? 'full' : 'small'}
        locked={!mayComment}
        company={full?.companyOf(author)}
        more={
          mayHide
            ? [
                isPrivate
                  ? { label: 'Show to clients', icon: IconLockOpen, onClick: () => setPrivate(false) }
                  : { label: 'Make private', icon: IconLock, onClick: () => setPrivate(true) },
              ]
            : []
        }
        actions={
          <>
            {about && <span className={classes.about}>{about}</span>}
            {isPrivate && (
              <span className={classes.private}>
                <PrivateMark short={!full} />
              </span>
            )}
          </>
        }
      />
    </li>
  )
}

/** The comments on a record, oldest first. The newest are read first; a button reads earlier ones. */
export const CommentList = (props: CommentListProps) => {
  const { on, count, full } = props
  const query = useInfiniteQuery(commentResource.of(on))
  const loaded = query.data?.pages.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0
  usePrintedList({ loaded, hasMore: query.hasNextPage, loadMore: query.fetchNextPage })
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
    return <div style={{ height: `${Math.min(count, 50) * (full ? 4.125 : 3.125)}rem` }} role="status" aria-label="Loading comments" />
  return (
    <>
      {query.hasNextPage && (
        <Button variant="text" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier comments ({earlier})
        </Button>
      )}
      {comments.length > 0 && (
        <ul className={classes.comments} data-full={full ? true : undefined} aria-label="Comments">
          {comments.map((comment) => (
            <Item key={comment.id} comment={comment} props={props} />
          ))}
        </ul>
      )}
    </>
  )
}
