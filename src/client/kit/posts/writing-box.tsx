import { Button } from '@mantine/core'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { currentTime } from '../../clock.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { formatDraftTime } from '../../ui/dates/format-draft-time.ts'
import { FieldError } from '../../ui/edit/field-error.tsx'
import { afterPress } from '../../ui/inline/after-press.ts'
import { OtherDraftLine } from '../../ui/inline/other-draft-line.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import { tooLong } from '../../ui/text/text-limit.ts'
import { refusedDrafts } from '../drafts/draft-entries.ts'
import { hasDraft } from '../drafts/draft-storage.ts'
import { unsentReason, useSendWhenBack } from '../drafts/send-when-back.ts'
import type { DraftInfo } from '../drafts/use-draft.ts'
import { AttachButton } from '../files/attach-button.tsx'
import { AttachedFiles } from '../files/attached-files.tsx'
import { DropArea } from '../files/drop-area.tsx'
import { UploadList } from '../files/upload-list.tsx'
import type { Uploads } from '../files/use-uploads.ts'
import { FormattedField } from '../rich-text/formatted-field.tsx'
import { type FormattedText, sameText } from '../rich-text/formatted-text.ts'
import box from './composer-box.module.css'
import type { PostDraft } from './post-draft.ts'
import classes from './writing-box.module.css'

interface WritingBoxProps {
  value: PostDraft
  onChange: (edit: (now: PostDraft) => PostDraft) => void
  /** Sends the text. When it rejects the text stays with the reason; after a lost connection it is sent again. */
  onSend: () => Promise<unknown>
  draftKey: string
  noun: 'note' | 'comment'
  /** The accessible name of the field. */
  label: string
  sendLabel: string
  placeholder: string
  /** Esc was pressed. */
  onLeave: () => void
  /** Shows a Cancel button. */
  onCancel?: () => void
  /** When the restored draft and that of another tab were last written, and how to discard or show them. */
  kept: Pick<DraftInfo, 'restoredAt' | 'discard' | 'otherAt' | 'showOther'>
  /** More controls beside Attach. */
  choices?: ReactNode
  autoFocus?: boolean
  /** Above the text. */
  head?: ReactNode
  /** Shows one line while it is empty and not focused. */
  folds?: boolean
  uploads: Uploads
  /** Holds the text box. */
  field: RefObject<HTMLDivElement | null>
}

