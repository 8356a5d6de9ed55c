import { type Ref, useId } from 'react'
import type { Comment, NewComment } from '../../../contract/notes/comments.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { personNoun } from '../../ui/text/nouns.ts'
import { type Composer, PostComposer } from '../posts/post-composer.tsx'
import { emptyDraft, type PostDraft } from '../posts/post-draft.ts'
import { type Commentable, commentResource } from './comment-resource.ts'
import classes from './comments.module.css'

interface CommentDraft extends PostDraft {
  /** Hidden from clients; undefined while the author has not chosen, so the default applies. */
  readonly isPrivate: boolean | undefined
}

interface CommentComposerProps {
  on: Commentable
  /** Lets colleagues hide a comment from clients, with the default for new comments. Omit it for records that clients cannot see. */
  privacy?: { byDefault: boolean } | undefined
  /** Returns how many people a comment notifies. */
  notifies?: ((isPrivate: boolean) => number) | undefined
  /** Further fields of the new comment, such as the revision it is about. */
  extra?: Partial<NewComment> | undefined
  folds?: boolean
  autoFocus?: boolean
  onSent?: () => void
  onLeave?: (draft: PostDraft) => void
  ref?: Ref<Composer>
}

/** Writes a comment. */
export const CommentComposer = ({ on, privacy: offered, notifies, extra, onLeave = () => undefined, ...rest }: CommentComposerProps) => {
  const hint = useId()
  const privacy = useMe().role === 'client' ? undefined : offered
  return (
    <PostComposer<Comment, Commentable, NewComment, CommentDraft>
      {...rest}
      posts={commentResource}
      owner={on}
      empty={{ ...emptyDraft, isPrivate: undefined }}
      toPost={(comment, { isPrivate = privacy?.byDefault || undefined }) => ({
        ...comment,
        ...extra,
        ...(privacy && isPrivate !== undefined && { isPrivate }),
      })}
      choices={({ isPrivate = privacy?.byDefault ?? false }, setDraft) => (
        <>
          {privacy && (
            <Switch
              label="Private"
              checked={isPrivate}
              describedBy={isPrivate ? hint : undefined}
              onChange={() => setDraft((now) => ({ ...now, isPrivate: !isPrivate }))}
            />
          )}
          <span id={hint} className={classes.audience}>
            {[privacy && isPrivate && 'Clients cannot see this.', notifies && `Notifies ${countOf(notifies(isPrivate), personNoun)}.`]
              .filter(Boolean)
              .join(' ')}
          </span>
        </>
      )}
      onLeave={onLeave}
    />
  )
}
