import { useMutation } from '@tanstack/react-query'
import { onceKey } from '../../lib/request-keys.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { useUploads } from '../files/use-uploads.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { commentMutations, touchedComment } from './mutations.ts'
import { WritingBox } from './writing-box.tsx'
import { isBlank, nothingWritten, type Written, withFile, withoutSent } from './written.ts'

/** The name under which the text of a new comment is kept. */
export const newCommentDraft = (meId: string, noteId: string) => `${meId}:note:${noteId}:new-comment`

/** Writes a new comment under a note; the text is kept as it is typed. `onSent` hears whether nothing more has been typed meanwhile. */
export const CommentComposer = ({ noteId, onSent, onLeave }: { noteId: string; onSent: (whole: boolean) => void; onLeave: () => void }) => {
  const { done } = useUndoable()
  const create = useMutation(commentMutations.create(noteId))
  const place = newCommentDraft(useMe().id, noteId)
  const [draft, setDraft, kept] = useDraft<Written>(place, nothingWritten)
  const uploads = useUploads(place, (file) => setDraft((now) => withFile(now, file)))
  const once = onceKey(place)
  const send = async () => {
    const attachments = draft.files.map(({ id }) => id)
    const comment = { body: draft.body.trim(), ...(attachments.length > 0 ? { attachments } : {}) }
    const { reply, changeId } = await create.mutateAsync({ comment, idempotencyKey: once.keyFor(comment) })
    once.sent()
    done({ message: 'Comment added', changeId, touched: [touchedComment(reply.commentId, noteId)], quiet: true })
    // What was typed on meanwhile stays, and with it the box.
    onSent(isBlank(setDraft((now) => withoutSent(now, draft))))
  }
  return (
    <WritingBox
      label="New comment"
      sendLabel="Comment"
      placeholder="Write a comment"
      autoFocus
      value={draft}
      onChange={setDraft}
      onSend={send}
      draftKey={place}
      // As the composer of notes: what holds text stays in sight.
      onLeave={() => isBlank(draft) && onLeave()}
      uploads={uploads}
      restoredAt={kept.restoredAt}
      onStartAfresh={kept.discard}
    />
  )
}