const Footer = ({ props, busy, saved, send }: { props: WritingBoxProps; busy: boolean; saved: boolean; send: () => void }) => {
  const phone = usePhone()
  const { uploads, choices, onCancel, value, sendLabel } = props
  return (
    <div className={classes.footer}>
      <AttachButton onChoose={uploads.add} iconOnly={phone} />
      {choices && <span className={classes.choices}>{choices}</span>}
      <span className={classes.gap} />
      {uploads.busy ? <span className={classes.state}>Uploading files…</span> : saved && <span className={classes.state}>Draft saved</span>}
      {onCancel && (
        <Button size="xs" variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        size="xs"
        disabled={busy || uploads.busy || value.body.trim() === ''}
        onClick={send}
        rightSection={phone ? undefined : <Keys combo="mod+enter" joined />}
      >
        {sendLabel}
      </Button>
    </div>
  )
}

/** Focuses the text box or the editor in an element. */
export const focusText = (within: HTMLElement | null): void =>
  within?.querySelector<HTMLElement>('textarea, [contenteditable=true]')?.focus()

/** Writes a note or a comment: text that grows, files by button, drop or paste. */
export const WritingBox = (props: WritingBoxProps) => {
  const { value, onChange, uploads, draftKey, kept, field, autoFocus = false, folds = false } = props
  const [unfolded, setUnfolded] = useState(false)
  const [busy, setBusy] = useState(false)
  const errorId = useId()
  const [failed, setFailed] = useState<{ reason: unknown; text: FormattedText } | undefined>(() => {
    const reason = unsentReason(draftKey)
    return reason === undefined ? undefined : { reason, text: value }
  })
  const open = !folds || unfolded || value.body !== '' || value.files.length > 0 || uploads.all.length > 0

  // Folded, the text box takes the place of the editor and its focus, which does not unfold it.
  const isFolding = useRef(false)
  useEffect(() => {
    isFolding.current = false
  })
  const sending = useRef(false)
  const isNextAsked = useRef(false)
  const send = async () => {
    isNextAsked.current = sending.current
    if (sending.current || uploads.busy || value.body.trim() === '') return
    sending.current = true
    setBusy(true)
    setFailed(undefined)
    try {
      await props.onSend()
      isFolding.current = !isNextAsked.current
      setUnfolded(isNextAsked.current)
    } catch (reason) {
      isNextAsked.current = false
      setFailed({ reason, text: value })
      onFailure(reason)
    }
    sending.current = false
    setBusy(false)
  }
  // What was typed and sent while the first was on its way follows it.
  const sendNext = useEffectEvent(() => void send())
  useEffect(() => {
    if (!busy && isNextAsked.current) sendNext()
  }, [busy])
  const isLeft = !unfolded && !busy && !failed && value.body !== '' && !kept.restoredAt
  const reason = !busy && failed && sameText(failed.text, value) ? failed.reason : undefined
  const { waits, onFailure } = useSendWhenBack({ reason, send: () => void send(), draftKey })
  // The editor says itself that its HTML is too long.
  const long = value.xHtml === undefined ? tooLong(value.body) : undefined
  const onLeave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setUnfolded(false)
    props.onLeave()
  }
  const onBlur = ({ currentTarget: box, relatedTarget }: FocusEvent) => {
    // A pressed button inside may not take the focus, such as the one that opens the file dialog.
    if (box.contains(relatedTarget) || box.matches(':active')) return
    afterPress(() => !box.contains(document.activeElement) && setUnfolded(false))
  }
  return (
    <DropArea onDrop={uploads.add} hint="Drop to attach" className={classes.drop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus leaves */}
      <div className={box.box} onBlur={onBlur}>
        {props.head}
        {kept.restoredAt && value.body !== '' && (
          <p className={classes.restored}>
            Draft from {formatDraftTime(kept.restoredAt, currentTime())}.
            <Button variant="text" onClick={kept.discard}>
              Discard draft
            </Button>
          </p>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus enters */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: whoever uses keys enters by focus */}
        <div ref={field} onClick={() => setUnfolded(true)} onFocus={() => !isFolding.current && afterPress(() => setUnfolded(true))}>
          <FormattedField
            bare
            className={`${box.text} ${classes.text}`}
            label={props.label}
            placeholder={props.placeholder}
            rows={folds && !open ? 1 : 2}
            isOpen={open}
            autoFocus={autoFocus}
            errorId={(failed && !waits) || long ? errorId : undefined}
            draftKey={draftKey}
            noun={props.noun}
            value={value}
            onChange={(text) => {
              setFailed(undefined)
              onChange((now) => ({ ...now, ...text }))
            }}
            onFiles={uploads.add}
            onSend={() => void send()}
            onLeave={onLeave}
          />
        </div>
        <OtherDraftLine at={kept.otherAt} onShow={kept.showOther} />
        <AttachedFiles
          files={value.files}
          pictures={false}
          onRemove={(file) => onChange((now) => ({ ...now, files: now.files.filter(({ id }) => id !== file.id) }))}
        />
        <UploadList uploads={uploads} />
        {!failed && long && <FieldError id={errorId}>{long}</FieldError>}
        {failed && (
          <FieldError id={errorId} waits={waits}>
            {errorMessage(failed.reason)}
          </FieldError>
        )}
        {open && (
          <Footer
            props={props}
            busy={busy}
            saved={isLeft && hasDraft(draftKey) && refusedDrafts.current() === 0}
            send={() => void send()}
          />
        )}
      </div>
    </DropArea>
  )
}
