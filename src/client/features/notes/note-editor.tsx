import type { Note, NoteChange } from '../../../contract/notes.ts'
import { useDraft } from '../../ui/fields/use-draft.ts'
import { WritingBox } from '../comments/writing-box.tsx'
import { changeOf, type Written } from '../comments/written.ts'
import { useMe } from '../session/use-me.ts'

export const editedNoteDraft = (meId: string, noteId: string) => `${meId}:note:${noteId}:edit`

/** Changes the text and the files of a note in place; Esc leaves and keeps what was typed, Cancel drops it. */
export const NoteEditor = ({
  note,
  onSave,
  onClose,
}: {
  note: Note
  onSave: (change: NoteChange, shown: Partial<Note>) => Promise<unknown>
  onClose: () => void
}) => {
  const before: Written = { body: note.body, files: note.files ?? [] }
  const [draft, setDraft, kept] = useDraft<Written>(editedNoteDraft(useMe().id, note.id), before)
  const save = async () => {
    const change = changeOf(before, draft)
    const files = [...draft.files]
    if (change) await onSave(change, { body: draft.body.trim(), files, attachments: files.map(({ id }) => id) })
    kept.discard()
    onClose()
  }
  return (
    <WritingBox
      label="Note"
      sendLabel="Save"
      placeholder="Write what happened"
      autoFocus
      value={draft}
      onChange={setDraft}
      onSend={save}
      onLeave={onClose}
      onCancel={() => {
        kept.discard()
        onClose()
      }}
      restoredAt={kept.restoredAt}
      onStartAfresh={kept.discard}
    />
  )
}
