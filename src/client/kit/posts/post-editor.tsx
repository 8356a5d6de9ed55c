import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { ClashNote } from '../../ui/edit/clash-note.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { sameDraft } from '../drafts/draft-storage.ts'
import { useEditDraft } from '../drafts/use-edit-draft.ts'
import { useUploads } from '../files/use-uploads.ts'
import { type FormattedText, sameText } from '../rich-text/formatted-text.ts'
import { useWorkspace } from '../visibility/use-workspace.ts'
import { changeBetween, type PostChange, type PostDraft, withFile } from './post-draft.ts'
import { TextConflict } from './text-conflict.ts'
import { WritingBox } from './writing-box.tsx'

interface PostEditorProps {
  noun: 'note' | 'comment'
  /** Returns the id of the user who changed the post last; undefined if unknown. */
  lastAuthor: () => Promise<string | undefined>
  draftKey: string
  /** The post as it is now, also when somebody else changes it meanwhile. */
  before: PostDraft
  /** Saves what changed; `was` is the text that the editor opened with. When it rejects the editor stays open. */
  onSave: (change: PostChange, after: PostDraft, was: FormattedText) => Promise<unknown>
  onClose: () => void
}

/** Edits the text and the files of a note or a comment in place. Esc closes it and keeps the draft, Cancel discards it. */
export const PostEditor = ({ noun, lastAuthor, draftKey, before, onSave, onClose }: PostEditorProps) => {
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
  const written = { body: draft.body.trim(), xHtml: draft.xHtml }
  const save = async (was = kept.was.value) => {
    const change = changeBetween(was, draft)
    setConflict(undefined)
    try {
      if (change) await onSave(change, { ...draft, body: draft.body.trim() }, { body: was.body, xHtml: was.xHtml })
    } catch (error) {
      if (!(error instanceof TextConflict)) throw error
      return sameText(error.theirs, written) ? keepMine(error) : setConflict(error)
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
  const newest = { body: before.body, xHtml: before.xHtml }
  /** Shows the newest text of others in a conflict, and ends it when they took theirs back or wrote the same. */
  const follow = useEffectEvent(async (isNewest: () => boolean) => {
    if (!conflict || sameText(conflict.theirs, newest)) return
    const isSame = sameText(newest, written)
    if (isSame) kept.goOnFrom({ value: { ...kept.was.value, ...newest }, record: undefined })
    if (isSame || sameText(newest, kept.was.value)) return setConflict(undefined)
    const by = await lastAuthor()
    if (isNewest()) setConflict(new TextConflict(newest, by))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer text is followed once
  useEffect(() => {
    let isNewest = true
    void follow(() => isNewest)
    return () => {
      isNewest = false
    }
  }, [newest.body, newest.xHtml])
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
