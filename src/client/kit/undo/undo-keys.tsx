import { useEffect } from 'react'
import { textField, useKeys } from '../../ui/keys/hotkeys.ts'
import { undoStack } from './undo-stack.ts'
import { useUndoable } from './use-undoable.ts'

/** The fields that were emptied by typing, which the browser can take back. */
const emptied = new WeakSet<Element>()

const noteTyping = ({ target }: Event) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  if (target.value === '') emptied.add(target)
  else emptied.delete(target)
}

/** Whether the key belongs to a text field: there is text in it, or was until it was deleted. What was sent has left its field to the page. */
const belongsToText = ({ target }: Event): boolean => {
  const field = target instanceof Element ? target.closest(textField) : null
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value !== '' || emptied.has(field)
  // An editor takes the key itself as long as it has something to undo.
  return field !== null && field.textContent !== ''
}

/** Ctrl/Cmd+Z undoes step after step, with Shift it redoes them. In a text field with text the keys belong to the text. Mounted once, in the shell. */
export const UndoKeys = ({ person }: { person: string }) => {
  useEffect(() => undoStack.open(person), [person])
  useEffect(() => {
    window.addEventListener('input', noteTyping, { capture: true })
    return () => window.removeEventListener('input', noteTyping, { capture: true })
  }, [])
  const { undoLast, redoLast } = useUndoable()
  const unlessText = (act: () => Promise<void>) => (event: KeyboardEvent) => {
    if (belongsToText(event)) return false
    void act()
    return true
  }
  useKeys({ 'mod+z': unlessText(undoLast), 'mod+shift+z': unlessText(redoLast) })
  return null
}
