import { Button } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { keptFrom } from '../../ui/dates/kept-from.ts'
import { FieldError } from '../../ui/edit/field-error.tsx'
import { useSendWhenBack, whyLeftBehind } from '../../ui/edit/send-when-back.ts'
import { afterPress } from '../../ui/inline/after-press.ts'
import { caretAtEnd } from '../../ui/inline/caret-at-end.ts'
import { Keys } from '../../ui/keys/key.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import { AttachButton } from '../files/attach-button.tsx'
import { AttachedFiles } from '../files/attached-files.tsx'
import { DropArea } from '../files/drop-area.tsx'
import { pastedFiles } from '../files/dropped-files.ts'
import { SendingFiles } from '../files/sending-files.tsx'
import type { Uploads } from '../files/use-uploads.ts'
import classes from './writing-box.module.css'
import type { Written } from './written.ts'

interface WritingBoxProps {
  value: Written
  /** Changes what is written; `edit` is given what it is at that moment. */
  onChange: (edit: (now: Written) => Written) => void
  /** Sends what is written; when it rejects the text stays, with the reason under it. Without an answer it is sent again by itself. */
  onSend: () => Promise<unknown>
  /** Names the draft of what is written. */
  draftKey: string
  /** What is written, for assistive technology and as the word on the button. */
  label: string
  sendLabel: string
  placeholder: string
  /** Esc was pressed: closes the box. */
  onLeave?: () => void
  /** Drops what is written and closes the box: a button says so. */
  onCancel?: () => void
  /** When the text found at the start was kept. */
  restoredAt?: Date | undefined
  onStartAfresh?: () => void
  /** Beside Attach, such as who can see it. */
  choices?: ReactNode
  autoFocus?: boolean
  /** Shows one line while nothing is written and the focus is elsewhere. */
  folds?: boolean
  /** The files on their way to it. */
  uploads: Uploads
  field?: Ref<HTMLTextAreaElement>
}

const Foot = ({ props, uploads, busy, send }: { props: WritingBoxProps; uploads: Uploads; busy: boolean; send: () => void }) => {
  const phone = usePhone()
  return (
    <div className={classes.foot}>
      <AttachButton onChoose={uploads.add} wordless={phone} />
      {props.choices && <span className={classes.choices}>{props.choices}</span>}
      <span className={classes.gap} />
      {uploads.busy && <span className={classes.says}>Files are on their way</span>}
      {props.onCancel && (
        <Button size="xs" variant="subtle" onClick={props.onCancel}>
          Cancel
        </Button>
      )}
      <Button
        size="xs"
        disabled={busy || uploads.busy || props.value.body.trim() === ''}
        onClick={send}
        rightSection={phone ? undefined : <Keys combo="mod+enter" joined />}
      >
        {props.sendLabel}
      </Button>
    </div>
  )
}

/** Where notes and comments are written: text that grows, files by button, drop or paste, and one button that sends. */
export const WritingBox = (props: WritingBoxProps) => {
  const { value, onChange, uploads, label, placeholder, restoredAt, autoFocus, folds = false } = props
  const [unfolded, setUnfolded] = useState(false)
  const [busy, setBusy] = useState(false)
  const begun = useRef(false)
  const [failed, setFailed] = useState<{ reason: unknown; body: string } | undefined>(() => {
    const reason = whyLeftBehind(props.draftKey)
    return reason === undefined ? undefined : { reason, body: value.body }
  })
  const open = !folds || unfolded || value.body !== '' || value.files.length > 0 || uploads.sending.length > 0

  const send = async () => {
    if (busy || uploads.busy || value.body.trim() === '') return
    setBusy(true)
    setFailed(undefined)
    try {
      await props.onSend()
      setUnfolded(false)
    } catch (reason) {
      setFailed({ reason, body: value.body })
      missed(reason)
    }
    setBusy(false)
  }
  const reason = !busy && failed?.body === value.body ? failed.reason : undefined
  const { waits, missed } = useSendWhenBack({ reason, send: () => void send(), draftKey: props.draftKey })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.currentTarget.blur()
    setUnfolded(false)
    props.onLeave?.()
  }
  const onBlur = ({ currentTarget: box, relatedTarget }: FocusEvent) => {
    // What is pressed inside need not take the focus, such as the button that opens the system's choice of files.
    if (box.contains(relatedTarget) || box.matches(':active')) return
    afterPress(() => !box.contains(document.activeElement) && setUnfolded(false))
  }
  return (
    <DropArea onDrop={uploads.add} says="Drop to attach" className={classes.drop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus leaves */}
      <div className={classes.box} onBlur={onBlur}>
        {restoredAt && value.body !== '' && props.onStartAfresh && (
          <p className={classes.kept}>
            Kept from {keptFrom(restoredAt, new Date())}.
            <button type="button" className={classes.afresh} onClick={props.onStartAfresh}>
              Start afresh
            </button>
          </p>
        )}
        <textarea
          ref={props.field}
          className={classes.text}
          aria-label={label}
          aria-invalid={failed && !waits ? true : undefined}
          placeholder={placeholder}
          rows={folds && !open ? 1 : 2}
          dir="auto"
          autoFocus={autoFocus}
          value={value.body}
          onClick={() => setUnfolded(true)}
          onFocus={(event) => {
            setUnfolded(true)
            if (autoFocus && !begun.current) caretAtEnd(event.currentTarget)
            begun.current = true
          }}
          onChange={(event) => {
            setFailed(undefined)
            const body = event.currentTarget.value
            onChange((now) => ({ ...now, body }))
          }}
          onPaste={(event) => {
            const files = pastedFiles(event)
            if (files.length === 0) return
            event.preventDefault()
            uploads.add(files)
          }}
          onKeyDown={onKeyDown}
        />
        <AttachedFiles
          files={value.files}
          pictures={false}
          onRemove={(file) => onChange((now) => ({ ...now, files: now.files.filter(({ id }) => id !== file.id) }))}
        />
        <SendingFiles uploads={uploads} />
        {failed && <FieldError waits={waits}>{errorMessage(failed.reason)}</FieldError>}
        {open && <Foot props={props} uploads={uploads} busy={busy} send={() => void send()} />}
      </div>
    </DropArea>
  )
}
