import { memo, useState } from 'react'
import { Link } from 'react-router'
import type { Note } from '../../../contract/notes/notes.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { formatTime } from '../../ui/dates/format-date.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import { CommentThread } from '../comments/comment-thread.tsx'
import { hasDraft } from '../drafts/draft-storage.ts'
import classes from '../posts/post.module.css'
import { newPostKey } from '../posts/post-draft.ts'
import { PostItem } from '../posts/post-item.tsx'
import { usePostWrites } from '../posts/use-post-writes.ts'
import { type AudienceChange, audienceOf, changedAudience } from '../visibility/audience.ts'
import { VisibilityButton } from '../visibility/visibility-button.tsx'
import { noteFieldsOf } from './note-audience.ts'
import { type NoteOwner, noteResource } from './note-resource.ts'

const NoteOn = ({ name, to }: { name: string; to: string }) => (
  <>
    added a note on{' '}
    <Link className="t-link" to={to}>
      <bdi>{name}</bdi>
    </Link>
  </>
)

interface NoteItemProps {
  note: Note
  /** The record whose page shows the note: its own, or the company of its person. */
  page: NoteOwner
  /** The address of a person whose note the page of a company shows. */
  pathOf: ((contactId: string) => string) | undefined
}

/** A note in the stream, with its visibility and its comments. On the page of a company it names its person. */
export const NoteItem = memo(({ note, page, pathOf }: NoteItemProps) => {
  const onOwnPage = noteResource.belongsTo(note, page)
  const owner: NoteOwner = onOwnPage || !note.contactId ? page : { resource: 'contacts', id: note.contactId }
  const { changeVisibility } = usePostWrites(noteResource, owner)
  const on = { resource: 'notes', id: note.id } as const
  const meId = useMe().id
  const [writing, setWriting] = useState(() => hasDraft(newPostKey(meId, on, 'comment')))
  const phone = usePhone()
  const count = note.commentsCount ?? 0
  const forEveryone = note.visibility === 'public'
  const audience = audienceOf(note)
  const change = (next: AudienceChange) =>
    void changeVisibility(note.id, { change: noteFieldsOf(next), after: noteFieldsOf(changedAudience(audience, next)) })
  const visibility = (
    <span className={forEveryone ? classes.onHover : classes.action}>
      <VisibilityButton small record={{ audience, author: note.author, createdAt: note.createdAt }} onChange={change} />
    </span>
  )
  const comment = count === 0 && !writing && (
    <button type="button" className={`${classes.onHover} ${classes.link} t-unprinted`} onClick={() => setWriting(true)}>
      Add comment
    </button>
  )
  // On a phone the first line is for the author and the time.
  const actions = phone ? (
    !forEveryone && visibility
  ) : (
    <>
      {visibility}
      {comment}
    </>
  )
  return (
    <PostItem
      posts={noteResource}
      post={note}
      owner={owner}
      verb={note.xBelongsTo && pathOf && !onOwnPage ? <NoteOn name={note.xBelongsTo} to={pathOf(owner.id)} /> : 'added a note'}
      time={formatTime(note.date)}
      actions={actions}
      writing={writing}
    >
      {phone && (forEveryone || comment) && (
        <footer className={classes.footer}>
          {forEveryone && visibility}
          {comment}
        </footer>
      )}
      <CommentThread on={on} projectId={undefined} count={count} since={note.date} writing={writing} onWriting={setWriting} />
    </PostItem>
  )
})
