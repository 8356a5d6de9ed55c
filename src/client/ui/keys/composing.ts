/**
 * Whether a key belongs to the composition of an input method, such as the Enter that confirms Japanese text. Safari ends the composition before
 * that Enter, and marks the key by its code alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => event.isComposing || event.keyCode === 229

/** Keeps the keys of a composition in a field from every handler, so that none takes Enter or Escape for its own. Editors of rich text know them. */
const keepFromHandlers = (event: KeyboardEvent) => {
  if (isComposing(event) && !(event.target instanceof HTMLElement && event.target.isContentEditable)) event.stopImmediatePropagation()
}
if (typeof window !== 'undefined') window.addEventListener('keydown', keepFromHandlers, { capture: true })
