/** Where the caret was in a draft's text box that has unmounted. */
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

/** Keeps the caret of a focused text box that unmounts, for another one of the same draft, until anything else takes the focus. */
export const saveCaret = (field: HTMLTextAreaElement | HTMLInputElement | null, draftKey: string, noun: string): void => {
  if (!field || document.activeElement !== field) return
  kept = { draftKey, noun, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 }
  document.addEventListener('focusin', forget, { once: true })
}

export const savedCaret = (): KeptCaret | undefined => kept

/** Focuses the text box of a draft if its caret was kept. */
export const restoreCaret = (field: HTMLTextAreaElement | null, draftKey: string): void => {
  if (!field || kept?.draftKey !== draftKey) return
  const { start, end } = kept
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
}
