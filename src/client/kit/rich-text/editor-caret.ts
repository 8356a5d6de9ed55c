import type { Editor } from '@tiptap/react'
import { keepCaret, savedCaret } from './saved-caret.ts'

/** Returns how much plain text is before a position of the document. */
const offsetOf = ({ state: { doc } }: Editor, position: number) => doc.textBetween(0, position, '\n\n', '\n').length

/** Returns the position of the document with this much plain text before it. */
const positionAt = (editor: Editor, offset: number) => {
  let [low, high] = [0, editor.state.doc.content.size]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (offsetOf(editor, middle) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Keeps the caret of an editor that unmounts, if it has the focus. */
export const saveEditorCaret = (editor: Editor, draftKey: string, noun: string): void => {
  if (editor.isDestroyed || !editor.view.hasFocus()) return
  const { from, to } = editor.state.selection
  keepCaret({ draftKey, noun, start: offsetOf(editor, from), end: offsetOf(editor, to) })
}

/** Focuses the editor with the caret at the end. */
export const focusEnd = (editor: Editor): void => {
  editor.commands.setTextSelection(editor.state.doc.content.size)
  editor.view.focus()
}

/** Focuses the editor of a draft if its caret was kept. @returns whether it was */
export const restoreEditorCaret = (editor: Editor, draftKey: string): boolean => {
  const caret = savedCaret()
  if (caret?.draftKey !== draftKey) return false
  editor.commands.setTextSelection({ from: positionAt(editor, caret.start), to: positionAt(editor, caret.end) })
  editor.view.focus()
  return true
}
