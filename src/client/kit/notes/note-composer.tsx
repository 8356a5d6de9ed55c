import type { ReactNode, Ref } from 'react'
import { type Composer, PostComposer } from '../posts/post-composer.tsx'
import { emptyDraft, type PostDraft } from '../posts/post-draft.ts'
import { type Audience, everyone } from '../visibility/audience.ts'
import { AudiencePicker } from '../visibility/audience-picker.tsx'
import { noteFieldsOf } from './note-audience.ts'
import { type NoteOwner, noteResource } from './note-resource.ts'

interface NoteDraft extends PostDraft {
  readonly audience: Audience
}
const empty: NoteDraft = { ...emptyDraft, audience: everyone }

interface NoteComposerProps {
  owner: NoteOwner
  /** Above the text. */
  head?: ReactNode
  /** Esc was pressed. */
  onLeave: () => void
  ref: Ref<Composer>
}

/** Writes a new note. */
export const NoteComposer = ({ owner, head, onLeave, ref }: NoteComposerProps) => (
  <PostComposer
    head={head}
    ref={ref}
    posts={noteResource}
    owner={owner}
    folds
    empty={empty}
    toPost={(post, { audience }) => ({ ...post, ...noteFieldsOf(audience) })}
    onLeave={onLeave}
    choices={({ audience }, setDraft) => (
      <AudiencePicker audience={audience} onChange={(next) => setDraft((now) => ({ ...now, audience: next }))} />
    )}
  />
)
