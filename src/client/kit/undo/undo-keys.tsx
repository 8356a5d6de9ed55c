import { useEffect } from 'react'
import { typing, useKeys } from '../../ui/keys/hotkeys.ts'
import { undoStack } from './undo-stack.ts'
import { useUndoable } from './use-undoable.ts'

/** Ctrl/Cmd+Z undoes step after step, with Shift it redoes them. In a text field the keys belong to the text. Mounted once, in the shell. */
export const UndoKeys = ({ person }: { person: string }) => {
  useEffect(() => undoStack.open(person), [person])
  const { undoLast, redoLast } = useUndoable()
  const unlessTyping = (act: () => Promise<void>) => (event: KeyboardEvent) => {
    if (typing(event)) return false
    void act()
    return true
  }
  useKeys({ 'mod+z': unlessTyping(undoLast), 'mod+shift+z': unlessTyping(redoLast) })
  return null
}
