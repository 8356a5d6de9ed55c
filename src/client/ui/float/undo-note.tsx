import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Keys } from '../keys/key.tsx'
import { type Note, noteStore, type ShownNote } from './note-store.ts'
import classes from './undo-note.module.css'

const lifetime = 8000

/** Says what was done, with the way back: one note at a time, for eight seconds. Callable from anywhere. */
export const notify = (note: Note): void => noteStore.show(note)

/** A name of any length is cut at its end, what follows the first sentence, a reason, is not. */
const Words = ({ of: message }: { of: ReactNode }) => {
  const end = typeof message === 'string' ? message.indexOf('. ') + 1 : 0
  const [what, why] = typeof message === 'string' && end > 0 ? [message.slice(0, end), message.slice(end + 1)] : [message]
  return (
    <span className={classes.words} title={typeof message === 'string' ? message : undefined}>
      <span className={classes.what}>{what}</span> {why}
    </span>
  )
}

const Shown = ({ note }: { note: ShownNote }) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(noteStore.hide, note.brief ? lifetime / 2 : lifetime)
    return () => clearTimeout(timer)
  }, [held, note.brief])
  const act = () => {
    if (noteStore.current()?.id !== note.id) return
    noteStore.hide()
    note.onUndo?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the clock
    <div
      className={classes.note}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={note.tone === 'red' ? IconAlertTriangle : IconCheck} bold={note.tone !== 'red'} />
      <Words of={note.message} />
      {note.onUndo && (
        <button type="button" className={classes.undo} onClick={act}>
          {note.actionLabel ?? 'Undo'}
          {note.keys !== '' && <Keys combo={note.keys ?? 'mod+Z'} joined />}
        </button>
      )}
    </div>
  )
}

/**
 * Where the notes of `notify` appear: bottom left beside the rail, one at a time, eight seconds, still while pointed at
 * or focused. Mounted once, in the shell.
 */
export const UndoNotes = () => {
  const note = useSyncExternalStore(noteStore.subscribe, noteStore.current)
  return (
    <div className={classes.place}>
      <div role="status">{note && note.tone !== 'red' && <Shown key={note.id} note={note} />}</div>
      <div role="alert">{note?.tone === 'red' && <Shown key={note.id} note={note} />}</div>
    </div>
  )
}
