import { notifications, notificationsStore } from '@mantine/notifications'
import { useStore } from '@mantine/store'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Keys } from '../keys/key.tsx'
import { lazyLayer } from '../layers/lazy-layer.tsx'
import { whenSettled } from '../lazy/when-idle.ts'
import classes from './undo-note.module.css'
import { useNoteRoom } from './use-note-room.ts'

/** A button beside Undo for the usual next step, such as "Start project". */
export interface NextAction {
  readonly label: string
  readonly onClick: () => void
}

interface Note {
  /** A sentence without a full stop: "3 contacts tagged ferries". */
  readonly message: ReactNode
  /** `red` is for failures, which screen readers announce at once. */
  readonly tone?: 'done' | 'red'
  /** Closes after half the time. */
  readonly brief?: boolean
  readonly next?: NextAction | undefined
  readonly onUndo?: () => void
  /** Label of the button, "Undo" by default. */
  readonly actionLabel?: string
  /** Shortcut shown on the button, `mod+Z` by default; empty for none. */
  readonly keys?: string
}

const lifetime = 8000

/** Closes the notification that is shown. */
export const clearNotification = (): void => notifications.clean()

/** A long first sentence is cut; what follows it, the reason of a failure, is not. */
const Message = ({ children }: { children: ReactNode }) => {
  const text = typeof children === 'string' ? children : undefined
  const end = text ? text.indexOf('. ') + 1 : 0
  return (
    <span className={classes.message} title={text}>
      <span className={classes.first}>{text && end > 0 ? text.slice(0, end) : children}</span> {end > 0 && text?.slice(end + 1)}
    </span>
  )
}

/** Closes the notification before it runs. The button gives up the focus at once, so that a moved card can take it. */
const closing = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.blur()
  clearNotification()
  act()
}

const NoteContent = ({ message, tone, next, onUndo, actionLabel = 'Undo', keys = 'mod+Z' }: Note) => {
  const content = useRef<HTMLSpanElement>(null)
  useNoteRoom(content)
  return (
    <span ref={content} className={classes.content}>
      <Icon of={tone === 'red' ? IconAlertTriangle : IconCheck} bold={tone !== 'red'} />
      <Message>{message}</Message>
      {next && (
        <button type="button" className={classes.action} onClick={closing(next.onClick)}>
          {next.label}
        </button>
      )}
      {onUndo && (
        <button type="button" className={classes.action} onClick={closing(onUndo)}>
          {actionLabel}
          {keys !== '' && <Keys combo={keys} joined />}
        </button>
      )}
    </span>
  )
}

/** Shows a notification for eight seconds, in place of the one before. Can be called from anywhere. */
export const notify = (note: Note): void => {
  clearNotification()
  notifications.show({
    message: <NoteContent {...note} />,
    role: note.tone === 'red' ? 'alert' : 'status',
    autoClose: note.brief ? lifetime / 2 : lifetime,
  })
}

const Layer = lazyLayer(() => import('../layers/notifications-layer.tsx').then(({ NotificationsLayer }) => NotificationsLayer))

/**
 * Shows the notifications of `notify`. Rendered once.
 *
 * @param ahead whether its code is fetched once the page has settled, for what is said without a network, and not with the first notification
 */
export const UndoNotes = ({ ahead = false }: { ahead?: boolean }) => {
  const [settled, setSettled] = useState(false)
  const { notifications } = useStore(notificationsStore)
  useEffect(() => {
    if (ahead) void whenSettled().then(() => setSettled(true))
  }, [ahead])
  return settled || notifications.length > 0 ? <Layer /> : null
}
