import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Comment } from '../../../contract/notes/comments.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { formatDateTime } from '../../ui/dates/format-date.ts'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { useFocusBack } from '../../ui/inline/use-focus-back.ts'
import { LinkedText } from '../../ui/text/linked-text.tsx'
import { AttachedFiles } from '../files/attached-files.tsx'
import { useUndoable } from '../undo/use-undoable.ts'
import classes from './comments.module.css'
import { commentMutations, touchedComment } from './mutations.ts'
import { WrittenEditor } from './written-editor.tsx'

interface CommentProps {
  comment: Comment
  noteId: string
  authorName: string
  /** The author and administrators change and delete. */
  may: boolean
  /** When it was written, in the words of the stream. */
  when: string
}

const Editor = ({ comment, noteId, onClose }: { comment: Comment; noteId: string; onClose: () => void }) => {
  const { done } = useUndoable()
  const update = useMutation(commentMutations.update(noteId))
  return (
    <WrittenEditor
      label="Comment"
      placeholder="Write a comment"
      draftKey={`${useMe().id}:comment:${comment.id}`}
      before={{ body: comment.body, files: comment.files ?? [] }}
      onSave={async (change, _, was) => {
        const { changeId } = await update.mutateAsync({ id: comment.id, change, was })
        done({ message: 'Comment changed', changeId, touched: [touchedComment(comment.id, noteId)], quiet: true })
      }}
      onClose={onClose}
    />
  )
}

/** One comment; changed and deleted in place. */
export const CommentItem = ({ comment, noteId, authorName, may, when }: CommentProps) => {
  const { done } = useUndoable()
  const remove = useMutation(commentMutations.remove(noteId))
  const [editing, setEditing] = useState(false)
  const entry = useRef<HTMLLIElement>(null)
  useFocusBack(editing, entry)
  // Not the callbacks of `mutate`: they are not called when the comment has gone from the page.
  const erase = () =>
    void remove.mutateAsync(comment.id).then(
      ({ changeId }) => done({ message: 'Comment deleted', changeId, touched: [touchedComment(comment.id, noteId)] }),
      (error: unknown) => notify({ message: `The comment was not deleted. ${errorMessage(error)}`, tone: 'red' }),
    )
  const items = [
    { label: 'Edit', icon: IconPencil, onClick: () => setEditing(true) },
    { label: 'Delete', icon: IconTrash, onClick: erase, danger: true },
  ]
  return (
    <li ref={entry} className={classes.comment} tabIndex={-1}>
      <Avatar name={authorName} kind="person" size={20} />
      <div className={classes.content}>
        <div className={classes.line}>
          <bdi className={classes.author}>{authorName}</bdi>
          <time className={classes.when} title={formatDateTime(comment.createdAt)}>
            {when}
          </time>
          {comment.updatedAt !== comment.createdAt && <span className={classes.when}>edited</span>}
          {may && (
            <span className={classes.dots}>
              <ActionsMenu label={`More for the comment of ${authorName}`} items={items} size={28} />
            </span>
          )}
        </div>
        {editing ? <Editor comment={comment} noteId={noteId} onClose={() => setEditing(false)} /> : <LinkedText text={comment.body} />}
        {!editing && comment.files && <AttachedFiles files={comment.files} />}
      </div>
    </li>
  )
}
