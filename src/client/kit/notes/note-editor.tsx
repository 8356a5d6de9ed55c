import type { Note, NoteChange } from '../../../contract/notes/notes.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { WrittenEditor } from '../comments/written-editor.tsx'

export const editedNoteDraft = (meId: string, noteId: string) => `${meId}:note:${noteId}:edit`

interface NoteEditorProps {
  note: Note
  /** `was` is the text that the editor was opened on. */
  onSave: (change: NoteChange, shown: Partial<Note>, was: string) => Promise<unknown>
  onClose: () => void
}

/** Changes the text and the files of a note in place. */
export const NoteEditor = ({ note, onSave, onClose }: NoteEditorProps) => (
  <WrittenEditor
    label="Note"
    placeholder="Write what happened"
    draftKey={editedNoteDraft(useMe().id, note.id)}
    before={{ body: note.body, files: note.files ?? [] }}
    onSave={(change, { body, files }, was) => onSave(change, { body, files: [...files], attachments: files.map(({ id }) => id) }, was)}
    onClose={onClose}
  />
)
