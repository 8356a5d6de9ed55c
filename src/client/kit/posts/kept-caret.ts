/** Where the caret was in a draft's text box that has just unmounted. */
interface KeptCaret {
  readonly draftKey: string
  readonly noun: string
  readonly start: number
  readonly end: number
}

let kept: KeptCaret | undefined

/** Keeps the caret of a focused text box that unmounts, for another one that mounts in its place at the same time. */
export const keepCaret = (field: HTMLTextAreaElement | null, draftKey: string, noun: string): void => {
  if (!field || document.activeElement !== field) return
  kept = { draftKey, noun, start: field.selectionStart, end: field.selectionEnd }
  queueMicrotask(() => {
    kept = undefined
  })
}

export const keptCaret = (): KeptCaret | undefined => kept

/** Focuses the text box of a draft if its caret was kept. */
export const takeCaret = (field: HTMLTextAreaElement | null, draftKey: string): void => {
  if (!field || kept?.draftKey !== draftKey) return
  field.focus({ preventScroll: true })
  field.setSelectionRange(kept.start, kept.end)
}
