import { type DraftInfo, type SetDraft, useDraft } from './use-draft.ts'

/** What an editor was opened on, as it stood then: the value it began with, and the record, with its version, that it is a part of. */
export interface Opened<T, R = undefined> {
  readonly value: T
  readonly record: R
}

/**
 * The draft of something that is there already, and that others may change while it is being edited: the one way to edit a record.
 * `was` is what the editor was opened on. It stays as it was then, over a reload too, whatever is read meanwhile: compare with
 * `was.value`, send only what differs from it, on top of the version of `was.record`. So a colleague's change is never sent back.
 * `goOnFrom` is for one who has been shown what somebody else wrote, and wants this in its place.
 *
 * @param key names the draft, with the person and the record: `7:note:12:edit`
 */
export const useEditDraft = <T, R>(
  key: string,
  value: T,
  record: R,
): readonly [draft: T, set: SetDraft<T>, info: DraftInfo<Opened<T, R>>] => useDraft<T, Opened<T, R>>(key, value, { value, record })
