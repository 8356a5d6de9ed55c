/** Where the caret was in a draft's text box that has unmounted, in UTF-16 units of its plain text. */
interface KeptCaret {
  readonly draftKey: string
  readonly noun: string
  readonly start: number
  readonly end: number
}

let kept: KeptCaret | undefined
const forget = () => {
  kept = undefined
}

/** Keeps the caret of a text box that unmounts, for another one of the same draft, until anything else takes the focus. */
export const keepCaret = (caret: KeptCaret): void => {
  kept = caret
  document.addEventListener('focusin', forget, { once: true })
}

/** Keeps the caret of a text box that unmounts, if it has the focus. */
export const saveCaret = (field: HTMLTextAreaElement | HTMLInputElement | null, draftKey: string, noun: string): void => {
  if (!field || document.activeElement !== field) return
  keepCaret({ draftKey, noun, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 })
}

export const savedCaret = (): KeptCaret | undefined => kept

/** Focuses the text box of a draft if its caret was kept. */
export const restoreCaret = (field: HTMLTextAreaElement | null, draftKey: string): void => {
  if (!field || kept?.draftKey !== draftKey) return
  const { start, end } = kept
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
}
