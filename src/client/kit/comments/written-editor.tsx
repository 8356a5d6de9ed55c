import { useState } from 'react'
import { ClashNote } from '../../ui/edit/clash-note.tsx'
import { sameDraft } from '../../ui/edit/draft-storage.ts'
import { useEditDraft } from '../../ui/edit/use-edit-draft.ts'
import { useUploads } from '../files/use-uploads.ts'
import { useWorkspace } from '../visibility/use-workspace.ts'
import { WritingBox } from './writing-box.tsx'
import { changeOf, TextClash, type Written, withFile } from './written.ts'

interface WrittenEditorProps {
  /** What it is, for assistive technology: "Note". */
  label: string
  placeholder: string
  /** The name under which what is typed is kept, with the person. */
  draftKey: string
  before: Written
  /** Sends what changed of the text that the editor was opened on, and what it then is in all; when it rejects the editor stays. */
  onSave: (change: NonNullable<ReturnType<typeof changeOf>>, after: Written, was: string) => Promise<unknown>
  onClose: () => void
}

/** Changes a text and its files in place; Esc and Cancel drop what was typed. */
export const WrittenEditor = ({ label, placeholder, draftKey, before, onSave, onClose }: WrittenEditorProps) => {
  const [draft, setDraft, kept] = useEditDraft<Written, undefined>(draftKey, before, undefined)
  const [clash, setClash] = useState<TextClash>()
  const { nameOf } = useWorkspace()
  const uploads = useUploads(draftKey, (file) => setDraft((now) => withFile(now, file)))
  const drop = () => {
    uploads.clear()
    kept.discard()
    onClose()
  }
  const save = async (was = kept.was.value) => {
    const change = changeOf(was, draft)
    setClash(undefined)
    try {
      if (change) await onSave(change, { body: draft.body.trim(), files: draft.files }, was.body)
    } catch (error) {
      if (!(error instanceof TextClash)) throw error
      return setClash(error)
    }
    // What was typed on meanwhile stays, and with it the editor.
    let typedOn = false
    setDraft((now) => {
      typedOn = !sameDraft(now, draft)
      return typedOn ? now : before
    })
    if (typedOn) return
    kept.discard()
    onClose()
  }
  const keepMine = () => {
    if (!clash) return
    const theirs = { ...kept.was.value, body: clash.theirs }
    kept.goOnFrom({ value: theirs, record: undefined })
    void save(theirs)
  }
  const by = clash?.by === undefined ? 'Somebody' : nameOf(clash.by)
  const words = clash && { by, what: label.toLowerCase(), theirs: clash.theirs, mine: draft.body }
  return (
    <>
      {words && <ClashNote {...words} onKeepMine={keepMine} onTakeTheirs={drop} />}
      <WritingBox
        label={label}
        sendLabel="Save"
        placeholder={placeholder}
        autoFocus
        value={draft}
        onChange={setDraft}
        onSend={() => save()}
        draftKey={draftKey}
        onLeave={drop}
        uploads={uploads}
        onCancel={drop}
        restoredAt={kept.restoredAt}
        onStartAfresh={kept.discard}
      />
    </>
  )
}
