import { useEffect } from 'react'
import { typing, useKeys } from '../../ui/keys/hotkeys.ts'
import { undoStack } from './undo-stack.ts'
import { useUndoable } from './use-undoable.ts'

/** Ctrl/Cmd+Z takes back step after step, with Shift does them again. While one types the keys belong to the text. Mounted once, in the shell. */
export const UndoKeys = ({ person }: { person: string }) => {
  useEffect(() => undoStack.open(person), [person])
  const { undoLast, redoLast } = useUndoable()
  const unlessTyping = (act: () => Promise<void>) => (event: KeyboardEvent) => {
    if (typing(event)) return false
    void act()
    return true
  }
  useKeys({ 'mod+z': unlessTyping(() => undoLast()), 'mod+shift+z': unlessTyping(() => redoLast()) })
  return null
}
