/** Puts the caret behind the last letter. A browser puts it before the first when it is the page that gives the focus. */
export const caretAtEnd = (field: HTMLInputElement | HTMLTextAreaElement): void => {
  const end = field.value.length
  // A field of type e-mail knows no caret; there the browser keeps to the end by itself.
  if (field.selectionStart !== null) field.setSelectionRange(end, end)
}
