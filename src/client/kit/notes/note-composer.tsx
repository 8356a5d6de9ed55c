import type { Ref } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { type Composer, PostComposer } from '../posts/post-composer.tsx'
import { emptyDraft, type PostDraft } from '../posts/post-draft.ts'
import { usePostWrites } from '../posts/use-post-writes.ts'
import { type Audience, everyone, workgroupFields } from '../visibility/audience.ts'
import { AudiencePicker } from '../visibility/audience-picker.tsx'
import { type NoteOwner, noteResource } from './note-resource.ts'

interface NoteDraft extends PostDraft {
  readonly audience: Audience
}
const empty: NoteDraft = { ...emptyDraft, audience: everyone }

export const newNoteDraftKey = (meId: string, { resource, id }: NoteOwner) => `${meId}:${resource}:${id}:new-note`

interface NoteComposerProps {
  owner: NoteOwner
  /** Esc was pressed. */
  onLeave: () => void
  ref: Ref<Composer>
}

/** Writes a new note. */
export const NoteComposer = ({ owner, onLeave, ref }: NoteComposerProps) => {
  const { add } = usePostWrites(noteResource, owner)
  return (
    <PostComposer
      ref={ref}
      label="New note"
      sendLabel="Add note"
      placeholder="Add a note…"
      folds
      draftKey={newNoteDraftKey(useMe().id, owner)}
      empty={empty}
      onSend={(post, { audience }, key) => add({ ...post, ...workgroupFields(audience) }, key)}
      onLeave={onLeave}
      choices={({ audience }, setDraft) => (
        <AudiencePicker audience={audience} onChange={(next) => setDraft((now) => ({ ...now, audience: next }))} />
      )}
    />
  )
}
