import { type DraftInfo, type SetDraft, useDraft } from './use-draft.ts'

/** The value and the record, with its version, that an editor was opened on. */
export interface Opened<T, R = undefined> {
  readonly value: T
  readonly record: R
}

/**
 * The draft of an existing record, which others may change during the edit. `was` is the version that the editor was opened on, also after
 * a reload. To overwrite nobody's change, send only the differences from `was.value`, with the version of `was.record`. `goOnFrom`
 * continues on a newer version that the user has seen.
 *
 * @param key names the draft, with the person and the record: `7:note:12:edit`
 */
export const useEditDraft = <T, R>(
  key: string,
  value: T,
  record: R,
): readonly [draft: T, set: SetDraft<T>, info: DraftInfo<Opened<T, R>>] => useDraft<T, Opened<T, R>>(key, value, { value, record })
