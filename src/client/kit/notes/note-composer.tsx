import { type QueryKey, useMutation } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { onceKey } from '../../lib/request-keys.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { sameDraft } from '../../ui/edit/draft-storage.ts'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { WritingBox } from '../comments/writing-box.tsx'
import { isBlank, nothingWritten, type Written, withFile, withoutSent } from '../comments/written.ts'
import { useUploads } from '../files/use-uploads.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { type Audience, changedAudience, everyone } from '../visibility/audience.ts'
import { ChooseAudience } from './choose-audience.tsx'
import { noteMutations, touchedNote } from './mutations.ts'
import { audienceFields } from './note-audience.ts'

/** What others may do with the composer: put the cursor into it, attach files to the note. */
export interface Composer {
  focus: () => void
  attach: (files: File[]) => void
}

interface NoteDraft extends Written {
  readonly audience: Audience
}
const blank: NoteDraft = { ...nothingWritten, audience: everyone }
const utcNow = () => new Date().toISOString().slice(0, 19).replace('T', ' ')

export const newNoteDraft = (meId: string, contactId: string) => `${meId}:contact:${contactId}:new-note`

/** Writes a new note; its text, files and audience are kept as they are chosen. */
export const NoteComposer = ({
  contactId,
  touches,
  onLeave,
  ref,
}: {
  contactId: string
  touches: readonly QueryKey[]
  /** Esc was pressed in it. */
  onLeave: () => void
  ref: Ref<Composer>
}) => {
  const me = useMe()
  const { done } = useUndoable()
  const create = useMutation(noteMutations(contactId, touches).create())
  const place = newNoteDraft(me.id, contactId)
  const [draft, setDraft, kept] = useDraft<NoteDraft>(place, blank)
  const uploads = useUploads(place, (file) => setDraft((now) => withFile(now, file)))
  const once = onceKey(place)
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    attach: (files) => {
      uploads.add(files)
      field.current?.focus()
    },
  }))

  const send = async () => {
    const { files, audience } = draft
    const body = draft.body.trim()
    const attachments = files.map(({ id }) => id)
    const now = utcNow()
    const fields = audienceFields(audience)
    const note = { body, ...fields, ...(attachments.length > 0 ? { attachments } : {}) }
    const { reply, changeId } = await create.mutateAsync({
      note,
      idempotencyKey: once.keyFor(note),
      shown: { body, ...fields, attachments, files: [...files], date: now, author: me.id, createdAt: now, updatedAt: now },
    })
    once.sent()
    setDraft((now) => {
      const rest = withoutSent(now, draft)
      return isBlank(rest) && sameDraft(now.audience, audience) ? blank : rest
    })
    done({ message: 'Note added', changeId, touched: [touchedNote(reply.noteId, contactId)], quiet: true })
  }
  return (
    <WritingBox
      field={field}
      label="New note"
      sendLabel="Note"
      placeholder="Write what happened. It is kept as you type."
      folds
      value={draft}
      onChange={(edit) => setDraft((now) => ({ ...now, ...edit(now) }))}
      onSend={send}
      draftKey={place}
      onLeave={onLeave}
      restoredAt={kept.restoredAt}
      onStartAfresh={kept.discard}
      uploads={uploads}
      choices={
        <ChooseAudience
          audience={draft.audience}
          author={me.id}
          onChange={(change) => setDraft((now) => ({ ...now, audience: changedAudience(now.audience, change) }))}
        />
      }
    />
  )
}
