import { sameDraft } from '../../ui/fields/draft-storage.ts'
import { useDraft } from '../../ui/fields/use-draft.ts'
import { useUploads } from '../files/uploads/use-uploads.ts'
import { WritingBox } from './writing-box.tsx'
import { changeOf, type Written, withFile } from './written.ts'

interface WrittenEditorProps {
  /** What it is, for assistive technology: "Note". */
  label: string
  placeholder: string
  /** The name under which what is typed is kept, with the person. */
  draftKey: string
  before: Written
  /** Sends what changed, and what it then is in all; when it rejects the editor stays, with the reason. */
  onSave: (change: NonNullable<ReturnType<typeof changeOf>>, after: Written) => Promise<unknown>
  onClose: () => void
}

/** Changes a text and its files in place; Esc leaves and keeps what was typed, Cancel drops it. */
export const WrittenEditor = ({ label, placeholder, draftKey, before, onSave, onClose }: WrittenEditorProps) => {
  const [draft, setDraft, kept] = useDraft<Written>(draftKey, before)
  const uploads = useUploads(draftKey, (file) => setDraft((now) => withFile(now, file)))
  const save = async () => {
    const change = changeOf(before, draft)
    if (change) await onSave(change, { body: draft.body.trim(), files: draft.files })
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
  return (
    <WritingBox
      label={label}
      sendLabel="Save"
      placeholder={placeholder}
      autoFocus
      value={draft}
      onChange={setDraft}
      onSend={save}
      onLeave={onClose}
      uploads={uploads}
      onCancel={() => {
        uploads.clear()
        kept.discard()
        onClose()
      }}
      restoredAt={kept.restoredAt}
      onStartAfresh={kept.discard}
    />
  )
}
