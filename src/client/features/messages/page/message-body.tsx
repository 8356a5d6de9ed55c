import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Message, MessageChange } from '../../../../contract/projects/messages.ts'
import { currentTime } from '../../../clock.ts'
import { hasDraft, readDraft, removeDraft } from '../../../kit/drafts/draft-storage.ts'
import { useSendWhenBack } from '../../../kit/drafts/send-when-back.ts'
import { useEditDraft } from '../../../kit/drafts/use-edit-draft.ts'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { RichTextEditor } from '../../../kit/rich-text/rich-text-editor.tsx'
import { SafeHtml } from '../../../kit/rich-text/safe-html.tsx'
import { errorMessage } from '../../../lib/service-error.ts'
import { formatDraftTime } from '../../../ui/dates/format-draft-time.ts'
import { DraftLine } from '../../../ui/inline/draft-line.tsx'
import { useFocusBack } from '../../../ui/inline/use-focus-back.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import classes from './message-page.module.css'

type Edit = RecordEdit<Message, MessageChange>

/** Edits the text in place. Esc closes it and keeps the draft, Cancel discards it. */
const BodyEditor = ({ edit, onFiles, onClose }: { edit: Edit; onFiles: (files: File[]) => void; onClose: () => void }) => {
  const { record } = edit
  const draftKey = edit.draftKey('text')
  const [body, setBody, kept] = useEditDraft(draftKey, record.body, record)
  const [failed, setFailed] = useState<{ reason: unknown; body: string }>()
  const [busy, setBusy] = useState(false)
  const phone = usePhone()
  const discard = () => {
    kept.discard()
    onClose()
  }
  const save = async () => {
    if (busy) return
    if (body === kept.was.value) return discard()
    setBusy(true)
    setFailed(undefined)
    try {
      await edit.save({ body }, kept.was.record, { message: 'Text changed' })
      discard()
    } catch (reason) {
      setFailed({ reason, body })
      onFailure(reason)
    }
    setBusy(false)
  }
  const reason = failed?.body === body ? failed.reason : undefined
  const { onFailure, waits } = useSendWhenBack({ reason, send: () => void save(), draftKey })
  return (
    <div className={classes.editor}>
      {kept.restoredAt && <p className={classes.restored}>Draft from {formatDraftTime(kept.restoredAt, currentTime())}.</p>}
      <RichTextEditor
        label="Text"
        placeholder="Write your message…"
        autoFocus
        value={body}
        onChange={setBody}
        onFiles={onFiles}
        onSend={() => void save()}
        onLeave={onClose}
        {...(reason !== undefined && {
          error: `${errorMessage(reason)}${waits ? ' It will be sent when the connection is back.' : ' Your draft is saved.'}`,
        })}
      />
      <div className={classes.buttons}>
        <Button size="xs" disabled={busy} onClick={() => void save()} rightSection={!phone && <Keys combo="mod+enter" joined />}>
          Save
        </Button>
        <Button size="xs" variant="subtle" onClick={discard}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

interface MessageBodyProps {
  edit: Edit
  /** Whether its editor is open; undefined until someone opens or closes it, when a draft opens it. */
  isOpen: boolean | undefined
  onOpen: (isOpen: boolean) => void
  onFiles: (files: File[]) => void
}

/** The text of a message, or its editor. */
export const MessageBody = ({ edit, isOpen, onOpen, onFiles }: MessageBodyProps) => {
  const draftKey = edit.draftKey('text')
  const [found] = useState(() => hasDraft(draftKey))
  const open = isOpen ?? found
  /** When the draft of the closed editor was last written, in ms. */
  const [keptAt, setKeptAt] = useState<number>()
  const text = useRef<HTMLDivElement>(null)
  useFocusBack(open, text)
  const close = () => {
    onOpen(false)
    setKeptAt(readDraft(draftKey)?.at)
  }
  const discard = () => {
    removeDraft(draftKey)
    setKeptAt(undefined)
    text.current?.focus()
  }
  if (open) return <BodyEditor edit={edit} onFiles={onFiles} onClose={close} />
  return (
    <>
      <div ref={text} className={classes.body} tabIndex={-1}>
        <SafeHtml html={edit.record.body} />
      </div>
      {keptAt !== undefined && hasDraft(draftKey) && <DraftLine at={new Date(keptAt)} onDiscard={discard} />}
    </>
  )
}
