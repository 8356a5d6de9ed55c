/** Puts the caret at the end. A browser puts it at the start when a script focuses the field. */
export const caretAtEnd = (field: HTMLInputElement | HTMLTextAreaElement): void => {
  const end = field.value.length
  // An e-mail field has no caret position; there the browser puts it at the end.
  if (field.selectionStart !== null) field.setSelectionRange(end, end)
}
