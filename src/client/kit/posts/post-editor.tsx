import { useRef, useState } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { ClashNote } from '../../ui/edit/clash-note.tsx'
import { sameDraft } from '../../ui/edit/draft-storage.ts'
import { useEditDraft } from '../../ui/edit/use-edit-draft.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { useUploads } from '../files/use-uploads.ts'
import type { FormattedText } from '../rich-text/formatted-text.ts'
import { useWorkspace } from '../visibility/use-workspace.ts'
import { changeBetween, type PostChange, type PostDraft, withFile } from './post-draft.ts'
import { TextConflict } from './text-conflict.ts'
import { WritingBox } from './writing-box.tsx'

interface PostEditorProps {
  noun: 'note' | 'comment'
  draftKey: string
  before: PostDraft
  /** Saves what changed; `was` is the text that the editor opened with. When it rejects the editor stays open. */
  onSave: (change: PostChange, after: PostDraft, was: FormattedText) => Promise<unknown>
  onClose: () => void
}

/** Edits the text and the files of a note or a comment in place. Esc closes it and keeps the draft, Cancel discards it. */
export const PostEditor = ({ noun, draftKey, before, onSave, onClose }: PostEditorProps) => {
  const [draft, setDraft, kept] = useEditDraft<PostDraft, undefined>(draftKey, before, undefined)
  const [conflict, setConflict] = useState<TextConflict>()
  const { nameOf } = useWorkspace()
  const field = useRef<HTMLDivElement>(null)
  const uploads = useUploads(draftKey, (file) => setDraft((now) => withFile(now, file)))
  const discard = () => {
    uploads.cancelAll()
    kept.discard()
    onClose()
  }
  const save = async (was = kept.was.value) => {
    const change = changeBetween(was, draft)
    setConflict(undefined)
    try {
      if (change) await onSave(change, { ...draft, body: draft.body.trim() }, { body: was.body, xHtml: was.xHtml })
    } catch (error) {
      if (!(error instanceof TextConflict)) throw error
      return setConflict(error)
    }
    // Text typed while saving keeps the editor open.
    const now = setDraft((typed) => (sameDraft(typed, draft) ? before : typed))
    if (now !== before) return
    kept.discard()
    onClose()
  }
  const keepMine = (over: TextConflict) => {
    const now = { ...kept.was.value, ...over.theirs }
    kept.goOnFrom({ value: now, record: undefined })
    save(now).catch((error: unknown) => {
      setConflict(over)
      notify({ message: `Couldn't save. ${errorMessage(error)}`, tone: 'red' })
    })
  }
  return (
    <>
      {conflict && (
        <ClashNote
          by={conflict.by === undefined ? 'Someone' : nameOf(conflict.by)}
          what={noun}
          theirs={conflict.theirs.body}
          mine={draft.body}
          onKeepMine={() => keepMine(conflict)}
          onTakeTheirs={discard}
        />
      )}
      <WritingBox
        field={field}
        noun={noun}
        label={noun === 'note' ? 'Note' : 'Comment'}
        sendLabel="Save"
        placeholder={`Edit the ${noun}…`}
        autoFocus
        value={draft}
        onChange={setDraft}
        onSend={() => save()}
        draftKey={draftKey}
        onLeave={onClose}
        uploads={uploads}
        onCancel={discard}
        kept={kept}
      />
    </>
  )
}
